package org.roadtorichmond.victory.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.victory.sheets.FleeingSheet;
import org.roadtorichmond.victory.sheets.ShakenSheet;

@DisplayName("Battle points")
class BattlePointsTest {
    private static final BattlePoints17 SYSTEM_17 = new BattlePoints17();
    private static final BattlePoints16 SYSTEM_16 = new BattlePoints16();

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 300);
    }

    private static Adjudication score(FleeingSheet sheet) {
        return SYSTEM_17.score(sheet, PerArmy.SHEET_NAMES);
    }

    private static Adjudication score(ShakenSheet sheet) {
        return SYSTEM_16.score(sheet, PerArmy.SHEET_NAMES);
    }

    private static String shared(Adjudication result) {
        Shares points = result.battlePoints().orElseThrow();
        return points.of(Army.A) + "-" + points.of(Army.B);
    }

    @ParameterizedTest(name = "{1} of {0} is {2}")
    @CsvSource({
        "4500, 0, 10-10",
        "4500, 225, 10-10",
        "4500, 226, 11-9",
        "4500, 450, 11-9",
        "4500, 451, 12-8",
        "4500, 900, 12-8",
        "4500, 901, 13-7",
        "4500, 1350, 13-7",
        "4500, 1351, 14-6",
        "4500, 1800, 14-6",
        "4500, 1801, 15-5",
        "4500, 2250, 15-5",
        "4500, 2251, 16-4",
        "4500, 3150, 16-4",
        "4500, 3151, 17-3",
        "4500, 99999, 17-3",
        "1, 1, 17-3",
        "19, 1, 11-9",
        "20, 1, 10-10",
        "21, 1, 10-10",
        "1000000000, 50000000, 10-10",
        "1000000000, 50000001, 11-9",
        "1000000000, 1000000000, 17-3"
    })
    @DisplayName("are shared by the table of document 000, its bounds exact")
    void table17(int armyPoints, int difference, String shares) {
        assertEquals(shares, shared(score(Sheets.fleeing(armyPoints, difference + 7, 7, Sheets.NO_SECONDARY))));
    }

    @ParameterizedTest(name = "{1} of {0} is {2}")
    @CsvSource({
        "3000, 0, 10-10", "3000, 150, 10-10", "3000, 151, 11-9", "3000, 300, 11-9", "3000, 301, 12-8",
        "3000, 600, 12-8", "3000, 601, 13-7", "3000, 900, 13-7", "3000, 901, 14-6", "3000, 1200, 14-6",
        "3000, 1201, 15-5", "3000, 1500, 15-5", "3000, 1501, 16-4", "3000, 2101, 16-4", "3000, 99999, 16-4"
    })
    @DisplayName("are shared by the table of document 002, exactly half being 15-5")
    void table16(int armyPoints, int difference, String shares) {
        assertEquals(shares, shared(score(Sheets.shaken(armyPoints, difference, 0))));
    }

    @ParameterizedTest(name = "{0} ahead by {1}, secondary to {2}: {3}, {4} wins")
    @CsvSource({
        "4500, 3151, A, 20-0, A",
        "4500, 3151, B, 14-6, A",
        "4500, 0, A, 13-7, A",
        "4500, 0, B, 7-13, B",
        "4500, 226, B, 8-12, B",
        "4500, 0, NONE, 10-10, NONE"
    })
    @DisplayName("move by three for the secondary objective, also to the side that is behind")
    void secondary17(int armyPoints, int lead, Winner secondary, String shares, Winner winner) {
        PerArmy<Boolean> made = new PerArmy<>(secondary == Winner.A, secondary == Winner.B);
        Adjudication result = score(Sheets.fleeing(armyPoints, lead, 0, made));
        assertEquals(shares, shared(result));
        assertEquals(winner, result.winner());
    }

    @ParameterizedTest(name = "health {1} of {0}, fleeing {2}: {3} of 101")
    @CsvSource({
        "20, 20, false, 0",
        "20, 6, false, 0",
        "20, 5, false, 51",
        "20, 5, true, 101",
        "20, 6, true, 51",
        "7, 2, false, 0",
        "7, 1, false, 51",
        "4, 1, false, 51",
        "3, 1, false, 0",
        "1, 1, false, 0",
        "8, 0, true, 101",
        "8, 0, false, 101"
    })
    @DisplayName("rest on half costs rounded up for fleeing or shattered units, full cost for both")
    void halves17(int starting, int health, boolean fleeing, long points) {
        FleeingSheet.Unit unit = new FleeingSheet.Unit("b1", 101, starting, health, health == 0, fleeing, false, false);
        FleeingSheet sheet = new FleeingSheet(4500, Sheets.NO_SECONDARY, new PerArmy<>(List.of(), List.of(unit)));
        assertEquals(points, score(sheet).sides().a().total());
        assertEquals(0, score(sheet).sides().b().total());
    }

    @ParameterizedTest(name = "general {0}, standard {1}, destroyed {2}: {3}")
    @CsvSource({"true, false, true, 300", "false, true, true, 300", "true, true, true, 500", "true, true, false, 0"})
    @DisplayName("rest on 200 more for a destroyed general or standard bearer")
    void leaders(boolean general, boolean standard, boolean destroyed, long points) {
        FleeingSheet.Unit unit =
                new FleeingSheet.Unit("b1", 100, 4, destroyed ? 0 : 4, destroyed, false, general, standard);
        FleeingSheet sheet = new FleeingSheet(4500, Sheets.NO_SECONDARY, new PerArmy<>(List.of(), List.of(unit)));
        assertEquals(points, score(sheet).sides().a().total());
    }

    @ParameterizedTest(name = "health {0} of 20, shaken {1}: {2} of 333, by rule {3}")
    @CsvSource({
        "6, true, 167, 16.shaken",
        "5, false, 167, 16.decimated",
        "5, true, 333, 16.shaken-and-decimated",
        "0, true, 333, 16.destroyed",
        "0, false, 333, 16.destroyed"
    })
    @DisplayName("rest on half costs rounded up for shaken or decimated units, full cost for both")
    void halves16(int health, boolean shaken, long points, String rule) {
        ShakenSheet.Unit unit = new ShakenSheet.Unit("b1", 333, 20, health, health == 0, shaken);
        ShakenSheet sheet = new ShakenSheet(
                3000, new PerArmy<>(List.of(), List.of(unit)), Winner.NONE, Optional.empty(), Sheets.NO_SECONDARY, 1);
        Line line = score(sheet).sides().a().lines().get(0);
        assertEquals(points, line.points());
        assertEquals(rule, line.rule());
        assertEquals(List.of("b1"), line.units());
    }

    @Test
    @DisplayName("count characters and attachable models apart from the units that they joined")
    void joined() {
        FleeingSheet.Unit fled = new FleeingSheet.Unit("regiment", 301, 20, 20, false, true, false, false);
        FleeingSheet.Unit slain = new FleeingSheet.Unit("captain", 90, 3, 0, true, false, false, false);
        Tally tally = score(new FleeingSheet(4500, Sheets.NO_SECONDARY, new PerArmy<>(List.of(), List.of(fled, slain))))
                .sides()
                .a();
        assertEquals(151 + 90, tally.total());
        ShakenSheet.Unit whole = new ShakenSheet.Unit("regiment", 301, 20, 20, false, false);
        ShakenSheet.Unit lost = new ShakenSheet.Unit("champion", 90, 3, 0, true, false);
        PerArmy<List<ShakenSheet.Unit>> armies = new PerArmy<>(List.of(), List.of(whole, lost));
        Adjudication result =
                score(new ShakenSheet(3000, armies, Winner.NONE, Optional.empty(), Sheets.NO_SECONDARY, 1));
        assertEquals(90, result.sides().a().total());
    }

    @ParameterizedTest(name = "{0} ahead by {1}, primary to {2}: {3}, {4} wins")
    @CsvSource({
        "A, 150, NONE, 10-10, NONE",
        "A, 151, NONE, 11-9, A",
        "A, 151, B, 8-12, B",
        "B, 1501, NONE, 4-16, B",
        "A, 0, A, 13-7, A"
    })
    @DisplayName("of document 002 decide who wins, not the points of which they are made")
    void winner16(Army ahead, int lead, Winner primary, String shares, Winner winner) {
        int forA = ahead == Army.A ? lead : 0;
        Adjudication result = score(Sheets.shaken(3000, forA, lead - forA, primary, Sheets.NO_SECONDARY, 1));
        assertEquals(shares, shared(result));
        assertEquals(winner, result.winner());
    }

    @Test
    @DisplayName("come out as in the worked example of document 002")
    void workedExample() {
        PerArmy<Boolean> both = new PerArmy<>(true, true);
        assertEquals("14-6", shared(score(Sheets.shaken(3000, 2054, 1004))));
        assertEquals("17-3", shared(score(Sheets.shaken(3000, 2054, 1004, Winner.A, both, 1))));
    }

    @ParameterizedTest(name = "primary {0}, secondary {1}/{2} worth {3}: {4}")
    @CsvSource({
        "NONE, true, false, 1, 11-9",
        "NONE, false, true, 1, 9-11",
        "NONE, true, true, 1, 10-10",
        "NONE, false, false, 1, 10-10",
        "NONE, true, false, 5, 15-5",
        "NONE, true, false, 0, 10-10",
        "NONE, true, false, 10, 20-0",
        "A, true, false, 10, 20-0",
        "B, false, true, 10, 0-20",
        "B, true, false, 5, 12-8"
    })
    @DisplayName("move by the primary objective, and by the secondary one of a lone winner")
    void objectives16(Winner primary, boolean a, boolean b, int value, String shares) {
        assertEquals(shares, shared(score(Sheets.shaken(3000, 5, 5, primary, new PerArmy<>(a, b), value))));
    }

    @Test
    @DisplayName("beyond 20-0 go back after all objectives are counted, and a line says how many")
    void limit16() {
        ShakenSheet sheet = Sheets.shaken(3000, 5, 5, Winner.B, new PerArmy<>(false, true), 10);
        List<Shares.Share> lines = score(sheet).battlePoints().orElseThrow().lines();
        Shares.Share last = lines.get(lines.size() - 1);
        assertEquals(List.of("16.difference", "16.primary", "16.secondary", "16.limit"), rules(lines));
        assertEquals(new PerArmy<>(3, -3), last.change());
        assertEquals("b cannot have more than all 20 battle points: 3 beyond them go back.", last.why());
        Shares within = score(Sheets.shaken(3000, 5, 5, Winner.NONE, new PerArmy<>(false, true), 10))
                .battlePoints()
                .orElseThrow();
        assertEquals(List.of("16.difference", "16.secondary"), rules(within.lines()));
    }

    private static List<String> rules(List<Shares.Share> lines) {
        return lines.stream().map(Shares.Share::rule).toList();
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    @DisplayName("are twenty in all, and swap when the armies do")
    void sumAndSwap(long seed) {
        Random random = new Random(seed);
        FleeingSheet fleeing = Sheets.randomFleeing(random);
        FleeingSheet fleeingSwapped = new FleeingSheet(
                fleeing.armyPoints(), Sheets.swapped(fleeing.secondary()), Sheets.swapped(fleeing.armies()));
        assertSwaps(score(fleeing), score(fleeingSwapped));
        ShakenSheet shaken = Sheets.randomShaken(random);
        ShakenSheet shakenSwapped = new ShakenSheet(
                shaken.armyPoints(),
                Sheets.swapped(shaken.armies()),
                Sheets.swapped(shaken.primary()),
                shaken.spoils(),
                Sheets.swapped(shaken.secondary()),
                shaken.secondaryValue());
        assertSwaps(score(shaken), score(shakenSwapped));
    }

    private static void assertSwaps(Adjudication result, Adjudication swapped) {
        Shares points = result.battlePoints().orElseThrow();
        Shares other = swapped.battlePoints().orElseThrow();
        assertEquals(20, points.of(Army.A) + points.of(Army.B));
        assertEquals(Sheets.swapped(PerArmy.each(points::of)), PerArmy.each(other::of));
        assertEquals(Sheets.swapped(result.winner()), swapped.winner());
        assertEquals(Sheets.swapped(result.sides()), swapped.sides());
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    @DisplayName("do not shrink when the enemy loses more")
    void moreLosses(long seed) {
        Random random = new Random(seed);
        FleeingSheet sheet = Sheets.randomFleeing(random);
        List<FleeingSheet.Unit> worse = sheet.armies().b().stream()
                .map(unit -> random.nextBoolean() ? unit : destroyed(unit))
                .toList();
        Adjudication before = score(sheet);
        Adjudication after = score(new FleeingSheet(
                sheet.armyPoints(),
                sheet.secondary(),
                new PerArmy<>(sheet.armies().a(), worse)));
        assertTrue(after.sides().a().total() >= before.sides().a().total());
        assertTrue(after.battlePoints().orElseThrow().of(Army.A)
                >= before.battlePoints().orElseThrow().of(Army.A));
    }

    private static FleeingSheet.Unit destroyed(FleeingSheet.Unit u) {
        return new FleeingSheet.Unit(
                u.id(), u.cost(), u.startingHealth(), 0, true, u.fleeing(), u.general(), u.battleStandard());
    }
}
