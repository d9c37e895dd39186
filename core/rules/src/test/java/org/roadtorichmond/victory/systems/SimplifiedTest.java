package org.roadtorichmond.victory.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;

@DisplayName("The simplified system")
class SimplifiedTest {
    @ParameterizedTest(name = "{1}:{2} of {0}, secondary to {3}: {4}, {5} in front, {6}:{7}")
    @CsvSource({
        "4500, 449, 0, NONE, DRAW, NONE, 449, 0",
        "4500, 450, 0, NONE, WIN, A, 450, 0",
        "4500, 0, 2250, NONE, WIN, B, 0, 2250",
        "4500, 2251, 0, NONE, MASSACRE, A, 2251, 0",
        "4500, 0, 0, A, WIN, A, 900, 0",
        "4500, 0, 451, A, DRAW, NONE, 900, 451",
        "4500, 1350, 0, A, WIN, A, 2250, 0",
        "4500, 1351, 0, A, MASSACRE, A, 2251, 0",
        "4500, 900, 0, B, DRAW, NONE, 900, 900",
        // A fifth of 4502 is 900.4; the difference of 450.4 is a little more than a tenth (450.2).
        "4502, 0, 450, A, WIN, A, 900, 450",
        // A fifth of 4503 is 900.6, shown as 901: the difference of 450.6 is a little more than 450.3.
        "4503, 0, 450, A, WIN, A, 901, 450",
        // 901.6 - 452 is 449.6, which is less than 450.8, although the rounded figures differ by 450.
        "4508, 0, 452, A, DRAW, NONE, 902, 452",
        // 0.4 of 2 is a fifth, which wins, although it is shown as 0.
        "2, 0, 0, B, WIN, B, 0, 0"
    })
    @DisplayName("compares exactly and rounds only what it shows")
    void outcome(
            int armyPoints,
            int a,
            int b,
            Winner secondary,
            Adjudication.Outcome outcome,
            Winner winner,
            long totalA,
            long totalB) {
        PerArmy<Boolean> made = new PerArmy<>(secondary == Winner.A, secondary == Winner.B);
        Adjudication result = new Simplified().score(Sheets.fleeing(armyPoints, a, b, made), PerArmy.SHEET_NAMES);
        assertEquals(outcome, result.outcome().orElseThrow());
        assertEquals(winner, result.winner());
        assertEquals(totalA, result.sides().a().total());
        assertEquals(totalB, result.sides().b().total());
    }
}
