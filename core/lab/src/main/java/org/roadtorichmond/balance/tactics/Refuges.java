package org.roadtorichmond.balance.tactics;

import java.util.Arrays;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Into how many hexes units could retreat (rule 8.6). */
final class Refuges {
    private Refuges() {}

    /** The number of hexes into which a unit on the map could retreat, those full of friends included. */
    static int of(Game game, Unit unit) {
        return hexes(game, unit).length;
    }

    /** The indexes of the hexes into which a unit on the map could retreat, those full of friends included. */
    static int[] hexes(Game game, Unit unit) {
        GameState state = game.state();
        HexGrid grid = state.scenario().field().grid();
        Side enemy = unit.side().enemy();
        int at = state.deployment().hexOf(unit);
        int[] found = new int[Direction.COUNT];
        int count = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int to = grid.neighbour(at, direction);
            if (to != HexGrid.OFF_MAP
                    && state.survey().costs(unit.side()).open(unit.arm(), at, direction)
                    && !state.deployment().occupied(to, enemy)
                    && !state.control().controlled(to, enemy)
                    && !game.rules().zones().closed(to, unit.side())) {
                found[count++] = to;
            }
        }
        return Arrays.copyOf(found, count);
    }
}
