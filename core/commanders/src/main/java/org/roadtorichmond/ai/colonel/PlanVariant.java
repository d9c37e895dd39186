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
 * What a colonel must do otherwise than it would: what a general changes from one plan to the next.
 *
 * @param manner how it weighs attacks and posts
 * @param spared enemy hexes for which no unit marches
 * @param foremost an enemy hex on which the best attack is made before any other, whatever it gains
 * @param stations where units are to stand at the end of the movement phase; everybody else goes where the colonel wants
 * @param barring whether units who do not attack bar the enemy's way to what is guarded, before all else
 * @param fresh whether those join attacks who enter in this turn, which mostly is too soon: the others are not there yet
 */
public record PlanVariant(
        Manner manner,
        Set<Hex> spared,
        Optional<Hex> foremost,
        Map<Unit, Hex> stations,
        boolean barring,
        boolean fresh) {
    /** Copies the collections. */
    public PlanVariant {
        spared = Collections.unmodifiableSet(new TreeSet<>(spared));
        stations = Collections.unmodifiableMap(new TreeMap<>(stations));
    }

    /** No more than a manner. */
    public static PlanVariant of(Manner manner) {
        return new PlanVariant(manner, Set.of(), Optional.empty(), Map.of(), false, false);
    }

    /** The same, but no unit marches for the attack on a hex. */
    public PlanVariant sparing(Hex hex) {
        Set<Hex> all = new TreeSet<>(spared);
        all.add(hex);
        return new PlanVariant(manner, all, foremost, stations, barring, fresh);
    }

    /** The same, with an attack that comes before all others. */
    public PlanVariant first(Hex hex) {
        return new PlanVariant(manner, spared, Optional.of(hex), stations, barring, fresh);
    }

    /** The same, with units that are to stand in given hexes. */
    public PlanVariant standing(Map<Unit, Hex> where) {
        return new PlanVariant(manner, spared, foremost, where, barring, fresh);
    }

    /** The same, with a line of pickets. */
    public PlanVariant withPickets() {
        return new PlanVariant(manner, spared, foremost, stations, true, fresh);
    }

    /** The same, but those who enter in this turn may attack at once. */
    public PlanVariant withFresh() {
        return new PlanVariant(manner, spared, foremost, stations, barring, true);
    }
}
