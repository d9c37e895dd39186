package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 7: zones of control")
class Rule07ControlTest {

    private static final String ALL_ROUND = "0102 0103 0201 0203 0302 0303";

    @Nested
    @DisplayName("rule 7.1: which units control what")
    class Extent {

        @ParameterizedTest(name = "rule 7.1: {0}")
        @EnumSource(Arm.class)
        void arms(Arm arm) {
            Table table = World.clear(3, 4).confederate("C", arm, 0, "0202").play();
            assertEquals(arm == Arm.TRAIN ? "" : ALL_ROUND, table.controlled(Side.CONFEDERATE));
            assertEquals("", table.controlled(Side.UNION));
        }

        @ParameterizedTest(name = "rule 7.1: {0} control over 0201: {1}")
        @CsvSource({
            "river, false",
            "river and bridge, true",
            "river and foot bridge, true",
            "river and ford, true",
            "stream, true",
            "stream and ford, true",
            "lake, false",
            "lake and trail, true",
            "lake and trail elsewhere, true",
            "lake and railroad, false",
            "friend, true",
            "enemy, true",
            "swamp, true"
        })
        void hexsides(String what, boolean controls) {
            World world = World.of(what.contains("lake") ? ".~." : what.equals("swamp") ? ".s." : "...", "...", "...");
            if (what.contains("river")) {
                world.river("0201/0202");
            }
            switch (what) {
                case "river and bridge" -> world.bridge("0202/0201");
                case "river and foot bridge" -> world.bridge("0202/0201", Arm.INFANTRY);
                case "river and ford", "stream and ford" -> world.ford("0201/0202");
                case "lake and trail" -> world.trail("0202 0201");
                case "lake and trail elsewhere" -> world.trail("0101 0201 0301");
                case "lake and railroad" -> world.railroad("rails", "0202 0201");
                case "friend" -> world.confederate("D", Arm.TRAIN, 0, "0201");
                case "enemy" -> world.union("U", "0201");
                default -> {}
            }
            if (what.contains("stream")) {
                world.stream("0201/0202");
            }
            Table table = world.confederate("C", Arm.CAVALRY, 1, "0202").play();
            assertEquals(
                    controls,
                    table.state().control().controlled(table.hex("0201").index(), Side.CONFEDERATE));
            assertTrue(table.state().control().controlled(table.hex("0203").index(), Side.CONFEDERATE));
        }

        @Test
        @DisplayName("rule 7.1: control ends at the edge of the map")
        void edge() {
            Table table = World.clear(3, 4).confederate("C", "0101").play();
            assertEquals("0102 0201", table.controlled(Side.CONFEDERATE));
        }

        @Test
        @DisplayName("rules 7.1, 15: a shaken unit controls as before")
        void shaken() {
            Table table = World.clear(3, 4).confederate("C", "0202").shaken("C").play();
            assertEquals(ALL_ROUND, table.controlled(Side.CONFEDERATE));
        }

        @Test
        @DisplayName("rule 7.1: control moves with the unit, and where two units control one stays when the other goes")
        void moves() {
            Table table = World.clear(3, 6)
                    .union("A", "0101")
                    .union("B", "0301")
                    .confederate("C", "0206")
                    .play();
            assertEquals("0102 0201 0302", table.controlled(Side.UNION));
            table.move("A", "0104");
            assertEquals("0103 0105 0201 0203 0204 0302", table.controlled(Side.UNION));
        }

        @Test
        @DisplayName("rule 7.1: at night too")
        void night() {
            Table table = World.clear(3, 4).confederate("C", "0202").night(1).play();
            assertEquals(ALL_ROUND, table.controlled(Side.CONFEDERATE));
        }
    }

    @Test
    @DisplayName("rule 7.2: a unit that enters an enemy-controlled hex stops and moves no farther")
    void stops() {
        Table table = World.clear(3, 7)
                .union("U", Arm.CAVALRY, 2, "0107")
                .confederate("C", "0303")
                .play();
        assertEquals("0202 0203 0302 0304", table.stops("U"));
        // The hex is six hexes away, but every row of six hexes leads through a hex where the unit would have to stop.
        assertEquals("7", table.cost("U", "0302"));
        table.move("U", "0203");
        assertEquals(Set.of(), table.reach("U").keySet());
        table.refused("7.2", table.moving("U", "0103"));
        table.refused("7.2", table.moving("U", "0202"));
    }

    @Test
    @DisplayName("rule 7.2: the refusal says when only control keeps a unit out of a hex, and not that it is too far")
    void barredByControl() {
        Table table = World.clear(1, 7)
                .union("U", Arm.INFANTRY, 2, "0101")
                .confederate("C", "0106")
                .play();
        assertEquals("0105", table.stops("U"));
        table.refused("6.2", table.moving("U", "0106"));
        table.refused("7.2", table.moving("U", "0107"));
    }

    @Test
    @DisplayName("rule 7.2: a friend in the hex does not lift the control")
    void friendsDoNotHelp() {
        Table table = World.of(".~", ".~", ".~", ".~")
                .trail("0102 0202")
                .union("U", "0101")
                .union("friend", "0102")
                .confederate("C", "0202")
                .play();
        assertEquals(Map.of("0102", "1"), table.reach("U"));
    }

    @Test
    @DisplayName("rule 7.2: a train of the enemy stops nobody")
    void trainsStopNobody() {
        Table table = World.clear(2, 4)
                .union("U", "0101")
                .confederate("T", Arm.TRAIN, 0, "0202")
                .play();
        assertEquals("", table.stops("U"));
        assertEquals("3", table.cost("U", "0104"));
    }

    @ParameterizedTest(name = "rule 7.3: a unit of {0} that begins its phase under control does not move")
    @EnumSource(Arm.class)
    void beginsUnderControl(Arm arm) {
        Table table = World.clear(3, 5)
                .union("U", arm, 1, "0201")
                .confederate("C", "0202")
                .play();
        assertEquals(Map.of(), table.reach("U"));
        table.refused("7.3", table.moving("U", "0101"));
    }

    @Test
    @DisplayName("rule 7.3: the start of its own phase counts, again in every turn")
    void everyTurn() {
        Table table = World.clear(1, 9)
                .union("U", Arm.TRAIN, 0, "0101")
                .confederate("C", "0106")
                .play();
        table.endPlayerTurn().move("C", "0102").until(2, Side.UNION);
        table.refused("7.3", table.moving("U", "0103"));
    }

    @Test
    @DisplayName("rule 7.4: control stops no line of communications, no supply and no sight")
    void doesNotStop() {
        Table table = World.clear(3, 4)
                .road("R", "0101 0102 0103 0104")
                .edge("0104", "R")
                .union("U", "0101")
                .confederate("C", "0202")
                .play();
        assertTrue(table.state().control().controlled(table.hex("0102").index(), Side.CONFEDERATE));
        assertTrue(table.state()
                .survey()
                .communications()
                .find(
                        table.hex("0101"),
                        table.hex("0104"),
                        hex -> table.state().deployment().occupied(hex, Side.CONFEDERATE))
                .exists());
        assertTrue(table.state()
                .survey()
                .sees(table.hex("0101").index(), table.hex("0103").index()));
    }
}
