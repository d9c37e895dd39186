package org.roadtorichmond.play;

import java.util.BitSet;
import java.util.List;
import org.roadtorichmond.path.Obstacles;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What stands in the way of one unit that marches, as the situation is now (rules 5.2, 5.3, 6.2, 7.2, 10.3, 13). */
final class March implements Obstacles {
    private static final int UNSEEN = 3;

    private final GameState state;
    private final ZoneSystem zones;
    private final Barriers barriers;
    private Side own = Side.UNION;
    private Side enemy = Side.CONFEDERATE;
    private boolean unseen;
    private boolean held;
    private BitSet within = new BitSet();
    private List<Zone> holding = List.of();

    March(GameState state, ZoneSystem zones, Barriers barriers) {
        this.state = state;
        this.zones = zones;
        this.barriers = barriers;
    }

    /** Looks at the map with a unit's eyes; unseen, if it must keep three hexes from every enemy (rule 16.2). */
    March of(Unit unit, boolean mustBeUnseen) {
        own = unit.side();
        enemy = own.enemy();
        unseen = mustBeUnseen;
        holding = zones.holding(unit);
        held = !holding.isEmpty();
        if (held) {
            findWithin();
        }
        barriers.lookAtClock();
        return this;
    }

    @Override
    public boolean bars(int hex) {
        return barriers.bars(hex, own) || (held && !within.get(hex)) || (unseen && seen(hex));
    }

    /** The zones that hold the unit looked at last (rule 13). */
    List<Zone> holding() {
        return holding;
    }

    /** The hexes that all zones holding the unit have, since each hex of each march asks for them. */
    private void findWithin() {
        within = state.survey().hexes(holding.get(0));
        if (holding.size() > 1) {
            BitSet shared = (BitSet) within.clone();
            holding.forEach(zone -> shared.and(state.survey().hexes(zone)));
            within = shared;
        }
    }

    /** Whether an enemy is so near that a unit in the hex cannot march strategically. */
    boolean seen(int hex) {
        return state.distanceToNearest(hex, enemy) < UNSEEN;
    }

    @Override
    public boolean halts(int hex) {
        return barriers.halts(hex, own);
    }

    @Override
    public boolean full(int hex) {
        return barriers.full(hex, own);
    }
}
