package org.roadtorichmond.screen.book;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.victory.Score;
import org.roadtorichmond.view.Board;

/**
 * What the list of saved games shows of one file.
 *
 * @param file the file
 * @param autosave whether the game was saved by itself
 * @param saved when it was saved
 * @param facts what is in it; none if it is damaged
 * @param problems what is wrong with it; empty exactly if there are facts
 */
record SaveCard(Path file, boolean autosave, Instant saved, Optional<Facts> facts, List<Problem> problems) {
    /** Newest first, damaged ones last; of two of one instant by name, so that the order is the same every time. */
    static final Comparator<SaveCard> NEWEST_FIRST = Comparator.comparing(
                    (SaveCard card) -> card.facts().isEmpty())
            .thenComparing(SaveCard::saved, Comparator.reverseOrder())
            .thenComparing(card -> card.file().toString());

    /**
     * What is in a saved game.
     *
     * @param game the game itself
     * @param seats who plays
     * @param practice whether it is a practice game
     * @param union what the Union has scored, in what decides under the game's victory system
     * @param confederate the same for the Confederates
     * @param board the counters as they stand
     */
    record Facts(SavedGame game, Seats seats, boolean practice, long union, long confederate, Board board) {
        GameState state() {
            return game.game().state();
        }

        boolean finished() {
            return state().ending().isPresent();
        }
    }

    /** Reads a saved game; takes as long as playing its events through takes. */
    static SaveCard read(Archive archive, Path file, boolean autosave) {
        Result<SavedGame> result = archive.load(file);
        return new SaveCard(file, autosave, time(file), result.value().map(SaveCard::facts), result.problems());
    }

    /** What players call it: the name of its file; if the program has saved it by itself, that of its scenario. */
    String title() {
        return facts.filter(known -> autosave)
                .map(known -> known.state().scenario().name())
                .orElseGet(() -> Archive.title(file));
    }

    private static Instant time(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException e) {
            // It was deleted a moment ago; opening it tells so.
            return FileTime.fromMillis(0).toInstant();
        }
    }

    private static Facts facts(SavedGame saved) {
        Session session = Session.of(saved);
        Score score = Score.of(saved.game());
        return new Facts(
                saved,
                session.seats(),
                Boolean.parseBoolean(saved.options().get(SavedGames.PRACTICE)),
                score.union(),
                score.confederate(),
                BoardModel.picture(session));
    }
}
