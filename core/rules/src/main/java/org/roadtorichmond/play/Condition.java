package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What must be true at the end of a battle for something to follow from it in a campaign (rule 22.2). */
public sealed interface Condition {
    /** A side wins; nobody does where no side is given. */
    record Winner(Optional<Side> side) implements Condition {}

    /** A side is ahead by a number of points, of the kind that decides the battle. */
    record Lead(Side side, int atLeast) implements Condition {}

    /** A side holds a hex, as objectives are held. */
    record Held(Side side, Hex hex) implements Condition {}

    /**
     * The same became of each of some units.
     *
     * @param kind what
     * @param units whom, one or more
     * @param at the hex by which they left or in which they stand; any, if empty; never given for those who were lost
     */
    record Fate(Kind kind, List<Unit> units, Optional<Hex> at) implements Condition {
        /** Copies the list. */
        public Fate {
            units = List.copyOf(units);
        }
    }

    /** What can become of a unit. */
    enum Kind {
        /** It left the map. */
        OUT,
        /** It was eliminated. */
        LOST,
        /** It is on the map. */
        STANDS
    }

    /** All of some conditions. */
    record All(List<Condition> parts) implements Condition {
        /** Copies the list. */
        public All {
            parts = List.copyOf(parts);
        }
    }

    /** At least one of some conditions. */
    record Any(List<Condition> parts) implements Condition {
        /** Copies the list. */
        public Any {
            parts = List.copyOf(parts);
        }
    }

    /** The opposite of a condition. */
    record Not(Condition part) implements Condition {}

    /** A condition on the end of another battle of the campaign, by that battle's id. */
    record In(String battle, Condition part) implements Condition {}
}
