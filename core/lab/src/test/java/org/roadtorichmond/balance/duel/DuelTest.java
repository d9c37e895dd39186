package org.roadtorichmond.balance.duel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.AnswerCost;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.GameLuck;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("Duels of commanders")
class DuelTest {
    private static final StopRule ALL = new StopRule.All();

    private static Commander cadet(int temper) {
        return Commanders.find("cadet", temper).orElseThrow();
    }

    private static DuelStart start(String scenario) {
        LoadedScenario loaded = Labs.scenario(scenario);
        return new DuelStart(scenario, loaded, GameStart.of(loaded.survey()));
    }

    private static Duel duel(String a, String b, int pairs, long seed, StopRule rule, DuelStart... starts) {
        return new Duel(spec(a), spec(b), List.of(starts), pairs, seed, rule);
    }

    private static CommanderSpec spec(String text) {
        return Commanders.parse(text).value().orElseThrow();
    }

    private static DuelSummary play(Duel duel, int threads) {
        GameSource source =
                new GameSource(ExperimentRunner.threads(threads, () -> false), (game, played) -> Optional.empty());
        return duel.run(source).value().orElseThrow();
    }

    private static DuelPair pair(int seed, double asUnion, double asConfederate, double luck) {
        return new DuelPair(seed, game(Side.UNION, asUnion, luck), game(Side.CONFEDERATE, asConfederate, luck));
    }

    private static DuelGame game(Side side, double score, double luck) {
        return new DuelGame(side, score, List.of(luck, 0.0, luck), Conduct.NONE, Conduct.NONE, 1);
    }

    @Test
    @DisplayName("say what it costs to know the score to one percent, each start at its own pace")
    void cost() {
        DuelSummary summary = play(duel("cadet", "cadet", 15, 1, ALL, start("training"), start("gaines-mill")), 2);
        double slower = 0.6;
        AnswerCost all = summary.cost(slower).orElseThrow();
        double times = summary.score().halfWidth() / 0.01;
        double games = summary.games() * times * times;
        assertEquals(Math.round(games), all.games());
        double pace = slower * summary.thinking() / summary.games();
        assertEquals(games * pace, all.time().orElseThrow().toNanos() / 1e9, 1e-6 * games * pace);
        double alone = 0;
        for (int start = 0; start < 2; start++) {
            DuelSummary one = summary.of(start);
            AnswerCost own = one.cost(slower).orElseThrow();
            alone += own.time().orElseThrow().toNanos() / 1e9 / own.games() * one.games();
        }
        assertEquals(pace * summary.games(), alone, 1e-3 * alone);
        assertTrue(summary.of(0).thinking() < summary.of(1).thinking(), "games of the smaller scenario take less time");
        assertEquals(
                Optional.empty(), new DuelSummary(List.of(pairs(9, 0.5, 0.5))).cost(slower), "18 games are too few");
    }

    private static List<DuelPair> pairs(int count, double asUnion, double asConfederate) {
        return IntStream.range(0, count)
                .mapToObj(i -> pair(i, i < count * asUnion ? 1 : 0, i < count * asConfederate ? 1 : 0, 0))
                .toList();
    }

    @Test
    @DisplayName(
            "a commander against itself scores exactly one half, with and without luck, whatever the sides are worth")
    void itself() {
        DuelSummary summary = play(duel("cadet", "cadet", 4, 1, ALL, start("training"), start("gaines-mill")), 2);
        assertEquals(Estimate.alike(0.5, 8, 0, 1), summary.score());
        assertEquals(summary.score(), summary.luckAdjusted());
        assertEquals(0, summary.skill().value().value(), 1e-12);
        assertEquals(
                1,
                summary.score(DuelPair::asUnion).value()
                        + summary.score(DuelPair::asConfederate).value());
        assertEquals(16, summary.games());
    }

    @Test
    @DisplayName("its games are those that the laboratory plays with the same seeds, seen from the side of A")
    void games() {
        DuelSummary summary = play(duel("colonel", "cadet", 3, 7, ALL, start("training")), 2);
        LoadedScenario training = Labs.scenario("training");
        for (int i = 0; i < 3; i++) {
            DuelPair pair = summary.groups().get(0).get(i);
            assertEquals(7 + i, pair.seed());
            Variant variant = Labs.variant(training, "cadet");
            Variant swapped = new Variant("", training, variant.start(), spec("cadet"), spec("colonel"));
            Variant.Played played = swapped.play(7L + i, List.of(swapped.system()));
            Game game = played.game();
            assertEquals(1 - played.line().score(), pair.asConfederate().score());
            assertEquals(
                    GameLuck.of(game, Side.CONFEDERATE, 0), pair.asConfederate().luck());
            assertEquals(game.log().size(), pair.asConfederate().commands());
            Conduct colonel = pair.asConfederate().a();
            assertEquals(attacks(game, Side.CONFEDERATE), colonel.attacks());
            assertEquals(eliminated(game, Side.CONFEDERATE, false), colonel.lost());
            assertEquals(eliminated(game, Side.CONFEDERATE, true), colonel.trapped());
            assertEquals(
                    eliminated(game, Side.UNION, false),
                    pair.asConfederate().b().lost());
        }
    }

    private static long attacks(Game game, Side side) {
        return events(game, Event.AttackDeclared.class)
                .filter(attack -> attack.attackers().get(0).side() == side)
                .count();
    }

    private static long eliminated(Game game, Side side, boolean trapped) {
        return events(game, Event.UnitEliminated.class)
                .filter(end -> end.unit().side() == side && (end.trapped() || !trapped))
                .count();
    }

    private static <E extends Event> Stream<E> events(Game game, Class<E> kind) {
        return game.log().stream().flatMap(entry -> entry.all(kind));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"training.scenario.json", "/opt/road/training.scenario.json", "..\\maps\\training.scenario.json"
            })
    @DisplayName("results of a file have the same names wherever it lies")
    void names(String file) {
        Subject subject = new Subject(Labs.scenario("training"), Optional.empty(), Optional.empty());
        DuelStart start = DuelStart.of(new FileUnderSystem(file, "simplified", subject));
        assertEquals(
                "training.scenario.json, simplified, A as the Union",
                start.variants(spec("colonel"), spec("cadet")).get(0).name());
    }

    @Test
    @DisplayName("all but the times is the same on one thread and on three, also where a rule ends the duel")
    void threads() {
        Duel duel = duel("cadet", "cadet", 60, 7, new StopRule.Until(0.055), start("training"));
        DuelSummary one = play(duel, 1);
        DuelSummary three = play(duel, 3);
        assertEquals(withoutTimes(one), withoutTimes(three));
        assertTrue(one.pairs() > 30 && one.pairs() < 60, "the rule ended it after " + one.pairs());
    }

    private static List<Object> withoutTimes(DuelSummary summary) {
        List<Object> all = new ArrayList<>(
                List.of(summary.score(), summary.luckAdjusted(), summary.skill(), summary.pairs(), summary.commands()));
        for (DuelPair pair : summary.groups().get(0)) {
            for (DuelGame game : List.of(pair.asUnion(), pair.asConfederate())) {
                all.add(List.of(
                        game.score(), game.luck(), game.a().attacks(), game.b().attacks()));
                all.add(List.of(
                        game.a().lost(), game.b().lost(), game.a().turnNanos().size()));
            }
        }
        return all;
    }

    @Test
    @DisplayName("a stronger commander is found to be stronger, from either side")
    void stronger() {
        DuelSummary colonel = play(duel("colonel", "cadet", 12, 1, ALL, start("training")), 2);
        DuelSummary cadet = play(duel("cadet", "colonel", 12, 1, ALL, start("training")), 2);
        assertTrue(colonel.score().low() > 0.5, "score " + colonel.score());
        assertTrue(colonel.skill().value().low() > 0, "skill " + colonel.skill());
        assertEquals(1, colonel.score().value() + cadet.score().value(), 1e-12);
        assertEquals(0, colonel.skill().value().value() + cadet.skill().value().value(), 1e-9);
        assertEquals(colonel.conductOfB().attacks(), cadet.conductOfA().attacks());
    }

    @ParameterizedTest
    @ValueSource(strings = {"training", "gaines-mill-withdrawal"})
    @DisplayName("counts the player-turns that are timed, also where a game ends in the middle of a game-turn")
    void playerTurns(String scenario) {
        LoadedScenario loaded = Labs.scenario(scenario);
        DuelStart start = new DuelStart(scenario, loaded, GameStart.of(loaded.survey()));
        DuelStart later = new DuelStart("later", loaded, GameStart.of(secondPlayer(loaded)));
        DuelSummary summary = play(duel("cadet", "cadet", 12, 1, ALL, start, later), 2);
        for (DuelPair pair : summary.groups().stream().flatMap(List::stream).toList()) {
            for (DuelGame game : List.of(pair.asUnion(), pair.asConfederate())) {
                assertEquals(game.a().turnNanos().size(), game.a().turns());
                assertEquals(game.b().turnNanos().size(), game.b().turns());
            }
        }
        boolean unequal = summary.of(0).groups().get(0).stream()
                .anyMatch(
                        pair -> pair.asUnion().a().turns() != pair.asUnion().b().turns());
        assertEquals(scenario.endsWith("withdrawal"), unequal);
    }

    /** A game at the beginning of the second player-turn. */
    private static Game secondPlayer(LoadedScenario scenario) {
        Game game = VictorySystems.newGame(scenario.survey(), 1);
        Playout playout = new Playout(cadet(0), cadet(0));
        while (game.state().moment().player() == scenario.scenario().first()) {
            playout.step(game);
        }
        return game;
    }

    @Test
    @DisplayName("a training game has four player-turns of each commander, and each is timed")
    void timesEveryTurn() {
        DuelSummary summary = play(duel("cadet", "cadet", 2, 1, ALL, start("training")), 1);
        assertEquals(16, summary.conductOfA().turns());
        assertEquals(16, summary.conductOfA().turnNanos().size());
        assertTrue(summary.conductOfA().turnNanos().stream().allMatch(nanos -> nanos > 0));
    }

    @Test
    @DisplayName("the log ratio is that of coins over the spread of the pairs, and decides at ln 19 after 30 pairs")
    void sequentialTest() {
        StopRule.Sprt test = new StopRule.Sprt(0.50, 0.55);
        // 40 pairs: 10 won, 10 lost and 20 shared. The mean is 0.5, and the variance 20 * 0.25 / 39 is half that of
        // coins.
        List<DuelPair> pairs = new ArrayList<>(pairs(10, 1, 1));
        pairs.addAll(pairs(10, 0, 0));
        pairs.addAll(pairs(20, 1, 0));
        double dispersion = 20 * 0.25 / 39 / 0.25;
        assertEquals(
                (20 * Math.log(1.1) + 20 * Math.log(0.9)) / dispersion,
                test.logRatio(new DuelSummary(List.of(pairs))),
                1e-12);
        assertEquals(31 * Math.log(1.1), test.logRatio(summary(31, 1, 1)), 1e-12);
        assertEquals(2.944, StopRule.Sprt.BOUND, 0.001);
        assertEquals(StopRule.Sprt.Verdict.OPEN, test.verdict(summary(30, 1, 1)));
        assertEquals(StopRule.Sprt.Verdict.ACCEPTED, test.verdict(summary(31, 1, 1)));
        assertEquals(StopRule.Sprt.Verdict.REJECTED, test.verdict(summary(30, 0, 0)));
        assertEquals(StopRule.Sprt.Verdict.OPEN, new StopRule.Sprt(0.5, 0.7).verdict(summary(29, 0, 0)));
        assertEquals(StopRule.Sprt.Verdict.REJECTED, new StopRule.Sprt(0.5, 0.53).verdict(summary(30, 1, 0)));
    }

    private static DuelSummary summary(int pairs, double asUnion, double asConfederate) {
        return new DuelSummary(List.of(pairs(pairs, asUnion, asConfederate)));
    }

    @Test
    @DisplayName("the sequential test errs in about one of twenty duels at either score")
    void errorRates() {
        Random random = new Random(5);
        StopRule.Sprt test = new StopRule.Sprt(0.50, 0.60);
        assertTrue(accepted(test, 0.50, random) <= 0.09, "accepts what is no better");
        assertTrue(accepted(test, 0.60, random) >= 0.91, "accepts what is better");
    }

    private static double accepted(StopRule.Sprt test, double score, Random random) {
        int duels = 300;
        int accepted = 0;
        for (int i = 0; i < duels; i++) {
            List<DuelPair> pairs = new ArrayList<>();
            while (pairs.isEmpty() || !test.enough(new DuelSummary(List.of(pairs)))) {
                pairs.add(pair(0, random.nextDouble() < score ? 1 : 0, random.nextDouble() < score ? 1 : 0, 0));
            }
            accepted += test.verdict(new DuelSummary(List.of(pairs))) == StopRule.Sprt.Verdict.ACCEPTED ? 1 : 0;
        }
        return (double) accepted / duels;
    }

    @Test
    @DisplayName("a duel ends when its score is known closely enough")
    void until() {
        StopRule.Until rule = new StopRule.Until(0.05);
        assertTrue(!rule.enough(summary(20, 1, 0)), "too few pairs");
        assertTrue(!rule.enough(summary(30, 1, 0)), "no spread in 30 pairs is no proof that there is none");
        assertTrue(rule.enough(summary(80, 1, 0)), "no spread in 80 pairs");
        assertTrue(!rule.enough(summary(100, 0.5, 0.5)), "about ten points either way");
    }

    @Test
    @DisplayName("skill and side are those of logistic(side + skill), within one start and over lopsided ones")
    void skill() {
        double union = 1 / (1 + Math.exp(-(1 + 0.85)));
        double confederate = 1 / (1 + Math.exp(-(-1 + 0.85)));
        Skill one = Skill.fit(List.of(pairs(20_000, union, confederate)));
        assertEquals(0.85, one.value().value(), 0.01);
        assertEquals(1, one.sides().get(0), 0.01);
        Skill pooled = Skill.fit(List.of(pairs(20_000, union, confederate), pairs(20_000, confederate, union)));
        assertEquals(0.85, pooled.value().value(), 0.01);
        assertEquals(-1, pooled.sides().get(1), 0.01);
    }

    @Test
    @DisplayName("a clean sweep has a finite skill and an honest interval")
    void sweep() {
        DuelSummary swept = summary(20, 1, 1);
        assertTrue(swept.score().low() < 0.9 && swept.score().high() > 0.999, "score " + swept.score());
        Estimate skill = swept.skill().value();
        assertTrue(skill.value() > 3 && skill.value() < 5, "skill " + skill);
        assertTrue(skill.high() - skill.low() > 1, "skill " + skill);
    }

    @Test
    @DisplayName("taking the luck out narrows the interval as far as luck explains the scores, and leaves the figure")
    void luckAdjustment() {
        Random random = new Random(3);
        List<DuelPair> pairs = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            double luck = random.nextGaussian();
            double chance = 1 / (1 + Math.exp(-2 * luck));
            pairs.add(pair(i, random.nextDouble() < chance ? 1 : 0, random.nextDouble() < chance ? 1 : 0, luck));
        }
        DuelSummary summary = new DuelSummary(List.of(pairs));
        double raw = summary.score().halfWidth();
        double adjusted = summary.luckAdjusted().halfWidth();
        assertTrue(adjusted < 0.8 * raw, raw + " became " + adjusted);
        assertTrue(Math.abs(summary.luckAdjusted().value() - 0.5) < 2 * adjusted);
    }

    @Test
    @DisplayName("the luck of attacks is what one side has and the other has not")
    void luckOfBothSides() {
        Game game =
                new Playout(cadet(0), cadet(0)).play(VictorySystems.newGame(ShippedScenarios.survey("gaines-mill"), 3));
        List<Double> union = GameLuck.of(game, Side.UNION, 0);
        List<Double> confederate = GameLuck.of(game, Side.CONFEDERATE, 0);
        assertEquals(-union.get(0), confederate.get(1), 1e-9);
        assertEquals(-union.get(1), confederate.get(0), 1e-9);
        assertEquals(-union.get(2), confederate.get(2), 1e-9);
        assertTrue(union.stream().anyMatch(luck -> luck != 0), "the dice differ from the mean");
        assertEquals(
                List.of(0.0, 0.0, 0.0), GameLuck.of(game, Side.UNION, game.log().size()));
    }

    @Test
    @DisplayName("games begin from where a saved game stood, each with dice of its own")
    void goesOn() {
        Game game = VictorySystems.newGame(ShippedScenarios.survey("training"), 1);
        Playout playout = new Playout(cadet(0), cadet(0));
        while (game.state().moment().turn() < 3) {
            playout.step(game);
        }
        GameStart start = GameStart.of(game);
        assertEquals(game.log().size(), start.played());
        assertEquals(game.state().moment(), start.begin(5).state().moment());
        assertEquals(5, start.begin(5).state().seed());
        // Hashes depend on the seed, so only the events are equal.
        assertEquals(
                game.log().stream().map(Entry::events).toList(),
                start.begin(5).log().stream().map(Entry::events).toList());
        assertEquals(game.log(), start.begin(1).log());
        DuelStart later = new DuelStart("later", Labs.scenario("training"), start);
        DuelSummary summary = play(duel("cadet", "cadet", 3, 1, ALL, later), 1);
        assertEquals(0.5, summary.score().value());
        assertEquals(12, summary.conductOfA().turnNanos().size());
        assertEquals(
                VictorySystem.ROAD_TO_RICHMOND, VictorySystem.of(start.survey().scenario()));
    }
}
