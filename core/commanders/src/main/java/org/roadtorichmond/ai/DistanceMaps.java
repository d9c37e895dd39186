package org.roadtorichmond.ai;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;

/**
 * How far it is from everywhere to a hex, on an empty map, by what ground is closed then: worked out when it is first asked for and
 * kept for all games of a scenario. Safe for any number of threads.
 */
public final class DistanceMaps {
    /** How many distances are kept at most: some hundred goals on a large map, and all of them on the usual ones. */
    private static final int MOST_DISTANCES = 8_000_000;

    private final List<Distances> distances;
    private final boolean closures;
    private final int size;
    private final Map<Key, int[]> known = Collections.synchronizedMap(new HashMap<>());

    /** What a map is of. */
    private record Key(int hex, int side, Arm arm, int turn) {}

    private DistanceMaps(Survey survey) {
        closures = new Closures(survey.scenario()).any();
        size = survey.scenario().field().grid().size();
        boolean alike = survey.sidesMarchAlike() && !closures;
        distances = (alike ? List.of(Side.UNION) : Arrays.asList(Side.values()))
                .stream()
                        .map(side -> new Distances(survey.scenario().field().grid(), survey.costs(side)))
                        .toList();
    }

    /** The maps of a scenario, which all its games share. */
    public static DistanceMaps of(Survey survey) {
        return survey.shared(DistanceMaps.class, DistanceMaps::new);
    }

    /** The place of a side's maps; sides that march in the same way share theirs. */
    public int like(Side side) {
        return Math.min(side.ordinal(), distances.size() - 1);
    }

    /** The first of the arms that march in the same way everywhere on this map. */
    public Arm like(Side side, Arm arm) {
        return distances.get(like(side)).like(arm);
    }

    /**
     * The half points from every hex to one, for an arm of a side, what it could march while it waits included; {@link Distances#FAR}
     * where no way leads there. Do not write.
     *
     * @param clock the clock by which ground is closed, which has been looked at
     */
    public int[] to(int hex, Side side, Arm arm, Closures clock) {
        // Where ground opens later, the wait is counted in what each arm could have marched meanwhile.
        Arm same = closures ? arm : like(side, arm);
        Key key = new Key(hex, like(side), same, closures ? clock.turn(side) : 0);
        int[] map = known.get(key);
        if (map == null) {
            map = spread(hex, side, same, clock);
            if ((long) known.size() * size > MOST_DISTANCES) {
                known.clear();
            }
            known.put(key, map);
        }
        return map;
    }

    private int[] spread(int hex, Side side, Arm arm, Closures clock) {
        Distances marches = distances.get(like(side));
        synchronized (marches) {
            int[] map = marches.nowhere();
            map[hex] = 0;
            return marches.spread(arm, map, clock.waits(side, arm));
        }
    }

    /** No hex is a goal yet: an array to set some in for {@link #overGround}. */
    public int[] nowhere() {
        return distances.get(0).nowhere();
    }

    /**
     * Fills in the half points from every hex to the nearest of some goals, over ground that is closed too, for an arm of a side.
     *
     * @param goals the half points from which each goal starts, and {@link Distances#FAR} for all other hexes; overwritten
     * @return the same array
     */
    public int[] overGround(int[] goals, Side side, Arm arm) {
        Distances marches = distances.get(like(side));
        synchronized (marches) {
            return marches.spread(arm, goals);
        }
    }
}
