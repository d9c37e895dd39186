package org.roadtorichmond.reference;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Reinforcements (rule 11) and the die that may delay them (rule 16.3). */
final class PlainEntries {
    private static final int DETOUR = 3;
    private static final int HIGHEST_FACE = 6;

    private final PlainState state;
    private final PlainBoard board;

    PlainEntries(PlainState state) {
        this.state = state;
        board = state.board;
    }

    private Arrival arrival(Unit unit) {
        return Objects.requireNonNull(state.scenario.arrivals().get(unit));
    }

    /** Whether a unit has not arrived yet and may arrive now (rules 11.1, 16.3). */
    private boolean due(Unit unit) {
        if (unit.side() != state.player || state.of(unit).fate != PlainUnit.Fate.AWAITED) {
            return false;
        }
        boolean rolled = !state.scenario.rules().options().variableArrivals() || state.of(unit).atHand;
        return rolled
                && state.turn >= arrival(unit).turn()
                && state.turn <= arrival(unit).last();
    }

    /** Whether a hex is closed to a unit by a zone, or because no unit of its arm can come there (rules 3, 13, 14.1). */
    private boolean closed(Hex hex, Unit unit) {
        return state.closed(hex, unit.side()) || board.arrival(unit.arm(), hex).isEmpty();
    }

    private boolean held(Hex hex, Unit unit) {
        Side enemy = unit.side().enemy();
        return state.occupied(hex, enemy) || state.controlled(hex, enemy) || closed(hex, unit);
    }

    /** The hexes where a unit may arrive: its own hexes that are free, or those of the detour if none is (rule 11.3). */
    private List<Hex> gates(Unit unit) {
        List<Hex> own = arrival(unit).hexes();
        List<Hex> free = own.stream().filter(hex -> !held(hex, unit)).toList();
        if (!free.isEmpty()) {
            return free;
        }
        List<Hex> near = board.hexes().stream()
                .filter(board::onTheEdge)
                .filter(hex -> own.stream().anyMatch(entry -> board.distance(entry, hex) <= DETOUR))
                .toList();
        List<Hex> quiet = near.stream().filter(hex -> !held(hex, unit)).toList();
        return quiet.isEmpty()
                ? near.stream()
                        .filter(hex -> !state.occupied(hex, unit.side().enemy()))
                        .toList()
                : quiet;
    }

    /** The cost for a unit in a hex, after those that arrived there earlier in this phase (rule 11.2). */
    private OptionalInt cost(Unit unit, Hex hex) {
        long ahead = state.units.values().stream()
                .filter(other -> other.arrived && hex.equals(other.origin))
                .count();
        int place = 1 + (int) ahead / 2;
        OptionalInt once = board.arrival(unit.arm(), hex);
        return once.isPresent() ? OptionalInt.of(once.getAsInt() * place) : once;
    }

    /** Where a unit may enter now, and at what cost (rules 11, 5.1, 10.3, 13.3). */
    Map<Hex, Integer> entries(Unit unit) {
        Map<Hex, Integer> entries = new TreeMap<>();
        if (!due(unit)) {
            return entries;
        }
        int allowance = new PlainMovement(state).allowance(unit);
        for (Hex hex : gates(unit)) {
            boolean open = !state.full(hex, unit.side())
                    && !closed(hex, unit)
                    && !(state.night() && state.controlled(hex, unit.side().enemy()));
            OptionalInt cost = cost(unit, hex);
            if (open && cost.isPresent() && cost.getAsInt() <= allowance) {
                entries.put(hex, cost.getAsInt());
            }
        }
        return entries;
    }

    /** Whether a unit still must enter (rule 11.1). */
    boolean required() {
        return state.units.keySet().stream()
                .anyMatch(unit -> state.of(unit).fate == PlainUnit.Fate.AWAITED
                        && !arrival(unit).optional()
                        && !entries(unit).isEmpty());
    }

    /** Brings a unit onto the map by one of its entries. */
    void enter(Unit unit, Hex at) {
        PlainUnit here = state.of(unit);
        here.spent = entries(unit).get(at);
        here.fate = PlainUnit.Fate.ON_THE_MAP;
        here.hex = at;
        here.origin = at;
        here.arrived = true;
        // A unit that arrives over open ground has not moved along ways only (rule 16.2).
        here.strategic = board.wayOffTheMap(at).isPresent();
    }

    /** Rolls for each of the player's groups that is due, at the beginning of a movement phase (rule 16.3). */
    void roll() {
        if (!state.scenario.rules().options().variableArrivals()) {
            return;
        }
        Map<String, Integer> rolled = new TreeMap<>();
        for (PlainUnit here : state.units.values()) {
            Unit unit = here.unit;
            boolean waits = here.fate == PlainUnit.Fate.AWAITED && unit.side() == state.player && !here.atHand;
            if (waits
                    && state.turn >= arrival(unit).turn()
                    && state.turn <= arrival(unit).last()) {
                int needed = arrival(unit).number() + state.turn - arrival(unit).turn();
                here.atHand =
                        needed >= HIGHEST_FACE || rolled.computeIfAbsent(group(unit), name -> state.roll()) <= needed;
            }
        }
    }

    private String group(Unit unit) {
        String named = arrival(unit).group().orElse(unit.formation());
        return named.isEmpty()
                ? "alone: " + unit.id()
                : named + ", turn " + arrival(unit).turn();
    }
}
