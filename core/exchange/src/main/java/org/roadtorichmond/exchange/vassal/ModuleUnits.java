package org.roadtorichmond.exchange.vassal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.draft.UnitRowReader;
import org.roadtorichmond.exchange.vassal.Module.Slot;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * The units among the pieces of a module. A side is a mark called {@code Side}, or the tab that is called like an entry of the
 * roster; other marks are asked about. What has no side is no unit, if anything has one.
 */
final class ModuleUnits {
    /** The columns of a unit that a mark may say. */
    private static final List<String> MARKED = List.of("side", "formation", "strength", "type", "commander");

    private static final int MOST_VALUES = 8;

    private final Module module;
    private final Answers answers;
    private final ImportReport report;
    private final UnitRowReader reader;
    private final Map<String, UnitDraft> units = new LinkedHashMap<>();
    private final Map<String, UnitDraft> bySlot = new TreeMap<>();
    private final List<Slot> pieces;

    ModuleUnits(Module module, Answers answers, ImportReport report) {
        this.module = module;
        this.answers = answers;
        this.report = report;
        reader = new UnitRowReader(answers, report, Optional.empty());
        pieces = module.slots();
        take();
    }

    private void take() {
        boolean sides = pieces.stream().anyMatch(slot -> side(slot).isPresent());
        boolean formations =
                pieces.stream().anyMatch(slot -> mark(slot, "formation").isPresent());
        if (!sides && !pieces.isEmpty()) {
            askForMark();
        }
        for (Slot slot : pieces) {
            String name = line(slot.piece().name());
            if (sides && side(slot).isEmpty()) {
                report.left("piece", List.of(name), slot.at(), Sentence.of("import.vassal.noSide", Words.quoted(name)));
            } else if (units.containsKey(name)) {
                report.missing("units", List.of(name), slot.at(), Sentence.of("import.twice", Words.quoted(name)));
            } else {
                UnitDraft unit = reader.unit(name, slot.at(), cells(slot, formations));
                units.put(name, unit);
                bySlot.putIfAbsent(slot.number(), unit);
            }
            if (units.size() > Imported.MOST_UNITS) {
                throw new RefusedFile(slot.at(), Sentence.of("import.manyUnits", Imported.MOST_UNITS));
            }
        }
    }

    private Map<String, UnitRowReader.Cell> cells(Slot slot, boolean formations) {
        Map<String, UnitRowReader.Cell> cells = new LinkedHashMap<>();
        for (String column : MARKED) {
            Optional<String> text = column.equals("side") ? side(slot) : mark(slot, column);
            if (column.equals("formation") && !formations) {
                text = Optional.of(line(slot.panel())).filter(panel -> !panel.isEmpty());
            }
            text.ifPresent(said -> cells.put(column, new UnitRowReader.Cell(said, slot.at())));
        }
        return cells;
    }

    private static String line(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    private Optional<String> side(Slot slot) {
        Optional<String> marked = mark(slot, "side");
        return marked.isPresent()
                ? marked
                : slot.above().stream()
                        .flatMap(name -> module.sides().stream().filter(side -> side.equalsIgnoreCase(name.strip())))
                        .findFirst();
    }

    /** What the mark of a column says: the one that was answered, or else the one that is called so. */
    private Optional<String> mark(Slot slot, String column) {
        String key = answers.of(Question.MARK, column).orElse(column);
        return slot.piece().marks().entrySet().stream()
                .filter(mark -> mark.getKey().strip().equalsIgnoreCase(key.strip()))
                .map(mark -> line(mark.getValue()))
                .filter(value -> !value.isEmpty())
                .findFirst();
    }

    private void askForMark() {
        Map<String, Set<String>> marks = marks(slot -> true);
        List<String> shown = new ArrayList<>();
        marks.forEach((key, values) -> shown.add(key + " ("
                + String.join(", ", values.stream().limit(MOST_VALUES).toList()) + ")"));
        report.asked(
                Question.MARK,
                "side",
                List.of("side"),
                Place.NOWHERE,
                shown.isEmpty()
                        ? Sentence.of("import.vassal.noMarks")
                        : Sentence.of("import.vassal.mark", Words.visible(String.join("; ", shown))));
    }

    /** All marks of pieces, with what they say. */
    Map<String, Set<String>> marks(Predicate<Slot> which) {
        Map<String, Set<String>> marks = new TreeMap<>();
        pieces.stream()
                .filter(which)
                .forEach(slot -> slot.piece()
                        .marks()
                        .forEach((key, value) -> marks.computeIfAbsent(key, none -> new TreeSet<>())
                                .add(value)));
        return marks;
    }

    /** The unit that a piece is: by the slot from which it came, or else by its name. */
    Optional<UnitDraft> unit(Piece piece) {
        return Optional.ofNullable(bySlot.get(piece.slot()))
                .filter(unit -> !piece.slot().isEmpty())
                .or(() -> Optional.ofNullable(units.get(line(piece.name()))));
    }

    /** The unit of a name. */
    Optional<UnitDraft> named(String name) {
        return Optional.ofNullable(units.get(line(name)));
    }

    /** All units. */
    List<UnitDraft> all() {
        return List.copyOf(units.values());
    }

    /** Reports what is missing to the units; of those that stand somewhere it is known already why they have no hex. */
    void finish(Set<UnitDraft> placed) {
        placed.forEach(unit -> reader.settled("hex", unit.id()));
        reader.finish(all(), (key, every) -> switch (key) {
            case "hex" -> Sentence.of("import.vassal.unplaced");
            case "side" -> Sentence.of("import.vassal.noSides");
            default -> Sentence.of("import.vassal.noMark", key);
        });
    }
}
