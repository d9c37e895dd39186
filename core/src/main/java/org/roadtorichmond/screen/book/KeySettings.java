package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.InputMultiplexer;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.KeyTable;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.Stroke;
import org.roadtorichmond.session.words.KeyNames;

/** Every action with its key: a click on the key, and the next key pressed takes its place. */
final class KeySettings {
    private static final float SHEET = 460;
    private static final float KEY_WIDTH = 150;
    private static final Set<Integer> MODIFIERS =
            Set.of(Keys.CONTROL_LEFT, Keys.CONTROL_RIGHT, Keys.SHIFT_LEFT, Keys.SHIFT_RIGHT);

    private final BookPage page;
    private final KeyMap map;
    private Optional<KeyAction> asked = Optional.empty();

    KeySettings(BookPage page) {
        this.page = page;
        map = new KeyMap(page.studio().preferences());
    }

    /** The list, in one column where the page is narrow, else in two. */
    Table build(boolean narrow) {
        Table table = new Table();
        int gap = page.theme().px(5);
        KeyAction[] actions = KeyAction.values();
        int columns = narrow ? 1 : 2;
        int rows = (actions.length + columns - 1) / columns;
        for (int row = 0; row < rows; row++) {
            for (int place = row; place < actions.length; place += rows) {
                KeyAction action = actions[place];
                table.add(page.wrapped(page.text(KeyTable.text(action)), "default"))
                        .growX()
                        .uniformX()
                        .padLeft(place == row ? 0 : 4 * gap)
                        .padRight(gap)
                        .padBottom(gap);
                var button = page.button(words(action), "list", () -> ask(action));
                button.setDisabled(action == KeyAction.BACK);
                table.add(button).width(page.theme().px(KEY_WIDTH)).padBottom(gap);
            }
            table.row();
        }
        return table;
    }

    private String words(KeyAction action) {
        return new KeyNames(page.studio().texts()).of(map.stroke(action));
    }

    private void ask(KeyAction action) {
        page.sheets()
                .show(
                        page.text("settings.keys"),
                        page.wrapped(page.text("settings.press", page.text(KeyTable.text(action))), "book"),
                        SHEET,
                        List.of(page.button(page.text("menu.no"), "default", () -> {
                            stop();
                            page.sheets().close();
                        })));
        asked = Optional.of(action);
    }

    /** Waits for no key any more. */
    void stop() {
        asked = Optional.empty();
    }

    void usual() {
        map.usual();
        Gdx.app.postRunnable(page::rebuild);
    }

    /** Takes the next key while one is waited for; everything else goes to another processor. */
    InputProcessor before(InputProcessor other) {
        InputAdapter mine = new InputAdapter() {
            @Override
            public boolean keyDown(int key) {
                if (asked.isEmpty() || MODIFIERS.contains(key)) {
                    return asked.isPresent();
                }
                KeyAction action = asked.get();
                stop();
                change(action, new Stroke(key, page.control(), page.shift()));
                return true;
            }
        };
        return new InputMultiplexer(mine, other);
    }

    private void change(KeyAction action, Stroke stroke) {
        KeyMap.Change change = map.change(action, stroke);
        page.sheets().close();
        String name = new KeyNames(page.studio().texts()).of(stroke);
        if (change instanceof KeyMap.Change.Taken taken) {
            page.tell(
                    page.text("settings.keys"),
                    page.text("settings.taken", name, page.text(KeyTable.text(taken.by()))));
        } else if (change instanceof KeyMap.Change.Reserved) {
            page.tell(page.text("settings.keys"), page.text("settings.reserved", name));
        } else {
            page.rebuild();
        }
    }
}
