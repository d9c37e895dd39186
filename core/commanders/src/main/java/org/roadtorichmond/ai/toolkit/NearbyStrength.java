package org.roadtorichmond.ai.toolkit;

import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Quick looks round a hex, for decisions that do not merit a survey of the whole field. */
record NearbyStrength(GameState state) {
    /** The strength of a side's units within some hexes of a hex, in it included. */
    int strength(int hex, Side side, int within) {
        int sum = 0;
        for (Unit unit : state.onMap(side)) {
            if (state.scenario().field().grid().distance(hex, state.deployment().hexOf(unit)) <= within) {
                sum += state.strength(unit);
            }
        }
        return sum;
    }

    /** Whether a defender is doubled by the ground of a hex. */
    boolean doubles(int hex) {
        var terrain = state.scenario().field().terrain(hex);
        return state.scenario().rules().ground().row(terrain).defence() >= TerrainEffects.DOUBLED;
    }
}
