package org.roadtorichmond.map;

import java.util.Set;
import org.roadtorichmond.hex.Hexside;

/**
 * A bridge or ford on one hexside (rule 3.4).
 *
 * @param kind what it is
 * @param name its name
 * @param hexside the side that it crosses
 * @param arms the arms that may use it; to others it does not exist
 */
public record Crossing(Kind kind, String name, Hexside hexside, Set<Arm> arms) {

    /** The kinds of crossings. */
    public enum Kind {
        BRIDGE,
        FORD
    }

    /** Copies the set. */
    public Crossing {
        arms = Set.copyOf(arms);
    }

    int bits() {
        return arms.stream().mapToInt(Arm::bit).sum();
    }
}
