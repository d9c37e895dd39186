package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Components.Exited;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 12: leaving the map")
class Rule12LeavingTest {

    private static World world() {
        return World.clear(1, 8).road("R", "0107 0108").edge("0108", "R").exits(Side.UNION, "0108");
    }

    @ParameterizedTest(name = "rule 12.1: with {0} half points, from {1}, by {2}, a unit leaves: {3}")
    @CsvSource({
        "1, 0108, road, true",
        "0, 0108, road, false",
        "1, 0108, trail, false",
        "2, 0108, trail, true",
        "2, 0107, road, true",
        "1, 0107, road, false",
        "3, 0106, road, false",
        "4, 0106, road, true"
    })
    void cost(int allowance, String from, String way, boolean leaves) {
        World world = World.clear(1, 8).exits(Side.UNION, "0108");
        if (way.equals("road")) {
            world.road("W", "0107 0108");
        } else {
            world.trail("W", "0107 0108");
        }
        Table table = world.edge("0108", "W")
                .union("U", from)
                .allowance("U", allowance)
                .play();
        if (!from.equals("0108")) {
            table.move("U", "0108");
        }
        if (leaves) {
            assertEquals("exited", table.exit("U").hexOf("U"));
        } else {
            table.refused("12.1", table.leaving("U"));
        }
    }

    @Test
    @DisplayName("rule 12.1: only by an exit of its side")
    void whose() {
        World world = world().union("U", "0105").confederate("C", Arm.TRAIN, 0, "0108");
        Table table = world.play();
        table.refused("12.1", table.leaving("U"));
        table.endPlayerTurn();
        table.refused("12.1", table.leaving("C"));
    }

    @Test
    @DisplayName("rule 12.1: in the owner's movement phase only")
    void when() {
        Table combat =
                world().union("U", "0108").phase(Side.UNION, Phase.COMBAT).play();
        combat.refused("4.1", combat.leaving("U"));
        Table enemy = world().union("U", "0108")
                .phase(Side.CONFEDERATE, Phase.MOVEMENT)
                .play();
        enemy.refused("6.1", enemy.leaving("U"));
    }

    @Test
    @DisplayName("rules 12.1, 12.3: a unit that has left does not come back; where and when it left is kept")
    void doesNotComeBack() {
        Table table = world().union("U", "0107").turn(4).play();
        table.move("U", "0108").exit("U");
        Exited exited = table.state().exited(table.unit("U")).orElseThrow();
        assertEquals("0108 4", exited.hex + " " + exited.turn);
        table.refused("2.3", table.moving("U", "0107"));
        table.refused("2.3", table.entering("U", "0108"));
        table.refused("2.3", table.leaving("U"));
        assertEquals("", table.controlled(Side.UNION));
    }

    @ParameterizedTest(name = "rule 12.2: under enemy control nobody leaves, in turn {0} of which 2 is night")
    @CsvSource({"1", "2"})
    void underControl(int turn) {
        Table table = world().union("U", "0108")
                .confederate("C", "0107")
                .night(2)
                .turn(turn)
                .play();
        table.refused("12.2", table.leaving("U"));
    }

    @Test
    @DisplayName("rule 12.2: a train of the enemy controls nothing and hinders nobody")
    void trainBeside() {
        Table table = world().union("U", "0108")
                .confederate("T", Arm.TRAIN, 0, "0107")
                .play();
        table.exit("U");
    }

    @Test
    @DisplayName("rules 12.1, 10.2: a unit leaves at night too")
    void night() {
        Table table = world().union("U", "0107").night(1).play();
        table.move("U", "0108").exit("U");
    }

    @Test
    @DisplayName("rules 12.2, 8.6: no unit retreats off the map, so one that can go nowhere else is lost")
    void noRetreat() {
        Table table = World.clear(1, 3)
                .road("R", "0102 0103")
                .edge("0103", "R")
                .exits(Side.CONFEDERATE, "0103")
                .union("U", Arm.INFANTRY, 6, "0102")
                .confederate("C", Arm.INFANTRY, 6, "0103")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(1)
                .play();
        table.attack("U", "0103");
        assertEquals("eliminated", table.hexOf("C"));
    }
}
