package org.roadtorichmond.ai.cadet;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Unit;

/** What a commander works out once for a scenario: chances of combat, what is at stake, and the marches to goals. */
final class Staff {
    /** How many distances are kept at most: a hundred goals on a large map, and all of them on the usual ones. */
    private static final int MOST_DISTANCES = 4_000_000;

    private final Survey survey;
    private final Chances chances;
    private final Contract contract;
    private final MarchMaps maps;
    private final int[] nowhere;
    private final Map<Integer, int[]> toHex = new HashMap<>();
    private @Nullable Interests interests;

    Staff(Survey survey) {
        this.survey = survey;
        Scenario scenario = survey.scenario();
        chances = new Chances(scenario.rules().table());
        contract = new Contract(scenario);
        maps = new MarchMaps(scenario.field().grid(), survey.costs());
        nowhere = new int[scenario.field().grid().size()];
    }

    /** Whether a game is of the scenario for which all this was worked out. */
    boolean knows(Game game) {
        return game.state().survey() == survey;
    }

    Chances chances() {
        return chances;
    }

    /** What matters now, read again in every phase and whenever a unit has come or gone. */
    Interests interests(GameState state) {
        Interests known = interests;
        return known == null || !known.holds(state) ? review(state) : known;
    }

    /** Forgets what mattered, for a game that goes another way. */
    void forget() {
        interests = null;
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
        return toHex(arm, hex.index());
    }

    /** The half points to the hex with an index on an empty map. */
    int[] toHex(Arm arm, int hex) {
        int key = maps.like(arm).ordinal() * nowhere.length + hex;
        int[] known = toHex.get(key);
        if (known == null) {
            int[] goals = maps.goals();
            goals[hex] = 0;
            known = maps.distances(arm, goals);
            if ((long) toHex.size() * nowhere.length > MOST_DISTANCES) {
                toHex.clear();
            }
            toHex.put(key, known);
        }
        return known;
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
