package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.SaveNames;
import org.roadtorichmond.words.Sentence;

/** Offers another folder for a game that cannot be saved where games are kept, before any of it is lost. */
public final class ElsewhereDialog {
    private static final float WIDTH = 560;

    private final Widgets ui;
    private final Dialogs dialogs;
    private final Session session;
    private final List<String> folders = SavedGames.folders();
    private TextField folder;

    /** A dialog about the game of a session. */
    public ElsewhereDialog(Widgets ui, Dialogs dialogs, Session session) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.session = session;
        folder = new TextField(
                folders.stream().findFirst().orElse(""), ui.theme().skin());
    }

    /**
     * Asks for a folder.
     *
     * @param why why the game cannot be saved where games are kept
     * @param without what else can be done without saving it: words for a button, and what it does
     * @param saved done when the game is saved and its player has read where
     */
    public void ask(Sentence why, Optional<Without> without, Runnable saved) {
        String words = ui.text("elsewhere.words", why);
        dialogs.show(ui.text("elsewhere.title"), WIDTH, () -> content(words), () -> {
            List<Actor> buttons = new ArrayList<>();
            buttons.add(ui.enterButton(ui.text("elsewhere.save"), () -> save(without, saved)));
            without.ifPresent(other -> buttons.add(ui.button(ui.text(other.key()), "default", other.action())));
            buttons.add(dialogs.cancelling());
            return buttons;
        });
    }

    /**
     * What can be done without saving the game.
     *
     * @param key the key of the words for it
     * @param action does it
     */
    public record Without(String key, Runnable action) {}

    private Table content(String words) {
        Table table = new Table();
        table.defaults().growX().padBottom(ui.px(8));
        table.add(ui.wrapped(words, "book")).row();
        folder = new TextField(folder.getText(), ui.theme().skin());
        table.add(folder).row();
        for (String proposal : folders) {
            table.add(ui.line(proposal, "list", () -> folder.setText(proposal))).row();
        }
        return table;
    }

    private void save(Optional<Without> without, Runnable saved) {
        SavedGames games = new SavedGames(ui.app().archive());
        String name = SaveNames.proposal(session.state(), ui.texts());
        Result<String> written = games.saveElsewhere(session, folder.getText(), name);
        dialogs.close();
        if (written.value().isEmpty()) {
            ask(written.problems().get(0).sentence(), without, saved);
            return;
        }
        dialogs.show(
                ui.text("elsewhere.title"),
                WIDTH,
                () -> ui.wrapped(
                        ui.text(
                                "elsewhere.saved",
                                written.value().get(),
                                ui.app().archive().games().place()),
                        "book"),
                () -> List.of(ui.enterButton(ui.text("elsewhere.go"), () -> {
                    dialogs.close();
                    saved.run();
                })));
    }
}
