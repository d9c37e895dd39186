package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;

/**
 * Hexes that are closed to a side, or hold a side's units (rule 13).
 *
 * @param index its place among the scenario's zones, from 0
 * @param name its name, unique in the scenario
 * @param hexes its hexes
 * @param closedTo the side that may not enter
 * @param holds the side whose units may not leave
 * @param untilTurn the game-turn from whose start it is open, or 0 for none
 * @param enemyWithin the distance in hexes at which an enemy frees the held units, or -1 for none
 */
public record Zone(
        int index,
        String name,
        List<Hex> hexes,
        Optional<Side> closedTo,
        Optional<Side> holds,
        int untilTurn,
        int enemyWithin) {

    /** Stands for no distance at which an enemy frees the held units. */
    public static final int NO_DISTANCE = -1;

    /** Copies the hexes. */
    public Zone {
        hexes = List.copyOf(hexes);
    }

    /** Whether the zone has opened by the clock (rule 13.1). */
    public boolean openByTurn(int turn) {
        return untilTurn > 0 && turn >= untilTurn;
    }

    /** Whether anything but the clock can free the held units; an empty {@code until} means never (rule 13.1). */
    public boolean freedByEnemies() {
        return holds.isPresent() && (untilTurn > 0 || enemyWithin != NO_DISTANCE);
    }
}
