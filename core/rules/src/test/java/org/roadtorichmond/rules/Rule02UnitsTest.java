package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 2: units")
class Rule02UnitsTest {

    @ParameterizedTest(name = "rule 2.2: {0} marches {1} clear hexes")
    @CsvSource({"INFANTRY, 6", "ARTILLERY, 6", "CAVALRY, 8", "HORSE_ARTILLERY, 8", "TRAIN, 4", "SIEGE_ARTILLERY, 3"})
    void allowances(Arm arm, int hexes) {
        Table table = World.clear(1, 12).union("U", arm, 1, "0101").play();
        assertEquals(hexes, table.reach("U").size());
        assertEquals(String.valueOf(hexes), table.cost("U", String.format(Locale.ROOT, "01%02d", hexes + 1)));
    }

    @Test
    @DisplayName("rule 2.1: a unit may name its own movement allowance")
    void ownAllowance() {
        Table table = World.clear(1, 12)
                .union("U", Arm.INFANTRY, 1, "0101")
                .allowance("U", 5)
                .play();
        assertEquals(List.of("0102", "0103"), List.copyOf(table.reach("U").keySet()));
    }

    @Test
    @DisplayName("rule 2.3: a unit is awaited, on the map, exited or eliminated")
    void states() {
        Table table = World.clear(3, 3)
                .union("here", "0101")
                .union("gone", "0102")
                .exited("gone", "0303", 2)
                .union("lost", "0103")
                .eliminated("lost", 1)
                .awaited(Side.UNION, "late", Arm.INFANTRY, 2, 3, "0301")
                .turn(2)
                .play();
        assertEquals("0101", table.hexOf("here"));
        assertEquals("exited", table.hexOf("gone"));
        assertEquals("eliminated", table.hexOf("lost"));
        assertEquals("awaited", table.hexOf("late"));
        assertEquals(table.units("here"), table.state().onMap(Side.UNION));
        assertEquals(2, table.state().exited(table.unit("gone")).orElseThrow().turn);
        assertEquals(
                "0303",
                table.state().exited(table.unit("gone")).orElseThrow().hex.number());
        assertEquals(1, table.state().eliminated(table.unit("lost")).orElseThrow().turn);
    }

    @ParameterizedTest(name = "rule 2.3: a unit that is {0} does not march")
    @CsvSource({"gone", "lost", "late"})
    void absent(String id) {
        Table table = World.clear(3, 3)
                .union("gone", "0102")
                .exited("gone", "0303", 2)
                .union("lost", "0103")
                .eliminated("lost", 1)
                .awaited(Side.UNION, "late", Arm.INFANTRY, 2, 3, "0301")
                .turn(2)
                .play();
        table.refused("2.3", table.moving(id, "0202"));
    }

    @Test
    @DisplayName("rule 2.4: a unit on the map is effective or shaken")
    void shaken() {
        Table table = World.clear(2, 2)
                .union("bold", "0101")
                .union("weary", "0102")
                .shaken("weary")
                .play();
        assertFalse(table.shaken("bold"));
        assertTrue(table.shaken("weary"));
    }
}
