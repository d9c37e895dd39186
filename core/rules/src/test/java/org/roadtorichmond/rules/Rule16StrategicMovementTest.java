package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 16.2: strategic movement")
class Rule16StrategicMovementTest {

    /** A trail down a column of hexes; a step along it costs the same as a clear hex. */
    private static World trail(int rows) {
        StringBuilder hexes = new StringBuilder("0101");
        for (int row = 2; row <= rows; row++) {
            hexes.append(String.format(Locale.ROOT, " 01%02d", row));
        }
        return World.clear(2, 30).trail("T", hexes.toString()).strategicMovement();
    }

    @ParameterizedTest(name = "rule 16.2: {0} marches {1} hexes by day and {2} by night")
    @CsvSource({
        "INFANTRY, 8, 4",
        "CAVALRY, 12, 7",
        "ARTILLERY, 8, 4",
        "HORSE_ARTILLERY, 10, 5",
        "SIEGE_ARTILLERY, 5, 2",
        "TRAIN, 6, 3"
    })
    void bonus(Arm arm, int byDay, int byNight) {
        World world = trail(30).union("U", arm, 1, "0101");
        assertEquals(String.valueOf(byDay), world.play().cost("U", String.format(Locale.ROOT, "01%02d", 1 + byDay)));
        assertEquals("-", world.play().cost("U", String.format(Locale.ROOT, "01%02d", 2 + byDay)));
        world.night(1);
        assertEquals(
                String.valueOf(byNight), world.play().cost("U", String.format(Locale.ROOT, "01%02d", 1 + byNight)));
        assertEquals("-", world.play().cost("U", String.format(Locale.ROOT, "01%02d", 2 + byNight)));
    }

    @Test
    @DisplayName("rule 16.2: it is off by default")
    void offByDefault() {
        Table table = World.clear(1, 12).union("U", "0101").play();
        assertEquals("-", table.cost("U", "0108"));
    }

    @Test
    @DisplayName("rule 16.2: the bonus is for ways only; no step of the march leaves them")
    void waysOnly() {
        Table table = trail(6).union("U", "0101").play();
        assertEquals("6", table.cost("U", "0107"));
        assertEquals("-", table.cost("U", "0108"));
    }

    private static Rules withTrails(Rules rules, int halves) {
        TerrainEffects usual = rules.ground();
        return new Rules(
                rules.allowances(),
                rules.stacking(),
                new TerrainEffects(
                        usual.rows(), usual.road(), halves, usual.streamFoot(), usual.streamWheeled(), usual.ford()),
                rules.bombardment(),
                rules.table(),
                rules.nightPercent(),
                rules.recoverAt(),
                rules.options(),
                rules.costPerPoint(),
                rules.restrictions());
    }

    @Test
    @DisplayName("rules 16.2, 3.3: a trail that a scenario makes dearer than its ground slows no unit that follows it")
    void dearTrail() {
        Table table = trail(30)
                .rules(rules -> withTrails(rules, 4))
                .union("U", "0101")
                .play();
        assertEquals("8", table.cost("U", "0109"));
        assertEquals("-", table.cost("U", "0110"));
    }

    @Test
    @DisplayName("rule 16.2: a march of several steps is strategic if all its steps were")
    void severalSteps() {
        Table table = trail(30).union("U", "0101").play();
        table.move("U", "0104");
        assertEquals("5", table.cost("U", "0109"));
        table.move("U", "0109");
        assertEquals(0, table.reach("U").size());
        Table astray = trail(30).union("U", "0201").play();
        astray.move("U", "0101");
        assertEquals("-", astray.cost("U", "0107"));
        assertEquals("5", astray.cost("U", "0106"));
    }

    @ParameterizedTest(name = "rule 16.2: with an enemy in row {0} infantry from row 1 comes to row {1}")
    @CsvSource({"13, 9", "12, 9", "11, 8", "10, 7"})
    void unseen(int enemy, int farthest) {
        Table table = trail(30)
                .union("U", "0101")
                .confederate("C", Arm.TRAIN, 0, String.format(Locale.ROOT, "01%02d", enemy))
                .play();
        String last = table.reach("U").keySet().stream()
                .filter(hex -> hex.startsWith("01"))
                .reduce((a, b) -> b)
                .orElseThrow();
        assertEquals(String.format(Locale.ROOT, "01%02d", farthest), last);
    }

    @Test
    @DisplayName("rule 16.2: an enemy near where it begins takes the bonus away")
    void seenAtTheStart() {
        Table table = trail(30)
                .union("U", "0103")
                .confederate("C", Arm.TRAIN, 0, "0101")
                .play();
        assertEquals("6", table.cost("U", "0109"));
        assertEquals("-", table.cost("U", "0110"));
    }

    @Test
    @DisplayName("rules 16.2, 12.1: the bonus may be spent on leaving the map")
    void leaving() {
        Table table = trail(7).edge("0107", "T")
                .exits(Side.UNION, "0107")
                .union("U", "0101")
                .play();
        table.move("U", "0107").exit("U");
        assertEquals("exited", table.hexOf("U"));
    }

    @Test
    @DisplayName("rules 16.2, 12.1: the bonus pays for no leaving where no way leads off the map")
    void leavingOverLand() {
        Table table = trail(7).exits(Side.UNION, "0107 0106").union("U", "0101").play();
        table.move("U", "0107").refused("12.1", table.leaving("U"));
        table = trail(7).exits(Side.UNION, "0107 0106").union("U", "0101").play();
        table.move("U", "0106").exit("U");
    }

    @Test
    @DisplayName(
            "rules 16.2, 11.2: a unit that enters by a way marches strategically from there, and one that does not has left the ways")
    void entering() {
        Table byWay = trail(30)
                .edge("0101", "T")
                .awaited(Side.UNION, "R", Arm.INFANTRY, 1, 1, "0101")
                .play();
        assertEquals("7", byWay.enter("R", "0101").cost("R", "0108"));
        Table overLand =
                trail(30).awaited(Side.UNION, "R", Arm.INFANTRY, 1, 1, "0101").play();
        assertEquals("-", overLand.enter("R", "0101").cost("R", "0107"));
    }
}
