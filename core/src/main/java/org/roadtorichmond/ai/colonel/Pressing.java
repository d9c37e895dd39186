package org.roadtorichmond.ai.colonel;

import java.util.EnumMap;
import java.util.Map;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Distances;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Interim. */
final class Pressing implements Aims {
    private final Map<Arm, int[]> maps = new EnumMap<>(Arm.class);
    private final double press;

    Pressing(Board board, Side side, double press) {
        this.press = press;
        Distances distances =
                new Distances(board.grid(), board.survey().costs());
        for (Arm arm : Arm.values()) {
            int[] goals = distances.nowhere();
            for (int hex = 0; hex < goals.length; hex++) {
                if (board.occupied(hex, side.enemy())) {
                    goals[hex] = 0;
                }
            }
            maps.put(arm, distances.spread(arm, goals));
        }
    }

    @Override
    public double value(Unit unit, int hex) {
        return -press * Math.min(maps.get(unit.arm())[hex], 200) / Math.max(1, unit.allowance());
    }

    @Override
    public double order(Unit unit, int hex) {
        return maps.get(unit.arm())[hex];
    }

    @Override
    public boolean leaves(Unit unit) {
        return false;
    }

    @Override
    public boolean enters(Unit unit, Arrival arrival) {
        return true;
    }
}
