package org.roadtorichmond.session;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

/** Saving and loading, as the screens do it: who plays which side is kept with the game. */
public final class SavedGames {
    /** The option of saved games that says whether it is a practice game. */
    public static final String PRACTICE = "practice";

    private final Archive archive;

    /** The saved games of an archive. */
    public SavedGames(Archive archive) {
        this.archive = archive;
    }

    /** Saves a game; the answer is why that failed, if it did. */
    public Optional<Sentence> save(Session session, String name) {
        Optional<Sentence> trouble = archive.save(session.saved(), name);
        if (trouble.isEmpty()) {
            session.kept();
        }
        return trouble;
    }

    /** Saves a game under a name, or under one like it where that is taken; returns why that failed, if it did. */
    public Optional<Sentence> shelve(SavedGame saved, String name) {
        return archive.save(saved, unused(name));
    }

    /** A name of which there is no saved game yet, made of another. */
    public String unused(String name) {
        String tried = name;
        for (int number = 2; archive.isTaken(tried); number++) {
            tried = name + " " + number;
        }
        return tried;
    }

    /** A new game as a saved one that has no commands yet: all that the players chose is in its options. */
    public static SavedGame begun(LoadedScenario loaded, long seed, Players players, boolean practice) {
        return new SavedGame(loaded, VictorySystems.newGame(loaded.survey(), seed), options(players, practice));
    }

    private static Map<String, String> options(Players players, boolean practice) {
        Map<String, String> options = new TreeMap<>(players.options());
        options.put(PRACTICE, Boolean.toString(practice));
        return options;
    }
}
