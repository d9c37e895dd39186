package org.roadtorichmond.scenario.save;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;

/**
 * What a list shows of a saved game.
 *
 * @param scenario the name of its scenario
 * @param turns how many game-turns the scenario has
 * @param moment the turn, player and phase in which it stands
 * @param finished whether it has ended
 * @param options what its players chose that is no rule
 */
public record GameSummary(String scenario, int turns, Moment moment, boolean finished, Map<String, String> options) {
    /** Copies the options. */
    public GameSummary {
        options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    /**
     * Reads what a list shows out of the bytes of a saved game, without applying its events: a game of a megabyte takes some
     * milliseconds. The checksum must fit, so that nothing is shown of a damaged file; a forged one may have a summary and not
     * load.
     */
    public static Result<GameSummary> read(byte[] file) {
        Optional<GameSummary> quick = SummaryReader.read(file);
        // What is wrong with a file, only the whole reader can say.
        return quick.isPresent()
                ? Result.good(quick.get())
                : TreeReader.read(file).then(GameReader::read).then(saved -> Result.good(of(saved)));
    }

    /**
     * Reads what a list shows out of both ends of a file, which takes a fraction of a millisecond; whether the file is damaged
     * only {@link #read} knows.
     *
     * @return empty if there is something wrong with the file, or the whole of it is needed
     */
    public static Optional<GameSummary> glance(Storage storage, String name) {
        return Glance.summary(storage, name);
    }

    static GameSummary of(SavedGame saved) {
        GameState state = saved.game().state();
        return new GameSummary(
                state.scenario().name(),
                state.scenario().turns(),
                state.moment(),
                state.ending().isPresent(),
                saved.options());
    }
}
