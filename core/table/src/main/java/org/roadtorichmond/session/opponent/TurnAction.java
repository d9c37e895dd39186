package org.roadtorichmond.session.opponent;

import java.util.List;
import org.roadtorichmond.unit.Unit;

/**
 * One kind of thing that a side did in one place, or that happened there to the units of its enemy, who reads of it.
 *
 * @param kind what
 * @param count how often, or how many units, 1 or more
 * @param units which, ordered by id; of attacks those that attacked
 */
public record TurnAction(Kind kind, int count, List<Unit> units) {

    /** The kinds, in the order in which they are read; what happened to whom is the reader's, where it is not said to be theirs. */
    public enum Kind {
        /** Units of theirs that came to stand beside one of the reader's. */
        CAME_UP,
        /** Attacks that they made. */
        ATTACKED,
        /** Units that had to retreat or were displaced. */
        DRIVEN_BACK,
        /** Units that were eliminated. */
        LOST,
        /** Units that were shaken where they stand. */
        SHAKEN,
        /** Units that lost strength. */
        WEAKENED,
        /** Units of theirs that had to retreat. */
        REPULSED,
        /** Units of theirs that were eliminated. */
        DESTROYED,
        /** Units of theirs that came onto the map. */
        ENTERED,
        /** Units of theirs that left it. */
        LEFT,
        /** Units of theirs that marched, and stand beside no enemy. */
        MARCHED
    }

    /** Copies the list. */
    public TurnAction {
        units = List.copyOf(units);
    }
}
