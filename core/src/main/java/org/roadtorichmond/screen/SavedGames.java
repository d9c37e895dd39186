package org.roadtorichmond.screen;

import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.play.GameState;
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

    /** Saves a game, as it stands, under a name of its own; the answer is why that failed, if it did. */
    Optional<Sentence> shelve(SavedGame saved, Texts texts) {
        return archive.save(saved, unused(proposal(saved.game().state(), texts)));
    }

    /** A name for a game as it stands, which tells its scenario and turn. */
    static String proposal(GameState state, Texts texts) {
        return texts.get(
                "files.name",
                Archive.named(texts.of(state.scenario())),
                state.moment().turn(),
                texts.word(state.moment().player()));
    }

    /** A name of which there is no saved game yet, made of another. */
    String unused(String name) {
        String tried = name;
        for (int number = 2; Files.exists(archive.file(tried)); number++) {
            tried = name + " " + number;
        }
        return tried;
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
