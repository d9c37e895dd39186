package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("What can be done now, and why not")
class OptionsTest {

    static Options options(Table table) {
        return new Options(table.game());
    }

    static String names(List<Unit> units) {
        return units.stream().map(Unit::id).collect(Collectors.joining(" "));
    }

    /** The rule that forbids a command, or "allowed". Checks that the lists of options agree. */
    static String answer(Table table, Command command) {
        Options options = options(table);
        assertEquals(options.allows(command), options.all().contains(command), command + " is listed");
        return options.check(command).map(Refusal::rule).orElse("allowed");
    }

    @Test
    @DisplayName("answers are those of one position")
    void position() {
        Table table = World.clear(5, 5).union("U", "0303").play();
        Options before = options(table);
        MarchOptions march = before.march();
        assertSame(before, before.now());
        assertSame(march, before.march());
        assertSame(march.ranges(table.unit("U")), march.ranges(table.unit("U")), "worked out once");
        table.move("U", "0302");
        assertThrows(IllegalStateException.class, before::march);
        assertThrows(IllegalStateException.class, () -> before.check(new Command.EndPhase()));
        assertThrows(IllegalStateException.class, before::all);
        assertNotSame(before, before.now());
        table.game().revert();
        assertThrows(IllegalStateException.class, before::attack, "also when it is the same again");
    }

    @Test
    @DisplayName("after the end there are none")
    void over() {
        Table table =
                World.clear(5, 5).union("U", "0303").confederate("C", "0302").play();
        table.command(new Command.Concede(Side.UNION));
        Options options = options(table);
        assertEquals(Task.NONE, options.task());
        assertEquals(List.of(), options.all());
        assertEquals(List.of(), options.waiting());
        assertEquals(List.of(), options.mustAct());
        assertEquals(Map.of(), options.march().entries(table.unit("U")));
        assertEquals(List.of(), options.attack().targets(table.unit("U")));
        assertEquals(List.of(), options.decision().movers());
        assertEquals("4.3", answer(table, options.end().orElseThrow()));
    }

    @Nested
    @DisplayName("in a movement phase")
    class Marches {
        /** P is pinned by C; V and W fill 0404; R must enter, S may enter, L arrives later. */
        private Table table() {
            return World.clear(7, 7)
                    .union("U", "0403")
                    .allowance("U", 2)
                    .union("V", "0404")
                    .union("W", "0404")
                    .union("P", "0102")
                    .confederate("C", "0101")
                    .awaited(Side.UNION, "R", Arm.INFANTRY, 2, 1, "0707")
                    .optional(Side.UNION, "S", Arm.INFANTRY, 2, 1, 3, "0707")
                    .awaited(Side.UNION, "L", Arm.INFANTRY, 2, 2, "0707")
                    .exits(Side.UNION, "0404")
                    .play();
        }

        @ParameterizedTest(name = "{0} marches to {1}: {2}")
        @CsvSource({
            "U, 0402, allowed",
            "U, 0403, 6.1",
            "U, 0401, 6.1",
            "U, 0404, 5.1",
            "V, 0101, 6.2",
            "P, 0202, 7.3",
            "C, 0201, 6.1",
            "R, 0707, 2.3"
        })
        void march(String id, String hex, String answer) {
            Table table = table();
            assertEquals(answer, answer(table, table.moving(id, hex)));
            assertEquals(
                    answer.equals("allowed"),
                    options(table).march().ranges(table.unit(id)).containsKey(table.hex(hex)));
            assertEquals(
                    answer.equals("allowed"),
                    options(table).march().way(table.unit(id), table.hex(hex)).isPresent());
        }

        @ParameterizedTest(name = "{0} enters at {1}: {2}")
        @CsvSource({"R, 0707, allowed", "S, 0707, allowed", "R, 0706, 11.3", "L, 0707, 11.1", "U, 0707, 2.3"})
        void entry(String id, String hex, String answer) {
            Table table = table();
            assertEquals(answer, answer(table, table.entering(id, hex)));
            assertEquals(
                    answer.equals("allowed"),
                    options(table).march().entries(table.unit(id)).containsKey(table.hex(hex)));
        }

        @ParameterizedTest(name = "{0} leaves: {1}")
        @CsvSource({"V, allowed", "U, 12.1", "P, 12.2", "C, 12.2"})
        void exit(String id, String answer) {
            Table table = table();
            assertEquals(answer, answer(table, table.leaving(id)));
        }

        @Test
        @DisplayName("other commands wait for their phase")
        void others() {
            Table table = table();
            assertEquals(Task.MARCH, options(table).task());
            assertEquals("4.1", answer(table, table.attacking("P", "0101")));
            assertEquals("8.8", answer(table, new Command.EndAdvance()));
            assertEquals(List.of(), options(table).attack().targets(table.unit("P")));
            assertTrue(options(table).attack().required().nothing());
            assertFalse(options(table).attack().required(table.hex("0101")));
            assertFalse(options(table).attack().reaches(table.unit("P"), table.hexes("0101")));
        }

        @Test
        @DisplayName("several units together: where all can go, what the dearest pays, whether they stop")
        void together() {
            Table table = World.clear(5, 5)
                    .union("U", "0302")
                    .allowance("U", 2)
                    .union("V", "0303")
                    .confederate("C", "0102")
                    .play();
            Map<String, String> found = new TreeMap<>();
            options(table)
                    .march()
                    .ranges(table.units("U V"))
                    .forEach((hex, range) ->
                            found.put(hex.number(), Table.points(range.cost()) + (range.stops() ? " stop" : "")));
            assertEquals(Map.of("0201", "2 stop", "0202", "1 stop", "0301", "2", "0401", "2", "0402", "1"), found);
            assertEquals(
                    Optional.of(table.hexes("0302 0402")),
                    options(table).march().way(table.unit("U"), table.hex("0402")));
        }

        @Test
        @DisplayName("pending units: first those that must enter, then those that have not moved and can")
        void waiting() {
            Table table = table();
            assertEquals("R U V W", names(options(table).waiting()));
            assertEquals("R", names(options(table).mustAct()));
            assertEquals("R S", names(options(table).march().arriving()));
            assertEquals("11.1", answer(table, options(table).end().orElseThrow()));
            table.enter("R", "0707").move("U", "0402");
            assertEquals("R V W", names(options(table).waiting()), "R can march on");
            assertEquals("", names(options(table).mustAct()));
            assertEquals("allowed", answer(table, options(table).end().orElseThrow()));
        }

        @Test
        @DisplayName("a full hex shuts a reinforcement out")
        void full() {
            Table table = World.clear(4, 4)
                    .union("V", "0101")
                    .union("W", "0101")
                    .awaited(Side.UNION, "R", Arm.INFANTRY, 2, 1, "0101")
                    .play();
            assertEquals("5.1", answer(table, table.entering("R", "0101")));
            assertEquals(table.hexes("0101"), options(table).march().full(table.unit("R")));
            assertEquals("R", names(options(table).march().arriving()));
            assertEquals("", names(options(table).mustAct()), "it cannot");
            table.move("V", "0301");
            assertEquals(List.of(), options(table).march().full(table.unit("R")));
            assertEquals("R", names(options(table).mustAct()));
        }
    }

    @Nested
    @DisplayName("in a combat phase")
    class Attacks {
        /** A and B are next to C, B is next to D as well; G can bombard both, T is a train, F is far away. */
        private World world() {
            return World.clear(8, 8)
                    .phase(Side.UNION, Phase.COMBAT)
                    .union("A", Arm.INFANTRY, 4, "0202")
                    .union("B", Arm.INFANTRY, 4, "0303")
                    .union("G", Arm.ARTILLERY, 2, "0203")
                    .union("T", Arm.TRAIN, 0, "0808")
                    .union("F", "0701")
                    .confederate("C", Arm.INFANTRY, 4, "0302")
                    .confederate("D", Arm.INFANTRY, 4, "0403")
                    .confederate("E", "0107")
                    .rules(Certain.result(CombatResult.NO_EFFECT));
        }

        private Table table() {
            return world().play();
        }

        @ParameterizedTest(name = "{0} at {1}: {2}")
        @CsvSource({
            "A, 0302, allowed",
            "B, 0302, 8.3",
            "B, 0302 0403, allowed",
            "G, 0302, 8.3",
            "A G, 0302, allowed",
            "A, 0403, 8.2",
            "A F, 0302, 8.2",
            "A, 0301, 8.2",
            "C, 0303, 8.2",
            "T, 0107, 8.1",
            "G, 0107, 9.1"
        })
        void attack(String ids, String hexes, String answer) {
            Table table = table();
            assertEquals(answer, answer(table, table.attacking(ids, hexes)));
            boolean ever = options(table)
                    .attack()
                    .impossible((Command.Attack) table.attacking(ids, hexes))
                    .isEmpty();
            assertEquals(answer.equals("allowed") || answer.equals("8.3"), ever, "rule 8.3 depends on other attacks");
        }

        @Test
        @DisplayName("which units can attack what, and which must")
        void targets() {
            Table table = table();
            AttackOptions attack = options(table).attack();
            assertEquals("0302", Table.numbers(attack.targets(table.unit("A"))));
            assertEquals("0302 0403", Table.numbers(attack.targets(table.unit("G"))));
            assertEquals("", Table.numbers(attack.closeTargets(table.unit("G"))));
            assertEquals("", Table.numbers(attack.targets(table.unit("T"))));
            assertEquals("", Table.numbers(attack.targets(table.unit("C"))), "it is not C's phase");
            assertTrue(attack.required(table.hex("0302")));
            assertFalse(attack.required(table.hex("0107")));
            assertEquals("A B", names(attack.close(table.hex("0302"))));
            assertEquals("A B G", names(attack.reaching(table.hexes("0302"))));
            assertEquals("B G", names(attack.reaching(table.hexes("0302 0403"))));
            assertEquals("0403", Table.numbers(attack.further(table.units("B"), table.hexes("0302"))));
            assertEquals("", Table.numbers(attack.further(table.units("A B"), table.hexes("0302"))));
        }

        @Test
        @DisplayName("pending units: those that must attack, otherwise those that can and achieve something")
        void waiting() {
            Table table = table();
            assertEquals("A B", names(options(table).mustAct()));
            assertEquals("A B", names(options(table).waiting()));
            assertEquals("A B G", names(options(table).attack().able()));
            assertEquals("8.1", answer(table, options(table).end().orElseThrow()));
            table.attack("A", "0302").attack("B", "0403");
            assertEquals("", names(options(table).mustAct()));
            assertEquals("8.1", answer(table, table.attacking("G", "0302")), "it has been attacked");
            assertEquals("", names(options(table).waiting()));
            assertEquals(List.of(new Command.EndPhase()), options(table).all());
        }

        @Test
        @DisplayName("other commands wait for their phase")
        void others() {
            Table table = table();
            assertEquals(Task.ATTACK, options(table).task());
            assertEquals("4.1", answer(table, table.moving("F", "0702")));
            assertEquals(Map.of(), options(table).march().ranges(table.unit("F")));
            assertEquals(List.of(), options(table).march().unmoved());
        }

        @Test
        @DisplayName("no further hex is offered that would lower the odds below those allowed")
        void furtherAtAllowedOdds() {
            Restrictions floor = new Restrictions(Set.of(), Set.of(), Set.of(), Map.of(Side.UNION, Odds.ONE_TO_ONE));
            Table table = world().rules(rules -> rules.with(floor)).play();
            assertEquals("", Table.numbers(options(table).attack().further(table.units("B"), table.hexes("0302"))));
        }
    }
}
