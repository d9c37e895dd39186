package org.roadtorichmond.exchange.csv;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.scenario.json.Result;

/** Texts of the clipboard, as spreadsheets copy and paste cells: tabs between the cells of a row, a line for each row. */
public final class CopiedCells {
    private static final String ID = "id";

    private CopiedCells() {}

    /** Whether a text is a whole table of units: its first row names columns, of which one is {@code id}. */
    public static boolean isTable(String text) {
        try {
            return CsvTable.read(text.getBytes(StandardCharsets.UTF_8)).headings().stream()
                    .anyMatch(heading -> heading.toLowerCase(Locale.ROOT).equals(ID));
        } catch (RefusedFile e) {
            return false;
        }
    }

    /** A table of units as a file that {@link OrderOfBattleReader} reads. */
    public static SourceFile file(String text) {
        return new SourceFile("clipboard.tsv", text.getBytes(StandardCharsets.UTF_8), Siblings.NONE);
    }

    /** The cells row by row, empty rows too, or why they cannot be read. */
    public static Result<List<List<String>>> rows(String text) {
        try {
            return Result.good(CsvTable.copied(text));
        } catch (RefusedFile e) {
            return Result.bad(e.problem());
        }
    }

    /** Cells as a text that a spreadsheet pastes. */
    public static String text(List<List<String>> rows) {
        StringWriter text = new StringWriter();
        try (CsvWriter writer = CsvWriter.builder()
                .fieldSeparator('\t')
                .lineDelimiter(LineDelimiter.LF)
                .build(text)) {
            rows.forEach(row ->
                    writer.writeRecord(row.stream().map(CellText::written).toList()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
