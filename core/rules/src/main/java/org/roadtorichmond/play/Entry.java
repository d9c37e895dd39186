package org.roadtorichmond.play;

import java.util.List;
import java.util.stream.Stream;

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
        return all(Event.DieRolled.class).findAny().isPresent();
    }

    /** The units that it cost, in order. */
    public List<Event.UnitEliminated> losses() {
        return all(Event.UnitEliminated.class).toList();
    }

    /** Its events of a kind, in order. */
    public <E extends Event> Stream<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }
}
