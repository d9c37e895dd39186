package org.roadtorichmond.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.LoadedScenario;
import org.roadtorichmond.scenario.Problem;
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
    Optional<String> save(Session session, String name) {
        Seats seats = session.seats();
        Map<String, String> options =
                Map.of(Side.UNION.word(), seats.union(), Side.CONFEDERATE.word(), seats.confederate());
        return archive.save(new SavedGame(session.loaded(), session.game(), options), name);
    }

    /** A list of the saved games, newest first, each a button. */
    Table list(Page page, Consumer<Path> chosen) {
        Table table = new Table();
        List<Path> saves = archive.saves();
        if (saves.isEmpty()) {
            table.add(page.wrapped(page.text("files.none", archive.folder()), "book"))
                    .growX();
        }
        for (Path file : saves) {
            table.add(BattleSheets.line(page, Archive.title(file), () -> chosen.accept(file)))
                    .growX()
                    .row();
        }
        return table;
    }

    /** Opens a saved game and goes on with it; what prevents that is told. */
    void open(Studio studio, Path file, Consumer<String> trouble) {
        var result = archive.load(file);
        result.value()
                .ifPresentOrElse(
                        saved -> studio.show(new BattleScreen(studio, session(saved))),
                        () -> trouble.accept(told(result.problems())));
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

    static Session session(SavedGame saved) {
        Seats seats = new Seats(
                saved.options().getOrDefault(Side.UNION.word(), Seats.HUMAN),
                saved.options().getOrDefault(Side.CONFEDERATE.word(), Seats.HUMAN));
        return new Session(saved.scenario(), saved.game(), seats);
    }

    static String told(List<Problem> problems) {
        return String.join(
                "\n", problems.stream().limit(6).map(Problem::toString).toList());
    }
}
