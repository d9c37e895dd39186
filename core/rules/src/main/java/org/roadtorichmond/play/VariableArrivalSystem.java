package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Variable arrivals: rule 16.3. At the start of its owner's movement phase each group of reinforcements whose turn has come rolls
 * a die, until it has once rolled its number or less; the number grows by one each turn.
 *
 * <p>A number of six or more needs no die. Without the optional rule nothing rolls, and no group is delayed.
 */
public final class VariableArrivalSystem extends RuleSystem {

    /** Those who roll one die together: of one formation or named group, for one turn, by the same hexes. */
    private record Group(String name, int turn, Set<Hex> hexes, int number) {}

    VariableArrivalSystem(GameState state) {
        super(state);
    }

    /** Whether groups roll for their arrival at all. */
    public boolean rolls() {
        return state.scenario().rules().options().variableArrivals();
    }

    /** Whether a unit's turn to come has begun, but its group has not rolled its number. */
    public boolean delayed(Unit unit) {
        return rolls() && state.awaited(unit) && !state.atHand(unit) && hasItsTurn(unit);
    }

    private boolean hasItsTurn(Unit unit) {
        int turn = state.moment().turn();
        return arrival(unit)
                .filter(arrival -> turn >= arrival.turn() && turn <= arrival.last())
                .isPresent();
    }

    private Optional<Arrival> arrival(Unit unit) {
        return Optional.ofNullable(state.scenario().arrivals().get(unit));
    }

    /** Rolls for the groups of the player whose movement phase has just begun, in the order of their first units. */
    void roll(EventSink sink) {
        if (!rolls() || state.moment().phase() != Phase.MOVEMENT) {
            return;
        }
        Map<Group, List<Unit>> groups = new LinkedHashMap<>();
        for (Unit unit : state.forces().awaited().of(state.moment().player())) {
            if (delayed(unit)) {
                groups.computeIfAbsent(group(unit), group -> new ArrayList<>()).add(unit);
            }
        }
        groups.forEach((group, units) -> roll(group, units, sink));
    }

    private Group group(Unit unit) {
        Arrival arrival = arrival(unit).orElseThrow();
        String name = arrival.groupOf(unit.id(), unit.formation());
        return new Group(name, arrival.turn(), Set.copyOf(arrival.hexes()), arrival.number());
    }

    private void roll(Group group, List<Unit> units, EventSink sink) {
        int needed = group.number() + state.moment().turn() - group.turn();
        if (needed < CombatTable.FACES) {
            int face = state.nextFace();
            Sentence meaning = Sentence.of(face <= needed ? "kept.arrives" : "kept.delayed", group.name(), needed);
            sink.happen(new Event.DieRolled(state.dice() + 1, face, meaning));
            if (face > needed) {
                return;
            }
        }
        sink.happen(new GroupArrived(group.name(), units));
    }
}
