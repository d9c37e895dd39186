package org.roadtorichmond.play;

import java.util.HashMap;
import java.util.Map;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.unit.Side;

/** What coming onto the map or leaving it costs a side in a hex of its border (rules 11.2, 12.1, 18.1). */
final class MapEdgeCosts {
    private final StepCosts costs;
    private final boolean helpful;
    private final Map<Hex, Integer> wayCosts = new HashMap<>();

    MapEdgeCosts(Scenario scenario, StepCosts costs, Side side) {
        this.costs = costs;
        helpful = scenario.rules().restrictions().usesWays(side);
        Battlefield field = scenario.field();
        TerrainEffects ground = scenario.rules().ground();
        for (MapEdge edge : field.edges()) {
            for (Way way : field.ways()) {
                if (way.name().equals(edge.way()) && way.kind().marched()) {
                    int cost = way.kind() == Way.Kind.ROAD ? ground.road() : ground.trail();
                    wayCosts.merge(edge.hex(), cost, Math::min);
                }
            }
        }
    }

    /**
     * The half points that an arm pays: what the way costs that leads off the map there, or where none does, what the ground of
     * the hex costs, which may be prohibited.
     */
    int cost(Arm arm, Hex hex) {
        Integer way = wayCosts.get(hex);
        return way == null || !helpful ? costs.terrainCost(arm, hex.index()) : way;
    }

    /** Whether a road or trail that helps the side leads off the map in the hex. */
    boolean wayAt(Hex hex) {
        return helpful && wayCosts.containsKey(hex);
    }

    /** Whether an arm passes the edge of the map there along a road or trail only, which does not help the side (rule 18.1). */
    boolean forbidden(Arm arm, Hex hex) {
        return !helpful && wayCosts.containsKey(hex) && cost(arm, hex) == StepCosts.PROHIBITED;
    }
}
