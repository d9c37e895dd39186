package org.roadtorichmond.play;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.unit.Side;

/**
 * What a scenario forbids a side that the rules allow, to show what a rule is worth (rule 18). Immutable.
 *
 * @param roadless whose units march as if there were no roads and trails
 * @param silent whose artillery does not bombard
 * @param confined whose units do not leave the map
 * @param floors the lowest odds at which a side may attack; one that has such a floor is not obliged to attack
 */
public record Restrictions(Set<Side> roadless, Set<Side> silent, Set<Side> confined, Map<Side, Odds> floors) {

    /** Nothing is forbidden. */
    public static final Restrictions NONE = new Restrictions(Set.of(), Set.of(), Set.of(), Map.of());

    /** Copies the collections. */
    public Restrictions {
        roadless = copy(roadless);
        silent = copy(silent);
        confined = copy(confined);
        Map<Side, Odds> lowest = new EnumMap<>(Side.class);
        lowest.putAll(floors);
        floors = Collections.unmodifiableMap(lowest);
    }

    private static Set<Side> copy(Set<Side> sides) {
        Set<Side> copy = EnumSet.noneOf(Side.class);
        copy.addAll(sides);
        return Collections.unmodifiableSet(copy);
    }

    /** Whether roads and trails help a side's units. */
    public boolean usesWays(Side side) {
        return !roadless.contains(side);
    }

    /** Whether a side's artillery may bombard. */
    public boolean mayBombard(Side side) {
        return !silent.contains(side);
    }

    /** Whether a side's units may leave the map. */
    public boolean mayLeave(Side side) {
        return !confined.contains(side);
    }

    /** The lowest odds at which a side may attack, if it has a limit. */
    public Optional<Odds> floor(Side side) {
        return Optional.ofNullable(floors.get(side));
    }

    /** Whether a side may attack at odds. */
    public boolean mayAttack(Side side, Odds odds) {
        Odds lowest = floors.get(side);
        return lowest == null || odds.compareTo(lowest) >= 0;
    }

    /** Whether a side must attack as rules 8.1 and 8.3 ask; one with a limit of odds could not always do so. */
    public boolean mustAttack(Side side) {
        return !floors.containsKey(side);
    }
}
