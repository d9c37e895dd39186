package org.roadtorichmond.ai.recruit;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;

/** What a commander works out once for a game: chances of combat, and the marches to the scenario's fixed goals. */
final class Staff {
    private final Map<Side, Chances> chances = new EnumMap<>(Side.class);
    private final Map<Side, MarchMaps> maps = new EnumMap<>(Side.class);
    private final int[] free;
    private final Map<Side, Map<Arm, int[]>> toExit = new EnumMap<>(Side.class);
    private final Scenario scenario;

    Staff(Survey survey) {
        scenario = survey.scenario();
        for (Side side : Side.values()) {
            chances.put(side, new Chances(scenario.rules(), side));
            maps.put(side, new MarchMaps(scenario.field().grid(), survey.costs(side)));
        }
        free = new int[scenario.field().grid().size()];
    }

    /** The chances of a side's attacks. */
    Chances chances(Side attacker) {
        return Objects.requireNonNull(chances.get(attacker));
    }

    /** How far a side's units march. */
    MarchMaps maps(Side side) {
        return Objects.requireNonNull(maps.get(side));
    }

    /** No toll anywhere. */
    int[] free() {
        return free;
    }

    /** The half points to the victory exit on an empty map; nothing from anywhere where there is no such exit. */
    int[] toExit(Side side, Arm arm) {
        return toExit.computeIfAbsent(side, key -> new EnumMap<>(Arm.class)).computeIfAbsent(arm, key -> {
            Optional<Hex> exit = scenario.victory().exit();
            if (exit.isEmpty()) {
                return free;
            }
            int[] goals = maps(side).nowhere();
            goals[exit.get().index()] = 0;
            return maps(side).distances(key, goals, free);
        });
    }

    /** Where both sides draw to in the long run: the Union to the exit, the Confederates after it. */
    Homeward homeward() {
        return (unit, hex) ->
                Math.min(toExit(unit.side(), unit.arm())[hex], MarchMaps.FAR) / (double) Math.max(1, unit.allowance());
    }
}
