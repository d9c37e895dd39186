package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.unit.Unit;

/** What can be done in a movement phase: who marches and enters, who must, and where to (rules 5 to 7, 11). */
public final class MarchOptions {
    private final Game game;
    private final GameState state;
    private final RuleBook rules;
    private final boolean open;
    private final Map<Unit, Map<Hex, Range>> ranges = new HashMap<>();
    private final Map<Unit, Map<Hex, Integer>> entries = new HashMap<>();
    private @Nullable List<Unit> mustEnter;
    private @Nullable List<Unit> unmoved;

    MarchOptions(Game game, Task task) {
        this.game = game;
        state = game.state();
        rules = game.rules();
        open = task == Task.MARCH;
    }

    /**
     * A hex to which units can march.
     *
     * @param cost what the dearest of the units pays, in half points
     * @param stops whether an enemy controls the hex, so that they would have to stop there
     */
    public record Range(int cost, boolean stops) {}

    /** Why a unit may not be ordered to march, wherever to; nothing where it may. */
    public Optional<Refusal> barred(Unit unit) {
        return rules.movement().checkMarch(unit);
    }

    /** The hexes to which all of the units can march, at least one. */
    public Map<Hex, Range> ranges(List<Unit> units) {
        Map<Hex, Range> all = new LinkedHashMap<>(ranges(units.get(0)));
        for (Unit unit : units.subList(1, units.size())) {
            Map<Hex, Range> other = ranges(unit);
            all.keySet().retainAll(other.keySet());
            all.replaceAll((hex, range) -> {
                Range its = other.getOrDefault(hex, range);
                return its.cost() > range.cost() ? its : range;
            });
        }
        return all;
    }

    /** The hexes to which one unit can march. */
    public Map<Hex, Range> ranges(Unit unit) {
        return ranges.computeIfAbsent(unit, this::reach);
    }

    private Map<Hex, Range> reach(Unit unit) {
        Map<Hex, Range> found = new LinkedHashMap<>();
        if (barred(unit).isEmpty()) {
            HexGrid grid = state.scenario().field().grid();
            Reach reach = rules.movement().reach(unit);
            for (int i = 0; i < reach.count(); i++) {
                int hex = reach.hex(i);
                found.put(grid.hex(hex), new Range(reach.cost(hex), reach.stops(hex)));
            }
        }
        return found;
    }

    /** The way that a unit would take to a hex, both ends included, if it can march there. */
    public Optional<List<Hex>> way(Unit unit, Hex to) {
        return ranges(unit).containsKey(to)
                ? Optional.of(rules.movement().reach(unit).path(to.index()))
                : Optional.empty();
    }

    /** Where a reinforcement can enter, ordered by hex, and what that costs in half points. */
    public Map<Hex, Integer> entries(Unit unit) {
        return entries.computeIfAbsent(
                unit,
                any -> open && any.side() == state.moment().player()
                        ? rules.reinforcements().entries(any)
                        : Map.of());
    }

    /** The hexes at which a reinforcement could enter if they were not full (rule 5.1). */
    public List<Hex> full(Unit unit) {
        return Optional.ofNullable(state.scenario().arrivals().get(unit)).map(Arrival::hexes).orElse(List.of()).stream()
                .filter(hex -> game.check(new Command.EnterUnit(unit, hex))
                        .filter(why -> why.cause() == Refusal.Reason.ENTRY_FULL)
                        .isPresent())
                .toList();
    }

    /** The reinforcements that may enter now, be there room or not, ordered by id. */
    public List<Unit> arriving() {
        return open
                ? state.forces().awaited().of(state.moment().player()).stream()
                        .filter(rules.reinforcements()::due)
                        .toList()
                : List.of();
    }

    /** The reinforcements that must enter before the phase may end (rule 11.1). */
    public List<Unit> mustEnter() {
        List<Unit> known = mustEnter;
        if (known == null) {
            known = open ? rules.reinforcements().required() : List.of();
            mustEnter = known;
        }
        return known;
    }

    /** The units that have not moved and could, those among them that have only come onto the map. */
    public List<Unit> unmoved() {
        List<Unit> known = unmoved;
        if (known == null) {
            known = new ArrayList<>();
            for (Unit unit : open ? state.onMap(state.moment().player()) : List.<Unit>of()) {
                if (!marched(unit) && rules.movement().reach(unit).count() > 0) {
                    known.add(unit);
                }
            }
            unmoved = known;
        }
        return known;
    }

    private boolean marched(Unit unit) {
        return state.travel(unit)
                .filter(travel -> !travel.entered()
                        || !state.hexOf(unit).filter(travel.origin()::equals).isPresent())
                .isPresent();
    }
}
