package org.roadtorichmond.play;

import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.path.KeptRange;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Which hexes bar and halt the march of a side's units, whichever unit it is (rules 5.2, 7.2, 10.3, 13): kept up to date as units
 * come and go, since every hex of every march asks for it, so that a search that met only hexes that are as they were need not be
 * repeated.
 */
final class Barriers implements Deployment.Listener {
    private static final int BARS = 1;
    private static final int HALTS = 2;
    private static final int FULL = 4;

    private final GameState state;
    private final ZoneSystem zones;
    private final HexGrid grid;
    private final int stacking;
    private final byte[] flags;
    private final long[] changes = new long[Side.COUNT];
    private final KeptRange.Kinds union = hex -> kind(hex, Side.UNION);
    private final KeptRange.Kinds confederate = hex -> kind(hex, Side.CONFEDERATE);
    private long moves;
    private boolean night;
    private int closings;

    Barriers(GameState state, ZoneSystem zones) {
        this.state = state;
        this.zones = zones;
        grid = state.scenario().field().grid();
        stacking = state.scenario().rules().stacking();
        flags = new byte[grid.size() * Side.COUNT];
        state.deployment().listen(this);
        lookEverywhere();
    }

    @Override
    public void arrived(Unit unit, int hex) {
        changed(unit, hex);
    }

    @Override
    public void departed(Unit unit, int hex) {
        changed(unit, hex);
    }

    private void changed(Unit unit, int hex) {
        moves++;
        Side enemy = unit.side().enemy();
        look(hex, unit.side());
        look(hex, enemy);
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (state.survey().controls(hex, direction)) {
                look(grid.neighbour(hex, direction), enemy);
            }
        }
    }

    /** Takes note of nightfall and dawn, and of zones that open. */
    void lookAtClock() {
        if (night != state.night() || closings != zones.closings()) {
            lookEverywhere();
        }
    }

    private void lookEverywhere() {
        night = state.night();
        closings = zones.closings();
        for (int hex = 0; hex < grid.size(); hex++) {
            look(hex, Side.UNION);
            look(hex, Side.CONFEDERATE);
        }
    }

    private void look(int hex, Side own) {
        boolean full = state.deployment().count(hex, own) >= stacking;
        int now = full ? FULL : 0;
        if (state.control().controlled(hex, own.enemy())) {
            now |= night || full ? HALTS | BARS : HALTS;
        }
        if (state.deployment().occupied(hex, own.enemy()) || zones.closed(hex, own)) {
            now |= BARS;
        }
        int place = place(hex, own);
        if (((flags[place] ^ now) & ~FULL) != 0) {
            changes[own.ordinal()]++;
        }
        flags[place] = (byte) now;
    }

    private static int place(int hex, Side own) {
        return hex * Side.COUNT + own.ordinal();
    }

    /** Whether no unit of a side may enter a hex. */
    boolean bars(int hex, Side own) {
        return (flags[place(hex, own)] & BARS) != 0;
    }

    /** Whether every unit of a side must stop when it enters a hex (rule 7.2). */
    boolean halts(int hex, Side own) {
        return (flags[place(hex, own)] & HALTS) != 0;
    }

    /** Whether there is no room for one more unit of a side in a hex (rule 5.1). */
    boolean full(int hex, Side own) {
        return (flags[place(hex, own)] & FULL) != 0;
    }

    /** How often a unit has come or gone. */
    long moves() {
        return moves;
    }

    /** How many changes there have been of what bars or halts a side. */
    long changes(Side own) {
        return changes[own.ordinal()];
    }

    /** What bars or halts a side, hex by hex. */
    KeptRange.Kinds kinds(Side own) {
        return own == Side.UNION ? union : confederate;
    }

    private byte kind(int hex, Side own) {
        return (byte) (flags[place(hex, own)] & ~FULL);
    }
}
