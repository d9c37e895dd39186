package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Session;

/** Asks for the name under which a game is saved, and saves it. */
public final class SaveDialog {
    private final Widgets ui;
    private final Dialogs dialogs;
    private final Session session;
    private TextField name;

    /** A dialog that saves the game of a session. */
    public SaveDialog(Widgets ui, Dialogs dialogs, Session session) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.session = session;
        name = new TextField("", ui.theme().skin());
    }

    /** Asks for a name, and proposes one. */
    public void ask(String proposal) {
        name.setText(proposal);
        dialogs.show(
                ui.text("files.save"),
                Dialogs.WIDTH,
                this::field,
                () -> List.of(ui.enterButton(ui.text("files.save"), this::save), dialogs.cancelling()));
        ui.stage().setKeyboardFocus(name);
        name.selectAll();
    }

    /** The field, which keeps what was written when it is built again. */
    private Table field() {
        name = new TextField(name.getText(), ui.theme().skin());
        name.setName("save.name");
        Table table = new Table();
        table.add(name).growX();
        return table;
    }

    private void save() {
        dialogs.close();
        String written = name.getText();
        new SavedGames(ui.app().archive())
                .save(session, written)
                .ifPresentOrElse(
                        why -> new ElsewhereDialog(ui, dialogs, session).ask(why, Optional.empty(), () -> {}),
                        () -> dialogs.notice(
                                ui.text("files.save"),
                                ui.text("files.saved", ui.app().archive().place(written))));
    }
}
