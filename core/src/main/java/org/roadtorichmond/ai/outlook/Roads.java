package org.roadtorichmond.ai.outlook;

import java.util.HashMap;
import java.util.Map;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Unit;

/** How far it is to the hexes that matter in a scenario, in turns of marching: worked out for each hex and arm when first asked for. */
public final class Roads {
    private final Distances distances;
    private final Survey survey;
    private final Map<Integer, int[]> maps = new HashMap<>();

    /** The roads of a scenario. */
    public Roads(Survey survey) {
        this.survey = survey;
        distances = new Distances(survey.scenario().field().grid(), survey.costs());
    }

    /** The half points from every hex to one, for an arm; {@link Distances#FAR} where no way leads there. Do not write. */
    public int[] to(int hex, Arm arm) {
        return maps.computeIfAbsent(hex * Arm.values().length + arm.ordinal(), key -> {
            int[] goals = distances.nowhere();
            goals[hex] = 0;
            return distances.spread(arm, goals);
        });
    }

    /** How many day turns of marching a unit needs from one hex to another, fractions included; nights count half. */
    public double turns(Unit unit, int from, int to) {
        return to(to, unit.arm())[from] / (double) Math.max(1, unit.allowance());
    }

    /** How much marching a side can still do from a game-turn to the last, both included, in day turns. */
    public double marchingLeft(int from, int last) {
        double left = 0;
        for (int turn = from; turn <= last; turn++) {
            left += survey.scenario().isNight(turn) ? 0.5 : 1;
        }
        return left;
    }
}
