package org.roadtorichmond.session.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;

@DisplayName("Where units go that are ordered to the same hex together")
final class GroupMarchTest {

    private static GroupOrder order(Table table, String units, String goal) {
        return GroupMarch.order(table.game(), table.units(units), table.hex(goal));
    }

    /** The final hex of each unit. */
    private static String ends(Table table, GroupOrder order) {
        order.commands().forEach(table::command);
        return Stream.concat(
                        order.ways().stream().map(GroupOrder.Way::unit),
                        order.stays().stream().map(GroupOrder.Stay::unit))
                .sorted()
                .map(unit -> unit + " " + table.hexOf(unit.id()))
                .collect(Collectors.joining(", "));
    }

    static Stream<Arguments> places() {
        return Stream.of(
                Arguments.of(
                        "two find room in the hex itself",
                        World.clear(6, 5).union("A", "0101").union("B", "0102"),
                        "A B",
                        "0402",
                        "A 0402, B 0402"),
                Arguments.of(
                        "the third stops beside it, he who comes last",
                        World.clear(6, 1).union("A", "0101").union("B", "0101").union("C", "0201"),
                        "A B C",
                        "0401",
                        "A 0301, B 0401, C 0401"),
                Arguments.of(
                        "a column moves up in its order and closes round the goal",
                        World.clear(9, 1)
                                .road("0101 0201 0301 0401 0501 0601 0701 0801 0901")
                                .union("A", "0101")
                                .union("B", "0101")
                                .union("C", "0201")
                                .union("D", "0201")
                                .union("E", "0301")
                                .union("F", "0301"),
                        "A B C D E F",
                        "0501",
                        "A 0401, B 0401, C 0501, D 0501, E 0601, F 0601"),
                Arguments.of(
                        "a friend who is not of the group keeps his room",
                        World.clear(6, 1).union("A", "0101").union("B", "0101").union("X", "0401"),
                        "A B",
                        "0401",
                        "A 0401, B 0301"));
    }

    static Stream<Arguments> besideEnemies() {
        return Stream.of(
                Arguments.of(
                        "a place that the enemy controls is left alone where another is as near",
                        World.clear(5, 5)
                                .union("A", "0301")
                                .union("B", "0301")
                                .union("C", "0201")
                                .confederate("Z", "0305"),
                        "A B C",
                        "0303",
                        "A 0303, B 0303, C 0202"),
                Arguments.of(
                        "whoever is ordered into control goes there",
                        World.clear(5, 5).union("A", "0301").union("B", "0301").confederate("Z", "0304"),
                        "A B",
                        "0303",
                        "A 0303, B 0303"),
                Arguments.of(
                        "what is out of reach is approached by the road, the long way round the wood",
                        World.of(".ffffffff", ".ffffffff", ".........")
                                .road("0101 0102 0103 0203 0303 0403 0503 0603 0703 0803 0903")
                                .union("A", "0101"),
                        "A",
                        "0903",
                        "A 0903"),
                Arguments.of(
                        "a unit that is held in a hex stays, and the others go",
                        World.clear(6, 4).union("A", "0101").union("B", "0201").confederate("Z", "0102"),
                        "A B",
                        "0501",
                        "A 0101, B 0201"),
                Arguments.of(
                        "at night none goes where the enemy controls, though it be ordered there",
                        World.clear(6, 5).night(1).union("A", "0301").confederate("Z", "0304"),
                        "A",
                        "0303",
                        "A 0302"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource({"places", "besideEnemies"})
    @DisplayName("gives everyone a place")
    void givesPlaces(String name, World world, String units, String goal, String expected) {
        Table table = world.play();
        assertEquals(expected, ends(table, order(table, units, goal)), name);
    }
}
