package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;

/** Zones that are closed to a side or hold its units (rule 13). */
public final class ZoneSystem extends RuleSystem {
    private static final int NEVER = -1;

    private final List<Zone> zones;
    private final List<BitSet> closed = List.of(new BitSet(), new BitSet());
    private int turn = NEVER;
    private BitSet opened = new BitSet();
    private int closings;

    ZoneSystem(GameState state) {
        super(state);
        zones = state.scenario().zones();
    }

    /** Another number each time when other hexes may be closed than before. */
    int closings() {
        lookAtClock();
        return closings;
    }

    /** Whether any hex is closed to either side now. */
    public boolean close() {
        lookAtClock();
        return !closed.get(0).isEmpty() || !closed.get(1).isEmpty();
    }

    /** Whether a hex is closed to a side now (rules 13.1, 13.3). */
    public boolean closed(int hex, Side side) {
        lookAtClock();
        return closed.get(side.ordinal()).get(hex);
    }

    /** Works out what is closed when the game-turn is another, since it is asked for every hex of every march. */
    private void lookAtClock() {
        int now = state.moment().turn();
        if (turn == now) {
            return;
        }
        turn = now;
        BitSet open = new BitSet();
        zones.stream().filter(zone -> zone.openByTurn(now)).forEach(zone -> open.set(zone.index()));
        if (open.equals(opened) && closings > 0) {
            return;
        }
        opened = open;
        closings++;
        closed.forEach(BitSet::clear);
        for (Zone zone : zones) {
            if (!zone.openByTurn(now)) {
                zone.closedTo()
                        .ifPresent(side ->
                                closed.get(side.ordinal()).or(state.survey().hexes(zone)));
            }
        }
    }

    /** Whether a zone holds its side's units now (rule 13.1). */
    public boolean holds(Zone zone) {
        return zone.holds().isPresent()
                && !state.freed(zone)
                && !zone.openByTurn(state.moment().turn());
    }

    /** The zones that a unit may not leave in this phase (rule 13.2). */
    public List<Zone> holding(Unit unit) {
        int at = state.deployment().hexOf(unit);
        if (at == Deployment.NONE || zones.isEmpty()) {
            return List.of();
        }
        // Asked for every march, and hardly ever is there an answer: a list is made only then.
        List<Zone> holding = List.of();
        Optional<Travel> travel = state.travel(unit);
        int origin = travel.isPresent() ? travel.get().origin().index() : at;
        for (Zone zone : zones) {
            if (holds(zone)
                    && zone.holds().get() == unit.side()
                    && state.survey().inZone(zone, origin)) {
                holding = holding.isEmpty() ? new ArrayList<>() : holding;
                holding.add(zone);
            }
        }
        return holding;
    }

    /** Frees the units of zones that an enemy has come near (rule 13.1); asked after every command. */
    void judge(EventSink sink) {
        for (Zone zone : zones) {
            if (holds(zone) && state.enemyNear(zone)) {
                sink.happen(new Event.ZoneFreed(zone.index(), zone.name()));
            }
        }
    }

    /** Frees the units of zones in which units are attacked (rule 13.1). */
    void attacked(List<Hex> targets, Side defender, EventSink sink) {
        for (Zone zone : zones) {
            if (holds(zone)
                    && zone.freedByEnemies()
                    && zone.holds().get() == defender
                    && targets.stream().anyMatch(hex -> state.survey().inZone(zone, hex.index()))) {
                sink.happen(new Event.ZoneFreed(zone.index(), zone.name()));
            }
        }
    }
}
