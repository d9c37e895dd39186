package org.roadtorichmond.scenario.save;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;

/**
 * What a list shows of a saved game.
 *
 * @param scenario the name of its scenario
 * @param turns how many game-turns the scenario has
 * @param moment the turn, player and phase in which it stands
 * @param finished whether it has ended
 * @param options what its players chose that is no rule
 * @param practice whether it is a game for practice
 */
public record GameSummary(
        String scenario, int turns, Moment moment, boolean finished, Map<String, String> options, boolean practice) {
    /** Copies the options. */
    public GameSummary {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    static GameSummary of(SavedGame saved) {
        GameState state = saved.game().state();
        return new GameSummary(
                state.scenario().name(),
                state.scenario().turns(),
                state.moment(),
                state.ending().isPresent(),
                saved.options(),
                saved.notes().practice());
    }
}
