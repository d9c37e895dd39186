package org.roadtorichmond.exchange.csv;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.draft.UnitRowReader;
import org.roadtorichmond.exchange.draft.Wordings;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Reads an order of battle from a table: a row a unit, in columns that are known by their headings. */
public final class OrderOfBattleReader {
    private static final String ID = "id";
    private static final Pattern SUMS =
            Pattern.compile("(?iu)(sub|grand )?totals?:?|sums?:?|summen?:?|(ins)?gesamt:?|zwischensumme:?");

    /** A table with fewer columns may well have rows with a name alone. */
    private static final int LEAST_COLUMNS = 3;

    private final ImportReport report = new ImportReport();
    private final CsvTable table;
    private final List<String> headings;
    private final Map<String, Node.ObjectNode> known;
    private final UnitRowReader units;
    /** Side and formation of the row before. */
    private final Map<String, UnitRowReader.Cell> above = new LinkedHashMap<>();

    private final Set<String> numbered = new HashSet<>();
    private int carried;

    private OrderOfBattleReader(
            CsvTable table, Answers answers, Optional<HexGrid> grid, Map<String, Node.ObjectNode> known) {
        this.table = table.from(row -> columns(row, answers, Optional.empty()).stream()
                .filter(Question.COLUMNS::contains)
                .count());
        this.known = known;
        headings = columns(this.table.headings(), answers, Optional.of(report));
        units = new UnitRowReader(answers, report, grid);
    }

    /**
     * The units of a table.
     *
     * @param file the table
     * @param answers what is known of its words for sides and types
     * @param grid the map on which the units are to stand, if it is known
     * @param known the units of the scenario into which these are taken, by their names; what the table has no column for stays
     * @throws RefusedFile if it is no table of units
     */
    public static Imported read(
            SourceFile file, Answers answers, Optional<HexGrid> grid, Map<String, Node.ObjectNode> known) {
        OrderOfBattleReader reader = new OrderOfBattleReader(CsvTable.read(file.content()), answers, grid, known);
        List<UnitDraft> units = reader.read();
        if (grid.isEmpty()) {
            reader.report.missing("map", List.of(), Place.NOWHERE, Sentence.of("import.noMap"));
        }
        return new Imported(file.base(), Optional.empty(), units, JsonValues.noMembers(), reader.report);
    }

    private List<UnitDraft> read() {
        if (!headings.contains(ID)) {
            List<String> open = table.headings().stream()
                    .filter(heading -> !heading.isEmpty()
                            && Wordings.answer(Question.COLUMN, heading).isEmpty())
                    .toList();
            throw new RefusedFile(
                    new Place(1, 1, "csv"),
                    Sentence.of("import.csv.noId", Words.either(Question.COLUMNS)),
                    new RefusedFile.Open(Question.COLUMN, open));
        }
        unknown();
        List<UnitDraft> made = new ArrayList<>();
        Set<String> ids = new LinkedHashSet<>();
        for (CsvTable.Row row : table.rows()) {
            if (isNote(row)) {
                continue;
            }
            Map<String, UnitRowReader.Cell> cells = cells(row);
            Optional<String> id = Optional.ofNullable(cells.get(ID)).map(UnitRowReader.Cell::text);
            if (id.isEmpty()) {
                report.left("row", List.of(), row.at(0, ID), Sentence.of("import.csv.nameless", row.number()));
            } else {
                carry(id.get(), cells);
                UnitDraft unit = units.unit(own(id.get(), ids), row.at(headings.indexOf(ID), ID), cells);
                Optional.ofNullable(known.get(unit.id())).ifPresent(there -> unit.over(there, Set.copyOf(headings)));
                made.add(unit);
            }
            if (made.size() > Imported.MOST_UNITS) {
                throw new RefusedFile(row.at(0, ID), Sentence.of("import.manyUnits", Imported.MOST_UNITS));
            }
        }
        if (carried > 0) {
            report.taken("side", List.of(), Sentence.of("import.csv.carried", carried));
        }
        List<String> twins =
                made.stream().map(UnitDraft::id).filter(numbered::contains).toList();
        if (!twins.isEmpty()) {
            report.taken("units", twins, Sentence.of("import.csv.twins", twins.size()));
        }
        units.finish(made, this::why);
        report.taken("units", List.of(), Sentence.of("import.taken.units", made.size()));
        return made;
    }

    /** The name of a unit, with a number if another one has it. */
    private String own(String id, Set<String> ids) {
        String own = id;
        for (int number = 2; !ids.add(own); number++) {
            own = id + " (" + number + ")";
        }
        if (!own.equals(id)) {
            numbered.add(own);
        }
        return own;
    }

    /**
     * Whether a row is no unit: it has one cell alone, as headings between units and notes below them do, or says that it is a sum. A
     * heading that is called like a side is that of the units below it.
     */
    private boolean isNote(CsvTable.Row row) {
        List<String> said = row.cells().stream().filter(cell -> !cell.isEmpty()).toList();
        String first = said.get(0);
        boolean alone = said.size() == 1 && headings.size() >= LEAST_COLUMNS && !known.containsKey(first);
        if (alone && Wordings.answer(Question.SIDE, first).isPresent()) {
            above.clear();
            above.put("side", new UnitRowReader.Cell(first, row.at(0, first)));
            report.taken("side", List.of(first), Sentence.of("import.csv.section", row.number(), Words.quoted(first)));
        } else if (alone || SUMS.matcher(first).matches()) {
            report.left(
                    "row", List.of(), row.at(0, ID), Sentence.of("import.csv.note", row.number(), Words.quoted(first)));
        }
        return alone || SUMS.matcher(first).matches();
    }

    /** Gives a row without a side that of the row above it, with its formation: cells that are joined are saved so. */
    private void carry(String id, Map<String, UnitRowReader.Cell> cells) {
        boolean open = !cells.containsKey("side") && !known.containsKey(id);
        if (open && above.containsKey("side")) {
            above.forEach(cells::putIfAbsent);
            carried++;
        }
        above.clear();
        for (String column : List.of("side", "formation")) {
            Optional.ofNullable(cells.get(column)).ifPresent(cell -> above.put(column, cell));
        }
    }

    /**
     * The columns of some headings: by an answer, by their own names, or by what people write for them if no other column is that.
     * Whatever is none of these stays as it is, in small letters.
     *
     * @param report where wordings that were taken are noted, if they are
     */
    private static List<String> columns(List<String> headings, Answers answers, Optional<ImportReport> report) {
        List<String> columns = new ArrayList<>(headings.stream()
                .map(heading -> answers.of(Question.COLUMN, heading).orElse(heading.toLowerCase(Locale.ROOT)))
                .toList());
        for (int i = 0; i < columns.size(); i++) {
            String heading = headings.get(i);
            boolean open = !heading.isEmpty()
                    && !Question.COLUMNS.contains(columns.get(i))
                    && answers.of(Question.COLUMN, heading).isEmpty();
            Optional<String> meant = open ? Wordings.answer(Question.COLUMN, heading) : Optional.empty();
            if (meant.filter(word -> !word.equals(Question.NOTHING) && !columns.contains(word))
                    .isPresent()) {
                columns.set(i, meant.get());
                report.ifPresent(to -> to.taken(
                        "column",
                        List.of(heading),
                        Sentence.of("import.csv.meant", Words.quoted(heading), meant.get())));
            }
        }
        return List.copyOf(columns);
    }

    /** Reports and asks of which columns nothing is taken; a column that is there twice is refused. */
    private void unknown() {
        Set<String> seen = new LinkedHashSet<>();
        for (int i = 0; i < headings.size(); i++) {
            String heading = headings.get(i);
            String written = table.headings().get(i);
            Place at = new Place(table.line(), i + 1, written);
            boolean named = !heading.isEmpty() && !heading.equals(Question.NOTHING);
            if (named && !Question.COLUMNS.contains(heading)) {
                report.leftAsking(
                        Question.COLUMN,
                        "column",
                        List.of(written),
                        at,
                        Sentence.of(
                                "import.csv.column", Words.quoted(written), Words.guess(heading, Question.COLUMNS)));
            } else if (named && !seen.add(heading)) {
                throw new RefusedFile(at, Sentence.of("import.csv.columnTwice", Words.quoted(heading)));
            }
        }
    }

    private Map<String, UnitRowReader.Cell> cells(CsvTable.Row row) {
        Map<String, UnitRowReader.Cell> cells = new HashMap<>();
        for (int i = 0; i < Math.min(headings.size(), row.cells().size()); i++) {
            String text = row.cells().get(i);
            if (!text.isEmpty()) {
                cells.putIfAbsent(headings.get(i), new UnitRowReader.Cell(text, row.at(i, headings.get(i))));
            }
        }
        return cells;
    }

    private Sentence why(String key, boolean every) {
        return headings.contains(key)
                ? Sentence.of("import.csv.emptyCell", key)
                : Sentence.of("import.csv.noColumn", key);
    }
}
