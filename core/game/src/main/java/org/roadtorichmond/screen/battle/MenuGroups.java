package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.KeyAction;

/** The entries of a menu in groups with headings, in two columns where there is room; each entry shows the name of its key. */
final class MenuGroups {
    /** The width of a menu in units. */
    static final float WIDTH = 660;

    private static final float LEAST_FOR_TWO = 560;
    private static final float GAP = 20;

    private final Widgets ui;
    private final List<Table> columns = new ArrayList<>();
    private final Map<KeyAction, Runnable> keys = new EnumMap<>(KeyAction.class);
    private Table column = new Table();

    /** An empty menu. */
    MenuGroups(Widgets ui) {
        this.ui = ui;
        column();
    }

    /** Begins the next column; the groups that follow stand in it. */
    void column() {
        column = new Table();
        column.top().defaults().growX().padBottom(ui.px(5));
        columns.add(column);
    }

    /** Begins a group with a heading. */
    void group(String key) {
        column.add(ui.label(ui.text(key), "italic"))
                .padTop(ui.px(column.hasChildren() ? 8 : 0))
                .row();
    }

    /** Adds an entry that has a key of its own on the battle screen. */
    void entry(String key, KeyAction action, boolean enabled, Runnable act) {
        if (enabled) {
            keys.put(action, act);
        }
        entry(ui.text(key), Optional.of(ui.key(action)), enabled, act);
    }

    /** Adds an entry that has no key. */
    void entry(String key, boolean enabled, Runnable act) {
        entry(ui.text(key), Optional.empty(), enabled, act);
    }

    private void entry(String words, Optional<String> stroke, boolean enabled, Runnable act) {
        TextButton button = ui.line(words, "default", act);
        button.getLabel().setWrap(true);
        stroke.ifPresent(name -> button.add(ui.label(name, "key")).right().padLeft(ui.px(8)));
        button.getLabel().setAlignment(Align.left);
        button.setDisabled(!enabled);
        column.add(button).row();
    }

    /** Does what the entry with an action's key does, if there is one that can be chosen; returns whether there is. */
    boolean press(KeyAction action) {
        Optional<Runnable> act = Optional.ofNullable(keys.get(action));
        act.ifPresent(Runnable::run);
        return act.isPresent();
    }

    /** The menu as it is laid out in the width that the window has. */
    Table build() {
        Table table = new Table();
        boolean two = ui.stage().getWidth() * 0.9f >= ui.px(LEAST_FOR_TWO);
        for (int i = 0; i < columns.size(); i++) {
            boolean beside = two && i > 0;
            table.add(columns.get(i))
                    .top()
                    .growX()
                    .uniformX()
                    .padLeft(beside ? ui.px(GAP) : 0)
                    .padTop(!two && i > 0 ? ui.px(8) : 0);
            if (!two) {
                table.row();
            }
        }
        return table;
    }
}
