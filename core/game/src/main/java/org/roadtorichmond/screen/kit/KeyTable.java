package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.session.KeyAction;

/** The list of keys as they are set, and of what the mouse does, in two columns where there is room for them. */
public final class KeyTable {
    /** The width in units that suits the list. */
    public static final float WIDTH = 860;

    private static final float KEY_WIDTH = 130;
    /** What the mouse does; each has a text for the click and one for what it brings about. */
    private static final List<String> MOUSE =
            List.of("click", "stack", "double", "box", "far", "join", "back", "hover", "drag", "wheel");
    /** Keys that cannot be changed. */
    private static final List<String> FIXED = List.of("scale", "full", "picture");

    /**
     * A line of the table.
     *
     * @param key what is pressed, clicked or dragged
     * @param words what that does
     */
    public record Line(String key, String words) {}

    private KeyTable() {}

    /** A table of what mouse and keys do, with the keys as the player has set them. */
    public static Table build(Widgets ui) {
        List<Line> lines = new ArrayList<>();
        for (String habit : MOUSE) {
            lines.add(new Line(ui.text("mouse." + habit), ui.text("mouse." + habit + ".does")));
        }
        for (KeyAction action : KeyAction.values()) {
            lines.add(new Line(ui.key(action), ui.text(text(action))));
        }
        for (String fixed : FIXED) {
            lines.add(new Line(ui.text("fixed." + fixed), ui.text("fixed." + fixed + ".does")));
        }
        return of(ui, lines);
    }

    /** A table of lines. */
    public static Table of(Widgets ui, List<Line> lines) {
        float room = Math.min(ui.px(WIDTH), ui.stage().getWidth() * 0.9f);
        int columns = room < ui.px(WIDTH * 0.8f) ? 1 : 2;
        return columns(ui, lines, columns);
    }

    /** The key of the text that says what an action does. */
    public static String text(KeyAction action) {
        return "key." + action.name();
    }

    private static Table columns(Widgets ui, List<Line> lines, int columns) {
        Table table = new Table();
        table.top().padRight(ui.px(14));
        int rows = (lines.size() + columns - 1) / columns;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int place = row + column * rows;
                if (place < lines.size()) {
                    add(ui, table, lines.get(place), column);
                }
            }
            table.row();
        }
        return table;
    }

    private static void add(Widgets ui, Table table, Line line, int column) {
        int gap = ui.px(5);
        table.add(ui.wrapped(line.key(), "bold"))
                .width(ui.px(KEY_WIDTH))
                .top()
                .padLeft(column == 0 ? 0 : 4 * gap)
                .padRight(gap)
                .padBottom(gap);
        table.add(ui.wrapped(line.words(), "default")).growX().uniformX().top().padBottom(gap);
    }
}
