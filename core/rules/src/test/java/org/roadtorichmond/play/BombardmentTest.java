package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

/** Guns stand in 0404. Its neighbours are 0403 0504 0505 0405 0305 0304; 0402 is two hexes to the north, 0401 three. */
@DisplayName("9 bombardment")
class BombardmentTest {

    private static World field(String... rows) {
        return World.of(rows).phase(Side.UNION, Phase.COMBAT).rules(Certain.result(CombatResult.DE));
    }

    private static World field() {
        return field(".......", ".......", ".......", ".......", ".......", ".......");
    }

    private static boolean bombards(Table table, String id, String hex) {
        boolean can = table.game().rules().combat().bombards(table.unit(id), table.hex(hex));
        assertEquals(can, table.game().check(table.attacking(id, hex)).isEmpty());
        return can;
    }

    @ParameterizedTest(name = "{0} at {1}: {2}")
    @CsvSource({
        "ARTILLERY, 0402, true",
        "ARTILLERY, 0602, false",
        "ARTILLERY, 0603, true",
        "ARTILLERY, 0401, false",
        "HORSE_ARTILLERY, 0402, true",
        "HORSE_ARTILLERY, 0401, false",
        "SIEGE_ARTILLERY, 0402, true",
        "SIEGE_ARTILLERY, 0401, true",
        "SIEGE_ARTILLERY, 0701, false",
        "INFANTRY, 0402, false",
        "CAVALRY, 0402, false",
        "TRAIN, 0402, false"
    })
    @DisplayName("9.1 reaches two hexes, siege artillery three; others do not bombard")
    void ranges(Arm arm, String hex, boolean reaches) {
        Table table = field().union("A", arm, 3, "0404").confederate("C", hex).play();
        assertEquals(reaches, bombards(table, "A", hex));
        if (!reaches) {
            String rule = arm == Arm.TRAIN ? "8.1" : arm.artillery() ? "9.1" : "8.2";
            table.refused(rule, table.attacking("A", hex));
        }
    }

    @Test
    @DisplayName("9.1 it is never obligatory: 9.3")
    void neverObligatory() {
        Table table = field().union("A", Arm.ARTILLERY, 3, "0404")
                .confederate("C", "0402")
                .play();
        assertEquals("", table.requiredUnits());
        assertEquals("", table.requiredHexes());
        table.endPhase();
    }

    @Test
    @DisplayName("9.1 only enemy-occupied hexes, and each gun and each hex only once")
    void occupied() {
        Table table = field().union("A", Arm.ARTILLERY, 3, "0404")
                .union("B", Arm.ARTILLERY, 3, "0404")
                .confederate("C", "0402")
                .confederate("D", "0603")
                .rules(Certain.result(CombatResult.NO_EFFECT))
                .play();
        table.refused("8.2", table.attacking("A", "0403"));
        table.attack("A", "0402");
        table.refused("8.1", table.attacking("A", "0603"));
        table.refused("8.1", table.attacking("B", "0402"));
        table.attack("B", "0603");
    }

    @Test
    @DisplayName("15 a shaken battery does not bombard")
    void shaken() {
        Table table = field().union("A", Arm.ARTILLERY, 3, "0404")
                .shaken("A")
                .confederate("C", "0402")
                .play();
        assertFalse(bombards(table, "A", "0402"));
        table.refused("15", table.attacking("A", "0402"));
    }

    @Test
    @DisplayName("9.1, 9.3 not from an enemy-controlled hex: there it attacks and suffers like any other")
    void underControl() {
        Table table = field().union("A", Arm.ARTILLERY, 3, "0404")
                .confederate("C", "0402")
                .confederate("D", "0403")
                .rules(Certain.result(CombatResult.AE))
                .play();
        assertFalse(bombards(table, "A", "0402"));
        table.refused("9.1", table.attacking("A", "0402"));
        assertEquals("A", table.requiredUnits());
        table.attack("A", "0403");
        assertEquals("eliminated", table.hexOf("A"));
    }

    @Test
    @DisplayName(
            "9.1 not while it controls an enemy-occupied hex, even a lone train's; it may attack that hex in close combat")
    void besideATrain() {
        Table table = field().union("A", Arm.ARTILLERY, 3, "0404")
                .confederate("C", "0402")
                .confederate("Train", Arm.TRAIN, 0, "0504")
                .play();
        assertFalse(bombards(table, "A", "0402"));
        assertFalse(table.game().rules().combat().bombards(table.unit("A"), table.hex("0504")));
        table.attack("A", "0504").advance("A", "0504");
    }

    @Test
    @DisplayName("9.1 beside the enemy across a river without crossing it bombards; where there is one it must attack")
    void acrossTheRiver() {
        World world =
                field().river("0404/0403").union("A", Arm.ARTILLERY, 3, "0404").confederate("C", "0403");
        Table table = world.play();
        assertTrue(bombards(table, "A", "0403"));
        assertEquals("", table.requiredUnits());
        Table bridged = world.ford("0404/0403").play();
        assertFalse(bridged.game().rules().combat().bombards(bridged.unit("A"), bridged.hex("0403")));
        assertEquals("A", bridged.requiredUnits());
    }

    @Test
    @DisplayName("9.1 together with adjacent attackers, ignoring every result of the attack")
    void together() {
        for (CombatResult result : CombatResult.values()) {
            Table table = field().union("A", Arm.ARTILLERY, 3, "0404")
                    .union("U", Arm.INFANTRY, 2, "0303")
                    .confederate("C", "0402")
                    .rules(Certain.result(result))
                    .play()
                    .attack("A U", "0402");
            assertEquals("0404", table.hexOf("A"));
            assertFalse(table.shaken("A"));
            assertTrue(table.state().attacked(table.unit("A")));
        }
    }

    @Test
    @DisplayName("14.3 a siege train that moved does not bombard; other artillery that moved does")
    void movedSiegeTrain() {
        World world = World.clear(7, 6)
                .union("S", Arm.SIEGE_ARTILLERY, 3, "0405")
                .union("A", Arm.ARTILLERY, 3, "0405")
                .confederate("C", "0402");
        Table table = world.play().move("S", "0404").move("A", "0404").endPhase();
        table.refused("14.3", table.attacking("S", "0402"));
        table.attack("A", "0402");
        world.play().endPhase().attack("S", "0402");
    }

    @ParameterizedTest(name = "{0} between: sees {1}")
    @CsvSource({"., true", "f, false", "h, true", "t, false", "s, true", "o, false", "~, true"})
    @DisplayName("9.2 forest, forested rough and towns between block the sight")
    void blockingTerrain(String letter, boolean sees) {
        Table table = field(".......", ".......", "..." + letter + "...", ".......")
                .union("A", Arm.ARTILLERY, 3, "0404")
                .confederate("C", "0402")
                .play();
        assertEquals(sees, bombards(table, "A", "0402"));
        Table back = field(".......", ".......", "..." + letter + "...", ".......")
                .union("A", Arm.ARTILLERY, 3, "0402")
                .confederate("C", "0404")
                .play();
        assertEquals(sees, bombards(back, "A", "0404"));
    }

    @Test
    @DisplayName("9.2 the first and the last hex do not block")
    void ends() {
        Table table = field(".......", "...f...", ".......", "...t...")
                .union("A", Arm.ARTILLERY, 3, "0404")
                .confederate("C", "0402")
                .play();
        assertTrue(bombards(table, "A", "0402"));
    }

    @ParameterizedTest(name = "0403 {0}, 0504 {1}: sees {2}")
    @CsvSource({"., ., true", "f, ., true", "., o, true", "f, t, false", "h, f, true"})
    @DisplayName("9.2 along a hexside both hexes of it must block")
    void alongAHexside(String left, String right, boolean sees) {
        // From 0404 to 0503 the line runs between 0403 and 0504.
        Table table = field(".......", ".......", "..." + left + "...", "...." + right + "..")
                .union("A", Arm.ARTILLERY, 3, "0404")
                .confederate("C", "0503")
                .play();
        assertEquals(sees, bombards(table, "A", "0503"));
        Table back = field(".......", ".......", "..." + left + "...", "...." + right + "..")
                .union("A", Arm.ARTILLERY, 3, "0503")
                .confederate("C", "0404")
                .play();
        assertEquals(sees, bombards(back, "A", "0404"));
    }

    @ParameterizedTest(name = "{0}: sees {1}")
    @CsvSource({"0404, true", "0403, false", "0402, false"})
    @DisplayName("9.2 three hexes straight away either hex between blocks")
    void threeStraight(String woods, boolean sees) {
        String[] rows = new String[4];
        for (int row = 1; row <= 4; row++) {
            rows[row - 1] = woods.equals("040" + row) ? "...f..." : ".......";
        }
        Table table = field(rows)
                .union("S", Arm.SIEGE_ARTILLERY, 3, "0404")
                .confederate("C", "0401")
                .play();
        assertEquals(sees, bombards(table, "S", "0401"));
    }

    @Test
    @DisplayName("9.2 along the map's edge nothing blocks from outside")
    void mapEdge() {
        // From 0201 to 0401 the line runs along the side between 0301 and 0302.
        World oneBlocks = field("..f....", ".......", ".......")
                .union("A", Arm.ARTILLERY, 3, "0201")
                .confederate("C", "0401");
        assertTrue(bombards(oneBlocks.play(), "A", "0401"));
        World both = field("..f....", "..f....", ".......")
                .union("A", Arm.ARTILLERY, 3, "0201")
                .confederate("C", "0401");
        assertFalse(bombards(both.play(), "A", "0401"));
        // From 0101 to 0301 one of the two hexes on that side is off the map, and never blocks.
        World edge = field(".f.....", ".......", ".......")
                .union("A", Arm.ARTILLERY, 3, "0101")
                .confederate("C", "0301");
        assertTrue(bombards(edge.play(), "A", "0301"));
    }
}
