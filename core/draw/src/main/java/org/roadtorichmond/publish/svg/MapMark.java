package org.roadtorichmond.publish.svg;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;

/** What happened on a map, as an arrow or a sign. */
public sealed interface MapMark {
    /**
     * A unit marched or advanced: an arrow along its path.
     *
     * @param side whose it is
     * @param path from where it stood to where it stands, both included; two hexes or more
     */
    record March(Side side, List<Hex> path) implements MapMark {
        /** Copies the path. */
        public March {
            path = List.copyOf(path);
        }
    }

    /** A unit of a side came onto the map in a hex at its border: an arrow from the edge of the paper. */
    record Entry(Side side, Hex hex) implements MapMark {}

    /** A unit of a side left the map by a hex at its border: an arrow to the edge of the paper. */
    record Exit(Side side, Hex hex) implements MapMark {}

    /** A unit of a side had to go from a hex to another: a broken arrow. */
    record Retreat(Side side, Hex from, Hex to) implements MapMark {}

    /**
     * An attack: arrows to its targets, at which its number stands.
     *
     * @param number its number in the game
     * @param from the hexes of units that attack from beside their targets
     * @param bombarding the hexes of units that bombard
     * @param targets the hexes that are attacked, one or more
     */
    record Attack(int number, List<Hex> from, List<Hex> bombarding, List<Hex> targets) implements MapMark {
        /** Copies the lists. */
        public Attack {
            from = List.copyOf(from);
            bombarding = List.copyOf(bombarding);
            targets = List.copyOf(targets);
        }
    }

    /**
     * A unit was lost, or lost strength: a cross, or one stroke of it.
     *
     * @param hex where
     * @param whole whether the whole unit was lost
     */
    record Loss(Hex hex, boolean whole) implements MapMark {}
}
