package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;

/**
 * When and where a reinforcement comes (rule 11).
 *
 * @param turn the first game-turn in which it may enter
 * @param last the last one
 * @param hexes where it may enter
 * @param optional whether its owner may keep it off the map
 * @param number under the rule of variable arrivals the highest face that brings it in its first turn, 1 to 6 (rule 16.3)
 * @param group the name of the units that roll together with it, if that is not its formation (rule 16.3)
 */
public record Arrival(int turn, int last, List<Hex> hexes, boolean optional, int number, Optional<String> group) {

    /** The number that a group needs where the scenario does not say otherwise. */
    public static final int USUAL_NUMBER = 4;

    /** An arrival with the usual number, together with its formation. */
    public Arrival(int turn, int last, List<Hex> hexes, boolean optional) {
        this(turn, last, hexes, optional, USUAL_NUMBER, Optional.empty());
    }

    /** The name of the units that roll together with a unit that comes in this way, if turn and hexes are the same (rule 16.3). */
    public String groupOf(String unit, String formation) {
        return group.orElse(formation.isEmpty() ? unit : formation);
    }

    /** Copies the hexes. */
    public Arrival {
        hexes = List.copyOf(hexes);
    }
}
