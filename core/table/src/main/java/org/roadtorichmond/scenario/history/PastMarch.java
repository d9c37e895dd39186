package org.roadtorichmond.scenario.history;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;

/**
 * By which hexes men of a side came, as an arrow on the map.
 *
 * @param side whose men
 * @param hexes two or more, from where to where; those between need not be named
 */
public record PastMarch(Side side, List<Hex> hexes) {
    /** Copies the list. */
    public PastMarch {
        hexes = List.copyOf(hexes);
    }
}
