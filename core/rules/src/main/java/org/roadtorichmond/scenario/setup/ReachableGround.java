package org.roadtorichmond.scenario.setup;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Which hexes units could come into if no unit stood in their way and they had all the time there is: by terrain, water, ways,
 * crossings and what stays closed to their side to the end. What is not in it no game can reach; what is in it a game may still
 * deny.
 */
final class ReachableGround {
    /** How far a unit may enter from its entry hex (rule 11.3). */
    private static final int DETOUR = 3;

    private final Survey survey;
    private final Scenario scenario;
    private final HexGrid grid;
    private final Map<Side, BitSet> closed = new EnumMap<>(Side.class);
    private final Map<Side, Map<Arm, BitSet>> reached = new EnumMap<>(Side.class);

    ReachableGround(Survey survey) {
        this.survey = survey;
        scenario = survey.scenario();
        grid = scenario.field().grid();
        for (Side side : Side.values()) {
            closed.put(side, closedToTheEnd(side));
            Map<Arm, BitSet> byArm = new EnumMap<>(Arm.class);
            for (Arm arm : Arm.values()) {
                byArm.put(
                        arm,
                        from(scenario.units().stream()
                                .filter(unit -> unit.side() == side && unit.arm() == arm)
                                .toList()));
            }
            reached.put(side, byArm);
        }
    }

    private BitSet closed(Side side) {
        return Objects.requireNonNull(closed.get(side));
    }

    private Map<Arm, BitSet> reached(Side side) {
        return Objects.requireNonNull(reached.get(side));
    }

    private BitSet closedToTheEnd(Side side) {
        BitSet hexes = new BitSet();
        scenario.zones().stream()
                .filter(zone -> zone.closedTo().equals(Optional.of(side)) && !opensInTime(zone))
                .flatMap(zone -> zone.hexes().stream())
                .forEach(hex -> hexes.set(hex.index()));
        return hexes;
    }

    /** Whether the clock opens a zone before the game ends. */
    boolean opensInTime(Zone zone) {
        return zone.openByTurn(scenario.turns());
    }

    /** Where units of one side and one arm can come. */
    BitSet from(Collection<Unit> alike) {
        BitSet found = new BitSet();
        Deque<Integer> queue = new ArrayDeque<>();
        for (Unit unit : alike) {
            starts(unit).stream().filter(hex -> !found.get(hex)).forEach(hex -> {
                found.set(hex);
                queue.add(hex);
            });
        }
        if (queue.isEmpty()) {
            return found;
        }
        Unit any = alike.iterator().next();
        StepCosts costs = survey.costs(any.side());
        while (!queue.isEmpty()) {
            int hex = queue.remove();
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int to = costs.open(any.arm(), hex, direction) ? grid.neighbour(hex, direction) : hex;
                if (!found.get(to) && !closed(any.side()).get(to)) {
                    found.set(to);
                    queue.add(to);
                }
            }
        }
        return found;
    }

    /** Whether there is any hex where a unit could come onto the map, or where it stands at first. */
    boolean enters(Unit unit) {
        return !starts(unit).isEmpty();
    }

    /** Where a unit stands at first, or where it could enter, detours included. */
    private BitSet starts(Unit unit) {
        BitSet hexes = new BitSet();
        Optional.ofNullable(scenario.setUp().get(unit)).ifPresent(hex -> hexes.set(hex.index()));
        Optional.ofNullable(scenario.arrivals().get(unit)).ifPresent(arrival -> addEntries(unit, arrival, hexes));
        return hexes;
    }

    private void addEntries(Unit unit, Arrival arrival, BitSet hexes) {
        BitSet entries = bits(arrival.hexes());
        grown(entries, DETOUR).stream()
                .filter(hex -> entries.get(hex) || grid.onBorder(hex))
                .filter(hex -> enterable(unit, hex) && !closed(unit.side()).get(hex))
                .forEach(hexes::set);
    }

    private static BitSet bits(List<Hex> hexes) {
        BitSet bits = new BitSet();
        hexes.forEach(hex -> bits.set(hex.index()));
        return bits;
    }

    private boolean enterable(Unit unit, int hex) {
        return scenario.field().roads().passes(hex)
                || survey.costs(unit.side()).terrainCost(unit.arm(), hex) != StepCosts.PROHIBITED;
    }

    /** The hexes with all that are so near to one of them, grown ring by ring. */
    private BitSet grown(BitSet hexes, int distance) {
        BitSet near = (BitSet) hexes.clone();
        BitSet ring = hexes;
        for (int step = 0; step < distance && !ring.isEmpty(); step++) {
            BitSet next = new BitSet();
            ring.stream().forEach(hex -> {
                for (int direction = 0; direction < Direction.COUNT; direction++) {
                    int beside = grid.neighbour(hex, direction);
                    if (beside != HexGrid.OFF_MAP) {
                        next.set(beside);
                    }
                }
            });
            next.andNot(near);
            near.or(next);
            ring = next;
        }
        return near;
    }

    /** Whether any unit of a side can come into a hex. */
    boolean reaches(Side side, int hex) {
        return reached(side).values().stream().anyMatch(hexes -> hexes.get(hex));
    }

    /** Whether a side can hold a hex: trains do not, others also from a hex beside it that controls it (victory.md). */
    boolean holds(Side side, int hex) {
        for (Map.Entry<Arm, BitSet> entry : reached(side).entrySet()) {
            if (entry.getKey() != Arm.TRAIN && holds(entry.getValue(), hex)) {
                return true;
            }
        }
        return false;
    }

    private boolean holds(BitSet hexes, int hex) {
        boolean held = hexes.get(hex);
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int beside = grid.neighbour(hex, direction);
            held |= beside != HexGrid.OFF_MAP
                    && hexes.get(beside)
                    && survey.controls(beside, Direction.opposite(direction));
        }
        return held;
    }

    /**
     * Whether any unit of a side can come so near to one of some hexes.
     *
     * @param extra by how much farther each arm counts as near, such as by its fire
     */
    boolean comesNear(Side side, List<Hex> hexes, int distance, Map<Arm, Integer> extra) {
        return reached(side).entrySet().stream().anyMatch(entry -> {
            int range = Math.max(distance, extra.getOrDefault(entry.getKey(), 0));
            return grown(bits(hexes), range).intersects(entry.getValue());
        });
    }
}
