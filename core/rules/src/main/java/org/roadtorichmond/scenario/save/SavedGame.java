package org.roadtorichmond.scenario.save;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.scenario.setup.LoadedScenario;

/**
 * A game that was saved and can be played on, stepped through or checked.
 *
 * @param scenario its scenario, as it was when the game began
 * @param game the game as it stood when it was saved
 * @param options what the players chose that is no rule, such as who plays which side; the game keeps it and asks nothing
 * @param notes what else is noted beside the game
 * @param match what is kept of the match between two computers that the game is, if it is one
 */
public record SavedGame(
        LoadedScenario scenario, Game game, Map<String, String> options, GameNotes notes, Optional<MatchRecord> match) {
    /** Copies the options; they and the scenario agree on the handicap, which either of them may state. */
    public SavedGame {
        Map<String, String> all = new TreeMap<>(options);
        scenario.handicap().ifPresent(handicap -> all.put(Handicap.OPTION, handicap.toString()));
        scenario = Handicap.of(all).map(scenario::knownUnder).orElse(scenario);
        options = Collections.unmodifiableMap(all);
    }

    /** A game at one computer. */
    public SavedGame(LoadedScenario scenario, Game game, Map<String, String> options, GameNotes notes) {
        this(scenario, game, options, notes, Optional.empty());
    }

    /** A game beside which nothing is noted. */
    public SavedGame(LoadedScenario scenario, Game game, Map<String, String> options) {
        this(scenario, game, options, GameNotes.NONE);
    }

    /** The same of another game, which must have the same log. */
    public SavedGame with(Game twin) {
        return new SavedGame(scenario, twin, options, notes, match);
    }
}
