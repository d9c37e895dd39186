package org.roadtorichmond.balance;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.victory.Both;

/**
 * What both sides had lost in a game by the end of a day, the night after it included, or by the end of the game in its last one.
 *
 * @param day the day; none in a scenario without a clock, which counts as one day
 * @param turn the last game-turn of the day, or of the game
 * @param lost the strength points that each army had lost by then, in the game
 * @param past the same as history has it, where that is known: from the day on which the scenario begins
 */
public record DayLosses(Optional<LocalDate> day, int turn, Both<Integer> lost, Optional<Both<Range>> past) {

    /**
     * A number that is not known exactly.
     *
     * @param lower the least that it may be
     * @param central what it most likely is
     * @param upper the most that it may be
     */
    public record Range(int lower, int central, int upper) {
        private Range plus(Range more) {
            return new Range(lower + more.lower, central + more.central, upper + more.upper);
        }
    }

    /**
     * What history has both armies lose on a day.
     *
     * @param day the day, the night after it included
     * @param lost the strength points that each army lost
     */
    public record Past(LocalDate day, Both<Range> lost) {}

    /** The losses by day of a game, the first day first; none if no game-turn was played. */
    public static List<DayLosses> of(Scenario scenario, List<TurnRecord> turns, List<Past> past) {
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

    private static Optional<Both<Range>> sum(List<Past> past, LocalDate from, LocalDate to) {
        return past.stream()
                .filter(one -> !one.day().isBefore(from) && !one.day().isAfter(to))
                .map(Past::lost)
                .reduce((one, other) -> one.with(other, Range::plus));
    }
}
