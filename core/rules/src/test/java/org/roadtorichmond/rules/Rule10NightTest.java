package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 10: night")
class Rule10NightTest {

    @Test
    @DisplayName("rule 10.1: a unit next to the enemy need not attack in a night turn")
    void noCombat() {
        Table table = World.clear(1, 5)
                .union("U", "0101")
                .confederate("C", "0102")
                .night(1)
                .play();
        table.endPhase();
        assertEquals("1 confederate movement", table.moment());
    }

    @ParameterizedTest(name = "rule 10.2: {0} half points are {1} at night")
    @CsvSource({"12, 6", "16, 8", "8, 4", "6, 3", "5, 3", "1, 1", "0, 0", "7, 4"})
    void halved(int day, int night) {
        Table table = World.clear(1, 9)
                .union("U", "0101")
                .allowance("U", day)
                .night(1)
                .play();
        assertEquals(night, table.game().rules().movement().allowance(table.unit("U")));
        assertEquals(Math.max(1, night / 2), table.reach("U").size());
    }

    @Test
    @DisplayName("rule 10.2: what part is left is data")
    void partIsData() {
        Table table = World.clear(1, 9)
                .rules(rules -> with(rules, 75, 3))
                .union("U", "0101")
                .allowance("U", 5)
                .night(1)
                .play();
        assertEquals(4, table.game().rules().movement().allowance(table.unit("U")));
    }

    private static Rules with(Rules rules, int nightPercent, int recoverAt) {
        return new Rules(
                rules.allowances(),
                rules.stacking(),
                rules.ground(),
                rules.bombardment(),
                rules.table(),
                nightPercent,
                recoverAt,
                rules.options(),
                rules.costPerPoint(),
                rules.restrictions());
    }

    @Nested
    @DisplayName("rule 10.3: enemy control at night")
    class Control {

        @Test
        @DisplayName("rule 10.3: a controlled hex is not entered at night")
        void notEntered() {
            Table table = World.clear(1, 6)
                    .union("U", "0101")
                    .confederate("C", "0104")
                    .night(1)
                    .play();
            assertEquals(Map.of("0102", "1"), table.reach("U"));
            table.refused("10.3", table.moving("U", "0103"));
        }

        @Test
        @DisplayName("rule 10.3: a unit that begins under control leaves it directly and moves on with what is left")
        void leaves() {
            Table table = World.clear(1, 7)
                    .union("U", "0104")
                    .confederate("C", "0105")
                    .night(1)
                    .play();
            assertEquals(Map.of("0103", "1", "0102", "2", "0101", "3"), table.reach("U"));
            table.move("U", "0103").move("U", "0101");
        }

        @Test
        @DisplayName("rule 10.3: it does not slip from one controlled hex to another")
        void noSlipping() {
            Table table = World.of("...", "...", "~~~")
                    .union("U", "0201")
                    .confederate("C", "0202")
                    .confederate("D", "0102")
                    .night(1)
                    .play();
            // 0101 and 0302 are controlled; 0301 is not adjacent to an enemy.
            assertEquals(Set.of("0301"), table.reach("U").keySet());
            table.refused("10.3", table.moving("U", "0101"));
        }

        @Test
        @DisplayName("rule 10.3: a unit that is enclosed by control stays")
        void shutIn() {
            Table table = World.clear(1, 4)
                    .union("U", "0102")
                    .confederate("C", "0103")
                    .confederate("D", "0101")
                    .night(1)
                    .play();
            assertEquals(Map.of(), table.reach("U"));
        }
    }

    @Nested
    @DisplayName("rule 10.4: recovery")
    class Recovery {

        @ParameterizedTest(name = "rule 10.4: at dawn a shaken unit {0} rows from the enemy is shaken: {1}")
        @CsvSource({"1, true", "2, false", "3, false"})
        void atDawn(int distance, boolean shaken) {
            Table table = World.clear(1, 9)
                    .union("U", "0101")
                    .shaken("U")
                    .confederate("C", String.format(Locale.ROOT, "01%02d", 1 + distance))
                    .night(1)
                    .play();
            table.endPhase();
            assertTrue(table.shaken("U"), "the night is not over");
            table.endPhase();
            assertEquals(shaken, table.shaken("U"));
        }

        @Test
        @DisplayName("rule 10.4: at dawn both sides recover")
        void bothSides() {
            Table table = World.clear(1, 9)
                    .union("U", "0101")
                    .shaken("U")
                    .confederate("C", "0103")
                    .shaken("C")
                    .night(1)
                    .play();
            table.endPhase().endPhase();
            assertFalse(table.shaken("U"));
            assertFalse(table.shaken("C"));
        }

        @ParameterizedTest(name = "rule 10.4: by day, {0} rows from the enemy, a unit is shaken after its turn: {1}")
        @CsvSource({"1, true", "2, true", "3, false", "4, false"})
        void byDay(int distance, boolean shaken) {
            Table table = World.clear(1, 9)
                    .union("U", "0101")
                    .shaken("U")
                    .confederate("C", Arm.INFANTRY, 1, String.format(Locale.ROOT, "01%02d", 1 + distance))
                    .shaken("C")
                    .play();
            table.endPlayerTurn();
            assertEquals(shaken, table.shaken("U"));
            assertTrue(table.shaken("C"), "its own turn has not come");
            table.endPlayerTurn();
            assertEquals(shaken, table.shaken("C"));
        }

        @ParameterizedTest(name = "rule 10.4: with recovery at {0}, four rows from the enemy, it is shaken: {1}")
        @CsvSource({"0, true", "4, false", "5, true"})
        void distanceIsData(int recoverAt, boolean shaken) {
            Table table = World.clear(1, 9)
                    .rules(rules -> with(rules, 50, recoverAt))
                    .union("U", "0101")
                    .shaken("U")
                    .confederate("C", "0105")
                    .play();
            table.endPlayerTurn();
            assertEquals(shaken, table.shaken("U"));
        }

        @Test
        @DisplayName("rule 10.4: the enemy's train is an enemy, and without enemies everybody recovers")
        void trains() {
            Table near = World.clear(1, 9)
                    .union("U", "0101")
                    .shaken("U")
                    .confederate("T", Arm.TRAIN, 0, "0103")
                    .play();
            assertTrue(near.endPlayerTurn().shaken("U"));
            Table alone = World.clear(1, 9).union("U", "0101").shaken("U").play();
            assertFalse(alone.endPlayerTurn().shaken("U"));
        }
    }

    @Test
    @DisplayName("rule 10.4: a night in which one player has moved does not make units effective")
    void nightOfTheFirstPlayer() {
        Table table = World.clear(1, 9)
                .first(Side.CONFEDERATE)
                .union("U", "0101")
                .confederate("C", "0109")
                .shaken("C")
                .night(1)
                .play();
        assertTrue(table.endPhase().shaken("C"));
        assertFalse(table.endPhase().shaken("C"));
    }
}
