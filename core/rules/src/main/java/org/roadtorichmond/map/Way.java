package org.roadtorichmond.map;

import java.util.List;
import org.roadtorichmond.hex.Hex;

/**
 * A road, trail or railroad, as a row of adjacent hexes (rule 3.2).
 *
 * @param kind what it is
 * @param name its name, unique on the map
 * @param hexes two or more hexes, each adjacent to the one before
 */
public record Way(Kind kind, String name, List<Hex> hexes) {

    /** The kinds of ways; a railroad helps neither movement nor communications. */
    public enum Kind {
        ROAD,
        TRAIL,
        RAILROAD;

        /** Whether lines of communications, supply and marching units can follow it. */
        public boolean marched() {
            return this != RAILROAD;
        }

        int bit() {
            return 1 << ordinal();
        }
    }

    /** Copies the list. */
    public Way {
        hexes = List.copyOf(hexes);
    }
}
