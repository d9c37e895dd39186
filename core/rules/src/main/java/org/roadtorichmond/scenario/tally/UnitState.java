package org.roadtorichmond.scenario.tally;

import java.util.List;
import org.roadtorichmond.scenario.json.Fields;

/** The states of a unit in the sheets where it cannot leave. */
enum UnitState {
    PRESENT,
    DESTROYED;

    /** Reads whether the state of a unit is destroyed. */
    static boolean isDestroyed(Fields unit) {
        return unit.choice("state", List.of(values())) == DESTROYED;
    }
}
