package org.roadtorichmond.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.Yardstick.Band;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Score;

@DisplayName("A game laid over stored games")
final class PlacingTest {
    private static TurnRecord record(int turn, int union, int confederate, long lead) {
        return new TurnRecord(
                turn,
                new PerArmy<>(0, 0),
                new PerArmy<>(union, confederate),
                new Score(Measure.VICTORY_POINTS, lead, 0));
    }

    private static Placing placing(long lead) {
        Band band = new Band(0, 1, 2, 3, 4);
        Yardstick.Turn turn = new Yardstick.Turn(band, band, band);
        List<Integer> leads = IntStream.rangeClosed(-50, 50).boxed().toList();
        Yardstick stored = new Yardstick(
                "",
                "",
                "cadet",
                "cadet",
                101,
                1,
                new Yardstick.Wins(50, 50, 1),
                leads,
                List.of(turn, turn),
                Calibration.NONE);
        List<TurnRecord> turns = List.of(record(0, 0, 0, 0), record(1, 1, 2, lead), record(2, 1, 2, 99));
        return Placing.of(stored, new GameHistory(turns, List.of(), new Luck(List.of())));
    }

    @ParameterizedTest
    @CsvSource({"0, 100, 50", "50, 1, 100", "-50, 1, 0", "25, 50, 75", "-25, 50, 25", "60, 0, 100"})
    @DisplayName("percentages count the stored games that were less close or worse, and half of those that were alike")
    void percentages(long lead, int closer, int union) {
        Placing placing = placing(lead);
        assertEquals(2, placing.turns().size(), "no turns that the stored games lack");
        assertEquals(lead, placing.lead());
        assertEquals(closer, placing.closerThan());
        assertEquals(union, placing.betterThan(Side.UNION));
        assertEquals(100 - union, placing.betterThan(Side.CONFEDERATE));
    }
}
