package org.roadtorichmond.exchange.csv;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.words.Sentence;

/**
 * A table as a spreadsheet saves it: UTF-8 with or without a byte-order mark, UTF-16 with one, or else Windows-1252; commas,
 * semicolons or tabs between the cells, whichever the first line has most of; a line {@code sep=;} before it.
 *
 * @param headings the cells of the first row
 * @param line the line in which they stand, from 1
 * @param rows the other rows that are not empty
 */
record CsvTable(List<String> headings, int line, List<Row> rows) {
    private static final Pattern SEPARATOR = Pattern.compile("sep=([,;|\t])\\R", Pattern.CASE_INSENSITIVE);
    private static final char[] SEPARATORS = {',', ';', '\t'};

    /** How many rows with titles may stand above the headings. */
    private static final int MOST_TITLES = 10;

    /** More cells would fill the memory. */
    private static final int MOST_ROWS = 100_000;

    /**
     * A row.
     *
     * @param number its number among the rows, the first of which are the headings
     * @param line its line in the file, from 1
     * @param cells its cells
     */
    record Row(int number, int line, List<String> cells) {
        /** Where a cell stands. */
        Place at(int column, String heading) {
            return new Place(line, column + 1, heading);
        }
    }

    /** Reads a table, which is refused if it is no text, or a quote never ends. */
    static CsvTable read(byte[] bytes) {
        String text = text(bytes);
        Matcher separator = SEPARATOR.matcher(text);
        char between;
        int before = 0;
        if (separator.lookingAt()) {
            between = separator.group(1).charAt(0);
            text = text.substring(separator.end());
            before = 1;
        } else {
            between = between(text);
        }
        List<Row> rows = rows(text, between, before);
        if (rows.isEmpty()) {
            throw new RefusedFile(Place.START, Sentence.of("import.csv.empty"));
        }
        return new CsvTable(rows.get(0).cells(), rows.get(0).line(), rows.subList(1, rows.size()));
    }

    /**
     * The same from the row that names most columns on, of the first few: titles stand above many tables, and headings in two rows,
     * of which the upper one counts where the lower one is empty.
     *
     * @param known how many columns a row names
     */
    CsvTable from(ToLongFunction<List<String>> known) {
        long most = known.applyAsLong(headings);
        CsvTable best = this;
        List<String> above = headings;
        for (int i = 0; i < Math.min(MOST_TITLES, rows.size()); i++) {
            Row row = rows.get(i);
            List<String> filled = filled(row.cells(), above, known);
            if (known.applyAsLong(filled) > most) {
                most = known.applyAsLong(filled);
                best = new CsvTable(filled, row.line(), rows.subList(i + 1, rows.size()));
            }
            above = row.cells();
        }
        return best;
    }

    /** Headings with those of the row above where they are empty and that one names a column. */
    private static List<String> filled(List<String> cells, List<String> above, ToLongFunction<List<String>> known) {
        List<String> filled = new ArrayList<>(cells);
        for (int i = 0; i < above.size(); i++) {
            boolean open = i >= cells.size() || cells.get(i).isEmpty();
            if (open && known.applyAsLong(List.of(above.get(i))) > 0) {
                while (filled.size() <= i) {
                    filled.add("");
                }
                filled.set(i, above.get(i));
            }
        }
        return List.copyOf(filled);
    }

    /**
     * The cells of a text that a spreadsheet copies: tabs between them, empty rows where the text has some.
     *
     * @throws RefusedFile if a quote never ends
     */
    static List<List<String>> copied(String text) {
        List<List<String>> cells = new ArrayList<>();
        for (Row row : rows(text, '\t', 0)) {
            while (cells.size() < row.number() - 1) {
                cells.add(List.of());
            }
            cells.add(row.cells());
        }
        return cells;
    }

    private static List<Row> rows(String text, char between, int before) {
        List<Row> rows = new ArrayList<>();
        int number = 0;
        try (CsvReader<CsvRecord> reader = CsvReader.builder()
                .fieldSeparator(between)
                .skipEmptyLines(false)
                .allowUnclosedQuote(false)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .ofCsvRecord(text)) {
            for (CsvRecord record : reader) {
                number++;
                List<String> cells =
                        record.getFields().stream().map(CellText::read).toList();
                if (cells.stream().anyMatch(cell -> !cell.isEmpty())) {
                    rows.add(new Row(number, (int) record.getStartingLineNumber() + before, cells));
                }
                if (rows.size() > MOST_ROWS) {
                    throw new RefusedFile(
                            new Place(rows.get(MOST_ROWS).line(), 1, "csv"), Sentence.of("import.csv.rows", MOST_ROWS));
                }
            }
        } catch (CsvParseException e) {
            throw new RefusedFile(new Place(number + 1, 1, "csv"), Sentence.of("import.csv.broken", number + 1));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return rows;
    }

    /** The separator that the first line has most of outside of quotes. */
    private static char between(String text) {
        int[] counts = new int[SEPARATORS.length];
        boolean quoted = false;
        for (int i = 0; i < text.length() && (quoted || text.charAt(i) != '\n'); i++) {
            char character = text.charAt(i);
            quoted ^= character == '"';
            for (int s = 0; s < SEPARATORS.length && !quoted; s++) {
                counts[s] += character == SEPARATORS[s] ? 1 : 0;
            }
        }
        int best = 0;
        for (int s = 1; s < SEPARATORS.length; s++) {
            best = counts[s] > counts[best] ? s : best;
        }
        return SEPARATORS[best];
    }

    private static String text(byte[] bytes) {
        String begin = new String(bytes, 0, Math.min(2, bytes.length), StandardCharsets.ISO_8859_1);
        String text;
        if (begin.equals("\u00ff\u00fe") || begin.equals("\u00fe\u00ff")) {
            text = new String(bytes, StandardCharsets.UTF_16);
        } else {
            text = narrow(bytes);
        }
        if (text.indexOf('\0') >= 0) {
            throw new RefusedFile(Place.START, Sentence.of("import.csv.binary"));
        }
        return text.startsWith("\ufeff") ? text.substring(1) : text;
    }

    private static String narrow(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            // What is no UTF-8 is from a spreadsheet that knows the code page of its country only.
            return new String(bytes, Charset.forName("windows-1252"));
        }
    }
}
