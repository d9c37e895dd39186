package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Restrictions;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 18: restricted play")
class Rule18RestrictionsTest {

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
        @DisplayName("rule 18.3: no unit of that side leaves the map, whatever units of the other side may do")
        void refused() {
            World world = World.clear(1, 4)
                    .exits(Side.UNION, "0101")
                    .exits(Side.CONFEDERATE, "0104")
                    .union("U", "0101")
                    .confederate("C", "0104");
            Table table = confined(world, Side.UNION).play();
            table.refused("18.3", table.leaving("U"));
            assertEquals(List.of(), new Options(table.game()).exits());
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
                assertEquals(List.of(table.attacking("U", "0103")), new Options(table.game()).attacks());
                table.command(command);
            } else {
                table.refused(rule, command);
            }
        }

        @ParameterizedTest(
                name = "rules 18.4, 8.1: with {0} as the lowest, no attack is required, and the phase may be ended")
        @ValueSource(strings = {"1-5", "2-1", "6-1"})
        void notObliged(String floor) {
            world(3).play().refused("8.1", new Command.EndPhase());
            Table table = floor(world(3), Side.UNION, floor).play();
            assertEquals("", table.requiredUnits() + table.requiredHexes());
            assertTrue(new Options(table.game()).all().contains(new Command.EndPhase()));
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
