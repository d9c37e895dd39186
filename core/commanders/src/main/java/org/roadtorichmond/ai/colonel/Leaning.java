package org.roadtorichmond.ai.colonel;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * What a colonel is told to do otherwise than it would: what a general changes from one plan to the next.
 *
 * @param manner how it weighs attacks and posts
 * @param spared enemy hexes for which nobody marches
 * @param foremost an enemy hex on which the best attack is made before any other, whatever it gains
 * @param stations where units are to stand at the end of the movement phase; everybody else goes where the colonel wants
 * @param barring whether units who do not attack bar the enemy's way to what is guarded, before all else
 */
public record Leaning(
        Manner manner, Set<Hex> spared, Optional<Hex> foremost, Map<Unit, Hex> stations, boolean barring) {
    /** Copies the collections. */
    public Leaning {
        spared = Collections.unmodifiableSet(new TreeSet<>(spared));
        stations = Collections.unmodifiableMap(new TreeMap<>(stations));
    }

    /** No more than a manner. */
    public static Leaning to(Manner manner) {
        return new Leaning(manner, Set.of(), Optional.empty(), Map.of(), false);
    }

    /** The same, but nobody marches for the attack on a hex. */
    public Leaning sparing(Hex hex) {
        Set<Hex> all = new TreeSet<>(spared);
        all.add(hex);
        return new Leaning(manner, all, foremost, stations, barring);
    }

    /** The same, with an attack that comes before all others. */
    public Leaning first(Hex hex) {
        return new Leaning(manner, spared, Optional.of(hex), stations, barring);
    }

    /** The same, with units that are to stand where they are told. */
    public Leaning standing(Map<Unit, Hex> where) {
        return new Leaning(manner, spared, foremost, where, barring);
    }

    /** The same, with a line of pickets. */
    public Leaning withPickets() {
        return new Leaning(manner, spared, foremost, stations, true);
    }
}
