package org.roadtorichmond.exchange.csv;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.UnitCells;
import org.roadtorichmond.scenario.json.Node;

/** Writes the units of a scenario, whole or not, as a table that {@link OrderOfBattleReader} reads as the same units. */
public final class OrderOfBattleWriter {
    /** The columns that are always there; the others only if a unit has something in them. */
    private static final int USUAL = Question.COLUMNS.indexOf("tags") + 1;

    private OrderOfBattleWriter() {}

    /** The table, with commas between the cells and a line feed at the end of each row. */
    public static String of(List<Node.ObjectNode> units) {
        return of(units, ',');
    }

    /**
     * The table with a line feed at the end of each row.
     *
     * @param separator what stands between the cells, such as a tab for a clipboard
     */
    public static String of(List<Node.ObjectNode> units, char separator) {
        List<Map<String, String>> rows = units.stream().map(UnitCells::of).toList();
        List<String> columns = new ArrayList<>(Question.COLUMNS.subList(0, USUAL));
        Question.COLUMNS.stream()
                .skip(USUAL)
                .filter(column -> rows.stream().anyMatch(row -> row.containsKey(column)))
                .forEach(columns::add);
        StringWriter text = new StringWriter();
        try (CsvWriter writer = CsvWriter.builder()
                .fieldSeparator(separator)
                .lineDelimiter(de.siegmar.fastcsv.writer.LineDelimiter.LF)
                .build(text)) {
            writer.writeRecord(columns);
            rows.forEach(row -> writer.writeRecord(columns.stream()
                    .map(column -> CellText.written(row.getOrDefault(column, "")))
                    .toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
