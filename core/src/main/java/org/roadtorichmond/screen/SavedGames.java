package org.roadtorichmond.screen;

import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.play.Sentence;
import org.roadtorichmond.scenario.LoadedScenario;
import org.roadtorichmond.scenario.SavedGame;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

/** Saving and loading, as the screens do it: who plays which side is kept with the game. */
final class SavedGames {
    /** The option of saved games that says whether it is a practice game. */
    static final String PRACTICE = "practice";

    private final Archive archive;

    SavedGames(Archive archive) {
        this.archive = archive;
    }

    /** Saves a game; the answer is why that failed, if it did. */
    Optional<Sentence> save(Session session, String name) {
        Optional<Sentence> trouble = archive.save(session.saved(), name);
        if (trouble.isEmpty()) {
            session.kept();
        }
        return trouble;
    }

    /** A new game as a saved one that has no commands yet: all that the players chose is in its options. */
    static SavedGame begun(LoadedScenario loaded, long seed, Seats seats, boolean practice) {
        return new SavedGame(
                loaded,
                VictorySystems.newGame(loaded.survey(), seed),
                Map.of(
                        Side.UNION.word(),
                        seats.union(),
                        Side.CONFEDERATE.word(),
                        seats.confederate(),
                        PRACTICE,
                        Boolean.toString(practice)));
    }
}
