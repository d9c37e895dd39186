package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 13: zones of the scenario")
class Rule13ZonesTest {

    private static boolean held(Table table, String id) {
        return !table.game().rules().zones().holding(table.unit(id)).isEmpty();
    }

    @Nested
    @DisplayName("rule 13.1: until when")
    class Until {

        @ParameterizedTest(name = "rule 13.1: until turn {0}, in turn {1}: held and closed {2}")
        @CsvSource({"3, 1, true", "3, 2, true", "3, 3, false", "3, 4, false", "0, 20, true"})
        void turn(int until, int turn, boolean shut) {
            Table table = World.clear(3, 8)
                    .held("H", Side.UNION, "0101 0102", until, -1)
                    .closed("Z", Side.UNION, "0201", until)
                    .union("U", "0102")
                    .union("free", "0302")
                    .turn(turn)
                    .play();
            assertEquals(shut, held(table, "U"));
            assertEquals(!shut, table.reach("free").containsKey("0201"));
        }

        @Test
        @DisplayName("rule 13.1: the turn begins with the first player's turn")
        void startOfTheTurn() {
            Table table = World.clear(1, 8)
                    .first(Side.CONFEDERATE)
                    .held("H", Side.UNION, "0101", 2, -1)
                    .union("U", "0101")
                    .play();
            table.until(1, Side.UNION);
            assertTrue(held(table, "U"));
            table.endPlayerTurn();
            assertEquals("2 confederate movement", table.moment());
            assertFalse(held(table, "U"));
        }

        @ParameterizedTest(name = "rule 13.1: with enemyWithin {0} an enemy in row {1} frees: {2}")
        @CsvSource({"2, 5, false", "2, 4, true", "2, 3, true", "0, 3, false", "1, 3, true", "3, 5, true"})
        void enemyWithin(int within, int row, boolean frees) {
            Table table = World.clear(3, 9)
                    .first(Side.CONFEDERATE)
                    .held("H", Side.UNION, "0101 0102", 0, within)
                    .union("U", "0101")
                    .confederate("C", "0109")
                    .play();
            table.move("C", row < 6 ? "0106" : "0109").until(2, Side.CONFEDERATE);
            assertTrue(held(table, "U"));
            table.move("C", String.format(Locale.ROOT, "01%02d", row));
            assertEquals(!frees, held(table, "U"));
        }

        @Test
        @DisplayName("rule 13.1: a freed unit stays free, unless the move is taken back")
        void forGood() {
            Table table = World.clear(3, 9)
                    .first(Side.CONFEDERATE)
                    .held("H", Side.UNION, "0101 0102", 0, 2)
                    .union("U", "0101")
                    .confederate("C", Arm.CAVALRY, 2, "0107")
                    .play();
            table.move("C", "0104").undo();
            assertTrue(held(table, "U"));
            table.move("C", "0104").move("C", "0107");
            assertFalse(held(table, "U"));
        }

        @Test
        @DisplayName("rule 13.1: an enemy that is near when the game begins frees at once")
        void atTheStart() {
            Table table = World.clear(3, 9)
                    .held("H", Side.UNION, "0101 0102", 0, 2)
                    .union("U", "0101")
                    .confederate("C", "0104")
                    .play();
            assertFalse(held(table, "U"));
            table.move("U", "0103");
        }

        @Test
        @DisplayName("rule 13.1: a friend near the zone frees nobody")
        void friends() {
            Table table = World.clear(3, 9)
                    .held("H", Side.UNION, "0101 0102", 0, 2)
                    .union("U", "0101")
                    .union("V", "0104")
                    .play();
            table.move("V", "0103");
            assertTrue(held(table, "U"));
        }

        @Test
        @DisplayName("rule 13.1: a position may say that the trigger has come")
        void open() {
            World world = World.clear(3, 9).held("H", Side.UNION, "0101", 0, 1).union("U", "0101");
            assertTrue(held(world.play(), "U"));
            assertFalse(held(world.open("H").play(), "U"));
        }

        @ParameterizedTest(
                name = "rule 13.1: an attack on a unit in a zone until turn {0}, enemyWithin {1}, frees: {2}")
        @CsvSource({"9, -1, true", "0, 0, true", "9, 0, true", "0, -1, false"})
        void attackFrees(int until, int within, boolean frees) {
            Table table = World.clear(3, 6)
                    .first(Side.CONFEDERATE)
                    .held("H", Side.UNION, "0101 0301", until, within)
                    .union("U", "0101")
                    .union("V", "0301")
                    .confederate("C", Arm.INFANTRY, 1, "0102")
                    .phase(Side.CONFEDERATE, Phase.COMBAT)
                    .dice(6)
                    .play();
            assertTrue(held(table, "V"));
            table.attack("C", "0101");
            assertEquals(!frees, held(table, "V"));
        }

        @Test
        @DisplayName("rule 13.1: an attack elsewhere frees nobody")
        void attackElsewhere() {
            Table table = World.clear(3, 6)
                    .first(Side.CONFEDERATE)
                    .held("H", Side.UNION, "0301", 9, -1)
                    .union("U", "0101")
                    .union("V", "0301")
                    .confederate("C", Arm.INFANTRY, 1, "0102")
                    .phase(Side.CONFEDERATE, Phase.COMBAT)
                    .dice(6)
                    .play();
            table.attack("C", "0101");
            assertTrue(held(table, "V"));
        }

        @Test
        @DisplayName("rule 13.1: what is closed to a side does not open by that side's approach, nor by the other's")
        void closedOpensByTurnOnly() {
            Table table = World.clear(1, 9)
                    .zone("Z", "0103", Side.UNION, Side.CONFEDERATE, 5, 2)
                    .union("U", "0101")
                    .confederate("C", "0103")
                    .play();
            assertFalse(held(table, "C"));
            table.endPlayerTurn().move("C", "0106").endPlayerTurn();
            table.refused("13.3", table.moving("U", "0103"));
        }
    }

    @Nested
    @DisplayName("rule 13.2: held units")
    class Held {

        private World camp() {
            return World.clear(3, 9).held("camp", Side.UNION, "0101 0102 0201 0202", 9, -1);
        }

        @Test
        @DisplayName("rule 13.2: they move inside the set and may not leave it")
        void inside() {
            Table table = camp().union("U", "0101").play();
            assertEquals(Set.of("0102", "0201", "0202"), table.reach("U").keySet());
            table.refused("13.2", table.moving("U", "0301"));
            table.move("U", "0202").move("U", "0201");
        }

        @Test
        @DisplayName("rule 13.2: a unit of the other side is not held")
        void otherSide() {
            Table table =
                    camp().first(Side.CONFEDERATE).confederate("C", "0101").play();
            table.move("C", "0104");
        }

        @Test
        @DisplayName("rule 13.2: a unit that passes through is not held")
        void passesThrough() {
            Table table = camp().union("U", Arm.CAVALRY, 1, "0103").play();
            assertEquals("3", table.cost("U", "0301"));
            table.move("U", "0102").move("U", "0103").move("U", "0102").move("U", "0201");
            assertTrue(table.reach("U").containsKey("0301"));
        }

        @Test
        @DisplayName("rule 13.2: a unit that has ended its turn in the set is held from the next one on")
        void stays() {
            Table table = camp().union("U", "0103").play();
            table.move("U", "0102").until(2, Side.UNION);
            table.refused("13.2", table.moving("U", "0103"));
        }

        @Test
        @DisplayName("rule 13.2: a reinforcement that arrives in the set is held")
        void arrives() {
            Table table =
                    camp().awaited(Side.UNION, "R", Arm.INFANTRY, 1, 1, "0101").play();
            table.enter("R", "0101");
            table.refused("13.2", table.moving("R", "0103"));
            table.move("R", "0202");
        }

        @Test
        @DisplayName("rule 13.2: a held unit does not leave the map")
        void exits() {
            Table table = camp().road("R", "0101 0102")
                    .edge("0101", "R")
                    .exits(Side.UNION, "0101")
                    .union("U", "0101")
                    .play();
            table.refused("13.2", table.leaving("U"));
        }

        @Test
        @DisplayName("rule 13.2: a held unit retreats out of the set")
        void retreats() {
            Table table = World.of("~.~", "~.~", "~.~", "~.~")
                    .first(Side.CONFEDERATE)
                    .held("camp", Side.UNION, "0202", 0, -1)
                    .union("U", Arm.INFANTRY, 3, "0202")
                    .confederate("C", Arm.INFANTRY, 3, "0201")
                    .phase(Side.CONFEDERATE, Phase.COMBAT)
                    .dice(1)
                    .play();
            table.attack("C", "0202").retreat("U", "0203");
            assertEquals("0203", table.hexOf("U"));
        }

        @Test
        @DisplayName("rule 13.2: a held unit attacks and advances out of the set")
        void advances() {
            Table table = World.of("~.~", "~.~", "~.~", "~.~")
                    .held("camp", Side.UNION, "0201", 0, -1)
                    .union("U", Arm.INFANTRY, 3, "0201")
                    .confederate("C", Arm.INFANTRY, 3, "0202")
                    .phase(Side.UNION, Phase.COMBAT)
                    .dice(1)
                    .play();
            table.attack("U", "0202").retreat("C", "0203").advance("U", "0202");
            assertEquals("0202", table.hexOf("U"));
        }
    }

    @Nested
    @DisplayName("rule 13.3: closed hexes")
    class Closed {

        @Test
        @DisplayName("rule 13.3: they are neither entered nor passed, by that side alone")
        void movement() {
            World world = World.clear(1, 7)
                    .closed("Z", Side.UNION, "0103", 0)
                    .union("U", "0101")
                    .confederate("C", Arm.TRAIN, 0, "0105");
            Table table = world.play();
            assertEquals(Set.of("0102"), table.reach("U").keySet());
            table.refused("13.3", table.moving("U", "0103"));
            table.endPlayerTurn();
            assertEquals("2", table.cost("C", "0103"));
        }

        @Test
        @DisplayName("rule 13.3: a unit that stands in one leaves it, and does not come back, nor move on inside")
        void leaves() {
            Table table = World.clear(1, 7)
                    .closed("Z", Side.UNION, "0103 0104", 0)
                    .union("U", "0103")
                    .play();
            assertEquals(Set.of("0101", "0102"), table.reach("U").keySet());
            table.move("U", "0102");
            table.refused("13.3", table.moving("U", "0103"));
        }

        @Test
        @DisplayName("rules 13.3, 8.6: no unit retreats into one, so a unit that can go nowhere else is lost")
        void retreat() {
            Table table = World.clear(1, 3)
                    .closed("Z", Side.CONFEDERATE, "0103", 0)
                    .union("U", "0101")
                    .confederate("C", "0102")
                    .phase(Side.UNION, Phase.COMBAT)
                    .dice(1)
                    .play();
            table.attack("U", "0102");
            assertEquals("eliminated", table.hexOf("C"));
        }

        @Test
        @DisplayName("rules 13.3, 8.7: nobody advances into one")
        void advance() {
            Table table = World.clear(1, 3)
                    .closed("Z", Side.UNION, "0102", 0)
                    .union("U", "0101")
                    .confederate("C", "0102")
                    .phase(Side.UNION, Phase.COMBAT)
                    .dice(1)
                    .play();
            table.attack("U", "0102").retreat("C", "0103");
            assertTrue(table.state().combat().isEmpty(), "no advance is offered");
        }
    }
}
