package org.roadtorichmond.workshop.tools;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;

/**
 * What a press would change, to be shown on the map before it is done.
 *
 * @param hexes the hexes that would be changed
 * @param sides the hexsides that would be changed
 * @param way the hexes along which a way would go on, from its end; empty if no way is drawn
 */
public record Preview(Set<Hex> hexes, List<Hexside> sides, List<Hex> way) {
    /** Nothing would be changed. */
    public static final Preview NOTHING = new Preview(Set.of(), List.of(), List.of());

    /** Copies the hexes and sides. */
    public Preview {
        hexes = Collections.unmodifiableSet(new TreeSet<>(hexes));
        sides = List.copyOf(sides);
        way = List.copyOf(way);
    }

    static Preview hexes(Collection<Hex> hexes) {
        return new Preview(new TreeSet<>(hexes), List.of(), List.of());
    }

    static Preview sides(Collection<Hexside> sides) {
        return new Preview(Set.of(), List.copyOf(sides), List.of());
    }
}
