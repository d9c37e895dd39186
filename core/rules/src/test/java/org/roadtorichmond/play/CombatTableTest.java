package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("8.5 the combat results table")
class CombatTableTest {
    /** The table as rule 8.5 prints it: a line for each face, and the ten columns from 1-5 to 6-1. */
    private static final String[] PRINTED = {
        "AR AR DR DR DR DR DE DE DE DE",
        "AE AR AR DR DR DR DR DE DE DE",
        "AE AE AR AR DR DR DR DR DE DE",
        "AE AE AE AR AR DR DR DR DR DE",
        "AE AE AE AE AR AR EX DR DR DE",
        "AE AE AE AE AE EX EX EX EX EX"
    };

    private static final String[] HEADINGS = {"1-5", "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"};

    static Stream<Arguments> cells() {
        return IntStream.range(0, 60)
                .mapToObj(cell -> Arguments.of(
                        HEADINGS[cell % 10], cell / 10 + 1, PRINTED[cell / 10].split(" ", -1)[cell % 10]));
    }

    @ParameterizedTest(name = "{0}, die {1}: {2}")
    @MethodSource("cells")
    @DisplayName("has sixty cells")
    void prints(String heading, int face, String result) {
        Odds odds = Odds.labelled(heading).orElseThrow();
        assertEquals(result, CombatTable.standard().result(odds, face).name());
    }

    @ParameterizedTest(name = "{0}, die {1}: {2}")
    @MethodSource("cells")
    @DisplayName("decides attacks by the die")
    void decides(String heading, int face, String result) {
        Table table = World.clear(6, 6)
                .phase(Side.UNION, Phase.COMBAT)
                .dice(face)
                .union("U", Arm.INFANTRY, 60, "0303")
                .confederate("C", Arm.INFANTRY, 10, "0302")
                .play()
                .attack("U", "0302", heading);
        Event.DieRolled die =
                (Event.DieRolled) table.game().log().get(0).events().get(1);
        assertEquals(face, die.face());
        assertEquals(Sentence.of("kept.told", heading, CombatResult.valueOf(result)), die.meaning());
        assertEquals("AE".equals(result), "eliminated".equals(table.hexOf("U")), "attacker eliminated");
        boolean lost = "DE".equals(result) || "EX".equals(result);
        assertEquals(lost, "eliminated".equals(table.hexOf("C")), "defender eliminated");
        boolean retreats = table.state()
                .combat()
                .filter(combat -> combat.stage() == Combat.Stage.RETREATS)
                .isPresent();
        assertEquals(result.endsWith("R"), retreats, "somebody retreats");
        if (retreats) {
            assertEquals(
                    "AR".equals(result) ? Side.UNION : Side.CONFEDERATE,
                    table.state().decider());
        }
    }

    @ParameterizedTest(name = "{0}, die {1}, bombardment alone: {2}")
    @MethodSource("cells")
    @DisplayName("8.5.1 artillery that bombards alone cannot destroy nor be hurt: DE is DR, EX no effect")
    void bombardmentAlone(String heading, int face, String result) {
        Table table = World.clear(6, 6)
                .phase(Side.UNION, Phase.COMBAT)
                .dice(face)
                .union("A", Arm.ARTILLERY, 60, "0304")
                .confederate("C", Arm.INFANTRY, 10, "0302")
                .play()
                .attack("A", "0302", heading);
        assertEquals("0304", table.hexOf("A"));
        assertEquals("0302", table.hexOf("C"));
        boolean retreats = result.startsWith("D");
        assertEquals(retreats, table.state().combat().isPresent());
        if (retreats) {
            table.retreat("C", "0301");
            assertEquals("8.8", refusal(table, table.advancing("A", "0302")));
        }
        table.endPhase();
        assertEquals(false, table.shaken("A"));
    }

    private static String refusal(Table table, Command command) {
        return table.game().check(command).map(Refusal::rule).orElse("allowed");
    }

    @ParameterizedTest(name = "{0} by bombardment alone is {1}")
    @CsvSource({"AE, NO_EFFECT", "AR, NO_EFFECT", "EX, NO_EFFECT", "DR, DR", "DE, DR", "NO_EFFECT, NO_EFFECT"})
    @DisplayName("8.5.1 says how each result is read")
    void readByBombardment(CombatResult printed, CombatResult read) {
        assertEquals(read, printed.byBombardmentAlone());
    }

    @Test
    @DisplayName("is data: a scenario may print another column")
    void isData() {
        List<CombatResult> column = List.of(
                CombatResult.EX, CombatResult.EX, CombatResult.EX, CombatResult.EX, CombatResult.EX, CombatResult.AR);
        CombatTable table = CombatTable.standard().with(Map.of(Odds.ONE_TO_ONE, column));
        assertEquals(CombatResult.EX, table.result(Odds.ONE_TO_ONE, 1));
        assertEquals(CombatResult.AR, table.result(Odds.ONE_TO_ONE, 6));
        assertEquals(CombatResult.EX, table.result(Odds.TWO_TO_ONE, 6));
        assertThrows(IllegalArgumentException.class, () -> new CombatTable(Map.of(Odds.ONE_TO_ONE, column)));
    }
}
