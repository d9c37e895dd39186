package org.roadtorichmond.ai.outlook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Closures;
import org.roadtorichmond.ai.DistanceMaps;
import org.roadtorichmond.ai.Distances;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * How far it is to the hexes that matter in a scenario, in turns of marching and of waiting until closed ground is open: worked out for
 * each hex and arm when first asked for.
 */
public final class Roads {
    private static final int ARMS = Arm.values().length;

    /** How many maps to the nearest of several hexes are kept. */
    private static final int KEPT = 32;

    private final Survey survey;
    private final Closures closures;
    private final DistanceMaps distances;

    /** The maps asked for since the clock changed, by hex, side and arm. */
    private final int[] @Nullable [] maps;

    private final Map<List<Integer>, int[]> lately = new LinkedHashMap<>(2 * KEPT, 0.75f, true);
    private double[] marching = {0};

    /** The roads of a scenario. */
    public Roads(Survey survey) {
        this.survey = survey;
        closures = new Closures(survey.scenario());
        distances = DistanceMaps.of(survey);
        maps = new int[survey.scenario().field().grid().size() * Side.COUNT * ARMS][];
    }

    /** Looks at the clock of a board: by what is closed then, distances count from now on. */
    public void look(Board board) {
        if (closures.look(board.moment())) {
            Arrays.fill(maps, null);
        }
    }

    /**
     * The half points from every hex to one, for an arm of a side, what it could march while it waits included; {@link Distances#FAR} where no
     * way leads there. Do not write.
     */
    public int[] to(int hex, Side side, Arm arm) {
        int place = (hex * Side.COUNT + side.ordinal()) * ARMS + arm.ordinal();
        int[] known = maps[place];
        if (known == null) {
            known = distances.to(hex, side, arm, closures);
            maps[place] = known;
        }
        return known;
    }

    /**
     * The half points from every hex to the nearest of some, for an arm of a side, over ground that is closed too: who faces an enemy across
     * such ground is near him. Do not write. The maps asked for lately are kept, since armies
     * and lines stay where they are for many commands.
     *
     * @param hexes ascending
     */
    public int[] overGround(int[] hexes, Side side, Arm arm) {
        List<Integer> key = new ArrayList<>(hexes.length + 1);
        key.add(distances.like(side) * ARMS + arm.ordinal());
        for (int hex : hexes) {
            key.add(hex);
        }
        int[] known = lately.get(key);
        if (known == null) {
            int[] goals = distances.nowhere();
            for (int hex : hexes) {
                goals[hex] = 0;
            }
            known = distances.overGround(goals, side, arm);
            lately.put(key, known);
            if (lately.size() > KEPT) {
                lately.remove(lately.keySet().iterator().next());
            }
        }
        return known;
    }

    /** How many day turns of marching a unit needs from one hex to another, fractions included; nights count half. */
    public double turns(Unit unit, int from, int to) {
        return to(to, unit.side(), unit.arm())[from] / (double) Math.max(1, unit.allowance());
    }

    /** How much marching a side can still do from a game-turn to the last, both included, in day turns. */
    public double marchingLeft(int from, int last) {
        if (from > last) {
            return 0;
        }
        int known = marching.length - 1;
        if (last > known) {
            marching = Arrays.copyOf(marching, last + 1);
            for (int turn = known + 1; turn <= last; turn++) {
                marching[turn] = marching[turn - 1] + (survey.scenario().isNight(turn) ? 0.5 : 1);
            }
        }
        return marching[last] - marching[Math.max(0, from - 1)];
    }
}
