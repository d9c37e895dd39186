package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Comparator;
import java.util.Set;
import java.util.stream.Stream;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.KeyTable;
import org.roadtorichmond.screen.kit.Modifiers;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.KeyStroke;

/** Every action with its key: a click on the key, and the next key pressed takes its place. */
record KeySettings(Widgets ui, Dialogs dialogs, Modifiers held, Runnable changed) {
    private static final float KEY_WIDTH = 150;
    private static final String STYLE = "default";
    private static final Set<Integer> MODIFIERS =
            Set.of(Keys.CONTROL_LEFT, Keys.CONTROL_RIGHT, Keys.SHIFT_LEFT, Keys.SHIFT_RIGHT);

    /** The list, in two columns if a room in pixels has place for both without breaking a word. */
    Table build(float room) {
        Table table = new Table();
        int gap = ui.px(5);
        KeyAction[] actions = KeyAction.values();
        int columns = 2 * (longestWord() + ui.px(KEY_WIDTH) + 6 * gap) > room ? 1 : 2;
        int rows = (actions.length + columns - 1) / columns;
        for (int row = 0; row < rows; row++) {
            for (int place = row; place < actions.length; place += rows) {
                KeyAction action = actions[place];
                table.add(ui.wrapped(ui.text(KeyTable.text(action)), STYLE))
                        .growX()
                        .uniformX()
                        .padLeft(place == row ? 0 : 4 * gap)
                        .padRight(gap)
                        .padBottom(gap);
                var button = ui.button(ui.key(action), "list", () -> ask(action));
                button.setDisabled(action == KeyAction.BACK);
                table.add(button).width(ui.px(KEY_WIDTH)).padBottom(gap);
            }
            table.row();
        }
        return table;
    }

    private float longestWord() {
        return Stream.of(KeyAction.values())
                .map(action -> ui.longestWord(ui.text(KeyTable.text(action)), STYLE))
                .max(Comparator.naturalOrder())
                .orElse(0f);
    }

    /** Waits for the key that an action is to have. */
    private void ask(KeyAction action) {
        String does = ui.text(KeyTable.text(action));
        dialogs.ask(ui.text("settings.keys"), ui.text("settings.press", does), key -> {
            if (!MODIFIERS.contains(key)) {
                change(action, held.stroke(key));
            }
        });
    }

    /** Gives all actions their usual keys. */
    void usual() {
        ui.app().keys().usual();
        Gdx.app.postRunnable(changed);
    }

    private void change(KeyAction action, KeyStroke stroke) {
        KeyMap.Change change = ui.app().keys().change(action, stroke);
        dialogs.close();
        String name = ui.texts().key(stroke);
        if (change instanceof KeyMap.Change.Taken taken) {
            dialogs.notice(
                    ui.text("settings.keys"), ui.text("settings.taken", name, ui.text(KeyTable.text(taken.by()))));
        } else if (change instanceof KeyMap.Change.Reserved) {
            dialogs.notice(ui.text("settings.keys"), ui.text("settings.reserved", name));
        } else {
            changed.run();
        }
    }
}
