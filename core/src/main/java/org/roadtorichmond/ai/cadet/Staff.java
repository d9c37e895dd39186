package org.roadtorichmond.ai.cadet;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Unit;

/** What a commander works out once for a game: chances of combat, what is at stake, and the marches to fixed goals. */
final class Staff {
    private final Chances chances;
    private final Contract contract;
    private final MarchMaps maps;
    private final int[] nowhere;
    private final Map<Hex, Map<Arm, int[]>> toHex = new TreeMap<>();
    private @Nullable Interests interests;

    Staff(Survey survey) {
        Scenario scenario = survey.scenario();
        chances = new Chances(scenario.rules().table());
        contract = new Contract(scenario);
        maps = new MarchMaps(scenario.field().grid(), survey.costs());
        nowhere = new int[scenario.field().grid().size()];
    }

    Chances chances() {
        return chances;
    }

    Contract contract() {
        return contract;
    }

    /** What matters now, read again in every phase and whenever a unit has come or gone. */
    Interests interests(GameState state) {
        Interests known = interests;
        return known == null || !known.holds(state) ? review(state) : known;
    }

    /** What matters now, read again. */
    Interests review(GameState state) {
        Interests now = new Interests(contract, state);
        interests = now;
        return now;
    }

    MarchMaps maps() {
        return maps;
    }

    /** No distance from anywhere, for those who go nowhere. */
    int[] nowhere() {
        return nowhere;
    }

    /** The half points to a hex on an empty map. */
    int[] toHex(Arm arm, Hex hex) {
        return toHex.computeIfAbsent(hex, key -> new EnumMap<>(Arm.class)).computeIfAbsent(arm, key -> {
            int[] goals = maps.goals();
            goals[hex.index()] = 0;
            return maps.distances(key, goals);
        });
    }

    /** The half points to where a unit is drawn in the long run; nothing where that is nowhere. */
    int[] home(Interests now, Unit unit) {
        Optional<Hex> home = now.home(unit);
        return home.isEmpty() ? nowhere : toHex(unit.arm(), home.get());
    }

    /** Where units draw to in the long run. */
    Homeward homeward(GameState state) {
        Interests now = interests(state);
        return (unit, hex) -> Math.min(home(now, unit)[hex], MarchMaps.FAR) / (double) Math.max(1, unit.allowance());
    }
}
