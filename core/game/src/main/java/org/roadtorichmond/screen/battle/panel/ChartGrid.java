package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.Align;
import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.view.Palette;

/** A table of the rules whose cells can be marked without being built again. */
final class ChartGrid {
    private static final float FIRST = 1.5f;
    private static final float FIRST_OF_MANY = 1.4f;

    private final Widgets ui;
    private final List<List<String>> words;
    private final List<List<Container<Label>>> cells = new ArrayList<>();
    private final Table table = new Table();

    /** How a cell is marked. */
    enum Mark {
        NONE,
        /** It concerns what is at hand. */
        LIGHT,
        /** It is what is asked for now. */
        STRONG
    }

    /** Says how a cell is marked, by its row and column from 0. */
    @FunctionalInterface
    interface Marking {
        Mark of(int row, int column);
    }

    /**
     * A grid of a given width; its first row is a heading.
     *
     * @param even whether its many columns hold a word each, in the middle
     */
    ChartGrid(Widgets ui, List<List<String>> words, float width, boolean even) {
        this.ui = ui;
        this.words = words;
        int columns = words.get(0).size();
        float first = even ? FIRST_OF_MANY : FIRST;
        float share = width / (columns - 1 + first);
        for (int row = 0; row < words.size(); row++) {
            List<Container<Label>> line = new ArrayList<>();
            for (int column = 0; column < columns; column++) {
                String text = words.get(row).get(column);
                String style = row == 0 || column == 0 ? "chartHead" : "chart";
                Label label = ui.label(text, style);
                boolean left = column == 0 && !even;
                label.setAlignment(left ? Align.left : Align.center);
                label.setWrap(!even);
                Container<Label> cell = new Container<>(label);
                cell.fill();
                float side = even ? 0 : ui.px(3);
                cell.pad(ui.px(2), side, ui.px(2), side);
                line.add(cell);
                // A word cannot wrap: where one needs more than its column's share, the other columns give way.
                table.add(cell)
                        .minWidth((float) Math.ceil(ui.longestWord(text, style) + 2 * side))
                        .prefWidth((float) Math.floor(column == 0 ? share * first : share))
                        .growY();
            }
            cells.add(line);
            table.row();
        }
        mark((row, column) -> Mark.NONE);
    }

    Table table() {
        return table;
    }

    /** Marks all cells again. */
    void mark(Marking marking) {
        for (int row = 0; row < cells.size(); row++) {
            for (int column = 0; column < cells.get(row).size(); column++) {
                Color color = switch (marking.of(row, column)) {
                    case STRONG -> Palette.SELECTED;
                    case LIGHT -> Palette.BUTTON_DOWN;
                    case NONE -> row == 0 ? Palette.BUTTON : row % 2 == 0 ? Palette.SHEET : Palette.PANEL;
                };
                // The background would bring a padding of its own.
                cells.get(row)
                        .get(column)
                        .setBackground(ui.theme().box(color, Palette.clear(Palette.PANEL_EDGE, 0.5f), 0), false);
            }
        }
    }

    /** Shows other words in a column below its heading; empty for those that it had first. */
    void column(int column, List<String> others) {
        for (int row = 1; row < cells.size(); row++) {
            String first = words.get(row).get(column);
            cells.get(row).get(column).getActor().setText(others.isEmpty() ? first : others.get(row - 1));
        }
    }
}
