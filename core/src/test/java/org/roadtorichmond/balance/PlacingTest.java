package org.roadtorichmond.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Histories;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.history.Estimate;
import org.roadtorichmond.scenario.history.History;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.Yardstick.Band;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Both;
import org.roadtorichmond.victory.Measure;
import org.roadtorichmond.victory.Score;

@DisplayName("A game laid over stored games and over history")
final class PlacingTest {
    private static TurnRecord record(int turn, int union, int confederate, long lead) {
        return new TurnRecord(
                turn, new Both<>(0, 0), new Both<>(union, confederate), new Score(Measure.VICTORY_POINTS, lead, 0));
    }

    private static Placing placing(long lead) {
        Band band = new Band(0, 1, 2, 3, 4);
        Yardstick.Turn turn = new Yardstick.Turn(band, band, band);
        List<Integer> leads = IntStream.rangeClosed(-50, 50).boxed().toList();
        Yardstick stored = new Yardstick(
                "", "", "cadet", "cadet", 101, 1, new Yardstick.Wins(50, 50, 1), leads, List.of(turn, turn));
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

    private static Scenario scenario(String name) {
        return new Documents(Shelf.of(List.of()))
                .openScenario(name)
                .value()
                .orElseThrow()
                .scenario();
    }

    @Test
    @DisplayName(
            "losses are summed up by the end of each day, its night included, with history's from the first day on")
    void days() {
        Scenario scenario = scenario("road-to-richmond");
        List<TurnRecord> turns = new ArrayList<>();
        for (int turn = 0; turn <= scenario.turns(); turn++) {
            turns.add(record(turn, turn, 2 * turn, 0));
        }
        History history =
                Histories.on(Shelf.of(List.of()), Locale.ENGLISH).of(scenario).orElseThrow();
        List<DayLosses> days = DayLosses.of(scenario, turns, history.losses());
        assertEquals(List.of(5, 13, 20), days.stream().map(DayLosses::turn).toList());
        assertEquals("[1862-06-27]", days.get(0).day().stream().toList().toString());
        assertEquals(new Both<>(13, 26), days.get(1).lost());
        Estimate first = history.losses().get(0).union();
        Estimate second = history.losses().get(1).union();
        assertEquals(first, days.get(0).past().orElseThrow().of(Side.UNION));
        assertEquals(
                first.central() + second.central(),
                days.get(1).past().orElseThrow().of(Side.UNION).central());
        List<DayLosses> cut = DayLosses.of(scenario, turns.subList(0, 8), List.of());
        assertEquals(List.of(5, 7), cut.stream().map(DayLosses::turn).toList());
        assertEquals(Optional.empty(), cut.get(0).past());
        assertEquals(List.of(), DayLosses.of(scenario, turns.subList(0, 1), List.of()));
    }
}
