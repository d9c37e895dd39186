package org.roadtorichmond.ai.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

@DisplayName("A plan")
final class PlanTest {

    private static Game game(String scenario, long seed) {
        return VictorySystems.newGame(ShippedScenarios.survey(scenario), seed);
    }

    private static boolean marching(Game game) {
        Moment now = game.state().moment();
        return game.state().ending().isEmpty()
                && now.phase() == Phase.MOVEMENT
                && game.state().combat().isEmpty();
    }

    /** Plays a phase and the decisions that follow, and returns the attacks declared in it. */
    private static List<Event.AttackDeclared> play(Game game, Commander commander, Commander enemy) {
        Moment now = game.state().moment();
        int from = game.log().size();
        while (game.state().ending().isEmpty() && game.state().moment().equals(now)) {
            boolean own = game.state().decider() == now.player();
            game.execute((own ? commander : enemy).next(game));
        }
        List<Event.AttackDeclared> attacks = new ArrayList<>();
        for (Entry entry : game.log().subList(from, game.log().size())) {
            entry.events().stream()
                    .filter(Event.AttackDeclared.class::isInstance)
                    .map(Event.AttackDeclared.class::cast)
                    .forEach(attacks::add);
        }
        return attacks;
    }

    @ParameterizedTest
    @CsvSource({"0.0004, plan.even", "-0.0004, plan.even", "0.0006, plan.unlikelier", "-0.0006, plan.unsure"})
    @DisplayName("says of what was rejected by less than it can show that it was just as likely to win")
    void evenlyRejected(double worse, String key) {
        Game game = game("training", 5);
        Plan plan = Advice.plan(game, () -> Commanders.named("cadet"), Calibration.NONE)
                .rejecting(List.of(new Plan.Rejected(Sentence.of("plan.still"), worse, Plan.Measure.CHANCE)));
        assertEquals(key, new PlanWords(plan).of(PlanWords.Part.REJECTED).get(0).key());
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0.5, true", "0.5, 0.3, false", "0.02, 0.02, false"})
    @DisplayName("does not say that nothing is to be feared where the day is being lost or as good as lost")
    void nothingToFear(double before, double expected, boolean calm) {
        Plan plan = Advice.plan(game("training", 5), () -> Commanders.named("cadet"), Calibration.NONE);
        Plan unharmed = new Plan(
                plan.side(),
                plan.moment(),
                plan.orders(),
                plan.objective(),
                plan.wanted(),
                plan.attacks(),
                Optional.empty(),
                before,
                expected,
                plan.standing(),
                plan.rejected(),
                plan.marches());
        assertEquals(calm, !new PlanWords(unharmed).of(PlanWords.Part.FEARED).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"training cadet", "training colonel", "training general@200", "gaines-mill colonel"})
    @DisplayName("is carried out: the marches that it names are made, and its main attack is the first one declared")
    void isCarriedOut(String names) {
        String scenario = names.substring(0, names.indexOf(' '));
        String name = names.substring(names.indexOf(' ') + 1);
        Game game = game(scenario, 5);
        Commander commander = Commanders.named(name);
        Commander enemy = Commanders.named("cadet");
        int attacked = 0;
        for (int turn = 0; turn < 8 && game.state().ending().isEmpty(); turn++) {
            assertTrue(marching(game));
            Plan plan = Advice.plan(game, () -> commander, Calibration.NONE);
            int from = game.log().size();
            play(game, commander, enemy);
            assertEquals(
                    plan.orders().stream().map(Plan.Order::command).toList(),
                    game.log().subList(from, game.log().size()).stream()
                            .map(Entry::command)
                            .toList());
            for (Plan.March march : plan.marches()) {
                if (march.role() != Plan.Role.LEAVE) {
                    assertEquals(
                            Optional.of(march.path().get(march.path().size() - 1)),
                            game.state().hexOf(march.unit()));
                }
            }
            List<Event.AttackDeclared> attacks = play(game, commander, enemy);
            Optional<Plan.Strike> main = plan.mainAttack();
            assertEquals(attacks.isEmpty(), main.isEmpty(), () -> turnOf(plan) + ": " + main + " and " + attacks);
            if (main.isPresent()) {
                attacked++;
                assertEquals(main.get().targets(), attacks.get(0).targets());
                assertEquals(main.get().attackers(), attacks.get(0).attackers());
                assertEquals(main.get().odds(), attacks.get(0).odds());
            }
        }
        assertTrue(attacked > 0, "nothing was ever attacked");
    }

    private static String turnOf(Plan plan) {
        return plan.moment().toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"colonel", "general@200"})
    @DisplayName("is not changed, nor are the orders, by asking for it or not")
    void askingChangesNothing(String name) {
        Game asked = game("gaines-mill", 2);
        Game silent = game("gaines-mill", 2);
        Commander one = Commanders.named(name);
        Commander two = Commanders.named(name);
        for (int phase = 0; phase < 10 && asked.state().ending().isEmpty(); phase++) {
            long changes = asked.changes();
            Optional<Plan> plan = one.plan(asked);
            assertEquals(changes, asked.changes());
            assertEquals(plan, one.plan(asked), "asked twice");
            play(asked, one, one);
            play(silent, two, two);
            assertEquals(silent.state().hash(), asked.state().hash());
        }
    }

    @Test
    @DisplayName("of a general says what else was played out, with how much less likely the side would win by it")
    void generalRejects() {
        Game game = game("training", 1);
        boolean compared = false;
        for (int phase = 0; phase < 6 && !compared; phase++) {
            Plan plan = Commanders.named("general@900").plan(game).orElseThrow();
            compared = plan.rejected().stream().anyMatch(other -> other.measure() == Plan.Measure.CHANCE);
            for (Plan.Rejected other : plan.rejected()) {
                assertTrue(Math.abs(other.worse()) <= 1, () -> other.toString());
            }
            play(game, Commanders.named("colonel"), Commanders.named("cadet"));
        }
        assertTrue(compared, "no plan was ever compared with another");
    }

    @Test
    @DisplayName("of a colonel says which attacks fell short and by how much, and never one that it makes")
    void colonelRejects() {
        Game game = game("gaines-mill", 3);
        boolean rejected = false;
        for (int phase = 0; phase < 16 && game.state().ending().isEmpty(); phase++) {
            Plan plan = Commanders.named("colonel").plan(game).orElseThrow();
            for (Plan.Rejected other : plan.rejected()) {
                rejected = true;
                assertTrue(other.worse() >= 0, () -> other.toString());
                String words = other.what().in(Locale.ENGLISH);
                plan.attacks()
                        .forEach(strike ->
                                strike.targets().forEach(hex -> assertFalse(words.contains(" on " + hex), words)));
            }
            play(game, Commanders.named("colonel"), Commanders.named("colonel"));
        }
        assertTrue(rejected, "nothing was ever rejected");
    }

    @Test
    @DisplayName("fears the stack that the reply can hurt, and has sober chances throughout a game")
    void fears() {
        Game game = game("gaines-mill", 4);
        boolean feared = false;
        while (game.state().ending().isEmpty()) {
            Plan plan = Commanders.named("colonel").plan(game).orElseThrow();
            assertTrue(plan.before() >= 0 && plan.before() <= 1);
            assertTrue(plan.expected() >= 0 && plan.expected() <= 1);
            if (plan.fear().isPresent()) {
                Plan.Fear fear = plan.fear().get();
                feared = true;
                assertFalse(fear.units().isEmpty());
                assertTrue(fear.cost() > 0 && fear.share() > 0 && fear.share() <= 1 && fear.coming() > 0);
            }
            play(game, Commanders.named("colonel"), Commanders.named("colonel"));
        }
        assertTrue(feared, "nothing was ever feared");
    }

    @Test
    @DisplayName("names a place or a purpose in nine of ten player-turns of a game, and never mere points")
    void namesPlaces() {
        Game game = game("road-to-richmond", 3);
        int plans = 0;
        int vague = 0;
        Commander union = Commanders.named("colonel");
        Commander confederate = Commanders.named("colonel");
        while (game.state().ending().isEmpty()) {
            boolean blue = game.state().decider() == Side.UNION;
            Commander now = blue ? union : confederate;
            if (marching(game)) {
                Plan plan = now.plan(game).orElseThrow();
                String objective = plan.objective().in(Locale.ENGLISH);
                plans++;
                vague += objective.matches(
                                ".*(at|to|guard|hold|by) [0-9]{4}.*|to (destroy|keep|get|gain) .*|.*no unit marches")
                        ? 0
                        : 1;
                assertFalse(objective.contains("points"), objective);
            }
            play(game, now, blue ? confederate : union);
        }
        int said = vague;
        assertTrue(plans > 30 && 10 * vague <= plans, () -> said + " vague objectives");
    }

    @Tag("long")
    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "comes true in a whole game of the full scenario: each main attack is made, and the chances are right on average")
    void comesTrue(Side side) {
        Game game = game("road-to-richmond", 3);
        Commander own = Commanders.named("colonel");
        Commander enemy = Commanders.named("colonel");
        Evaluation evaluation = new Evaluation(game);
        double surprise = 0;
        int plans = 0;
        Optional<Plan> last = Optional.empty();
        while (game.state().ending().isEmpty()) {
            if (game.state().moment().player() != side) {
                play(game, enemy, own);
                continue;
            }
            double now = evaluation.chance(game, side);
            surprise += last.map(plan -> now - plan.expected()).orElse(0.0);
            Plan plan = own.plan(game).orElseThrow();
            last = Optional.of(plan);
            plans++;
            play(game, own, enemy);
            if (game.state().ending().isEmpty()) {
                List<Event.AttackDeclared> attacks = play(game, own, enemy);
                assertEquals(
                        plan.mainAttack().map(Plan.Strike::targets),
                        attacks.stream().findFirst().map(Event.AttackDeclared::targets));
            }
        }
        double mean = surprise / plans;
        assertTrue(Math.abs(mean) < 0.05, () -> "off by " + mean + " on average");
    }

    @Test
    @DisplayName("of a combat phase goes to the first die, and its main attack is the one ordered")
    void combat() {
        Game game = game("training", 1);
        Commander union = Commanders.named("colonel");
        Commander confederate = Commanders.named("colonel");
        Command next = (game.state().decider() == Side.UNION ? union : confederate).next(game);
        while (!(next instanceof Command.Attack)) {
            game.execute(next);
            next = (game.state().decider() == Side.UNION ? union : confederate).next(game);
        }
        Plan plan = Commanders.named("colonel").plan(game).orElseThrow();
        assertEquals(1, plan.orders().size());
        Command.Attack attack = (Command.Attack) plan.orders().get(0).command();
        assertEquals(attack.targets(), plan.mainAttack().orElseThrow().targets());
        assertEquals(List.of(), plan.marches());
    }
}
