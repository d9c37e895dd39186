package org.roadtorichmond.path;

import java.util.List;
import org.roadtorichmond.hex.Hex;

/** The answer to whether a line of communications exists (rule 21.21). */
public sealed interface Communications {

    /** Whether the line exists. */
    default boolean exists() {
        return this instanceof Open;
    }

    /**
     * The line exists.
     *
     * @param row the hexes of one shortest row, both ends included
     */
    record Open(List<Hex> row) implements Communications {
        /** Copies the row. */
        public Open {
            row = List.copyOf(row);
        }
    }

    /**
     * The line would exist if enemies did not hold it.
     *
     * @param cut a smallest set of enemy-held hexes that cuts every row, ordered by number
     */
    record Blocked(List<Hex> cut) implements Communications {
        /** Copies the cut. */
        public Blocked {
            cut = List.copyOf(cut);
        }
    }

    /** The roads and trails do not connect the two hexes even on an empty map. */
    record Unconnected() implements Communications {}
}
