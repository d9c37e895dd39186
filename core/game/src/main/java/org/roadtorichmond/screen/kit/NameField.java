package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.function.Consumer;
import org.roadtorichmond.session.Players;

/** A field for the name of a person who plays a side. */
public final class NameField {
    private final Widgets ui;

    /** Fields of a page. */
    public NameField(Widgets ui) {
        this.ui = ui;
    }

    /**
     * A field with a name in it, which may be empty.
     *
     * @param typed gets the name after each letter
     */
    public TextField of(String name, Consumer<String> typed) {
        TextField field = new TextField(name, ui.theme().skin());
        field.setFocusTraversal(false);
        field.setMessageText(ui.text("seats.name"));
        field.setMaxLength(Players.LONGEST_NAME);
        field.setTextFieldListener((box, letter) -> typed.accept(box.getText()));
        return field;
    }
}
