package org.roadtorichmond.session.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("Marches over several turns: which units march on, and which ask again")
final class MarchOnTest {

    static Stream<Arguments> marches() {
        return Stream.of(
                Arguments.of("a free way is marched on", World.clear(16, 2).union("A", "0101"), "A 1601", "A", ""),
                Arguments.of(
                        "two to one goal march together, a third to another",
                        World.clear(16, 3).union("A", "0101").union("B", "0102").union("C", "0201"),
                        "A 1601,B 1601,C 1603",
                        "A B C",
                        ""),
                Arguments.of(
                        "an enemy in the goal has the unit ask",
                        World.clear(16, 2).union("A", "0101").confederate("Z", "1601"),
                        "A 1601",
                        "",
                        "A 6.2"),
                Arguments.of(
                        "an enemy who would stop it has it ask",
                        World.clear(7, 3).union("A", "0201").confederate("Z", "0402"),
                        "A 0701",
                        "",
                        "A 7.2"),
                Arguments.of(
                        "an enemy who holds it has it ask",
                        World.clear(6, 3).union("A", "0101").confederate("Z", "0102"),
                        "A 0601",
                        "",
                        "A 7.3"),
                Arguments.of(
                        "a closed way has it ask, and the others march",
                        World.clear(9, 2)
                                .union("A", "0101")
                                .union("B", "0401")
                                .closed("wall", Side.UNION, "0301 0302", 0),
                        "A 0901,B 0901",
                        "B",
                        "A 6.1"),
                Arguments.of(
                        "the enemy's flags are not ours",
                        World.clear(9, 2).confederate("A", "0101"),
                        "A 0901",
                        "",
                        ""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("marches")
    @DisplayName("proposes marches")
    void proposes(String name, World world, String flags, String going, String asking) {
        Table table = world.play();
        SortedMap<Unit, Hex> destinations = new TreeMap<>();
        for (String flag : flags.split(",", -1)) {
            int space = flag.indexOf(' ');
            destinations.put(table.unit(flag.substring(0, space)), table.hex(flag.substring(space + 1)));
        }
        MarchOn marches = MarchOn.of(table.game(), destinations);
        assertEquals(
                going,
                marches.orders().stream()
                        .flatMap(order -> order.ways().stream())
                        .map(way -> way.unit().id())
                        .sorted()
                        .collect(Collectors.joining(" ")),
                name);
        assertEquals(
                asking,
                marches.asks().stream()
                        .map(ask -> ask.unit() + " " + ask.reason().rule())
                        .collect(Collectors.joining(" ")),
                name);
        List<GroupOrder> orders = marches.orders();
        orders.forEach(order -> order.commands().forEach(table::command));
    }
}
