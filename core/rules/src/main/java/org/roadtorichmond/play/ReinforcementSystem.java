package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Reinforcements: rules 11 and 18.1. */
public final class ReinforcementSystem extends RuleSystem {
    private static final int ABREAST = 2;

    private final ZoneSystem zones;
    private final MovementSystem movement;
    private final VariableArrivalSystem variableArrivals;

    ReinforcementSystem(
            GameState state, ZoneSystem zones, MovementSystem movement, VariableArrivalSystem variableArrivals) {
        super(state);
        this.zones = zones;
        this.movement = movement;
        this.variableArrivals = variableArrivals;
    }

    /** Whether an awaited unit may enter in the present game-turn (rule 11.1). */
    public boolean due(Unit unit) {
        int turn = state.moment().turn();
        return state.awaited(unit)
                && arrival(unit)
                        .filter(arrival -> turn >= arrival.turn() && turn <= arrival.last())
                        .isPresent()
                && (!variableArrivals.rolls() || state.atHand(unit));
    }

    private Optional<Arrival> arrival(Unit unit) {
        return Optional.ofNullable(state.scenario().arrivals().get(unit));
    }

    /**
     * Where an awaited unit can enter now, and what that costs in half points, ordered by hex.
     *
     * @param unit any unit; one that is not due can enter nowhere
     */
    public Map<Hex, Integer> entries(Unit unit) {
        Map<Hex, Integer> entries = new TreeMap<>();
        if (due(unit)) {
            for (Hex hex : doors(unit)) {
                int cost = cost(unit, hex);
                boolean room = state.deployment().count(hex.index(), unit.side())
                        < state.scenario().rules().stacking();
                if (room && cost != StepCosts.PROHIBITED && cost <= movement.allowance(unit)) {
                    entries.put(hex, cost);
                }
            }
        }
        return entries;
    }

    /** The hexes by which a unit may come, be they full or too dear (rule 11.3). */
    private List<Hex> doors(Unit unit) {
        List<Hex> regular = arrival(unit).map(Arrival::hexes).orElse(List.of());
        List<Hex> open = regular.stream().filter(hex -> open(unit, hex)).toList();
        if (!open.isEmpty()) {
            return open;
        }
        List<Hex> near = state.survey().entries(unit);
        List<Hex> quiet = near.stream().filter(hex -> open(unit, hex)).toList();
        if (!quiet.isEmpty()) {
            return quiet;
        }
        return near.stream().filter(hex -> enterable(unit, hex)).toList();
    }

    private boolean open(Unit unit, Hex hex) {
        return enterable(unit, hex)
                && !state.control().controlled(hex.index(), unit.side().enemy());
    }

    private boolean enterable(Unit unit, Hex hex) {
        Side enemy = unit.side().enemy();
        return !state.deployment().occupied(hex.index(), enemy)
                && !zones.closed(hex.index(), unit.side())
                && ground(unit, hex) != StepCosts.PROHIBITED
                && !(state.night() && state.control().controlled(hex.index(), enemy));
    }

    /** What entering costs, in half points, its place in the column included (rule 11.2). */
    private int cost(Unit unit, Hex hex) {
        int ground = ground(unit, hex);
        return ground == StepCosts.PROHIBITED ? ground : inColumn(ground, enteredAt(hex));
    }

    /** What a unit pays, in half points, for whom the hex by which it comes costs a number of them, behind others (rule 11.2). */
    public static int inColumn(int cost, int ahead) {
        return cost * (1 + ahead / ABREAST);
    }

    private int ground(Unit unit, Hex hex) {
        return state.survey().entryCost(unit, hex);
    }

    private int enteredAt(Hex hex) {
        int entered = 0;
        for (Unit unit : state.forces().moved().all()) {
            if (state.travel(unit)
                    .filter(travel -> travel.entered() && travel.origin().equals(hex))
                    .isPresent()) {
                entered++;
            }
        }
        return entered;
    }

    /** The units that have to enter before the movement phase may end (rule 11.1). */
    public List<Unit> required() {
        List<Unit> required = new ArrayList<>();
        for (Unit unit : state.forces().awaited().of(state.moment().player())) {
            if (due(unit)
                    && !arrival(unit).map(Arrival::optional).orElse(true)
                    && !entries(unit).isEmpty()) {
                required.add(unit);
            }
        }
        return required;
    }

    Optional<Refusal> check(Command.EnterUnit command) {
        Unit unit = command.unit();
        if (state.moment().phase() != Phase.MOVEMENT
                || unit.side() != state.moment().player()) {
            return Optional.of(new Refusal(Reason.ENTER_PHASE));
        }
        if (!state.awaited(unit)) {
            return Optional.of(new Refusal(Reason.NOT_AWAITED, unit));
        }
        if (variableArrivals.delayed(unit)) {
            return Optional.of(new Refusal(Reason.DELAYED, unit));
        }
        if (!due(unit)) {
            return Optional.of(arrival(unit)
                    .map(arrival -> new Refusal(Reason.SEASON, unit, arrival.turn(), arrival.last()))
                    .orElseGet(() -> new Refusal(Reason.NEVER_ENTERS, unit)));
        }
        if (entries(unit).containsKey(command.at())) {
            return Optional.empty();
        }
        return Optional.of(whyNot(unit, command.at()));
    }

    private Refusal whyNot(Unit unit, Hex at) {
        if (!doors(unit).contains(at)) {
            boolean regular =
                    arrival(unit).map(Arrival::hexes).orElse(List.of()).contains(at);
            if (regular && state.survey().mapEdgeCosts(unit.side()).forbidden(unit.arm(), at)) {
                return new Refusal(Reason.WAYS_FORBIDDEN, at, unit.side());
            }
            return new Refusal(Reason.NO_ENTRY, unit, at);
        }
        if (cost(unit, at) > movement.allowance(unit)) {
            return new Refusal(Reason.ENTRY_DEAR, at, unit);
        }
        return new Refusal(Reason.ENTRY_FULL, at);
    }

    void resolve(Command.EnterUnit command, EventSink sink) {
        sink.happen(new Event.UnitEntered(command.unit(), command.at(), cost(command.unit(), command.at())));
    }
}
