package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.LegalCommands;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Restrictions;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 18: restricted play")
class Rule18RestrictionsTest {

    private static World roadless(World world, Side... sides) {
        return forbidding(world, new Restrictions(Set.of(sides), Set.of(), Set.of(), Map.of()));
    }

    private static World silent(World world, Side... sides) {
        return forbidding(world, new Restrictions(Set.of(), Set.of(sides), Set.of(), Map.of()));
    }

    private static World confined(World world, Side... sides) {
        return forbidding(world, new Restrictions(Set.of(), Set.of(), Set.of(sides), Map.of()));
    }

    private static World floor(World world, Side side, String odds) {
        return forbidding(
                world,
                new Restrictions(
                        Set.of(),
                        Set.of(),
                        Set.of(),
                        Map.of(side, Odds.labelled(odds).orElseThrow())));
    }

    private static World forbidding(World world, Restrictions restrictions) {
        return world.rules(rules -> rules.with(restrictions));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    @DisplayName("forbids nobody anything unless the scenario says so, and nothing of the other side then")
    void whose(Side side) {
        assertTrue(Restrictions.NONE.usesWays(side));
        assertTrue(Restrictions.NONE.mayBombard(side));
        assertTrue(Restrictions.NONE.mayLeave(side));
        assertTrue(Restrictions.NONE.mustAttack(side));
        assertTrue(Restrictions.NONE.mayAttack(side, Odds.ONE_TO_FIVE));
        Restrictions all = new Restrictions(
                EnumSet.of(side), EnumSet.of(side), EnumSet.of(side), new EnumMap<>(Map.of(side, Odds.TWO_TO_ONE)));
        assertFalse(all.usesWays(side) || all.mayBombard(side) || all.mayLeave(side) || all.mustAttack(side));
        assertFalse(all.mayAttack(side, Odds.ONE_TO_ONE));
        assertTrue(all.mayAttack(side, Odds.TWO_TO_ONE) && all.mayAttack(side, Odds.SIX_TO_ONE));
        Side other = side.enemy();
        assertTrue(all.usesWays(other) && all.mayBombard(other) && all.mayLeave(other) && all.mustAttack(other));
        assertTrue(all.mayAttack(other, Odds.ONE_TO_FIVE));
    }

    @Nested
    @DisplayName("rule 18.1: no roads")
    class Roads {

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
        @DisplayName("rules 18.1, 3.2: who stands where only a way leads, may leave it and not come back")
        void leavesTheLake() {
            World world = World.of(".", "~", ".").road("0101 0102 0103").union("U", "0102");
            Table table = roadless(world, Side.UNION).play();
            table.move("U", "0101");
            table.refused("18.1", table.moving("U", "0102"));
        }

        @Test
        @DisplayName("rules 18.1, 3.6: a unit that has spent nothing may always move one hex over open ground")
        void oneHex() {
            World world =
                    World.of(".", "f").road("0101 0102").union("U", "0101").allowance("U", 1);
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
                    // Rule 11.3: the entry hex is closed to it, so it comes by the border near it.
                    assertEquals(Map.of("0102", "1", "0103", "1", "0104", "1"), entries);
                    table.refused("18.1", table.entering("U", "0101"));
                }
            }
        }

        @Test
        @DisplayName("rules 18.1, 11.3: who cannot come in at all waits, and the phase may be ended")
        void waits() {
            World world = World.of("~", "~", "~", "~", ".")
                    .road("R", "0101 0102 0103 0104 0105")
                    .edge("0101", "R")
                    .awaited(Side.UNION, "U", Arm.INFANTRY, 2, 1, "0101");
            Table usual = world.play();
            usual.refused("11.1", new Command.EndPhase());
            Table table = roadless(world, Side.UNION).play();
            assertEquals(List.of(), table.game().rules().reinforcements().owed());
            table.endPhase();
        }

        @ParameterizedTest(
                name = "rules 18.1, 12.1: with {0} half points a unit in {1} leaves by a road: {2}, without: {3}")
        @CsvSource({
            "1, ., true, false",
            "2, ., true, true",
            "3, f, true, false",
            "4, f, true, true",
            "9, ~, true, false"
        })
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
                Communications line =
                        table.state().survey().communications().find(from, table.hex("0101"), hex -> false);
                assertTrue(line.exists());
                table.state().supplyTrace().search(List.of(table.hex("0101")), 1, hex -> false);
                assertTrue(table.state().supplyTrace().supplied(from.index()));
            }
        }
    }

    @Nested
    @DisplayName("rule 18.2: no bombardment")
    class Bombardment {

        private World world() {
            return World.clear(1, 6)
                    .union("G", Arm.ARTILLERY, 3, "0101")
                    .union("U", Arm.INFANTRY, 6, "0104")
                    .confederate("C", "0103")
                    .phase(Side.UNION, Phase.COMBAT);
        }

        @Test
        @DisplayName("rule 18.2: neither alone nor together with those beside the hex")
        void refused() {
            world().play().attack("G U", "0103");
            Table table = silent(world(), Side.UNION).play();
            table.refused("18.2", table.attacking("G", "0103"));
            table.refused("18.2", table.attacking("G U", "0103"));
            assertEquals(List.of(), table.game().rules().combat().targetsAtAnyRange(table.unit("G")));
            table.attack("U", "0103");
        }

        @Test
        @DisplayName("rule 18.2: the other side's guns fire")
        void others() {
            Table table = silent(world(), Side.CONFEDERATE).play();
            table.attack("G U", "0103");
        }

        @Test
        @DisplayName("rules 18.2, 9.3: artillery attacks what is beside it, and must")
        void beside() {
            World world = World.clear(1, 6)
                    .union("G", Arm.ARTILLERY, 6, "0102")
                    .confederate("C", "0103")
                    .phase(Side.UNION, Phase.COMBAT);
            Table table = silent(world, Side.UNION).play();
            table.refused("8.1", new Command.EndPhase());
            table.attack("G", "0103");
        }

        @Test
        @DisplayName("rules 18.2, 9.1: not across a river either, beside which it stands")
        void acrossTheRiver() {
            World world = World.clear(1, 6)
                    .river("0102/0103")
                    .union("G", Arm.ARTILLERY, 6, "0102")
                    .confederate("C", "0103")
                    .phase(Side.UNION, Phase.COMBAT);
            world.play().attack("G", "0103");
            Table table = silent(world, Side.UNION).play();
            table.refused("18.2", table.attacking("G", "0103"));
            table.endPhase();
        }
    }

    @Nested
    @DisplayName("rule 18.3: no exits")
    class Exits {

        @Test
        @DisplayName("rule 18.3: nobody of that side leaves the map, whoever else may")
        void refused() {
            World world = World.clear(1, 4)
                    .exits(Side.UNION, "0101")
                    .exits(Side.CONFEDERATE, "0104")
                    .union("U", "0101")
                    .confederate("C", "0104");
            Table table = confined(world, Side.UNION).play();
            table.refused("18.3", table.leaving("U"));
            assertEquals(List.of(), new LegalCommands(table.game()).exits());
            assertEquals(Set.of(), table.state().scenario().exits(Side.UNION));
            table.endPlayerTurn();
            table.exit("C");
        }

        @Test
        @DisplayName("rules 18.3, 6.1: what else is wrong is said as ever")
        void otherReasons() {
            World world = World.clear(1, 4)
                    .exits(Side.UNION, "0101")
                    .union("U", "0101")
                    .confederate("C", "0102")
                    .confederate("D", "0104");
            Table table = confined(world, Side.UNION).play();
            table.refused("12.2", table.leaving("U"));
            table.refused("6.1", table.leaving("D"));
        }
    }

    @Nested
    @DisplayName("rule 18.4: no attacks below given odds")
    class Floor {

        private World world(int attack) {
            return World.clear(1, 6)
                    .union("U", Arm.INFANTRY, attack, "0102")
                    .confederate("C", Arm.INFANTRY, 2, "0103")
                    .phase(Side.UNION, Phase.COMBAT);
        }

        @ParameterizedTest(
                name = "rule 18.4: {0} points against 2, declared as {1}, with {2} as the lowest: refused by {3}")
        @CsvSource({
            "4, , 2-1, ''",
            "3, , 2-1, 18.4",
            "3, , 1-1, ''",
            "6, , 2-1, ''",
            "6, 2-1, 2-1, ''",
            "6, 1-1, 2-1, 18.4",
            "3, 2-1, 2-1, 8.4",
            "1, , 1-2, ''",
            "1, , 1-1, 18.4",
            "1, , 1-5, ''",
            "12, , 6-1, ''",
            "11, , 6-1, 18.4"
        })
        void lowest(int attack, String declared, String floor, String rule) {
            Table table = floor(world(attack), Side.UNION, floor).play();
            Command command = declared == null ? table.attacking("U", "0103") : table.attacking("U", "0103", declared);
            if (rule.isEmpty()) {
                assertEquals(List.of(table.attacking("U", "0103")), new LegalCommands(table.game()).attacks());
                table.command(command);
            } else {
                table.refused(rule, command);
            }
        }

        @ParameterizedTest(
                name = "rules 18.4, 8.1: with {0} as the lowest, no attack is owed, and the phase may be ended")
        @ValueSource(strings = {"1-5", "2-1", "6-1"})
        void notObliged(String floor) {
            world(3).play().refused("8.1", new Command.EndPhase());
            Table table = floor(world(3), Side.UNION, floor).play();
            assertEquals("", table.owedUnits() + table.owedHexes());
            assertTrue(new LegalCommands(table.game()).all().contains(new Command.EndPhase()));
            table.endPhase();
        }

        @Test
        @DisplayName("rules 18.4, 8.3: units and hexes may be left over")
        void orphans() {
            World world = World.clear(3, 4)
                    .union("U", Arm.INFANTRY, 9, "0202")
                    .union("V", Arm.INFANTRY, 1, "0302")
                    .confederate("C", Arm.INFANTRY, 2, "0201")
                    .confederate("D", Arm.INFANTRY, 1, "0203")
                    .phase(Side.UNION, Phase.COMBAT);
            Table usual = world.play();
            usual.refused("8.3", usual.attacking("U", "0201"));
            floor(world, Side.UNION, "2-1").play().attack("U", "0201");
        }

        @Test
        @DisplayName("rules 18.4, 8.1: the other side attacks at any odds and must")
        void others() {
            Table table = floor(world(1), Side.CONFEDERATE, "6-1").play();
            table.refused("8.1", new Command.EndPhase());
            table.attack("U", "0103");
        }

        @Test
        @DisplayName("rules 18.4, 9.1: a bombardment is an attack")
        void bombardment() {
            World world = World.clear(1, 6)
                    .union("G", Arm.ARTILLERY, 3, "0101")
                    .confederate("C", Arm.INFANTRY, 2, "0103")
                    .phase(Side.UNION, Phase.COMBAT);
            Table table = floor(world, Side.UNION, "2-1").play();
            table.refused("18.4", table.attacking("G", "0103"));
        }
    }
}
