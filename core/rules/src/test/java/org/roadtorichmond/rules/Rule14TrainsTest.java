package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 14: the Train and the siege train")
class Rule14TrainsTest {

    @ParameterizedTest(name = "rule 14.1: the Train enters {0} along a way only")
    @ValueSource(strings = {"f", "h", "t", "s", "~"})
    void keepsToWays(String letter) {
        Table table =
                World.of("..", "." + letter).union("T", Arm.TRAIN, 0, "0201").play();
        table.refused("3.1", table.moving("T", "0202"));
        Table road = World.of("..", "." + letter)
                .road("0201 0202")
                .union("T", Arm.TRAIN, 0, "0201")
                .play();
        assertEquals("0.5", road.cost("T", "0202"));
    }

    @Test
    @DisplayName("rules 14.1, 3.6: its first step does not take it off the ways either")
    void noFreeStep() {
        Table table = World.of("f.", "ff")
                .road("0101 0201")
                .union("T", Arm.TRAIN, 0, "0101")
                .play();
        assertEquals(Map.of("0201", "0.5"), table.reach("T"));
    }

    @ParameterizedTest(name = "rules 14.1, 8.4: alone in {0} it defends as {1} half points")
    @CsvSource({"., 2", "h, 2", "o, 2"})
    void defendsAsOne(String letter, int halves) {
        Table table = World.of(".", letter).stream("0101/0102")
                .union("T", Arm.TRAIN, 0, "0102")
                .confederate("C", Arm.INFANTRY, 6, "0101")
                .phase(Side.CONFEDERATE, Phase.COMBAT)
                .play();
        assertEquals(
                halves,
                table.game()
                        .rules()
                        .combat()
                        .strengths(table.units("C"), table.hexes("0102"))
                        .defenceHalves());
    }

    @Test
    @DisplayName("rules 14.1, 7.1: it has no zone of control")
    void noControl() {
        Table table = World.clear(3, 3).union("T", Arm.TRAIN, 0, "0202").play();
        assertEquals("", table.controlled(Side.UNION));
    }

    @Test
    @DisplayName("rule 14.2: it is eliminated like any other unit")
    void eliminated() {
        Table table = World.clear(1, 3)
                .union("T", Arm.TRAIN, 0, "0102")
                .confederate("C", Arm.INFANTRY, 6, "0101")
                .phase(Side.CONFEDERATE, Phase.COMBAT)
                .dice(1)
                .play();
        table.attack("C", "0102");
        assertEquals("eliminated", table.hexOf("T"));
    }

    private static World siege() {
        return World.clear(1, 9)
                .union("S", Arm.SIEGE_ARTILLERY, 6, "0101")
                .union("I", Arm.INFANTRY, 6, "0103")
                .confederate("C", Arm.INFANTRY, 1, "0104");
    }

    @Test
    @DisplayName("rule 14.3: the siege train fires over three hexes")
    void range() {
        Table table = siege().dice(1).play();
        table.endPhase().attack("S I", "0104");
    }

    @Test
    @DisplayName("rule 14.3: not over four")
    void outOfRange() {
        Table table = World.clear(1, 9)
                .union("S", Arm.SIEGE_ARTILLERY, 6, "0101")
                .confederate("C", Arm.INFANTRY, 1, "0105")
                .phase(Side.UNION, Phase.COMBAT)
                .play();
        table.refused("9.1", table.attacking("S", "0105"));
    }

    @Test
    @DisplayName("rule 14.3: having moved it may not fire, but may in its next turn")
    void moved() {
        Table table = siege().dice(6).play();
        table.move("S", "0102").endPhase();
        table.refused("14.3", table.attacking("S", "0104"));
        table.refused("14.3", table.attacking("S I", "0104"));
        table.attack("I", "0104");
    }

    @Test
    @DisplayName("rule 14.3: after moving next to the enemy it need not attack")
    void notObliged() {
        Table table = World.clear(1, 9)
                .union("S", Arm.SIEGE_ARTILLERY, 6, "0101")
                .confederate("C", Arm.INFANTRY, 1, "0103")
                .play();
        table.move("S", "0102").endPhase();
        assertEquals("", table.requiredUnits());
        table.endPhase();
        assertEquals("1 confederate movement", table.moment());
    }

    @Test
    @DisplayName("rule 14.3: the mark is gone in the next turn")
    void nextTurn() {
        Table table = World.clear(1, 9)
                .union("S", Arm.SIEGE_ARTILLERY, 6, "0101")
                .confederate("C", Arm.INFANTRY, 1, "0105")
                .dice(1)
                .play();
        table.move("S", "0102").until(2, Side.UNION).endPhase().attack("S", "0105");
    }

    @Test
    @DisplayName("rules 14.3, 6.3: a move taken back was none")
    void takenBack() {
        Table table = siege().dice(1).play();
        table.move("S", "0102").undo().endPhase().attack("S I", "0104");
    }
}
