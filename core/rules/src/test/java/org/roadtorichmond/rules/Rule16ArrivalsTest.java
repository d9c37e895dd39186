package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GroupArrived;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.testing.Seeds;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("rule 16.3: variable arrivals")
class Rule16ArrivalsTest {

    private static World world(boolean variable) {
        return World.clear(3, 9)
                .union("U", "0209")
                .confederate("C", "0105")
                .awaited(Side.UNION, "A", Arm.INFANTRY, 3, 1, "0101")
                .awaited(Side.UNION, "B", Arm.INFANTRY, 3, 1, "0101")
                .rules(rules -> rules.with(new Rules.Options(false, false, variable, false)));
    }

    /** Starts the world with other groups and numbers. */
    private static Table play(World world, int number, Optional<String> group, int... dice) {
        Scenario drawn = world.scenario();
        Map<Unit, Arrival> arrivals = new HashMap<>();
        drawn.arrivals()
                .forEach((unit, arrival) -> arrivals.put(
                        unit,
                        new Arrival(
                                arrival.turn(), arrival.last(), arrival.hexes(), arrival.optional(), number, group)));
        Scenario scenario = new Scenario(
                drawn.name(),
                drawn.field(),
                drawn.turns(),
                drawn.night(),
                drawn.first(),
                drawn.clock(),
                drawn.rules(),
                drawn.units(),
                drawn.setUp(),
                arrivals,
                drawn.exits(),
                drawn.zones(),
                drawn.victory(),
                "",
                "",
                Optional.empty());
        return new Table(new Game(new Survey(scenario), Seeds.showing(dice)));
    }

    @Test
    @DisplayName("without the optional rule nobody rolls")
    void off() {
        Table table = world(false).play();
        assertEquals(List.of(), table.game().prologue());
        table.enter("A", "0101");
    }

    @Test
    @DisplayName("a group that rolls its number or less arrives, all of it by one die")
    void arrives() {
        Table table = play(world(true), 4, Optional.of("Whiting"), 4);
        assertEquals(1, table.state().dice());
        table.refused("11.1", new Command.EndPhase());
        table.enter("A", "0101").enter("B", "0101").endPhase();
    }

    @Test
    @DisplayName("a group that rolls more is delayed, holds nobody up, and rolls again with one more each turn")
    void delayed() {
        Table table = play(world(true), 2, Optional.of("Whiting"), 4, 4, 4);
        table.refused("16.3", table.entering("A", "0101"));
        table.until(2, Side.UNION);
        assertEquals(2, table.state().dice());
        table.refused("16.3", table.entering("A", "0101"));
        table.until(3, Side.UNION);
        assertEquals(3, table.state().dice());
        long atHand = table.state().hash();
        table.enter("A", "0101");
        table.game().revert();
        assertEquals(atHand, table.state().hash());
        Event last = table.game()
                .log()
                .get(table.game().log().size() - 1)
                .events()
                .get(table.game()
                                .log()
                                .get(table.game().log().size() - 1)
                                .events()
                                .size()
                        - 1);
        assertEquals(new GroupArrived("Whiting", table.units("A B")), last);
        table.undoRefused("17");
        table.game().revert();
        assertTrue(!table.state().atHand(table.unit("A")));
    }

    @Test
    @DisplayName("units without formation or group roll one by one")
    void alone() {
        Table table = play(world(true), 4, Optional.empty(), 4, 5);
        assertEquals(2, table.state().dice());
        table.enter("A", "0101").refused("16.3", table.entering("B", "0101"));
    }

    @ParameterizedTest
    @CsvSource({"0101 0201, 0201 0101, 1", "0201 0101, 0101 0201, 1", "0101 0201, 0101, 2", "0101 0201, 0101 0301, 2"})
    @DisplayName("a group has the same entry hexes, in whatever order they are written")
    void entryHexes(String first, String second, int dice) {
        World world = World.clear(3, 9)
                .union("U", "0209")
                .confederate("C", "0105")
                .awaited(Side.UNION, "A", Arm.INFANTRY, 3, 1, first)
                .awaited(Side.UNION, "B", Arm.INFANTRY, 3, 1, second)
                .rules(rules -> rules.with(new Rules.Options(false, false, true, false)));
        Table table = play(world, 4, Optional.of("Whiting"), 4, 4);
        assertEquals(dice, table.state().dice());
    }

    @Test
    @DisplayName("a number of six needs no die")
    void certain() {
        Table table = play(world(true), 6, Optional.empty(), 1);
        assertEquals(0, table.state().dice());
        table.enter("A", "0101").enter("B", "0101");
    }
}
