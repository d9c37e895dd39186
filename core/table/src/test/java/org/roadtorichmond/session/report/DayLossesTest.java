package org.roadtorichmond.session.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.history.Histories;
import org.roadtorichmond.scenario.history.History;
import org.roadtorichmond.scenario.history.NumberRange;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Score;

@DisplayName("Losses by day, beside history's")
final class DayLossesTest {
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
            turns.add(new TurnRecord(
                    turn, new PerArmy<>(0, 0), new PerArmy<>(turn, 2 * turn), new Score(Measure.VICTORY_POINTS, 0, 0)));
        }
        History history =
                Histories.on(Shelf.of(List.of()), Locale.ENGLISH).of(scenario).orElseThrow();
        List<DayLosses> days = DayLosses.of(scenario, turns, history.losses());
        assertEquals(List.of(5, 13, 20), days.stream().map(DayLosses::turn).toList());
        assertEquals("[1862-06-27]", days.get(0).day().stream().toList().toString());
        assertEquals(new PerArmy<>(13, 26), days.get(1).lost());
        NumberRange first = history.losses().get(0).union();
        NumberRange second = history.losses().get(1).union();
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
