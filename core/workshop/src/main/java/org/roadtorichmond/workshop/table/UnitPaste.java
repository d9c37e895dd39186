package org.roadtorichmond.workshop.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.csv.CopiedCells;
import org.roadtorichmond.exchange.csv.OrderOfBattleReader;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.edits.UnitEdits;

/**
 * A text of the clipboard as an edit of the table of units, which is one step of undo.
 *
 * <p>A text whose first row names columns, one of which is {@code id}, is an order of battle as CSV: units of known ids change, those of
 * others are added, and none goes. Any other text is a block of cells, which is pasted where the cursor is, with new units for rows
 * beyond the last.
 *
 * @param edit what it does
 * @param units how many units it changes or adds
 * @param notes what was not taken, such as columns that the game does not know, and what is missing
 */
public record UnitPaste(Edit edit, int units, List<Sentence> notes) {
    /** Copies the notes. */
    public UnitPaste {
        notes = List.copyOf(notes);
    }

    /**
     * Reads a text, or says why it cannot be pasted.
     *
     * @param table the table as it is shown
     * @param row the row of the cursor, from 0; that behind the last for new units
     * @param column the number of the cursor's column, from 0
     * @param word with which the ids of units begin to which the text gives none
     */
    public static Result<UnitPaste> of(
            String text, EditableTree tree, UnitTable table, int row, int column, String word) {
        if (CopiedCells.isTable(text)) {
            try {
                return Result.good(orderOfBattle(text, tree));
            } catch (RefusedFile e) {
                return Result.bad(e.problem());
            }
        }
        return CopiedCells.rows(text)
                .map(cells -> new UnitPaste(new Block(table, row, column, word).edit(cells), cells.size(), List.of()));
    }

    private static UnitPaste orderOfBattle(String text, EditableTree tree) {
        Map<String, Node.ObjectNode> known = new LinkedHashMap<>();
        for (Node unit : tree.elements(Pointer.of("units"))) {
            Optional<Node> id = Pointer.of("id").in(unit);
            if (unit instanceof Node.ObjectNode object && id.isPresent() && id.get() instanceof Node.TextNode name) {
                known.putIfAbsent(name.text(), object);
            }
        }
        Imported imported = OrderOfBattleReader.read(CopiedCells.file(text), Answers.NONE, tree.grid(), known);
        List<Sentence> notes = Stream.of(ReportEntry.Kind.LEFT, ReportEntry.Kind.MISSING)
                .flatMap(kind -> imported.report().entries(kind).stream())
                .map(ReportEntry::told)
                .toList();
        List<Node.ObjectNode> units =
                imported.units().stream().map(UnitDraft::json).toList();
        return new UnitPaste(UnitEdits.take(units), units.size(), notes);
    }

    /**
     * Where a block of cells is pasted.
     *
     * @param table the table as it is shown
     * @param row the row of its first cell
     * @param column the column of its first cell
     * @param word with which new ids begin
     */
    private record Block(UnitTable table, int row, int column, String word) {
        Edit edit(List<List<String>> cells) {
            List<Edit> edits = new ArrayList<>();
            int units = table.rows().size();
            for (int i = 0; i < cells.size(); i++) {
                boolean added = row + i >= table.rows().size();
                int unit = added ? units++ : table.rows().get(row + i).unit();
                if (added) {
                    edits.add(added(unit, cells.get(i)));
                }
                for (int j = 0; j < cells.get(i).size() && column + j < UnitTable.COLUMNS.size(); j++) {
                    String heading = UnitTable.COLUMNS.get(column + j);
                    if (!(added && heading.equals("id"))) {
                        edits.add(UnitTable.set(unit, heading, cells.get(i).get(j)));
                    }
                }
            }
            return edits.stream().reduce(tree -> {}, Edit::then);
        }

        private Edit added(int unit, List<String> cells) {
            int at = UnitTable.COLUMNS.indexOf("id") - column;
            String id = at >= 0 && at < cells.size() ? cells.get(at) : "";
            return tree -> UnitEdits.add(unit, Optional.empty(), id.isEmpty() ? UnitEdits.freeId(tree, word) : id)
                    .on(tree);
        }
    }
}
