package org.roadtorichmond.map;

import java.util.List;
import org.roadtorichmond.hex.Hex;

/**
 * A hex in which the ways named pass one another, and all others, without a junction (rule 3.3).
 *
 * @param hex where
 * @param ways the names of two or more ways
 */
public record Crossover(Hex hex, List<String> ways) {

    /** Copies the list. */
    public Crossover {
        ways = List.copyOf(ways);
    }
}
