package org.roadtorichmond.exchange.vassal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.exchange.vassal.ModuleMap.Spot;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Where the units of a module stand at the beginning: by the stacks of its maps, or by one of its set-ups. */
final class ModuleSetUp {
    private static final int FARTHEST = 1_000_000;

    private final Module module;
    private final ModuleUnits units;
    private final Answers answers;
    private final ImportReport report;
    private final List<ModuleMap> maps;
    private final Map<UnitDraft, Stand> stands = new LinkedHashMap<>();
    private final Map<ModuleBoard, Map<String, int[]>> printed = new HashMap<>();

    /** Where a unit stands: a map, and a point of a board of it. */
    record Stand(ModuleMap map, Spot spot) {}

    ModuleSetUp(Module module, ModuleUnits units, Answers answers, ImportReport report) {
        this.module = module;
        this.units = units;
        this.answers = answers;
        this.report = report;
        maps = module.maps().stream().map(this::answered).collect(Collectors.toCollection(ArrayList::new));
        for (ModuleMap map : maps) {
            map.stacks().forEach(stack -> stack(map, stack));
        }
        setup();
    }

    private ModuleMap answered(ModuleMap map) {
        return answers.of(Question.BOARD, map.name()).flatMap(map::answered).orElse(map);
    }

    /** The maps with the boards that lie on them. */
    List<ModuleMap> maps() {
        return maps;
    }

    /** Where each unit that is placed stands. */
    Map<UnitDraft, Stand> stands() {
        return stands;
    }

    // --- Stacks ------------------------------------------------------------------------------------------------------

    private void stack(ModuleMap map, XmlElement stack) {
        Optional<Spot> spot = spot(map, stack);
        for (XmlElement slot : stack.children()) {
            Optional<Piece> piece = module.piece(slot);
            Optional<UnitDraft> unit = piece.flatMap(each -> units.named(each.name()));
            if (piece.isPresent() && unit.isEmpty()) {
                report.left(
                        "piece",
                        List.of(piece.get().name()),
                        slot.at(),
                        Sentence.of(
                                "import.vassal.unknownPiece",
                                Words.quoted(piece.get().name())));
            } else if (unit.isPresent() && spot.isEmpty()) {
                report.missing(
                        "hex",
                        List.of(unit.get().id()),
                        stack.at(),
                        Sentence.of(
                                "import.vassal.noSpot",
                                Words.quoted(stack.attribute("name").orElse(""))));
            } else if (unit.isPresent()) {
                stand(unit.get(), new Stand(map, spot.get()));
            }
        }
    }

    /** Has a unit stand somewhere; if it stands already, the piece is another one of its kind. */
    private void stand(UnitDraft unit, Stand stand) {
        stands.put(stands.containsKey(unit) ? units.another(unit, stands.keySet()) : unit, stand);
    }

    private Optional<Spot> spot(ModuleMap map, XmlElement stack) {
        String named = stack.attribute("owningBoard").orElse("");
        int x = stack.whole("x", 0, -FARTHEST, FARTHEST);
        int y = stack.whole("y", 0, -FARTHEST, FARTHEST);
        if (named.isBlank()) {
            return map.spot(x + map.edgeWidth(), y + map.edgeHeight());
        }
        Optional<ModuleMap.Laid> board = map.board(named);
        if (board.isEmpty() || !stack.truth("useGridLocation", false)) {
            return board.map(each -> new Spot(each, x, y));
        }
        String location = stack.attribute("location").orElse("");
        int[] middle = printed.computeIfAbsent(board.get().board(), ModuleBoard::middles)
                .get(location);
        return middle == null ? Optional.empty() : Optional.of(new Spot(board.get(), middle[0], middle[1]));
    }

    // --- Set-ups -----------------------------------------------------------------------------------------------------

    private void setup() {
        List<String> names = new ArrayList<>(module.setups().keySet());
        Optional<String> chosen = answers.of(Question.SETUP, "setup")
                .flatMap(answer -> names.stream()
                        .filter(name -> name.equalsIgnoreCase(answer))
                        .findFirst());
        if (chosen.isEmpty() && stands.isEmpty() && names.size() == 1) {
            chosen = Optional.of(names.get(0));
        }
        if (chosen.isPresent()) {
            load(chosen.get());
        } else if (!names.isEmpty() && stands.isEmpty()) {
            report.asked(
                    Question.SETUP,
                    "hex",
                    List.of("setup"),
                    Place.NOWHERE,
                    Sentence.of("import.vassal.setup", Words.either(names)));
        } else if (!names.isEmpty()) {
            report.left("setup", names, Place.NOWHERE, Sentence.of("import.vassal.setups", Words.either(names)));
        }
    }

    private void load(String name) {
        String file = module.setups().getOrDefault(name, "");
        Optional<byte[]> save = module.archive().text(file);
        if (save.isEmpty()) {
            report.missing("hex", List.of(), Place.NOWHERE, Sentence.of("import.vassal.noSave", Words.quoted(file)));
            return;
        }
        stands.clear();
        units.onlyOfPalettes();
        List<String> commands = SavedSetup.commands(file, save.get());
        for (String command : commands) {
            maps.replaceAll(map -> map.laid(command));
        }
        for (String command : commands) {
            Piece.of(command, module.prototypes())
                    .filter(piece -> !piece.type().equals("stack"))
                    .ifPresent(this::piece);
        }
        report.taken("setup", List.of(name), Sentence.of("import.taken.setup", Words.quoted(name), stands.size()));
    }

    private void piece(Piece piece) {
        Optional<UnitDraft> unit = units.unit(piece);
        String on = Sequence.at(piece.state(), 0);
        Optional<ModuleMap> map =
                maps.stream().filter(each -> each.name().equals(on)).findFirst();
        if (unit.isEmpty() || map.isEmpty()) {
            return;
        }
        String x = Sequence.at(piece.state(), 1);
        String y = Sequence.at(piece.state(), 2);
        if (x.matches("-?[0-9]{1,6}") && y.matches("-?[0-9]{1,6}")) {
            map.get()
                    .spot(Integer.parseInt(x), Integer.parseInt(y))
                    .ifPresent(spot -> stand(unit.get(), new Stand(map.get(), spot)));
        }
    }
}
