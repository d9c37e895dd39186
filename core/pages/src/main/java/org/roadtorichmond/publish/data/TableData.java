package org.roadtorichmond.publish.data;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A table of a report: some rows, and columns that each have a heading and say what stands below it in a row. The first column names the
 * row.
 *
 * @param <R> what a row is about
 */
public final class TableData<R> {
    private final String caption;
    private final List<R> rows;
    private final List<Column<R>> columns = new ArrayList<>();

    /**
     * A column.
     *
     * @param heading what stands above it
     * @param words whether it has words, and not figures
     * @param cell what it has of a row: a text, or a number
     */
    public record Column<R>(String heading, boolean words, Function<? super R, ?> cell) {}

    /** A table without columns. */
    public TableData(String caption, Collection<? extends R> rows) {
        this.caption = caption;
        this.rows = List.copyOf(rows);
    }

    /** Adds a column of words. */
    public TableData<R> words(String heading, Function<? super R, ?> cell) {
        columns.add(new Column<>(heading, true, cell));
        return this;
    }

    /** Adds a column of figures. */
    public TableData<R> figure(String heading, Function<? super R, ?> cell) {
        columns.add(new Column<>(heading, false, cell));
        return this;
    }

    /** Adds a column of figures for each of some things. */
    public <C> TableData<R> figures(
            Collection<C> each, Function<? super C, String> heading, BiFunction<? super R, ? super C, ?> cell) {
        each.forEach(one -> figure(heading.apply(one), row -> cell.apply(row, one)));
        return this;
    }

    /** What stands above the table. */
    public String caption() {
        return caption;
    }

    /** Whether it has no rows. */
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** The columns, from the left. */
    public List<Column<R>> columns() {
        return List.copyOf(columns);
    }

    /** The cells, row by row. */
    public List<List<Object>> cells() {
        return rows.stream()
                .map(row -> columns.stream()
                        .<Object>map(column -> column.cell().apply(row))
                        .toList())
                .toList();
    }
}
