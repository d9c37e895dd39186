package org.roadtorichmond.view;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.victory.KeyHex;

/**
 * What stands on a map, off which names are kept where they can be.
 *
 * @param counters the hexes with counters
 * @param flags the hexes with flags
 */
public record Obstacles(Set<Hex> counters, Set<Hex> flags) {
    /** Nothing stands there. */
    public static final Obstacles NONE = new Obstacles(Set.of(), Set.of());

    /** Copies the sets. */
    public Obstacles {
        counters = Set.copyOf(counters);
        flags = Set.copyOf(flags);
    }

    /** Some counters and the flags among some signs. */
    public static Obstacles of(Collection<Counter> counters, List<KeySign> signs) {
        return new Obstacles(
                counters.stream().map(Counter::hex).collect(Collectors.toSet()),
                signs.stream()
                        .map(KeySign::key)
                        .filter(key -> key.kind() == KeyHex.Kind.OBJECTIVE)
                        .map(KeyHex::hex)
                        .collect(Collectors.toSet()));
    }
}
