package org.roadtorichmond.scenario.history;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;

/**
 * Something that happened.
 *
 * @param id by which translations find it
 * @param hours when
 * @param what in one to three sentences
 * @param hexes where; none for what happened off the map
 * @param marches from where to where
 * @param grounds why it is believed
 */
public record PastEvent(
        String id, Span hours, String what, List<Hex> hexes, List<PastMarch> marches, Evidence grounds) {
    /** Copies the lists. */
    public PastEvent {
        hexes = List.copyOf(hexes);
        marches = List.copyOf(marches);
    }

    /** All hexes of which it speaks, those of its marches too, by their numbers. */
    public Set<Hex> everyHex() {
        Set<Hex> all = new TreeSet<>(hexes);
        marches.forEach(march -> all.addAll(march.hexes()));
        return all;
    }

    /** The same in other words. */
    PastEvent told(String words, Evidence believed) {
        return new PastEvent(id, hours, words, hexes, marches, believed);
    }
}
