package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 6: movement")
class Rule06MovementTest {

    @Test
    @DisplayName("rule 6.1: a unit may be moved in several steps while points remain")
    void severalSteps() {
        Table table = World.clear(1, 9).union("U", "0101").play();
        table.move("U", "0103").move("U", "0102").move("U", "0105");
        assertEquals(Set.of(), table.reach("U").keySet());
        table.refused("6.1", table.moving("U", "0106"));
    }

    @Test
    @DisplayName("rule 6.1: the refusal of a march that is too far says what it would cost")
    void tooFar() {
        Table table = World.of("........~")
                .road("0101 0201")
                .union("U", Arm.TRAIN, 3, "0101")
                .play();
        assertEquals(
                "0701 is farther than U can march with what it has left: with nobody in its way it would need 5.5 points.",
                table.game().check(table.moving("U", "0701")).orElseThrow().reason());
        Table isle = World.of("...").river("0201/0301").union("U", "0101").play();
        assertEquals(
                "0301 is farther than U can march with what it has left: no path leads there.",
                isle.game().check(isle.moving("U", "0301")).orElseThrow().reason());
    }

    @Test
    @DisplayName("rule 6.1: units move in any order, and their steps may alternate")
    void anyOrder() {
        Table table = World.clear(3, 9).union("A", "0101").union("B", "0301").play();
        table.move("B", "0303").move("A", "0104").move("B", "0307");
        assertEquals("3", table.cost("A", "0107"));
        assertEquals("-", table.cost("B", "0308"));
    }

    @Test
    @DisplayName("rule 6.1: only the player of the phase moves his units")
    void enemyUnits() {
        Table table =
                World.clear(3, 5).union("U", "0101").confederate("C", "0305").play();
        table.refused("6.1", table.moving("C", "0304"));
        table.refused("6.1", table.moving("U", "0101"));
    }

    @Test
    @DisplayName("rule 6.1: a move takes the cheapest way and costs it")
    void cheapestWay() {
        Table table = World.of("..", "t.", "..", "..").union("U", "0101").play();
        assertEquals("3", table.cost("U", "0103"));
        Event.UnitMoved moved =
                (Event.UnitMoved) table.command(table.moving("U", "0103")).get(0);
        assertEquals("0101 0201 0202 0103", Table.numbers(moved.path()));
        assertEquals(6, moved.cost());
        assertEquals(6, table.game().rules().movement().remaining(table.unit("U")));
    }

    @Test
    @DisplayName("rule 6.2: points are not saved for the next turn, nor kept spent")
    void notSaved() {
        Table table = World.clear(1, 14)
                .union("U", "0101")
                .confederate("C", Arm.TRAIN, 0, "0114")
                .play();
        table.move("U", "0102").until(2, Side.UNION);
        assertEquals("6", table.cost("U", "0108"));
        assertEquals("-", table.cost("U", "0109"));
    }

    @Test
    @DisplayName("rule 6.2: a hex that an enemy holds is not entered")
    void enemyHeld() {
        Table table =
                World.clear(1, 3).union("U", "0101").confederate("C", "0103").play();
        assertEquals(Set.of("0102"), table.reach("U").keySet());
        table.refused("6.2", table.moving("U", "0103"));
    }

    @Nested
    @DisplayName("rule 6.3: taking back")
    class TakingBack {

        @Test
        @DisplayName("rule 6.3: moves are taken back one by one, in reverse order, to the very same state")
        void reverseOrder() {
            Table table = World.clear(3, 9)
                    .union("A", "0101")
                    .union("B", "0301")
                    .awaited(Side.UNION, "R", Arm.INFANTRY, 2, 1, "0201")
                    .exits(Side.UNION, "0105")
                    .trail("T", "0104 0105")
                    .edge("0105", "T")
                    .confederate("C", "0305")
                    .play();
            List<Long> hashes = new ArrayList<>();
            List<Runnable> steps = List.of(
                    () -> table.move("A", "0103"),
                    () -> table.enter("R", "0201"),
                    () -> table.move("B", "0304"),
                    () -> table.move("A", "0105"),
                    () -> table.exit("A"),
                    () -> table.move("R", "0202"));
            for (Runnable step : steps) {
                hashes.add(table.state().hash());
                step.run();
                assertNotEquals(hashes.get(hashes.size() - 1), table.state().hash());
            }
            for (int step = steps.size() - 1; step >= 0; step--) {
                table.undo();
                assertEquals(hashes.get(step), table.state().hash());
            }
            assertEquals("0101 0301 awaited", table.hexOf("A") + " " + table.hexOf("B") + " " + table.hexOf("R"));
            table.undoRefused("6.3");
        }

        @Test
        @DisplayName("rule 6.3: a march taken back gives its points and its control back")
        void points() {
            Table table = World.clear(1, 9)
                    .union("U", "0101")
                    .confederate("C", "0109")
                    .play();
            String before = table.controlled(Side.UNION);
            table.move("U", "0105").undo();
            assertEquals(before, table.controlled(Side.UNION));
            assertEquals("6", table.cost("U", "0107"));
        }

        @Test
        @DisplayName("rule 6.3: the end of the phase is taken back before the moves, as long as no die was rolled")
        void endOfPhase() {
            Table table = World.clear(1, 9)
                    .union("U", "0101")
                    .confederate("C", "0109")
                    .play();
            table.move("U", "0102").endPhase();
            assertEquals("1 union combat", table.moment());
            table.undo().undo();
            assertEquals("1 union movement", table.moment());
            assertEquals("0101", table.hexOf("U"));
        }

        @Test
        @DisplayName("rule 6.3: nothing is taken back once the other player's turn has begun")
        void otherPlayer() {
            Table table = World.clear(1, 9)
                    .union("U", "0101")
                    .confederate("C", "0109")
                    .play();
            table.move("U", "0102").endPhase().endPhase();
            table.undoRefused("6.3");
            table.move("C", "0108").undo();
            table.undoRefused("6.3");
        }

        @Test
        @DisplayName("rules 6.3, 10.1: nor at night, when the movement phase is the whole turn")
        void atNight() {
            Table table = World.clear(1, 9)
                    .union("U", "0101")
                    .confederate("C", "0109")
                    .night(1)
                    .play();
            table.move("U", "0102").endPhase();
            table.undoRefused("6.3");
        }

        @Test
        @DisplayName("rules 6.3, 17: nothing is taken back past a die")
        void die() {
            Table table = World.clear(3, 6)
                    .union("U", "0202")
                    .confederate("C", "0203")
                    .phase(Side.UNION, Phase.COMBAT)
                    .dice(1)
                    .play();
            table.attack("U", "0203");
            table.undoRefused("17");
            table.retreat("C", "0204").undo();
            assertEquals("0203", table.hexOf("C"));
            table.undoRefused("17");
        }
    }
}
