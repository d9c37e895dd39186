package org.roadtorichmond.map;

import java.util.List;
import org.roadtorichmond.hex.Hexside;

/**
 * A river or stream that runs along hexsides (rule 3.4).
 *
 * @param kind what it is
 * @param name its name
 * @param hexsides the sides it runs along
 */
public record Water(Kind kind, String name, List<Hexside> hexsides) {

    /** The kinds of water on a hexside. */
    public enum Kind {
        STREAM,
        RIVER
    }

    /** Copies the list. */
    public Water {
        hexsides = List.copyOf(hexsides);
    }
}
