package org.roadtorichmond.workshop.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.edits.FieldEdits;

/**
 * The units of a scenario as a table: a row a unit, a column for each field that the schema gives it. A new table is sorted by side, corps and
 * division, and otherwise as the file has them. While it is edited, rows stay where they are ({@link #after}), so that no row jumps away
 * from under what is being typed, and units behind the last one of the scenario's list are the last rows. Immutable.
 */
public final class UnitTable {
    private static final Pointer UNITS = Pointer.of("units");

    /** The fields of a unit by their columns, in the order in which orders of battle have them; what these lack comes behind. */
    private static final Map<String, SchemaField> FIELDS = Schema.SCENARIO.fields(UNITS).stream()
            .sorted(Comparator.comparingInt(UnitTable::rank))
            .collect(Collectors.toMap(UnitTable::column, Function.identity(), (one, other) -> one, LinkedHashMap::new));

    /** The columns, in their order. */
    public static final List<String> COLUMNS = List.copyOf(FIELDS.keySet());

    /** In the order of the scenario's list. */
    private final List<String> ids;

    private final List<Row> rows;

    private UnitTable(List<String> ids, List<Row> rows) {
        this.ids = ids;
        this.rows = List.copyOf(rows);
    }

    /**
     * A row.
     *
     * @param unit the place of its unit in the scenario's list, from 0
     * @param cells what its cells say, by their columns; those of which the file says nothing are left out
     */
    public record Row(int unit, Map<String, String> cells) {
        /** Copies the cells. */
        public Row {
            cells = Map.copyOf(cells);
        }

        /** What a cell says. */
        public String cell(String column) {
            return cells.getOrDefault(column, "");
        }

        private String corps() {
            String formation = cell("formation");
            return formation.substring(formation.indexOf('/') + 1);
        }

        private int side() {
            for (Side side : Side.values()) {
                if (Constants.word(side).equals(cell("side"))) {
                    return side.ordinal();
                }
            }
            return Side.values().length;
        }

        /** Whether another unit is of the same side and formation. */
        boolean standsWith(Row other) {
            return side() == other.side() && cell("formation").equals(other.cell("formation"));
        }
    }

    /** The column of a field of a unit: called as in orders of battle, or by its key. */
    public static String column(SchemaField field) {
        String key = field.at().last();
        return key.equals("hexes") ? "entry" : key;
    }

    private static int rank(SchemaField field) {
        int rank = Question.COLUMNS.indexOf(column(field));
        return rank < 0 ? Question.COLUMNS.size() : rank;
    }

    /** The field of a unit that a column shows. */
    public static SchemaField field(String column) {
        return Optional.ofNullable(FIELDS.get(column)).orElseThrow();
    }

    /**
     * Sets a cell, as the form of the unit does. Units go by their place in the scenario's list, since in a draft two may have the same id.
     *
     * @param unit the place of the unit in the list, from 0
     * @param typed what was typed; nothing empties the cell
     */
    public static Edit set(int unit, String column, String typed) {
        SchemaField field = field(column);
        return FieldEdits.set(UNITS.then(unit).then(field.at()), field.read(typed));
    }

    /** The table of a scenario, sorted. */
    public static UnitTable of(EditableTree tree) {
        List<Row> rows = read(tree);
        List<Row> sorted = rows.stream()
                .sorted(Comparator.comparingInt(Row::side)
                        .thenComparing(Row::corps)
                        .thenComparing(row -> row.cell("formation"))
                        .thenComparingInt(Row::unit))
                .toList();
        return new UnitTable(ids(rows), sorted);
    }

    private static List<Row> read(EditableTree tree) {
        List<Node> units = tree.elements(UNITS);
        return IntStream.range(0, units.size())
                .mapToObj(i -> new Row(i, cells(units.get(i))))
                .toList();
    }

    private static Map<String, String> cells(Node unit) {
        Map<String, String> cells = new LinkedHashMap<>();
        FIELDS.forEach((column, field) ->
                field.at().in(unit).map(TypedValue::typed).ifPresent(text -> cells.put(column, text)));
        return cells;
    }

    private static List<String> ids(List<Row> rows) {
        return rows.stream().map(row -> row.cell("id")).toList();
    }

    /**
     * The table after an edit, with the rows in the order that they have here; a unit that came in between stands behind the one before it
     * in the scenario's list.
     */
    public UnitTable after(EditableTree tree) {
        List<Row> now = read(tree);
        List<String> names = ids(now);
        List<Row> ordered = new ArrayList<>();
        if (names.size() == ids.size()) {
            rows.forEach(row -> ordered.add(now.get(row.unit())));
            return new UnitTable(names, ordered);
        }
        boolean[] placed = new boolean[now.size()];
        for (Row row : rows) {
            int there = unplaced(names, ids.get(row.unit()), placed);
            if (there >= 0) {
                placed[there] = true;
                ordered.add(now.get(there));
            }
        }
        int last = ordered.stream().mapToInt(Row::unit).max().orElse(-1);
        for (Row row : now) {
            if (!placed[row.unit()]) {
                ordered.add(row.unit() > last ? ordered.size() : behind(ordered, row.unit() - 1), row);
            }
        }
        return new UnitTable(names, ordered);
    }

    private static int unplaced(List<String> names, String id, boolean[] placed) {
        return IntStream.range(0, names.size())
                .filter(i -> !placed[i] && names.get(i).equals(id))
                .findFirst()
                .orElse(-1);
    }

    private static int behind(List<Row> ordered, int unit) {
        for (int i = 0; i < ordered.size(); i++) {
            if (ordered.get(i).unit() == unit) {
                return i + 1;
            }
        }
        return unit < 0 ? 0 : ordered.size();
    }

    /** The rows from top to bottom. */
    public List<Row> rows() {
        return rows;
    }

    /** Whether a row is the first of units of one side and formation that stand together. */
    public boolean beginsFormation(int row) {
        return row == 0 || !rows.get(row).standsWith(rows.get(row - 1));
    }

    /** The row of the first unit of an id. */
    public OptionalInt rowOf(String id) {
        return IntStream.range(0, rows.size())
                .filter(i -> rows.get(i).cell("id").equals(id))
                .findFirst();
    }
}
