package org.roadtorichmond.session;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

/** Saving and loading, as the screens do it: who plays which side is kept with the game. */
public final class SavedGames {
    /** In bytes: more than a long game takes. */
    private static final long ROOM = 16L << 20;

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

    /**
     * Saves a game in a folder that a player names, under a name that is not taken there.
     *
     * @return where it is; or why that failed
     */
    public Result<String> saveElsewhere(Session session, String folder, String name) {
        Optional<Storage> named = FileStorage.named(folder.strip());
        if (named.isEmpty()) {
            return elsewhereFailed(Sentence.of("disk.notWritten", Words.quoted(folder), Sentence.of("disk.letters")));
        }
        Storage there = named.get();
        String file = GameNames.file(name, there::takes);
        String tried = file + Archive.ENDING;
        for (int number = 2; there.has(tried); number++) {
            tried = file + " " + number + Archive.ENDING;
        }
        Optional<Sentence> trouble = there.write(tried, GameWriter.bytes(session.saved()));
        if (trouble.isPresent()) {
            return elsewhereFailed(trouble.get());
        }
        session.kept();
        return Result.good(there.place(tried));
    }

    private static Result<String> elsewhereFailed(Sentence why) {
        return Result.bad(new Problem(Place.NOWHERE, why));
    }

    /** The folders of a player to which a game can be saved when it cannot where games are kept: those that have room. */
    public static List<String> folders() {
        return Stream.of(
                        System.getProperty("user.home", ""),
                        System.getProperty("user.dir", ""),
                        System.getProperty("java.io.tmpdir", ""))
                .filter(folder -> FileStorage.hasRoom(folder, ROOM))
                .distinct()
                .toList();
    }

    /** A name of which there is no saved game yet, made of another. */
    public String unused(String name) {
        return archive.unused(name);
    }

    /** A new game as a saved one that has no commands yet, with all that the players chose. */
    public static SavedGame begun(LoadedScenario loaded, long seed, Players players, boolean practice) {
        Game game = VictorySystems.newGame(loaded.survey(), seed);
        return new SavedGame(
                loaded,
                game,
                players.options(),
                Notes.begun(game, players, practice).written());
    }
}
