package org.roadtorichmond.reference;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Movement (rule 6), at night (rules 10.2, 10.3), out of zones (rule 13), by strategic movement (rule 16.2), and off the map (rule 12). */
final class PlainMovement {
    private static final int WHOLE = 100;
    private static final int FAR = 3;
    private static final int STRATEGIC = 4;
    private static final int STRATEGIC_FOR_CAVALRY = 8;
    private static final int STRATEGIC_LESS_AT_NIGHT = 2;

    private final PlainState state;
    private final PlainBoard board;

    PlainMovement(PlainState state) {
        this.state = state;
        board = state.board;
    }

    /**
     * The cheapest path to a hex.
     *
     * @param cost the cost in half points
     * @param strategic whether it uses strategic movement
     */
    record Trip(int cost, boolean strategic) {}

    /** The movement allowance in the current game-turn, in half points (rule 10.2). */
    int allowance(Unit unit) {
        int halves = unit.allowance();
        if (!state.night()) {
            return halves;
        }
        int hundredths = halves * state.scenario.rules().nightPercent();
        return hundredths / WHOLE + (hundredths % WHOLE == 0 ? 0 : 1);
    }

    /** The allowance for strategic movement, if the unit may use it: it has done nothing else in this phase (rule 16.2). */
    private OptionalInt strategicAllowance(Unit unit) {
        PlainUnit here = state.of(unit);
        boolean soFar = here.origin == null || here.strategic;
        if (!state.scenario.rules().options().strategicMovement() || !soFar || !far(unit, state.hexOf(unit))) {
            return OptionalInt.empty();
        }
        int more = unit.arm() == Arm.CAVALRY ? STRATEGIC_FOR_CAVALRY : STRATEGIC;
        return OptionalInt.of(allowance(unit) + more - (state.night() ? STRATEGIC_LESS_AT_NIGHT : 0));
    }

    private boolean far(Unit unit, Hex hex) {
        return state.farFrom(hex, unit.side().enemy(), FAR);
    }

    /** The zones that a unit may not leave in this phase (rule 13.2). */
    List<Zone> holding(Unit unit) {
        PlainUnit here = state.of(unit);
        Hex began = here.origin == null ? state.hexOf(unit) : here.origin;
        return state.scenario.zones().stream()
                .filter(zone -> state.holds(zone, unit.side()) && zone.hexes().contains(began))
                .toList();
    }

    /** Whether a unit may pass through a hex during a march. */
    private boolean mayEnter(Unit unit, Hex hex) {
        Side enemy = unit.side().enemy();
        return !state.occupied(hex, enemy)
                && !state.closed(hex, unit.side())
                && !(state.night() && state.controlled(hex, enemy))
                && holding(unit).stream().allMatch(zone -> zone.hexes().contains(hex));
    }

    /** The hexes that can be reached with a number of points: costs are lowered until no step makes one cheaper. */
    private Map<Hex, Integer> spread(
            Unit unit, BiFunction<Arm, Hex, Map<Hex, Integer>> steps, int points, Predicate<Hex> enters) {
        Map<Hex, Integer> costs = new TreeMap<>(Map.of(state.hexOf(unit), 0));
        boolean falling = true;
        while (falling) {
            falling = false;
            for (Hex from : List.copyOf(costs.keySet())) {
                if (!from.equals(state.hexOf(unit))
                        && state.controlled(from, unit.side().enemy())) {
                    continue;
                }
                for (Map.Entry<Hex, Integer> step :
                        steps.apply(unit.arm(), from).entrySet()) {
                    int cost = costs.get(from) + step.getValue();
                    Hex to = step.getKey();
                    if (cost <= points && (!costs.containsKey(to) || cost < costs.get(to)) && enters.test(to)) {
                        costs.put(to, cost);
                        falling = true;
                    }
                }
            }
        }
        return costs;
    }

    /** Where a unit of the player may end a march, and by which trip (rules 3.6, 5, 6, 7). */
    Map<Hex, Trip> reach(Unit unit) {
        Map<Hex, Trip> trips = new TreeMap<>();
        Hex start = state.hexOf(unit);
        if (!state.night() && state.underControl(unit)) {
            return trips;
        }
        Map<Hex, Boolean> known = new HashMap<>();
        Predicate<Hex> enters = hex -> known.computeIfAbsent(hex, each -> mayEnter(unit, each));
        int spent = state.of(unit).spent;
        spread(unit, board::steps, allowance(unit) - spent, enters)
                .forEach((hex, cost) -> trips.put(hex, new Trip(cost, false)));
        if (spent == 0) {
            board.steps(unit.arm(), start).forEach((hex, cost) -> {
                if (enters.test(hex)) {
                    trips.putIfAbsent(hex, new Trip(cost, false));
                }
            });
        }
        strategicAllowance(unit)
                .ifPresent(points -> spread(
                                unit, board::stepsAlongWays, points - spent, hex -> enters.test(hex) && far(unit, hex))
                        .forEach((hex, cost) -> {
                            if (!trips.containsKey(hex)
                                    || cost <= trips.get(hex).cost()) {
                                trips.put(hex, new Trip(cost, true));
                            }
                        }));
        trips.remove(start);
        trips.keySet().removeIf(hex -> state.full(hex, unit.side()));
        return trips;
    }

    /** Marches a unit to a hex that it can reach. */
    void march(Unit unit, Hex to) {
        Trip trip = reach(unit).get(to);
        PlainUnit here = state.of(unit);
        here.strategic = trip.strategic();
        here.origin = here.origin == null ? here.hex : here.origin;
        here.spent += trip.cost();
        here.hex = to;
    }

    /** Whether a unit of the player may leave the map now (rules 12.1, 12.2, 13.2). */
    boolean mayLeave(Unit unit) {
        Hex hex = state.hexOf(unit);
        // Rule 12.1 names ways only; where no way leads off the map, leaving costs what arriving costs (rule 11.2).
        OptionalInt cost = board.arrival(unit.arm(), hex);
        boolean exit = state.scenario.exits().containsKey(unit.side())
                && state.scenario.exits().get(unit.side()).contains(hex);
        OptionalInt alongWays = board.wayOffTheMap(hex).isPresent() ? strategicAllowance(unit) : OptionalInt.empty();
        int points = alongWays.orElse(allowance(unit)) - state.of(unit).spent;
        return exit
                && !state.underControl(unit)
                && holding(unit).isEmpty()
                && cost.isPresent()
                && cost.getAsInt() <= points;
    }

    /** Takes a unit off the map. */
    void leave(Unit unit) {
        PlainUnit here = state.of(unit);
        here.fate = PlainUnit.Fate.EXITED;
        here.turn = state.turn;
    }
}
