package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 11: reinforcements")
class Rule11ReinforcementsTest {

    private static Map<String, String> entries(Table table, String id) {
        Map<String, String> entries = new TreeMap<>();
        table.game()
                .rules()
                .reinforcements()
                .entries(table.unit(id))
                .forEach((hex, cost) -> entries.put(hex.number(), Table.points(cost)));
        return entries;
    }

    private static World world() {
        return World.clear(9, 8).awaited(Side.UNION, "R", Arm.INFANTRY, 2, 2, "0501");
    }

    @Nested
    @DisplayName("rule 11.1: when")
    class When {

        @Test
        @DisplayName("rule 11.1: not before its turn")
        void early() {
            Table table = world().play();
            assertEquals(Map.of(), entries(table, "R"));
            table.refused("11.1", table.entering("R", "0501"));
        }

        @Test
        @DisplayName("rule 11.1: it must enter by the end of the phase")
        void must() {
            Table table = world().turn(2).play();
            table.refused("11.1", new Command.EndPhase());
            table.enter("R", "0501").endPhase();
            assertEquals("0501", table.hexOf("R"));
        }

        @Test
        @DisplayName("rule 11.1: it may enter later than its turn, and still must")
        void later() {
            Table table = world().turn(7).play();
            table.refused("11.1", new Command.EndPhase());
            table.enter("R", "0501");
        }

        @Test
        @DisplayName("rule 11.1: only in the owner's movement phase")
        void phase() {
            Table enemy =
                    world().turn(2).phase(Side.CONFEDERATE, Phase.MOVEMENT).play();
            enemy.refused("11.1", enemy.entering("R", "0501"));
            enemy.endPhase();
            Table combat = world().turn(2).phase(Side.UNION, Phase.COMBAT).play();
            combat.refused("11.1", combat.entering("R", "0501"));
        }

        @ParameterizedTest(name = "rule 11.1: an optional unit of turns 3 to 5 enters in turn {0}: {1}")
        @CsvSource({"2, false", "3, true", "4, true", "5, true", "6, false"})
        void optional(int turn, boolean enters) {
            Table table = World.clear(9, 4)
                    .optional(Side.UNION, "Train", Arm.TRAIN, 0, 3, 5, "0501")
                    .turn(turn)
                    .play();
            assertEquals(enters, entries(table, "Train").containsKey("0501"));
            if (!enters) {
                table.refused("11.1", table.entering("Train", "0501"));
            }
            table.endPhase();
            assertEquals("awaited", table.hexOf("Train"));
        }

        @Test
        @DisplayName("rules 11.1, 2.3: a unit on the map does not enter again")
        void twice() {
            Table table = world().turn(2).play();
            table.enter("R", "0501");
            table.refused("2.3", table.entering("R", "0501"));
        }
    }

    @Nested
    @DisplayName("rule 11.2: what it costs")
    class Cost {

        @ParameterizedTest(name = "rule 11.2: {0} enters {1} by {2} for {3}")
        @CsvSource({
            "INFANTRY, ., nothing, 1",
            "INFANTRY, f, nothing, 2",
            "ARTILLERY, f, nothing, 3",
            "INFANTRY, f, road, 0.5",
            "ARTILLERY, s, trail, 1",
            "TRAIN, f, road, 0.5",
            "INFANTRY, f, railroad, 2",
            "INFANTRY, f, road elsewhere, 2"
        })
        void ground(Arm arm, String letter, String way, String cost) {
            World world = World.of("." + letter + ".", "...").awaited(Side.UNION, "R", arm, 1, 1, "0201");
            switch (way) {
                case "road" -> world.road("W", "0201 0202").edge("0201", "W");
                case "trail" -> world.trail("W", "0201 0202").edge("0201", "W");
                case "railroad" -> world.railroad("W", "0201 0202").edge("0201", "W");
                case "road elsewhere" -> world.road("0201 0202");
                default -> {}
            }
            Table table = world.play();
            assertEquals(Map.of("0201", cost), entries(table, "R"));
            int allowance = table.game().rules().movement().allowance(table.unit("R"));
            table.enter("R", "0201");
            assertEquals(
                    cost,
                    Table.points(allowance - table.game().rules().movement().remaining(table.unit("R"))));
        }

        @Test
        @DisplayName("rule 11.2: the second pair pays twice, the third three times")
        void column() {
            World world = World.of("f..", "...", "...").exits(Side.UNION, "0101");
            for (int unit = 1; unit <= 6; unit++) {
                world.awaited(Side.UNION, "R" + unit, Arm.INFANTRY, 1, 1, "0101");
            }
            Table table = world.play();
            String[] costs = {"2", "2", "4", "4", "6", "6"};
            for (int unit = 1; unit <= 4; unit++) {
                assertEquals(Map.of("0101", costs[unit - 1]), entries(table, "R" + unit));
                table.enter("R" + unit, "0101");
                table.move("R" + unit, unit <= 2 ? "0102" : "0201");
            }
            table.enter("R5", "0101");
            assertEquals(0, table.game().rules().movement().remaining(table.unit("R5")));
            assertEquals(Map.of(), table.reach("R5"));
        }

        @Test
        @DisplayName("rule 11.2: two hexes have two columns, and the next turn begins a new one")
        void columns() {
            Table table = World.clear(9, 4)
                    .awaited(Side.UNION, "A", Arm.INFANTRY, 1, 1, "0101")
                    .awaited(Side.UNION, "B", Arm.INFANTRY, 1, 1, "0101")
                    .optional(Side.UNION, "C", Arm.INFANTRY, 1, 1, 9, "0101 0901")
                    .play();
            table.enter("A", "0101").enter("B", "0101").move("A", "0102").move("B", "0102");
            assertEquals(Map.of("0101", "2", "0901", "1"), entries(table, "C"));
            table.until(2, Side.UNION);
            assertEquals(Map.of("0101", "1", "0901", "1"), entries(table, "C"));
        }

        @Test
        @DisplayName("rules 11.2, 6.3: taking an entry back makes the column shorter")
        void takenBack() {
            Table table = World.clear(9, 4)
                    .awaited(Side.UNION, "A", Arm.INFANTRY, 1, 1, "0101")
                    .awaited(Side.UNION, "B", Arm.INFANTRY, 1, 1, "0101")
                    .awaited(Side.UNION, "C", Arm.INFANTRY, 1, 1, "0101")
                    .play();
            table.enter("A", "0101").move("A", "0102").enter("B", "0101");
            assertEquals(Map.of("0101", "2"), entries(table, "C"));
            table.undo();
            assertEquals(Map.of("0101", "1"), entries(table, "C"));
        }

        @Test
        @DisplayName("rules 11.2, 5.1: a unit whose hex is full waits until there is room")
        void full() {
            Table table = world().turn(2).union("A", "0501").union("B", "0501").play();
            table.refused("5.1", table.entering("R", "0501"));
            table.move("A", "0502").enter("R", "0501");
        }

        @Test
        @DisplayName("rules 11.2, 10.2: at night the column costs the same and the allowance is half")
        void night() {
            Table table = World.of("f.", "..")
                    .awaited(Side.UNION, "A", Arm.INFANTRY, 1, 1, "0101")
                    .night(1)
                    .play();
            table.enter("A", "0101");
            assertEquals("1", table.cost("A", "0102"));
        }
    }

    @Nested
    @DisplayName("rule 11.3: by which hexes")
    class Where {

        @Test
        @DisplayName("rule 11.3: where one of several entry hexes is open, only those")
        void several() {
            Table table = World.clear(9, 4)
                    .awaited(Side.UNION, "R", Arm.INFANTRY, 2, 1, "0101 0901")
                    .confederate("C", Arm.TRAIN, 0, "0901")
                    .play();
            assertEquals(Map.of("0101", "1"), entries(table, "R"));
            table.refused("11.3", table.entering("R", "0801"));
            table.refused("11.3", table.entering("R", "0901"));
        }

        @ParameterizedTest(name = "rule 11.3: an entry hex that is {0} opens the map's edge within three hexes")
        @CsvSource({
            "occupied, 0201 0301 0401 0601 0701 0801",
            "controlled, 0201 0301 0701 0801",
            "closed, 0201 0301 0401 0601 0701 0801"
        })
        void detour(String what, String open) {
            World world = world().turn(2);
            switch (what) {
                case "occupied" -> world.confederate("C", Arm.TRAIN, 0, "0501");
                case "controlled" -> world.confederate("C", "0502");
                default -> world.closed("Z", Side.UNION, "0501", 0);
            }
            assertEquals(open, String.join(" ", entries(world.play(), "R").keySet()));
        }

        @Test
        @DisplayName("rule 11.3: a detour leads round corners, never over three hexes, never inland")
        void corners() {
            Table table = World.clear(9, 9)
                    .awaited(Side.UNION, "R", Arm.INFANTRY, 2, 1, "0102")
                    .confederate("C", Arm.TRAIN, 0, "0102")
                    .play();
            assertEquals(
                    "0101 0103 0104 0105 0201 0301 0401",
                    String.join(" ", entries(table, "R").keySet()));
        }

        @Test
        @DisplayName("rule 11.3: if all are controlled, any of them that is not occupied will do")
        void allControlled() {
            Table table = World.clear(3, 3)
                    .awaited(Side.UNION, "R", Arm.INFANTRY, 2, 1, "0101")
                    .confederate("A", "0102")
                    .confederate("B", "0302")
                    .confederate("C", "0202")
                    .play();
            assertEquals(
                    "0101 0103 0201 0203 0301 0303",
                    String.join(" ", entries(table, "R").keySet()));
            table.enter("R", "0101");
            table.refused("7.2", table.moving("R", "0201"));
        }

        @Test
        @DisplayName("rules 11.3, 10.3: at night nobody enters under enemy control")
        void allControlledAtNight() {
            Table table = World.clear(3, 3)
                    .awaited(Side.UNION, "R", Arm.INFANTRY, 2, 1, "0101")
                    .confederate("A", "0102")
                    .confederate("B", "0302")
                    .confederate("C", "0202")
                    .night(1)
                    .play();
            assertEquals(Map.of(), entries(table, "R"));
            table.endPhase();
        }

        @Test
        @DisplayName("rules 11.3, 3.6: a unit whose entry costs more than it has waits, and need not enter")
        void waits() {
            Table table = World.of("t.", "..")
                    .awaited(Side.UNION, "S", Arm.SIEGE_ARTILLERY, 3, 1, "0101")
                    .play();
            table.refused("11.3", table.entering("S", "0101"));
            table.endPhase();
            assertEquals("awaited", table.hexOf("S"));
        }

        @Test
        @DisplayName("rules 11.3, 3.6: a unit that has entered has no free step left")
        void noFreeStep() {
            Table table = World.of("f.", "t.")
                    .awaited(Side.UNION, "R", Arm.SIEGE_ARTILLERY, 3, 1, "0101")
                    .play();
            table.enter("R", "0101");
            assertEquals(Map.of(), table.reach("R"));
        }
    }
}
