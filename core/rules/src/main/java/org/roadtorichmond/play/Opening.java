package org.roadtorichmond.play;

import java.util.Map;
import java.util.Set;
import org.roadtorichmond.unit.Unit;

/**
 * How matters stand when a game begins: the scenario's set-up, or a position.
 *
 * @param moment the phase it begins with
 * @param standings the state of every unit
 * @param freed the names of zones whose held units are free already (rule 13.1)
 * @param settled which holds of the scenario are settled, by their places, and whether their sides held them (rule 21.9)
 * @param tokens the spoils tokens on units that have any (document 001)
 */
public record Opening(
        Moment moment,
        Map<Unit, Standing> standings,
        Set<String> freed,
        Map<Integer, Boolean> settled,
        Map<Unit, Integer> tokens) {

    /** Copies the collections. */
    public Opening {
        standings = Map.copyOf(standings);
        freed = Set.copyOf(freed);
        settled = Map.copyOf(settled);
        tokens = Map.copyOf(tokens);
    }

    /** One in which no ground is settled and no unit has tokens. */
    public Opening(Moment moment, Map<Unit, Standing> standings, Set<String> freed) {
        this(moment, standings, freed, Map.of(), Map.of());
    }
}
