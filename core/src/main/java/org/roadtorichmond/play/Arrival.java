package org.roadtorichmond.play;

import java.util.List;
import org.roadtorichmond.hex.Hex;

/**
 * When and where a reinforcement comes (rule 11).
 *
 * @param turn the first game-turn in which it may enter
 * @param last the last one
 * @param hexes where it may enter
 * @param optional whether its owner may keep it off the map
 */
public record Arrival(int turn, int last, List<Hex> hexes, boolean optional) {

    /** Copies the hexes. */
    public Arrival {
        hexes = List.copyOf(hexes);
    }
}
