package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.balance.GameLuck;
import org.roadtorichmond.balance.Roll;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.GameEnd;
import org.roadtorichmond.victory.TrainAwaited;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Shares;

@DisplayName("The course of a game")
class GameCourseTest {
    private static final int GAMES = 3;

    private static Variant.Played played(Variant variant, long seed) {
        return variant.play(seed, List.of(variant.system(), VictorySystem.WITHDRAWAL, VictorySystem.SPOILS_OF_WAR));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"training", "gaines-mill", "gaines-mill-battle-points", "gaines-mill-withdrawal"})
    @DisplayName("is what a walk through the game finds")
    void walk(String name) {
        Variant variant = Labs.played(name, "cadet");
        for (long seed = 1; seed <= GAMES; seed++) {
            Variant.Played played = played(variant, seed);
            GameCourse course = played.course();
            Game game = played.game();
            assertEquals(walkedLeads(game), course.leads());
            assertEquals(walked(game, GameCourseTest::forNow), course.forNow());
            assertEquals(GameEnd.of(game.state()).stream().map(GameEnd::word).toList(), course.ends());
            boolean bothBroke =
                    GameEnd.of(game.state()).stream().allMatch(end -> end.side().isPresent());
            assertTrue(course.ends().size() == 1 || (bothBroke && course.ends().size() > 1), course.ends()::toString);
            assertEquals(course.leads().size(), course.union().size());
            assertEquals(course.leads().size(), course.confederate().size());
            int last = course.union().size() - 1;
            assertEquals(strength(game, Side.UNION), course.union().get(last));
            assertEquals(strength(game, Side.CONFEDERATE), course.confederate().get(last));
            assertEquals(
                    walked(game, GameCourseTest::chance),
                    course.chances().stream().map(Integer::longValue).toList());
            assertEquals(
                    new GameLine.Points(survivors(game, Side.UNION), survivors(game, Side.CONFEDERATE)),
                    course.survivors());
            assertEquals(1, course.firstTurn());
            assertEquals(GameLuck.of(game, Side.UNION, 0), course.luck());
            assertEquals(dice(game).stream().findFirst().orElse(0), course.firstDie());
            assertEquals(
                    dice(game).size(),
                    course.attacks().values().stream()
                            .mapToInt(Integer::intValue)
                            .sum());
            assertEquals(hexes(game), List.of(course.fought(), course.died(), course.marched()));
            assertEquals(idle(game), course.idle());
            assertEquals(lostByTurn(game), course.lost());
            assertEquals(assaults(game), course.assaults());
            assertEquals(losses(game), course.losses());
            assertVerdicts(variant, played);
        }
    }

    private static void assertVerdicts(Variant variant, Variant.Played played) {
        List<GameCourse.Judged> verdicts = played.course().verdicts();
        assertEquals(3, verdicts.size());
        Adjudication own = variant.system().adjudicate(played.game());
        assertEquals(variant.system().id(), verdicts.get(0).system());
        assertEquals(played.line().points(), verdicts.get(0).points());
        assertEquals(played.line().winner(), verdicts.get(0).winner());
        assertEquals(
                own.score().union() - own.score().confederate(),
                played.line().points().lead());
        assertEquals(decisive(own), played.course().decisive());
    }

    /** The points that the Confederates have only until the Train arrives, as in the ledger. */
    private static long forNow(Game game) {
        return TrainAwaited.of(game).map(TrainAwaited::points).orElse(0L);
    }

    /** How likely the Union is to win, in thousandths. */
    private static long chance(Game game) {
        return Math.round(1000 * new Evaluation(game).chance(game, Side.UNION));
    }

    /** The strength of a side on the map and off it by an exit. */
    private static int survivors(Game game, Side side) {
        GameState state = game.state();
        return state.scenario().units().stream()
                .filter(unit -> unit.side() == side)
                .filter(unit ->
                        state.onMap(side).contains(unit) || state.exited(unit).isPresent())
                .mapToInt(state::strength)
                .sum();
    }

    private static List<Long> walkedLeads(Game game) {
        return walked(game, GameCourseTest::lead);
    }

    /** A figure at the beginning and at the end of each game-turn, found by playing the log again. */
    private static List<Long> walked(Game game, ToLongFunction<Game> figure) {
        List<Long> figures = new ArrayList<>();
        Game twin = game.beginning();
        figures.add(figure.applyAsLong(twin));
        int turn = twin.state().moment().turn();
        for (Entry entry : game.log()) {
            twin.restore(entry);
            if (twin.state().moment().turn() != turn) {
                turn = twin.state().moment().turn();
                figures.add(figure.applyAsLong(twin));
            }
        }
        figures.add(figure.applyAsLong(twin));
        return figures;
    }

    @Test
    @DisplayName("is the same course with other dice if the same was done and the same came of it, and only then")
    void sameCourse() {
        Map<List<String>, Set<String>> digests = new HashMap<>();
        for (long seed = 1; seed <= 40; seed++) {
            Variant.Played played = Labs.tiny().play(seed, List.of(VictorySystem.ROAD_TO_RICHMOND));
            List<String> done = new ArrayList<>();
            Game twin = played.game().beginning();
            for (Entry entry : played.game().log()) {
                done.add(entry.command().toString());
                events(entry, Event.AttackDeclared.class)
                        .forEach(attack -> done.add(Roll.of(
                                        attack,
                                        events(entry, Event.DieRolled.class).get(0),
                                        twin.state())
                                .result()
                                .name()));
                twin.restore(entry);
            }
            digests.computeIfAbsent(done, key -> new HashSet<>())
                    .add(played.course().course());
        }
        assertTrue(digests.size() > 1 && digests.size() < 40, "courses " + digests.size());
        assertTrue(digests.values().stream().allMatch(each -> each.size() == 1));
        assertEquals(
                digests.size(),
                digests.values().stream().flatMap(Set::stream).distinct().count());
    }

    /**
     * The losses of both sides at the beginning and at the end of each game-turn: what has come into play, minus what is left or
     * has exited.
     */
    private static List<GameLine.Points> lostByTurn(Game game) {
        List<GameLine.Points> lost = new ArrayList<>();
        Game twin = game.beginning();
        lost.add(new GameLine.Points(0, 0));
        int turn = twin.state().moment().turn();
        for (Entry entry : game.log()) {
            twin.restore(entry);
            if (twin.state().moment().turn() != turn) {
                turn = twin.state().moment().turn();
                lost.add(lostSoFar(twin));
            }
        }
        lost.add(lostSoFar(twin));
        return lost;
    }

    private static GameLine.Points lostSoFar(Game game) {
        return new GameLine.Points(lostSoFar(game, Side.UNION), lostSoFar(game, Side.CONFEDERATE));
    }

    private static long lostSoFar(Game game, Side side) {
        return game.state().scenario().units().stream()
                .filter(unit -> unit.side() == side)
                .mapToLong(unit -> unit.strength() - leftOf(game, unit))
                .sum();
    }

    private static int leftOf(Game game, Unit unit) {
        return game.state().eliminated(unit).isPresent() ? 0 : game.state().strength(unit);
    }

    private static Map<String, Integer> assaults(Game game) {
        Map<String, Integer> assaults = new TreeMap<>();
        Game twin = game.beginning();
        for (Entry entry : game.log()) {
            int turn = twin.state().moment().turn();
            String side = twin.state().moment().player().word();
            events(entry, Event.AttackDeclared.class)
                    .forEach(attack -> attack.targets()
                            .forEach(hex -> assaults.merge(turn + " " + side + " " + hex.number(), 1, Integer::sum)));
            twin.restore(entry);
        }
        return assaults;
    }

    private static long lead(Game game) {
        Score score = VictorySystem.score(game);
        return score.union() - score.confederate();
    }

    private static int strength(Game game, Side side) {
        return game.state().onMap(side).stream()
                .mapToInt(game.state()::strength)
                .sum();
    }

    private static <E extends Event> List<E> events(Entry entry, Class<E> kind) {
        return entry.all(kind).toList();
    }

    private static List<Integer> dice(Game game) {
        List<Integer> dice = new ArrayList<>();
        for (Entry entry : game.log()) {
            if (!events(entry, Event.AttackDeclared.class).isEmpty()) {
                dice.add(events(entry, Event.DieRolled.class).get(0).face());
            }
        }
        return dice;
    }

    /** Where units fought, were eliminated and marched. */
    private static List<Map<String, Integer>> hexes(Game game) {
        Map<String, Integer> fought = new TreeMap<>();
        Map<String, Integer> died = new TreeMap<>();
        Map<String, Integer> marched = new TreeMap<>();
        for (Entry entry : game.log()) {
            for (Event.AttackDeclared attack : events(entry, Event.AttackDeclared.class)) {
                attack.targets().forEach(hex -> count(fought, hex));
            }
            entry.all(Event.UnitEliminated.class).forEach(end -> count(died, end.hex()));
            entry.all(Event.UnitEntered.class).forEach(entered -> count(marched, entered.hex()));
            for (Event.UnitMoved move : events(entry, Event.UnitMoved.class)) {
                move.path().stream().skip(1).forEach(hex -> count(marched, hex));
            }
        }
        return List.of(fought, died, marched);
    }

    private static void count(Map<String, Integer> counts, Hex hex) {
        counts.put(hex.number(), counts.getOrDefault(hex.number(), 0) + 1);
    }

    /** Units that were on the map at the beginning or arrived, and never marched, exited or fought on either side. */
    private static List<String> idle(Game game) {
        Game twin = game.beginning();
        Set<String> idle = new TreeSet<>();
        Set<Unit> busy = new HashSet<>();
        for (Side side : Side.values()) {
            twin.state().onMap(side).forEach(unit -> idle.add(unit.id()));
        }
        for (Entry entry : game.log()) {
            for (Event.AttackDeclared attack : events(entry, Event.AttackDeclared.class)) {
                busy.addAll(attack.attackers());
                attack.targets()
                        .forEach(hex -> busy.addAll(twin.state().deployment().unitsAt(hex.index())));
            }
            entry.all(Event.UnitEntered.class)
                    .forEach(entered -> idle.add(entered.unit().id()));
            entry.all(Event.UnitMoved.class).forEach(move -> busy.add(move.unit()));
            entry.all(Event.UnitExited.class).forEach(exit -> busy.add(exit.unit()));
            twin.restore(entry);
        }
        busy.forEach(unit -> idle.remove(unit.id()));
        return List.copyOf(idle);
    }

    private static Map<String, GameCourse.Lost> losses(Game game) {
        Game twin = game.beginning();
        Map<String, GameCourse.Lost> losses = new TreeMap<>();
        for (Entry entry : game.log()) {
            for (Event.UnitWeakened weaker : events(entry, Event.UnitWeakened.class)) {
                add(losses, weaker.unit(), "attrition", 0, weaker.before() - weaker.after());
            }
            for (Event.UnitEliminated end : events(entry, Event.UnitEliminated.class)) {
                add(losses, end.unit(), end.cause().toString(), 1, twin.state().strength(end.unit()));
            }
            twin.restore(entry);
        }
        return losses;
    }

    private static void add(Map<String, GameCourse.Lost> losses, Unit unit, String cause, int units, int strength) {
        String key = unit.side().word() + "|" + cause + "|" + unit.formation();
        GameCourse.Lost before = losses.getOrDefault(key, new GameCourse.Lost(0, 0));
        losses.put(key, new GameCourse.Lost(before.units() + units, before.strength() + strength));
    }

    /** What an account gives line by line: victory points, battle points and tokens, each by the rule. */
    private static List<Map<String, GameLine.Points>> account(Adjudication result) {
        List<Map<String, GameLine.Points>> account = List.of(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        result.sides().a().lines().forEach(line -> count(account.get(0), line.rule(), line.points(), 0));
        result.sides().b().lines().forEach(line -> count(account.get(0), line.rule(), 0, line.points()));
        result.battlePoints().ifPresent(shares -> count(account.get(1), shares));
        result.tokens().ifPresent(shares -> count(account.get(2), shares));
        return account;
    }

    private static void count(Map<String, GameLine.Points> rules, Shares shares) {
        shares.lines()
                .forEach(line -> count(
                        rules, line.rule(), line.change().a(), line.change().b()));
    }

    private static void count(Map<String, GameLine.Points> rules, String rule, long a, long b) {
        rules.merge(rule, new GameLine.Points(a, b), GameLine.Points::plus);
    }

    /** The rules without which another side would have more of what they give, found by leaving each out. */
    private static List<String> decisive(Adjudication result) {
        return account(result).stream()
                .flatMap(rules -> rules.keySet().stream()
                        .filter(rule -> Long.signum(lead(rules, rule)) != Long.signum(lead(rules, ""))))
                .sorted()
                .toList();
    }

    private static long lead(Map<String, GameLine.Points> rules, String without) {
        return rules.entrySet().stream()
                .filter(rule -> !rule.getKey().equals(without))
                .mapToLong(rule -> rule.getValue().union() - rule.getValue().confederate())
                .sum();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("counts every line of an account, under each victory system")
    void everyLine(VictorySystem system) {
        Variant variant = Labs.under("gaines-mill", system);
        Findings findings = new Findings(new Experiment(List.of(variant), List.of(), 1, GAMES, new StopRule.All()));
        Map<String, Integer> met = new TreeMap<>();
        for (long seed = 1; seed <= GAMES; seed++) {
            Variant.Played played = variant.play(seed, List.of(system));
            Adjudication result = system.adjudicate(played.game());
            List<Map<String, GameLine.Points>> account = account(result);
            Map<String, GameLine.Points> all = new TreeMap<>();
            for (int kind = 0; kind < account.size(); kind++) {
                Measure measure = Measure.values()[kind];
                account.get(kind).keySet().forEach(rule -> assertEquals(measure, Measure.of(rule), rule));
                all.putAll(account.get(kind));
            }
            assertEquals(all, played.course().rules());
            assertEquals(decisive(result), played.course().decisive());
            all.keySet().forEach(rule -> met.merge(rule, 1, Integer::sum));
            findings.add(0, played.line(), played.course());
        }
        VariantFindings found = findings.variants().get(0);
        assertEquals(met.keySet(), found.rules().keySet());
        assertFalse(met.isEmpty());
        found.rules().forEach((rule, gave) -> {
            boolean condition = gave.points(Side.UNION).deviation() == 0
                    && gave.mean(Side.UNION, 1) == 0
                    && gave.points(Side.CONFEDERATE).deviation() == 0
                    && gave.mean(Side.CONFEDERATE, 1) == 0;
            assertTrue(condition ? met.get(rule).equals(gave.scored()) : gave.scored() > 0, rule);
        });
    }
}
