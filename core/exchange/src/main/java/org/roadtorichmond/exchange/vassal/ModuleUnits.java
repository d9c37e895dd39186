package org.roadtorichmond.exchange.vassal;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
 * The units among the pieces of a module. Whenever pieces are left over whose side nothing says, it is asked what does; what then has
 * none is no unit, if anything has one. Pieces of one name are numbered.
 */
final class ModuleUnits {
    /** The columns of a unit that a mark may say. */
    private static final List<String> MARKED = List.of("side", "formation", "strength", "type", "commander");

    private final PieceSides sides;
    private final Answers answers;
    private final ImportReport report;
    private final UnitRowReader reader;
    private final Map<String, UnitDraft> units = new LinkedHashMap<>();
    private final Map<String, UnitDraft> bySlot = new TreeMap<>();
    private final Map<UnitDraft, Slot> slots = new HashMap<>();
    private final List<Slot> pieces;
    private boolean formations;
    private int inPalettes;

    ModuleUnits(Module module, Answers answers, ImportReport report) {
        sides = new PieceSides(module, answers.of(Question.MARK, "side"));
        this.answers = answers;
        this.report = report;
        reader = new UnitRowReader(answers, report, Optional.empty());
        pieces = module.slots();
        take();
    }

    private void take() {
        List<Slot> sided =
                pieces.stream().filter(slot -> sides.of(slot).isPresent()).toList();
        List<String> over = pieces.stream()
                .filter(slot -> sides.of(slot).isEmpty())
                .map(slot -> PieceSides.line(slot.piece().name()))
                .toList();
        formations = pieces.stream().anyMatch(slot -> mark(slot, "formation").isPresent());
        if (!over.isEmpty() && answers.of(Question.MARK, "side").isEmpty()) {
            askForSide(over.size());
        }
        if (!sided.isEmpty() && !over.isEmpty()) {
            report.left("piece", over, Place.NOWHERE, Sentence.of("import.vassal.noSide", over.size()));
        }
        for (Slot slot : sided.isEmpty() ? pieces : sided) {
            bySlot.putIfAbsent(slot.number(), unit(slot));
        }
        inPalettes = units.size();
    }

    /** Makes a unit of a piece, numbered if there is one of its name. */
    private UnitDraft unit(Slot slot) {
        String name = PieceSides.line(slot.piece().name());
        String own = name;
        for (int number = 2; units.containsKey(own); number++) {
            own = numbered(name, number);
        }
        UnitDraft unit = reader.unit(own, slot.at(), cells(slot, formations));
        units.put(own, unit);
        slots.put(unit, slot);
        if (units.size() > Imported.MOST_UNITS) {
            throw new RefusedFile(slot.at(), Sentence.of("import.manyUnits", Imported.MOST_UNITS));
        }
        return unit;
    }

    /**
     * Another unit of the name of one: what a palette has once stands on many a map several times.
     *
     * @param placed the units that stand somewhere already, which are not taken again
     */
    UnitDraft another(UnitDraft unit, Set<UnitDraft> placed) {
        Slot slot = Objects.requireNonNull(slots.get(unit));
        String name = PieceSides.line(slot.piece().name());
        for (int number = 2; ; number++) {
            UnitDraft twin = units.get(numbered(name, number));
            if (twin == null) {
                return unit(slot);
            } else if (!placed.contains(twin)) {
                return twin;
            }
        }
    }

    private static String numbered(String name, int number) {
        return name + " (" + number + ")";
    }

    /** Forgets the units that were more than palettes have. */
    void onlyOfPalettes() {
        List.copyOf(units.keySet()).subList(inPalettes, units.size()).forEach(units::remove);
    }

    private Map<String, UnitRowReader.Cell> cells(Slot slot, boolean formations) {
        Map<String, UnitRowReader.Cell> cells = new LinkedHashMap<>();
        for (String column : MARKED) {
            Optional<String> text = column.equals("side") ? sides.of(slot) : mark(slot, column);
            if (column.equals("formation") && !formations) {
                text = Optional.of(PieceSides.line(slot.panel())).filter(panel -> !panel.isEmpty());
            }
            text.ifPresent(said -> cells.put(column, new UnitRowReader.Cell(said, slot.at())));
        }
        return cells;
    }

    /** What the mark of a column says: the one that was answered, or else the one that is called so. */
    private Optional<String> mark(Slot slot, String column) {
        return PieceSides.mark(slot, answers.of(Question.MARK, column).orElse(column));
    }

    private void askForSide(int over) {
        List<String> offers = sides.offers(pieces);
        report.asked(
                Question.MARK,
                "side",
                List.of("side"),
                Place.NOWHERE,
                offers.isEmpty()
                        ? Sentence.of("import.vassal.noMarks")
                        : Sentence.of(
                                "import.vassal.mark", over, pieces.size(), Words.visible(String.join("; ", offers))));
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
                .or(() -> Optional.ofNullable(units.get(PieceSides.line(piece.name()))));
    }

    Optional<UnitDraft> named(String name) {
        return Optional.ofNullable(units.get(PieceSides.line(name)));
    }

    List<UnitDraft> all() {
        return List.copyOf(units.values());
    }

    /** Reports what is missing to the units; of those that stand somewhere it is known already why they have no hex. */
    void finish(Set<UnitDraft> placed) {
        List<String> twins = units.values().stream()
                .filter(unit -> !unit.id()
                        .equals(PieceSides.line(
                                Objects.requireNonNull(slots.get(unit)).piece().name())))
                .map(UnitDraft::id)
                .toList();
        if (!twins.isEmpty()) {
            report.taken("units", twins, Sentence.of("import.vassal.twins", twins.size()));
        }
        placed.forEach(unit -> reader.settled("hex", unit.id()));
        reader.finish(all(), (key, every) -> switch (key) {
            case "hex" -> Sentence.of("import.vassal.unplaced");
            case "side" -> Sentence.of("import.vassal.noSides");
            default -> Sentence.of("import.vassal.noMark", key);
        });
    }
}
