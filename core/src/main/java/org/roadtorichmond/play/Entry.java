package org.roadtorichmond.play;

import java.util.List;

/**
 * One command of a game with what it brought about.
 *
 * @param command the command
 * @param events its events, in order
 * @param hash the hash of the state after it; 0 in a look-ahead
 */
public record Entry(Command command, List<Event> events, long hash) {

    /** Copies the events. */
    public Entry {
        events = List.copyOf(events);
    }

    /** Whether a die was rolled for it, so that it cannot be taken back (rules 6.3, 17). */
    public boolean rolled() {
        return events.stream().anyMatch(event -> event instanceof Event.DieRolled);
    }

    /** The units that it cost, in order. */
    public List<Event.UnitEliminated> losses() {
        return events.stream()
                .filter(Event.UnitEliminated.class::isInstance)
                .map(Event.UnitEliminated.class::cast)
                .toList();
    }
}
