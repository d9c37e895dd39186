package org.roadtorichmond.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.Problem;

/** Saving and loading, as the screens do it: who plays which side is kept with the game. */
final class SavedGames {
    private final Archive archive;

    SavedGames(Archive archive) {
        this.archive = archive;
    }

    /** Saves a game; the answer is why that failed, if it did. */
    Optional<String> save(Session session, String name) {
        Optional<String> trouble = archive.save(session.saved(), name);
        if (trouble.isEmpty()) {
            session.kept();
        }
        return trouble;
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
                        saved -> studio.show(new BattleScreen(studio, Session.of(saved))),
                        () -> trouble.accept(told(result.problems())));
    }

    static String told(List<Problem> problems) {
        return String.join(
                "\n", problems.stream().limit(6).map(Problem::toString).toList());
    }
}
