package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.Optional;

/**
 * The text field that had the keys before panels were built again, so that the field that takes its place has them in the same frame:
 * a letter typed just then is not lost. Fields are known by their names.
 */
record FieldFocus(String name, int cursor, int selectionStart, boolean selected) {
    /** The field that has the keys; empty if none has, or one without a name. */
    static Optional<FieldFocus> of(Stage stage) {
        return stage.getKeyboardFocus() instanceof TextField field && field.getName() != null
                ? Optional.of(new FieldFocus(
                        field.getName(),
                        field.getCursorPosition(),
                        field.getSelectionStart(),
                        !field.getSelection().isEmpty()))
                : Optional.empty();
    }

    /** Gives the keys to the field of this name within a group, with the cursor and the selection where they were. */
    void restore(Group within) {
        if (within.getStage() != null && within.findActor(name) instanceof TextField field) {
            within.getStage().setKeyboardFocus(field);
            int length = field.getText().length();
            field.setCursorPosition(Math.min(cursor, length));
            if (selected && Math.max(selectionStart, cursor) <= length) {
                field.setSelection(selectionStart, cursor);
                field.setCursorPosition(cursor);
            }
        }
    }
}
