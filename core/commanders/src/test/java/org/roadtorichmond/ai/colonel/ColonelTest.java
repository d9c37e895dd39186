package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.cadet.RandomScenarios;
import org.roadtorichmond.ai.cadet.Wanderer;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("the colonel")
final class ColonelTest {
    private static final int SMALL_SCENARIOS = 150;

    private static Commander colonel() {
        return new Colonel(Manner.STEADY);
    }

    @Test
    @DisplayName("plays by the rules in any small scenario, to its end")
    void playsByTheRules() {
        for (int seed = 0; seed < SMALL_SCENARIOS; seed++) {
            Game game = VictorySystems.newGame(RandomScenarios.of(seed), seed);
            new Playout(colonel(), seed % 2 == 0 ? colonel() : new Cadet()).play(game);
            assertTrue(game.state().ending().isPresent(), "scenario " + seed);
        }
    }

    @Test
    @DisplayName("8.1, 8.3 finds a legal way through the combat phase however the armies are entangled")
    void findsAWayOutOfAnyTangle() {
        for (int seed = 0; seed < SMALL_SCENARIOS; seed++) {
            Game game = VictorySystems.newGame(RandomScenarios.of(seed), seed);
            new Playout(new Wanderer(seed), colonel()).play(game);
            assertTrue(game.state().ending().isPresent(), "scenario " + seed);
        }
    }

    /** Plays the orders of a new colonel, which remembers nothing, and compares them with those of one that has played from the start. */
    private static Playout compared(Game game) {
        Commander[] fresh = {colonel()};
        Moment[] moment = {game.state().moment()};
        Commander[] stayed = {colonel(), colonel()};
        Commander both = new Commander() {
            @Override
            public Command next(Game asked) {
                if (!asked.state().moment().equals(moment[0])) {
                    moment[0] = asked.state().moment();
                    fresh[0] = colonel();
                }
                Command command = fresh[0].next(asked);
                assertEquals(command, stayed[asked.state().decider().ordinal()].next(asked));
                return command;
            }

            @Override
            public String name() {
                return "both";
            }

            @Override
            public Decision reason() {
                return fresh[0].reason();
            }
        };
        return new Playout(both, both);
    }

    @Test
    @DisplayName(
            "orders what it would order if it had just come and remembered nothing of the phases before, over whole games")
    void remembersNothingStale() {
        for (int seed = 0; seed < SMALL_SCENARIOS; seed++) {
            Game game = VictorySystems.newGame(RandomScenarios.of(seed), seed);
            compared(game).play(game);
        }
        for (String name : List.of("gaines-mill", "road-to-richmond")) {
            Game game = VictorySystems.newGame(FrozenScenarios.survey(name), 2);
            compared(game).play(game);
        }
    }

    static Stream<Arguments> systems() {
        return Stream.of("training", "gaines-mill")
                .flatMap(name -> VictorySystem.ids().stream().map(system -> Arguments.of(name, system)));
    }

    private static Game played(String name, String system, long seed) {
        Scenario shipped = FrozenScenarios.survey(name).scenario();
        Scenario scenario = shipped.with(shipped.victory().under(system));
        return new Playout(colonel(), colonel()).play(VictorySystems.newGame(new Survey(scenario), seed));
    }

    @ParameterizedTest(name = "{0} under {1}")
    @MethodSource("systems")
    @DisplayName("plays under every victory system, the same game again from the same seed, on any number of threads")
    void everySystem(String name, String system) {
        long once = played(name, system, 3).state().hash();
        IntStream.range(0, 2)
                .parallel()
                .forEach(again ->
                        assertEquals(once, played(name, system, 3).state().hash()));
    }

    @Test
    @DisplayName("gives the same orders whatever the dice will show, and changes nothing by being asked")
    void isBlindToTheDice() {
        Survey survey = FrozenScenarios.survey("gaines-mill");
        Game one = VictorySystems.newGame(survey, 1);
        Game other = VictorySystems.newGame(survey, 2);
        long before = one.state().hash();
        assertEquals(colonel().next(one), colonel().next(other));
        assertEquals(before, one.state().hash());
    }

    @Test
    @DisplayName("plans again after a command was taken back")
    void plansAgain() {
        Game game = VictorySystems.newGame(FrozenScenarios.survey("gaines-mill"), 1);
        Commander asked = colonel();
        game.execute(asked.next(game));
        game.revert();
        assertEquals(colonel().next(game), asked.next(game));
        game.execute(asked.next(game));
        assertTrue(game.check(asked.next(game)).isEmpty());
    }

    /** The table after the colonel has marched for the Union. */
    private static Table marched(World world) {
        Table table = world.play();
        Commander commander = colonel();
        while (table.state().moment().phase() == Phase.MOVEMENT
                && table.state().moment().player() == Side.UNION) {
            table.command(commander.next(table.game()));
        }
        return table;
    }

    @Test
    @DisplayName("8.6 closes the retreat of an enemy in the open from two opposite hexes")
    void closesTheRetreat() {
        Table table = marched(World.clear(9, 9)
                .union("A", Arm.INFANTRY, 5, "0307")
                .union("B", Arm.INFANTRY, 5, "0707")
                .confederate("C", Arm.INFANTRY, 4, "0504"));
        Survey survey = table.state().survey();
        int target = table.hex("0504").index();
        int open = 0;
        for (int direction = 0; direction < 6; direction++) {
            int to = survey.scenario().field().grid().neighbour(target, direction);
            boolean barred = table.state().control().controlled(to, Side.UNION)
                    || table.state().deployment().occupied(to, Side.UNION);
            open += barred ? 0 : 1;
        }
        assertEquals(0, open, table.hexOf("A") + " " + table.hexOf("B"));
    }

    @Test
    @DisplayName("12.1 lets the last units leave where that scores, one by one through one hex, on the last turn")
    void leavesAtTheEnd() {
        World world = World.clear(10, 5)
                .turns(4)
                .turn(4)
                .road("Road", "0103 0203 0303 0403 0503 0603 0703 0803 0903 1003")
                .edge("1003", "Road")
                .exits(Side.UNION, "1003")
                .victory("0103", "1003", "1003", 10)
                .confederate("C", Arm.INFANTRY, 1, "0101");
        for (int unit = 1; unit <= 5; unit++) {
            world.union("U" + unit, Arm.INFANTRY, 3, "0" + (5 + unit / 2) + "03");
        }
        Table table = marched(world);
        for (int unit = 1; unit <= 5; unit++) {
            assertTrue(table.state().exited(table.unit("U" + unit)).isPresent(), "U" + unit);
        }
    }

    /** A game in its third turn, at the beginning of a movement phase. */
    private static Game inTheMiddle() {
        Game game = VictorySystems.newGame(FrozenScenarios.survey("gaines-mill"), 1);
        Commander both = new Cadet();
        while (game.state().moment().turn() < 3) {
            game.execute(both.next(game));
        }
        return game;
    }

    /** That game after the movement phase, played by a colonel with a plan variant. */
    private static Game marched(PlanVariant variant) {
        Game game = inTheMiddle();
        Commander colonel = new Colonel(variant, 0);
        Moment begun = game.state().moment();
        while (game.state().moment().equals(begun)) {
            game.execute(colonel.next(game));
        }
        return game;
    }

    private static boolean beside(Game game, Hex hex) {
        return game.state().onMap(game.state().moment().player()).stream()
                .anyMatch(unit -> game.state()
                                .scenario()
                                .field()
                                .grid()
                                .distance(game.state().hexOf(unit).orElseThrow().index(), hex.index())
                        == 1);
    }

    @Test
    @DisplayName("leaves a hex alone that is to be spared, and attacks one first that is foremost")
    void sparesAndAttacksAsTold() {
        PlanVariant plain = PlanVariant.of(Manner.STEADY);
        Hex first = new Colonel(plain, 0).prospects(inTheMiddle()).get(0);
        assertTrue(beside(marched(plain), first), "it would attack " + first);
        assertFalse(beside(marched(plain.sparing(first)), first), "spared: " + first);
        PlanVariant peaceful = PlanVariant.of(new Manner(0.1, 0.8, 1000, 0));
        assertFalse(beside(marched(peaceful), first), "it would attack nobody");
        assertTrue(beside(marched(peaceful.first(first)), first), "foremost: " + first);
    }

    @Test
    @DisplayName(
            "has units stand where they are told, as far as the rules allow, and all others where it would have them")
    void standsWhereItIsTold() {
        PlanVariant plain = PlanVariant.of(Manner.STEADY);
        Game free = marched(plain);
        Map<Unit, Hex> stations = new TreeMap<>();
        free.state()
                .onMap(free.state().moment().player())
                .forEach(unit -> stations.put(unit, free.state().hexOf(unit).orElseThrow()));
        Game start = inTheMiddle();
        Unit stays = stations.keySet().stream()
                .filter(start.state()::onMap)
                .filter(unit -> !start.state().hexOf(unit).equals(free.state().hexOf(unit)))
                .findFirst()
                .orElseThrow();
        stations.put(stays, start.state().hexOf(stays).orElseThrow());
        Game told = marched(plain.standing(stations));
        for (Unit unit : stations.keySet()) {
            assertEquals(Optional.ofNullable(stations.get(unit)), told.state().hexOf(unit), unit.id());
        }
    }

    @Test
    @DisplayName("begun afresh on a game that was taken back plays as a new one would")
    void begunAfresh() {
        Survey survey = FrozenScenarios.survey("gaines-mill");
        Lookahead lookahead = Lookahead.of(VictorySystems.newGame(survey, 1));
        Colonel again = new Colonel(Manner.STEADY);
        for (int key = 1; key <= 4; key++) {
            new Playout(again.afresh(PlanVariant.of(Manner.STEADY)), new Cadet()).play(lookahead.reset(key));
            long hash = lookahead.game().state().hash();
            new Playout(new Colonel(Manner.STEADY), new Cadet()).play(lookahead.reset(key));
            assertEquals(lookahead.game().state().hash(), hash, "key " + key);
        }
    }
}
