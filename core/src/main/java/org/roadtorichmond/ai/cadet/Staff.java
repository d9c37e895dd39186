package org.roadtorichmond.ai.cadet;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;

/** What a commander works out once for a game: chances of combat, and the marches to the scenario's fixed goals. */
final class Staff {
    private final Chances chances;
    private final MarchMaps maps;
    private final int[] free;
    private final Map<Arm, int[]> toExit = new EnumMap<>(Arm.class);
    private final Scenario scenario;

    Staff(Survey survey) {
        scenario = survey.scenario();
        chances = new Chances(scenario.rules().table());
        maps = new MarchMaps(scenario.field().grid(), survey.costs());
        free = new int[scenario.field().grid().size()];
    }

    Chances chances() {
        return chances;
    }

    MarchMaps maps() {
        return maps;
    }

    /** No toll anywhere. */
    int[] free() {
        return free;
    }

    /** The half points to the victory exit on an empty map; nothing from anywhere where there is no such exit. */
    int[] toExit(Arm arm) {
        return toExit.computeIfAbsent(arm, key -> {
            Optional<Hex> exit = scenario.victory().exit();
            if (exit.isEmpty()) {
                return free;
            }
            int[] goals = maps.nowhere();
            goals[exit.get().index()] = 0;
            return maps.distances(key, goals, free);
        });
    }

    /** Where both sides draw to in the long run: the Union to the exit, the Confederates after it. */
    Homeward homeward() {
        return (unit, hex) -> Math.min(toExit(unit.arm())[hex], MarchMaps.FAR) / (double) Math.max(1, unit.allowance());
    }
}
