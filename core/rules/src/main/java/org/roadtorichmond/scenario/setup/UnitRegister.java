package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.unit.Unit;

/**
 * The units of a scenario, each at its place in the order.
 *
 * @param drafts what the scenario says of them, in that order
 * @param units the units, in that order
 */
record UnitRegister(List<UnresolvedUnit> drafts, List<Unit> units) {

    /** Calls the roll. */
    static UnitRegister of(List<UnresolvedUnit> ordered, Rules rules) {
        List<Unit> units = new ArrayList<>();
        for (UnresolvedUnit draft : ordered) {
            units.add(draft.unit(units.size(), rules.allowance(draft.arm())));
        }
        return new UnitRegister(ordered, List.copyOf(units));
    }

    /** Judges where those stand that begin on the map. */
    void check(Battlefield field, Rules rules, Problems problems) {
        SetUpCheck check = new SetUpCheck(field, rules, new StepCosts(field, rules.ground()), problems);
        for (Unit unit : units) {
            UnresolvedUnit draft = drafts.get(unit.ordinal());
            draft.hex().ifPresent(hex -> check.place(unit, hex, draft.at()));
        }
    }

    /** Where the units stand that begin on the map. */
    Map<Unit, Hex> setUp() {
        Map<Unit, Hex> setUp = new HashMap<>();
        units.forEach(unit -> drafts.get(unit.ordinal()).hex().ifPresent(hex -> setUp.put(unit, hex)));
        return setUp;
    }

    /** When and where the others come. */
    Map<Unit, Arrival> arrivals() {
        Map<Unit, Arrival> arrivals = new HashMap<>();
        units.forEach(unit -> drafts.get(unit.ordinal()).arrival().ifPresent(arrival -> arrivals.put(unit, arrival)));
        return arrivals;
    }
}
