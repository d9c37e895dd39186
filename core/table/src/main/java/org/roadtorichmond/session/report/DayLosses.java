package org.roadtorichmond.session.report;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.history.NumberRange;
import org.roadtorichmond.scenario.history.PastLosses;
import org.roadtorichmond.victory.account.PerArmy;

/**
 * What both sides had lost in a game by the end of a day, the night after it included, or by the end of the game in its last one.
 *
 * @param day the day; none in a scenario without a clock, which counts as one day
 * @param turn the last game-turn of the day, or of the game
 * @param lost the strength points that each army had lost by then, in the game
 * @param past the same as history has it, where that is known: from the day on which the scenario begins
 */
public record DayLosses(Optional<LocalDate> day, int turn, PerArmy<Integer> lost, Optional<PerArmy<NumberRange>> past) {

    /** The losses by day of a game, the first day first; none if no game-turn was played. */
    public static List<DayLosses> of(Scenario scenario, List<TurnRecord> turns, List<PastLosses> past) {
        Map<LocalDate, TurnRecord> ends = new TreeMap<>();
        List<DayLosses> days = new ArrayList<>();
        for (TurnRecord record : turns.subList(1, turns.size())) {
            scenario.begins(record.turn()).map(LocalDateTime::toLocalDate).ifPresent(day -> ends.put(day, record));
        }
        if (ends.isEmpty() && turns.size() > 1) {
            TurnRecord end = turns.get(turns.size() - 1);
            days.add(new DayLosses(Optional.empty(), end.turn(), end.losses(), Optional.empty()));
        }
        Optional<LocalDate> first = ends.keySet().stream().findFirst();
        ends.forEach((day, end) ->
                days.add(new DayLosses(Optional.of(day), end.turn(), end.losses(), sum(past, first.orElse(day), day))));
        return days;
    }

    /** The losses of the stretches of time that began on some days. */
    private static Optional<PerArmy<NumberRange>> sum(List<PastLosses> past, LocalDate from, LocalDate to) {
        return past.stream()
                .filter(one -> !day(one).isBefore(from) && !day(one).isAfter(to))
                .map(PastLosses::both)
                .reduce((one, other) -> one.with(other, NumberRange::plus));
    }

    private static LocalDate day(PastLosses losses) {
        return losses.hours().from().toLocalDate();
    }
}
