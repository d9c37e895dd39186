package org.roadtorichmond.exchange.draft;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * Makes units of cells: the columns of a table, or the properties of an object, which have the same names. What a cell says and
 * the game does not understand is reported and left out; nothing is guessed.
 */
public final class UnitRowReader {
    /** What separates hexes and tags in a cell. */
    private static final Pattern BLANKS = Pattern.compile("[\\s\u00a0]+");

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,12}([.,][0-9]{1,6})?");
    /** A number with a mark between its thousands, which would be no whole number otherwise. */
    private static final Pattern THOUSANDS = Pattern.compile("[1-9][0-9]{0,2}[.,'\u2019\u00a0 ][0-9]{3}");

    /** A turn with a word before it. */
    private static final Pattern TURN = Pattern.compile("[\\p{L} .#]+([0-9]{1,3})");

    /** A hex with a word before it, or with something between its column and row. */
    private static final Pattern WORDED = Pattern.compile("[\\p{L} .#]*([0-9]{4})");

    private static final Pattern PARTED = Pattern.compile("[\\p{L} .#]*([0-9]{1,2})[.,:/-]([0-9]{1,2})");
    private static final Pattern HEX = Pattern.compile("[0-9]{4}|[0-9]{3}\\.[0-9]{3}");
    private static final List<String> MARKED = List.of("turn", "last");
    private static final int MOST_TURNS = org.roadtorichmond.scenario.setup.ScenarioReader.MOST_TURNS;
    private static final int MOST_MOVEMENT = 99;

    private final Answers answers;
    private final ImportReport report;
    private final Optional<HexGrid> grid;
    /** The keys of units of which it is reported already what is wrong with them: key and name. */
    private final Set<List<String>> reported = new HashSet<>();

    private final Map<String, Place> sides = new LinkedHashMap<>();
    private final Map<String, Place> types = new LinkedHashMap<>();

    /**
     * A cell.
     *
     * @param text what it says, without blanks around it
     * @param at where it stands
     */
    public record Cell(String text, Place at) {}

    /**
     * Makes units.
     *
     * @param answers what is known of sides and types
     * @param report where faults are noted
     * @param grid the map, if it is known; without it only the form of hex numbers is checked
     */
    public UnitRowReader(Answers answers, ImportReport report, Optional<HexGrid> grid) {
        this.answers = answers;
        this.report = report;
        this.grid = grid;
    }

    /** The unit of some cells by their columns; cells that are empty are not among them. */
    public UnitDraft unit(String id, Place at, Map<String, Cell> cells) {
        UnitDraft unit = new UnitDraft(id, at);
        Optional.ofNullable(cells.get("side")).ifPresent(cell -> side(unit, cell));
        Optional.ofNullable(cells.get("type")).ifPresent(cell -> type(unit, cell));
        whole(cells, "strength", id, 0, org.roadtorichmond.scenario.setup.UnitReader.STRONGEST)
                .ifPresent(strength -> unit.put("strength", JsonValues.number(strength)));
        Optional.ofNullable(cells.get("movement")).ifPresent(cell -> movement(unit, cell));
        for (String key : List.of("formation", "commander")) {
            Optional.ofNullable(cells.get(key)).ifPresent(cell -> unit.put(key, Trees.text(cell.text())));
        }
        Optional.ofNullable(cells.get("tags")).ifPresent(cell -> unit.put("tags", Trees.texts(tags(cell.text()))));
        where(unit, cells);
        return unit;
    }

    private void side(UnitDraft unit, Cell cell) {
        Optional<String> known = sideWord(cell.text())
                .or(() -> answers.of(Question.SIDE, cell.text()).flatMap(UnitRowReader::sideWord));
        unit.put("side", Trees.text(known.orElse(cell.text())));
        if (known.isEmpty()) {
            sides.putIfAbsent(cell.text(), cell.at());
        }
    }

    /** The word of a side for its name, whatever its capitals. */
    public static Optional<String> sideWord(String text) {
        return Arrays.stream(Side.values())
                .map(Side::word)
                .filter(word -> word.equals(text.strip().toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    private void type(UnitDraft unit, Cell cell) {
        Optional<String> known = typeWord(cell.text())
                .or(() -> answers.of(Question.TYPE, cell.text()).flatMap(UnitRowReader::typeWord));
        known.ifPresent(word -> unit.put("type", Trees.text(word)));
        if (known.isEmpty()) {
            reported.add(List.of("type", unit.id()));
            types.putIfAbsent(cell.text(), cell.at());
        }
    }

    private static Optional<String> typeWord(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT).replaceAll("[ _]+", "-");
        return Arrays.stream(Arm.values()).map(Arm::word).filter(word::equals).findFirst();
    }

    private Optional<Integer> whole(Map<String, Cell> cells, String key, String id, int least, int most) {
        Cell cell = cells.get(key);
        if (cell == null) {
            return Optional.empty();
        }
        Matcher turn = TURN.matcher(cell.text());
        String text = THOUSANDS.matcher(cell.text()).matches()
                ? cell.text().replaceAll("[^0-9]", "")
                : turn.matches() && MARKED.contains(key) ? turn.group(1) : cell.text();
        if (NUMBER.matcher(text).matches()) {
            BigDecimal number = new BigDecimal(text.replace(',', '.'));
            boolean fits = number.stripTrailingZeros().scale() <= 0
                    && number.compareTo(BigDecimal.valueOf(least)) >= 0
                    && number.compareTo(BigDecimal.valueOf(most)) <= 0;
            if (fits) {
                return Optional.of(number.intValue());
            }
        }
        missing(key, id, cell.at(), Sentence.of("import.number", key, Words.quoted(cell.text()), least, most));
        return Optional.empty();
    }

    private void movement(UnitDraft unit, Cell cell) {
        if (NUMBER.matcher(cell.text()).matches()) {
            BigDecimal points = new BigDecimal(cell.text().replace(',', '.'));
            boolean halves =
                    points.multiply(BigDecimal.valueOf(2)).stripTrailingZeros().scale() <= 0;
            if (halves && points.signum() >= 0 && points.compareTo(BigDecimal.valueOf(MOST_MOVEMENT)) <= 0) {
                unit.put("movement", Trees.number(points));
                return;
            }
        }
        missing(
                "movement",
                unit.id(),
                cell.at(),
                Sentence.of("import.movement", Words.quoted(cell.text()), MOST_MOVEMENT));
    }

    /** The tags of a cell: with semicolons between them, or else commas, or else blanks. */
    private static List<String> tags(String text) {
        String[] parts = text.indexOf(';') >= 0
                ? text.split(";", -1)
                : text.indexOf(',') >= 0 ? text.split(",", -1) : BLANKS.split(text, -1);
        return Arrays.stream(parts)
                .map(String::strip)
                .filter(tag -> !tag.isEmpty())
                .toList();
    }

    // --- Where and when ----------------------------------------------------------------------------------------------

    private void where(UnitDraft unit, Map<String, Cell> cells) {
        Cell hex = cells.get("hex");
        boolean comes = cells.containsKey("turn") || cells.containsKey("entry");
        if (hex != null && comes) {
            missing("hex", unit.id(), hex.at(), Sentence.of("import.hexAndTurn", Words.quoted(unit.id())));
        } else if (hex != null) {
            hex(hex.text(), hex.at(), "hex", unit.id()).ifPresent(number -> unit.put("hex", Trees.text(number)));
        } else if (comes) {
            arrival(unit, cells);
        }
    }

    private void arrival(UnitDraft unit, Map<String, Cell> cells) {
        Map<String, Node> arrives = new LinkedHashMap<>();
        put(arrives, cells, "turn", unit.id(), MOST_TURNS);
        put(arrives, cells, "last", unit.id(), MOST_TURNS);
        Cell entry = cells.get("entry");
        List<Node> entries = new ArrayList<>();
        if (entry != null) {
            for (String number : BLANKS.split(entry.text().replace(';', ' ').strip(), -1)) {
                hex(number, entry.at(), "entry", unit.id()).ifPresent(hex -> entries.add(Trees.text(hex)));
            }
        }
        if (!entries.isEmpty()) {
            arrives.put("hexes", Json.value(entries));
        }
        Cell optional = cells.get("optional");
        if (optional != null) {
            arrives.put(
                    "optional",
                    JsonValues.truth(
                            List.of("true", "yes", "1").contains(optional.text().toLowerCase(Locale.ROOT))));
        }
        put(arrives, cells, "number", unit.id(), org.roadtorichmond.play.CombatTable.FACES);
        Optional.ofNullable(cells.get("group")).ifPresent(cell -> arrives.put("group", Trees.text(cell.text())));
        unit.put("arrives", JsonValues.object(arrives));
        for (String key : List.of("turn", "hexes")) {
            String column = key.equals("hexes") ? "entry" : key;
            if (!arrives.containsKey(key) && !cells.containsKey(column)) {
                missing(
                        "arrives",
                        unit.id(),
                        unit.at(),
                        Sentence.of("import.arrival", Words.quoted(unit.id()), column));
            }
        }
    }

    private void put(Map<String, Node> arrives, Map<String, Cell> cells, String key, String id, int most) {
        whole(cells, key, id, 1, most).ifPresent(number -> arrives.put(key, JsonValues.number(number)));
    }

    private Optional<String> hex(String written, Place at, String what, String id) {
        String number = plain(written);
        if (grid.isPresent()
                ? grid.get().parse(number).isPresent()
                : HEX.matcher(number).matches()) {
            return Optional.of(number);
        }
        Optional<String> padded = padded(number);
        missing(
                what,
                id,
                at,
                padded.isPresent()
                        ? Sentence.of("import.hexZero", Words.quoted(number), padded.get())
                        : Sentence.of("import.hex", Words.quoted(number)));
        return Optional.empty();
    }

    /** A hex number without what people write about it. */
    private static String plain(String written) {
        Matcher worded = WORDED.matcher(written);
        Matcher parted = PARTED.matcher(written);
        if (worded.matches()) {
            return worded.group(1);
        }
        return parted.matches()
                ? "0".repeat(2 - parted.group(1).length())
                        + parted.group(1)
                        + "0".repeat(2 - parted.group(2).length())
                        + parted.group(2)
                : written;
    }

    /** A number that has lost the zero before it in a spreadsheet, as it was. */
    private Optional<String> padded(String number) {
        return Optional.of("0" + number)
                .filter(padded -> number.length() == 3 && HEX.matcher(padded).matches())
                .filter(padded -> grid.isEmpty() || grid.get().parse(padded).isPresent());
    }

    // --- What is missing ---------------------------------------------------------------------------------------------

    /** Reports, once for all units, which keys are missing, and asks what names of sides and types mean. */
    public void finish(List<UnitDraft> units, BiFunction<String, Boolean, Sentence> why) {
        sides.forEach((name, at) ->
                report.asked(Question.SIDE, "side", List.of(name), at, Sentence.of("import.side", Words.quoted(name))));
        types.forEach((name, at) ->
                report.asked(Question.TYPE, "type", List.of(name), at, Sentence.of("import.type", Words.quoted(name))));
        Map<String, List<String>> absent = new LinkedHashMap<>();
        for (UnitDraft unit : units) {
            for (String key : List.of("side", "type", "strength")) {
                if (!unit.has(key) && !reported.contains(List.of(key, unit.id()))) {
                    absent.computeIfAbsent(key, none -> new ArrayList<>()).add(unit.id());
                }
            }
            if (!unit.has("hex") && !unit.has("arrives") && !reported.contains(List.of("hex", unit.id()))) {
                absent.computeIfAbsent("hex", none -> new ArrayList<>()).add(unit.id());
            }
        }
        absent.forEach(
                (key, ids) -> report.missing(key, ids, Place.NOWHERE, why.apply(key, ids.size() == units.size())));
    }

    /** Notes that it is reported elsewhere why a unit lacks a key. */
    public void settled(String key, String id) {
        reported.add(List.of(key, id));
    }

    private void missing(String key, String id, Place at, Sentence why) {
        reported.add(List.of(key, id));
        report.missing(key, List.of(id), at, why);
    }
}
