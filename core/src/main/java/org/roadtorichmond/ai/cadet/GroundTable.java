package org.roadtorichmond.ai.cadet;

import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;

/**
 * What the ground of each hex means to those who fight there, read once for a scenario since it is asked for all the time.
 * Directions are bits of a mask.
 */
final class GroundTable {
    private final byte[] multipliers;
    private final byte[][] open = new byte[Arm.values().length][];
    private final byte[] approaches;

    GroundTable(Survey survey) {
        Scenario scenario = survey.scenario();
        HexGrid grid = scenario.field().grid();
        multipliers = new byte[grid.size()];
        approaches = new byte[grid.size()];
        for (int hex = 0; hex < multipliers.length; hex++) {
            int defence = scenario.rules().ground().row(scenario.field().terrain(hex)).defence();
            multipliers[hex] = (byte) Math.min(defence, TerrainEffects.DOUBLED);
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int from = grid.neighbour(hex, direction);
                if (from != HexGrid.OFF_MAP && survey.controls(from, Direction.opposite(direction))) {
                    approaches[hex] |= (byte) (1 << direction);
                }
            }
        }
        for (Arm arm : Arm.values()) {
            open[arm.ordinal()] = new byte[grid.size()];
            for (int side = 0; side < Direction.COUNT * grid.size(); side++) {
                int hex = side / Direction.COUNT;
                int direction = side % Direction.COUNT;
                if (grid.neighbour(hex, direction) != HexGrid.OFF_MAP
                        && survey.costs().open(arm, hex, direction)) {
                    open[arm.ordinal()][hex] |= (byte) (1 << direction);
                }
            }
        }
    }

    /** By how much the ground of a hex multiplies a defender, in halves. */
    int multiplier(int hex) {
        return multipliers[hex];
    }

    /** The directions in which an arm may step out of a hex, at whatever cost, and stays on the map. */
    int open(Arm arm, int hex) {
        return open[arm.ordinal()][hex];
    }

    /** The directions of the neighbours from which a unit controls a hex. */
    int approaches(int hex) {
        return approaches[hex];
    }
}
