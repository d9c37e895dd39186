package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.unit.Unit;

/** Leaving the map: rules 12, 18.1 and 18.3. */
public final class ExitSystem extends RuleSystem {
    private final ZoneSystem zones;
    private final MovementSystem movement;

    ExitSystem(GameState state, ZoneSystem zones, MovementSystem movement) {
        super(state);
        this.zones = zones;
        this.movement = movement;
    }

    /** What leaving the map in a hex would cost a unit, in half points, or nothing where it is no exit for it. */
    public Optional<Integer> cost(Unit unit, Hex hex) {
        int cost = state.survey().mapEdgeCosts(unit.side()).cost(unit.arm(), hex);
        return state.scenario().exits(unit.side(), hex) && cost != StepCosts.PROHIBITED
                ? Optional.of(cost)
                : Optional.empty();
    }

    Optional<Refusal> check(Command.ExitUnit command) {
        Unit unit = command.unit();
        if (state.onMap(unit) && state.inEnemyControl(unit)) {
            return Optional.of(new Refusal(Reason.EXIT_CONTROLLED, unit));
        }
        Optional<Refusal> refusal = movement.checkMarch(unit);
        if (refusal.isPresent()) {
            return refusal;
        }
        if (!state.scenario().rules().restrictions().mayLeave(unit.side())) {
            return Optional.of(new Refusal(Reason.EXIT_FORBIDDEN, unit.side()));
        }
        Hex hex = state.hexOf(unit).orElseThrow();
        Optional<Integer> cost = cost(unit, hex);
        if (cost.isEmpty()) {
            if (state.survey().mapEdgeCosts(unit.side()).forbidden(unit.arm(), hex)
                    && state.scenario().exits(unit.side(), hex)) {
                return Optional.of(new Refusal(Reason.WAYS_FORBIDDEN, hex, unit.side()));
            }
            return Optional.of(new Refusal(Reason.NO_EXIT, hex, unit));
        }
        List<Zone> holding = zones.holding(unit);
        if (!holding.isEmpty()) {
            return Optional.of(new Refusal(Reason.HELD, unit, holding.get(0).name()));
        }
        // The bonus of strategic movement is for ways only (rule 16.2).
        boolean way = state.survey().mapEdgeCosts(unit.side()).wayAt(hex);
        int points = way ? movement.remaining(unit) : movement.left(unit);
        return points >= cost.get() ? Optional.empty() : Optional.of(new Refusal(Reason.EXIT_TOO_FAR, unit));
    }

    void resolve(Command.ExitUnit command, EventSink sink) {
        Unit unit = command.unit();
        sink.happen(new Event.UnitExited(
                unit, state.hexOf(unit).orElseThrow(), state.moment().turn()));
    }
}
