package org.roadtorichmond.scenario.history;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roadtorichmond.play.Scenario;

/**
 * A stretch of time.
 *
 * @param from its first moment
 * @param to its end, which does not belong to it; later than its first moment
 */
public record Span(LocalDateTime from, LocalDateTime to) {

    /** The hours that a game-turn stands for, if the scenario has a clock. */
    public static Optional<Span> of(Scenario scenario, int turn) {
        return scenario.begins(turn).flatMap(from -> scenario.begins(turn + 1).map(to -> new Span(from, to)));
    }

    /** Whether there is a moment that belongs to both. */
    public boolean meets(Span other) {
        return from.isBefore(other.to) && other.from.isBefore(to);
    }

    /** The game-turns of a scenario that stand for any part of it, in order; none if the scenario has no clock. */
    public List<Integer> turns(Scenario scenario) {
        return IntStream.rangeClosed(1, scenario.turns())
                .filter(turn -> of(scenario, turn).filter(this::meets).isPresent())
                .boxed()
                .toList();
    }
}
