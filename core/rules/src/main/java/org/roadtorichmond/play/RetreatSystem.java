package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Where beaten and displaced units can go: rule 8.6. */
public final class RetreatSystem extends RuleSystem {
    private final ZoneSystem zones;

    RetreatSystem(GameState state, ZoneSystem zones) {
        super(state);
        this.zones = zones;
    }

    /**
     * A hex into which a unit may retreat.
     *
     * @param hex where
     * @param displaceable the friends, one of which must make room; empty where there is room
     */
    public record Refuge(Hex hex, List<Unit> displaceable) {
        /** Copies the list. */
        public Refuge {
            displaceable = List.copyOf(displaceable);
        }
    }

    /**
     * Where a unit may retreat now: hexes with room, if there are any, else full ones in which a friend can be displaced.
     * A friend that has still to retreat itself makes room by its own retreat, which its owner may order first; so it is not
     * displaced.
     */
    public List<Refuge> refuges(Unit unit, Combat combat) {
        List<Refuge> roomy = new ArrayList<>();
        List<Refuge> full = new ArrayList<>();
        HexGrid grid = state.scenario().field().grid();
        int at = state.deployment().hexOf(unit);
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int to = grid.neighbour(at, direction);
            if (to != HexGrid.OFF_MAP
                    && state.survey().costs(unit.side()).open(unit.arm(), at, direction)
                    && safe(to, unit.side())) {
                if (state.deployment().count(to, unit.side())
                        < state.scenario().rules().stacking()) {
                    roomy.add(new Refuge(grid.hex(to), List.of()));
                } else {
                    addFull(full, grid.hex(to), combat);
                }
            }
        }
        List<Refuge> refuges = roomy.isEmpty() ? full : roomy;
        refuges.sort((a, b) -> a.hex().compareTo(b.hex()));
        return refuges;
    }

    private boolean safe(int hex, Side side) {
        return !state.deployment().occupied(hex, side.enemy())
                && !state.control().controlled(hex, side.enemy())
                && !zones.closed(hex, side);
    }

    private void addFull(List<Refuge> full, Hex hex, Combat combat) {
        List<Unit> displaceable = state.deployment().unitsAt(hex.index()).stream()
                .filter(friend -> !combat.displaced().contains(friend)
                        && !combat.retreated().contains(friend)
                        && !combat.due().contains(friend))
                .toList();
        if (!displaceable.isEmpty()) {
            full.add(new Refuge(hex, displaceable));
        }
    }
}
