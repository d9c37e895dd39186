package org.roadtorichmond.session.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("A player-turn is quiet when no enemy can come to a unit after its march, and nothing is to be decided")
final class QuietTurnTest {
    private static final String QUIET = "";

    private static World row() {
        return World.clear(30, 2).union("A", "0101");
    }

    static Stream<Arguments> turns() {
        return Stream.of(marches(), reinforcements(), contacts()).flatMap(each -> each);
    }

    private static Stream<Arguments> marches() {
        return Stream.of(
                Arguments.of("far from the enemy", row().confederate("Z", "3001"), "A 2001", QUIET),
                Arguments.of("no flag at all", row().confederate("Z", "3001"), "", QUIET),
                Arguments.of(
                        "seven hexes between for an enemy who marches six",
                        row().confederate("Z", "1201"),
                        "A 0401",
                        QUIET),
                Arguments.of("six hexes between", row().confederate("Z", "1101"), "A 0401", "ENEMY Z A"),
                Arguments.of(
                        "a river without a crossing",
                        World.clear(20, 1)
                                .union("A", "0101")
                                .confederate("Z", "0801")
                                .river("0401/0501"),
                        "A 0401",
                        QUIET),
                Arguments.of(
                        "a road to come by",
                        row().confederate("Z", "1301").road("0301 0401 0501 0601 0701 0801 0901 1001 1101 1201 1301"),
                        "A 0401",
                        "ENEMY Z A"),
                Arguments.of(
                        "guns that could come within range",
                        row().confederate("Z", Arm.ARTILLERY, 2, "1201"),
                        "A 0401",
                        "ENEMY Z A"),
                Arguments.of(
                        "the march leads away from an enemy",
                        row().union("B", "0401").confederate("Z", "1101"),
                        "B 0101",
                        QUIET));
    }

    private static Stream<Arguments> reinforcements() {
        return Stream.of(
                Arguments.of(
                        "a reinforcement of the enemy due in this turn",
                        row().awaited(Side.CONFEDERATE, "Z", Arm.INFANTRY, 3, 1, "0601"),
                        "",
                        "ENEMY Z A"),
                Arguments.of(
                        "a reinforcement of the enemy due in the next turn",
                        row().awaited(Side.CONFEDERATE, "Z", Arm.INFANTRY, 3, 2, "0601"),
                        "",
                        QUIET),
                Arguments.of(
                        "a reinforcement that must come in",
                        row().awaited(Side.UNION, "B", Arm.INFANTRY, 3, 1, "0102"),
                        "",
                        "ARRIVAL B"),
                Arguments.of(
                        "a reinforcement that may come in from now on",
                        row().optional(Side.UNION, "B", Arm.INFANTRY, 3, 1, 9, "0102"),
                        "",
                        "ARRIVAL B"),
                Arguments.of(
                        "a reinforcement that was held back before",
                        row().optional(Side.UNION, "B", Arm.INFANTRY, 3, 1, 9, "0102")
                                .turn(2),
                        "",
                        QUIET));
    }

    private static Stream<Arguments> contacts() {
        return Stream.of(
                Arguments.of(
                        "an enemy in the way of a flag",
                        World.clear(7, 3).union("A", "0201").confederate("Z", "0402"),
                        "A 0701",
                        "BARRED A"),
                Arguments.of("an enemy who can be attacked", row().confederate("Z", "0102"), "", "ATTACK A"),
                Arguments.of(
                        "an enemy within range of guns",
                        World.clear(9, 1).union("G", Arm.ARTILLERY, 2, "0101").confederate("T", Arm.TRAIN, 0, "0301"),
                        "",
                        "ATTACK G"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("turns")
    @DisplayName("why it is not")
    void disturbed(String name, World world, String flag, String why) {
        Table table = world.play();
        SortedMap<Unit, Hex> destinations = new TreeMap<>();
        if (!flag.isEmpty()) {
            int space = flag.indexOf(' ');
            destinations.put(table.unit(flag.substring(0, space)), table.hex(flag.substring(space + 1)));
        }
        String before = table.moment();
        Optional<StopReason> stop = QuietTurn.disturbance(table.game(), MarchOn.of(table.game(), destinations));
        assertEquals(why, stop.map(QuietTurnTest::told).orElse(QUIET), name);
        assertEquals(before, table.moment(), "nothing has happened on the table");
        assertEquals(0, table.game().log().size());
    }

    private static String told(StopReason stop) {
        return stop.why()
                + stop.values().stream()
                        .filter(Unit.class::isInstance)
                        .map(unit -> " " + unit)
                        .collect(Collectors.joining());
    }

    @Test
    @DisplayName("marches and ends of phases interrupt nothing, an attack does, by the first thing that happens in it")
    void interruption() {
        Table table = World.clear(9, 2)
                .union("A", "0101")
                .union("B", "0102")
                .confederate("Z", "0401")
                .play();
        table.move("A", "0301").move("B", "0202").endPhase();
        assertEquals(Optional.empty(), QuietTurn.interruption(table.game().log()));
        table.attack("A", "0401");
        StopReason stop = QuietTurn.interruption(table.game().log()).orElseThrow();
        assertEquals(StopReason.Why.EVENT, stop.why());
        assertInstanceOf(Event.AttackDeclared.class, stop.values().get(0));
    }
}
