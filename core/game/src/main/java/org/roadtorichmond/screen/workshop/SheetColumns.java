package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.view.Face;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.SchemaField.Kind;
import org.roadtorichmond.workshop.table.UnitTable;

/** Where the columns of a table of units are, in pixels from its left: the first always, of the others those that are scrolled to. */
final class SheetColumns {
    /** The size of its letters, in units. */
    static final int LETTERS = 14;

    /** The room between a cell's edge and its words, in units. */
    static final float INSET = 5;

    /** The room at the left for the number of the row, in units. */
    static final float MARGIN = 30;

    /** The room for what is typed into columns of a kind, in units; that for their heading may be more. */
    private static final Map<SchemaField.Kind, Float> ROOM =
            Map.of(Kind.CHOICE, 106f, Kind.TEXT, 118f, Kind.TEXTS, 90f, Kind.HEXES, 92f);

    private static final float LEAST = 54;
    private static final float NAME = 130;

    private final Widgets ui;
    private final List<String> headings;
    private final float[] widths = new float[UnitTable.COLUMNS.size()];
    private int first = 1;

    SheetColumns(Widgets ui) {
        this.ui = ui;
        FieldWords words = new FieldWords(ui.texts());
        headings = UnitTable.COLUMNS.stream()
                .map(column -> words.name(UnitTable.field(column)))
                .toList();
    }

    /** What stands above a column. */
    String heading(int column) {
        return headings.get(column);
    }

    /** How wide a column is; measured once, since it is asked for each cell. */
    float width(int column) {
        if (widths[column] == 0) {
            widths[column] = measured(column);
        }
        return widths[column];
    }

    private float measured(int column) {
        BitmapFont bold = ui.app().fonts().get(Face.BOLD, ui.px(LETTERS - 1));
        float heading = ui.app().fonts().width(bold, headings.get(column)) + 2 * ui.px(INSET) + 1;
        SchemaField field = UnitTable.field(UnitTable.COLUMNS.get(column));
        return Math.max(heading, ui.px(column == 0 ? NAME : ROOM.getOrDefault(field.kind(), LEAST)));
    }

    /** Where a column begins. */
    float x(int column) {
        float x = ui.px(MARGIN);
        for (int i = column == 0 ? column : first; i < column; i++) {
            x += width(i);
        }
        return column == 0 ? x : x + width(0);
    }

    private boolean fits(int column, float room) {
        return x(column) + width(column) <= room;
    }

    /** Scrolls so that a column is seen and no room is left over. */
    void bring(int column, float room) {
        if (column > 0) {
            first = Math.min(first, column);
            while (first < column && !fits(column, room)) {
                first++;
            }
        }
        while (first > 1 && leaves(first - 1, room)) {
            first--;
        }
    }

    /** Whether all columns from one on have room. */
    private boolean leaves(int from, float room) {
        double all = IntStream.range(from, UnitTable.COLUMNS.size())
                .mapToDouble(this::width)
                .sum();
        return ui.px(MARGIN) + width(0) + all <= room;
    }

    /** The columns that are seen whole. */
    List<Integer> seen(float room) {
        List<Integer> seen = new ArrayList<>(List.of(0));
        for (int column = first; column < UnitTable.COLUMNS.size() && fits(column, room); column++) {
            seen.add(column);
        }
        return seen;
    }

    /** The column at a place; none beside all that are seen, or at the margin. */
    Optional<Integer> at(float x, float room) {
        return seen(room).stream()
                .filter(column -> x >= x(column) && x < x(column) + width(column))
                .findFirst();
    }

    /** Whether there are columns to the left of those that are seen. */
    boolean hasMoreBefore() {
        return first > 1;
    }
}
