package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Restrictions;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 18.1: no roads")
class Rule18RoadsTest {

    private static World roadless(World world, Side... sides) {
        return world.rules(rules -> rules.with(new Restrictions(Set.of(sides), Set.of(), Set.of(), Map.of())));
    }

    @ParameterizedTest(name = "rule 18.1: {0} on a {1} across {3} into {2} pays {4}, without roads {5}")
    @CsvSource({
        "INFANTRY, road, ., none, 0.5, 1",
        "INFANTRY, trail, ., none, 1, 1",
        "INFANTRY, road, f, none, 0.5, 2",
        "ARTILLERY, road, f, none, 0.5, 3",
        "ARTILLERY, trail, t, none, 1, 4",
        "INFANTRY, road, s, none, 0.5, 4",
        "ARTILLERY, road, s, none, 0.5, -",
        "INFANTRY, road, ~, none, 0.5, -",
        "TRAIN, road, f, none, 0.5, -",
        "TRAIN, road, ., none, 0.5, 1",
        "INFANTRY, road, ., stream, 0.5, 2",
        "ARTILLERY, road, ., stream, 0.5, 3",
        "INFANTRY, road, ., bridge, 0.5, 1",
        "INFANTRY, road, f, bridge, 0.5, 2",
        "INFANTRY, road, ., ford, 0.5, 2",
        "TRAIN, road, ., ford, -, -"
    })
    void costs(Arm arm, String way, String ground, String water, String usual, String restricted) {
        for (Side forbidden : Side.values()) {
            World world = World.of(".", ground, ".").union("U", arm, arm == Arm.TRAIN ? 0 : 2, "0101");
            if (way.equals("road")) {
                world.road("0101 0102 0103");
            } else {
                world.trail("0101 0102 0103");
            }
            if (water.equals("stream")) {
                world.stream("0101/0102");
            } else if (!water.equals("none")) {
                world.river("0101/0102");
            }
            if (water.equals("bridge")) {
                world.bridge("0101/0102");
            } else if (water.equals("ford")) {
                world.ford("0101/0102");
            }
            Table table = roadless(world, forbidden).play();
            String expected = forbidden == Side.UNION ? restricted : usual;
            assertEquals(expected, table.cost("U", "0102"), "without roads for " + forbidden);
            if (!usual.equals("-")) {
                if (expected.equals("-")) {
                    table.refused("18.1", table.moving("U", "0102"));
                } else {
                    table.move("U", "0102");
                }
            }
        }
    }

    @Test
    @DisplayName("rules 18.1, 3.2: a unit in a hex that only a way leads to may leave it and not come back")
    void leavesTheLake() {
        World world = World.of(".", "~", ".").road("0101 0102 0103").union("U", "0102");
        Table table = roadless(world, Side.UNION).play();
        table.move("U", "0101");
        table.refused("18.1", table.moving("U", "0102"));
    }

    @Test
    @DisplayName("rules 18.1, 3.6: a unit that has spent nothing may always move one hex over open ground")
    void oneHex() {
        World world = World.of(".", "f").road("0101 0102").union("U", "0101").allowance("U", 1);
        assertEquals("2", roadless(world, Side.UNION).play().cost("U", "0102"));
    }

    @Test
    @DisplayName("rules 18.1, 16.2: no strategic march, since that follows ways only")
    void strategic() {
        World world = World.clear(1, 20)
                .road(
                        "0101 0102 0103 0104 0105 0106 0107 0108 0109 0110 0111 0112 0113 0114 0115 0116 0117 0118 0119 0120")
                .strategicMovement()
                .union("U", "0101");
        assertEquals("8", world.play().cost("U", "0117"));
        Table table = roadless(world, Side.UNION).play();
        assertEquals("6", table.cost("U", "0107"));
        assertEquals("-", table.cost("U", "0108"));
    }

    @ParameterizedTest(name = "rules 18.1, 11.2: {0} enters by a road into {1} for {2}, without roads for {3}")
    @CsvSource({
        "INFANTRY, ., 0.5, 1",
        "INFANTRY, f, 0.5, 2",
        "ARTILLERY, f, 0.5, 3",
        "ARTILLERY, s, 0.5, -",
        "INFANTRY, ~, 0.5, -"
    })
    void enters(Arm arm, String ground, String usual, String restricted) {
        for (Side forbidden : Side.values()) {
            World world = World.of(ground, ".", ".", ".", ".")
                    .road("R", "0101 0102")
                    .edge("0101", "R")
                    .awaited(Side.UNION, "U", arm, 2, 1, "0101");
            Table table = roadless(world, forbidden).play();
            Map<String, String> entries = new TreeMap<>();
            table.game()
                    .rules()
                    .reinforcements()
                    .entries(table.unit("U"))
                    .forEach((hex, cost) -> entries.put(hex.number(), Table.points(cost)));
            String expected = forbidden == Side.UNION ? restricted : usual;
            assertEquals(expected, entries.getOrDefault("0101", "-"));
            if (expected.equals("-")) {
                // Under rule 11.3 its entry hex is closed, so it arrives at the edge nearby.
                assertEquals(Map.of("0102", "1", "0103", "1", "0104", "1"), entries);
                table.refused("18.1", table.entering("U", "0101"));
            }
        }
    }

    @Test
    @DisplayName("rules 18.1, 11.3: a unit that cannot enter at all waits, and the phase may be ended")
    void waits() {
        World world = World.of("~", "~", "~", "~", ".")
                .road("R", "0101 0102 0103 0104 0105")
                .edge("0101", "R")
                .awaited(Side.UNION, "U", Arm.INFANTRY, 2, 1, "0101");
        Table usual = world.play();
        usual.refused("11.1", new Command.EndPhase());
        Table table = roadless(world, Side.UNION).play();
        assertEquals(List.of(), table.game().rules().reinforcements().required());
        table.endPhase();
    }

    @ParameterizedTest(
            name = "rules 18.1, 12.1: with {0} half points a unit in {1} leaves by a road: {2}, without: {3}")
    @CsvSource({"1, ., true, false", "2, ., true, true", "3, f, true, false", "4, f, true, true", "9, ~, true, false"})
    void leaves(int allowance, String ground, boolean usual, boolean restricted) {
        World world = World.of(".", ground)
                .road("R", "0101 0102")
                .edge("0102", "R")
                .exits(Side.UNION, "0102")
                .union("U", "0102")
                .allowance("U", allowance);
        assertEquals(usual, leaves(world.play()));
        Table table = roadless(world, Side.UNION).play();
        assertEquals(restricted, leaves(table));
        if (!restricted) {
            table.refused(ground.equals("~") ? "18.1" : "12.1", table.leaving("U"));
        }
    }

    private boolean leaves(Table table) {
        return table.game().check(table.leaving("U")).isEmpty();
    }

    @Test
    @DisplayName("rules 18.1, 8.6: no retreat either where only a way leads")
    void retreat() {
        World world = World.of(".", ".", "~")
                .road("0102 0103")
                .union("U", Arm.INFANTRY, 6, "0101")
                .confederate("C", Arm.INFANTRY, 3, "0102")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(3);
        Table usual = world.play();
        usual.attack("U", "0102").retreat("C", "0103");
        Table table = roadless(world, Side.CONFEDERATE).play();
        table.attack("U", "0102");
        assertEquals("eliminated", table.hexOf("C"));
    }

    @Test
    @DisplayName("rules 18.1, 8.7: no advance either where only a way leads")
    void advance() {
        World world = World.of(".", "~", ".")
                .road("0101 0102 0103")
                .union("U", Arm.INFANTRY, 6, "0101")
                .confederate("C", Arm.INFANTRY, 3, "0102")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(3);
        Table usual = world.play();
        usual.attack("U", "0102").retreat("C", "0103").advance("U", "0102");
        Table table = roadless(world, Side.UNION).play();
        table.attack("U", "0102").retreat("C", "0103");
        assertTrue(table.state().combat().isEmpty(), "nobody can advance");
        assertEquals("0101", table.hexOf("U"));
    }

    @Test
    @DisplayName("rules 18.1, 21.21, 21.22: lines of communications and supply are not touched")
    void lines() {
        World world = World.of(".", "~", ".", ".")
                .road("R", "0101 0102 0103 0104")
                .edge("0101", "R")
                .victory("0104", "0101", "0101", 1)
                .union("U", "0104")
                .confederate("C", "0103");
        for (Side[] forbidden : new Side[][] {{}, Side.values()}) {
            Table table = roadless(world, forbidden).play();
            Hex from = table.hex("0104");
            Communications line = table.state().survey().communications().find(from, table.hex("0101"), hex -> false);
            assertTrue(line.exists());
            table.state().supplyTrace().search(List.of(table.hex("0101")), 1, hex -> false);
            assertTrue(table.state().supplyTrace().supplied(from.index()));
        }
    }
}
