package org.roadtorichmond.screen.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.workshop.table.UnitTable;

/** Where the columns of a table of units are, in pixels from its left: the first always, of the others those that are scrolled to. */
final class SheetColumns {
    /** The room at the left for the number of the row, in units. */
    static final float MARGIN = 30;

    /** How wide the columns are, in units. */
    private static final Map<String, Float> WIDTHS = Map.ofEntries(
            Map.entry("id", 130f),
            Map.entry("side", 100f),
            Map.entry("type", 110f),
            Map.entry("strength", 62f),
            Map.entry("formation", 118f),
            Map.entry("commander", 118f),
            Map.entry("hex", 54f),
            Map.entry("turn", 54f),
            Map.entry("entry", 92f),
            Map.entry("tags", 90f),
            Map.entry("movement", 78f),
            Map.entry("last", 54f),
            Map.entry("optional", 72f),
            Map.entry("number", 54f),
            Map.entry("group", 100f));

    private final Widgets ui;
    private int first = 1;

    SheetColumns(Widgets ui) {
        this.ui = ui;
    }

    /** How wide a column is. */
    float width(int column) {
        return ui.px(WIDTHS.getOrDefault(UnitTable.COLUMNS.get(column), MARGIN));
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
