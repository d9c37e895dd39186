package org.roadtorichmond.play;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * How matters stand when a game begins: the scenario's set-up, or a position.
 *
 * @param moment the phase it begins with
 * @param standings the state of every unit
 * @param freed the names of zones whose held units are free already (rule 13.1)
 */
public record Opening(Moment moment, Map<Unit, Standing> standings, Set<String> freed) {

    /** Copies the collections. */
    public Opening {
        standings = Map.copyOf(standings);
        freed = Set.copyOf(freed);
    }

    /** The set-up of a scenario. */
    public static Opening of(Scenario scenario) {
        Map<Unit, Standing> standings = new TreeMap<>();
        for (Unit unit : scenario.units()) {
            Hex hex = scenario.setUp().get(unit);
            standings.put(
                    unit, hex == null ? new Standing.Expected() : new Standing.OnMap(hex, unit.strength(), false));
        }
        return new Opening(new Moment(1, scenario.first(), Phase.MOVEMENT), standings, new TreeSet<>());
    }
}
