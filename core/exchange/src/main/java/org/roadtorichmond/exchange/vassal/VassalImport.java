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
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.MapDraft;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.draft.Trees;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.vassal.ModuleMap.Laid;
import org.roadtorichmond.exchange.vassal.ModuleSetUp.Stand;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Reads modules of VASSAL: their units, where these stand, and the grid on which they do; all else in a module is pictures. */
public final class VassalImport {
    private final SourceFile file;
    private final Module module;
    private final Answers answers;
    private final ImportReport report = new ImportReport();
    private final Json facts = Json.object();

    private VassalImport(SourceFile file, Answers answers) {
        this.file = file;
        this.answers = answers;
        module = Module.read(file);
    }

    /**
     * The units of a module, and a map of its hexes on which the terrain is still to be painted.
     *
     * @param file the module
     * @param answers what is known of its marks, sides and set-ups
     * @throws org.roadtorichmond.exchange.draft.RefusedFile if it is no module, or is broken
     */
    public static Imported read(SourceFile file, Answers answers) {
        return new VassalImport(file, answers).read();
    }

    private Imported read() {
        ModuleUnits units = new ModuleUnits(module, answers, report);
        ModuleSetUp placing = new ModuleSetUp(module, units, answers, report);
        String name = module.root()
                .filled("name")
                .map(String::strip)
                .filter(Words::isLine)
                .orElse(file.base());
        Json marks = Json.object();
        units.marks(slot -> true).forEach((key, values) -> marks.put(key, Trees.texts(values)));
        facts.put(
                        "module",
                        Json.object()
                                .put("name", Trees.text(name))
                                .put("version", attribute("version"))
                                .put("vassal", attribute("VassalVersion")))
                .put("sides", Trees.texts(module.sides()))
                .put("setups", Trees.texts(module.setups().keySet()))
                .put("marks", marks);
        Optional<BoardField> field = field(placing);
        Optional<HexGrid> grid = field.flatMap(boards -> grid(boards, placing.stands()));
        place(placing.stands(), field, grid);
        units.finish(placing.stands().keySet());
        for (String list : List.of("terrain", "ways", "waters")) {
            report.missing(list, List.of(), Place.NOWHERE, Sentence.of("import.vassal.pixels", list));
        }
        report.taken(
                "units",
                List.of(),
                Sentence.of("import.taken.units", units.all().size()));
        boolean turned = field.filter(boards -> boards.hexes().sideways()).isPresent();
        Optional<Node.ObjectNode> map = grid.map(hexes -> {
            MapDraft draft = new MapDraft(name, hexes);
            if (turned) {
                report.taken("north", List.of(), Sentence.of("import.taken.turned"));
                draft.north(JsonValues.number(MapDraft.TURNED));
            }
            return draft.settle(report);
        });
        return new Imported(name, map, units.all(), facts.node(), report);
    }

    private Node attribute(String name) {
        return Trees.text(module.root().attribute(name).orElse(""));
    }

    // --- The map -----------------------------------------------------------------------------------------------------

    /** The board with hexes on which most units stand, with those beside it; without any, the first that has hexes. */
    private Optional<BoardField> field(ModuleSetUp placing) {
        Map<Laid, Integer> counts = new HashMap<>();
        placing.stands().values().forEach(stand -> counts.merge(stand.spot().laid(), 1, Integer::sum));
        Optional<BoardField> field = Optional.empty();
        int most = -1;
        for (ModuleMap map : placing.maps()) {
            for (Laid laid : map.layout()) {
                int count = counts.getOrDefault(laid, 0);
                if (laid.board().grid().isPresent() && count > most) {
                    most = count;
                    field = Optional.of(BoardField.of(map, laid).upright());
                }
            }
        }
        if (field.isEmpty()) {
            report.missing("map", List.of(), Place.NOWHERE, Sentence.of("import.vassal.noHexes"));
        }
        field.ifPresent(this::describe);
        return field;
    }

    /** Says which boards the field has, and asks which lie on its map if nothing says it. */
    private void boards(BoardField field) {
        List<String> names =
                field.parts().keySet().stream().map(laid -> laid.board().name()).toList();
        if (names.size() > 1) {
            report.taken("boards", names, Sentence.of("import.vassal.boards", names.size()));
        }
        if (!field.apart().isEmpty()) {
            report.left("boards", field.apart(), Place.NOWHERE, Sentence.of("import.vassal.apart", field.apart()));
        }
        ModuleMap map = field.map();
        String all = map.example();
        if (!map.said() && !all.equals(field.main().board().name())) {
            report.leftAsking(
                    Question.BOARD,
                    "boards",
                    List.of(map.name()),
                    Place.NOWHERE,
                    Sentence.of(
                            "import.vassal.layout",
                            Words.quoted(map.name()),
                            Words.quoted(field.main().board().name()),
                            Words.quoted(all)));
        }
    }

    private void describe(BoardField field) {
        boards(field);
        HexNumbers hexes = field.hexes();
        facts.put(
                "grid",
                Json.object()
                        .put("dx", hexes.dx())
                        .put("dy", hexes.dy())
                        .put("x0", hexes.x0())
                        .put("y0", hexes.y0())
                        .put("sideways", hexes.sideways())
                        .put("printedEqualsHex", field.kept()));
        picture(field.main().board());
        field.parts().keySet().stream()
                .map(Laid::board)
                .filter(board -> !board.equals(field.main().board()))
                .forEach(this::leftPicture);
    }

    private void picture(ModuleBoard board) {
        if (!board.image().isEmpty()) {
            facts.put(
                    "image",
                    Json.object()
                            .put("file", Trees.text("images/" + board.image()))
                            .put("width", board.width())
                            .put("height", board.height()));
        }
        leftPicture(board);
    }

    private void leftPicture(ModuleBoard board) {
        if (!board.image().isEmpty()) {
            boolean sized = board.width() > 0 && board.height() > 0;
            report.left(
                    "image",
                    List.of(board.image()),
                    Place.NOWHERE,
                    sized
                            ? Sentence.of(
                                    "import.vassal.image", Words.quoted(board.image()), board.width(), board.height())
                            : Sentence.of("import.vassal.noImage", Words.quoted(board.image()), ImageSize.LARGEST));
        }
    }

    private Optional<HexGrid> grid(BoardField field, Map<UnitDraft, Stand> stands) {
        Optional<String> turn = answers.of(Question.TURN, Question.MAP);
        if (field.hexes().sideways() && turn.isEmpty()) {
            report.asked(Question.TURN, "map", List.of(Question.MAP), Place.NOWHERE, Sentence.of("import.vassal.turn"));
            return Optional.empty();
        } else if (field.hexes().sideways() && !turn.get().equals(Question.YES)) {
            report.missing("map", List.of(), Place.NOWHERE, Sentence.of("import.vassal.sideways"));
            return Optional.empty();
        }
        List<int[]> numbers =
                field.numbers(stands.values().stream().map(Stand::spot).collect(Collectors.toSet()));
        int columns = numbers.stream().mapToInt(number -> number[0]).max().orElse(0);
        int rows = numbers.stream().mapToInt(number -> number[1]).max().orElse(0);
        if (columns < 1 || rows < 1 || columns > 999 || rows > 999) {
            report.missing("map", List.of(), Place.NOWHERE, Sentence.of("import.vassal.size", columns, rows));
            return Optional.empty();
        }
        report.taken(
                "map",
                List.of(),
                Sentence.of(field.kept() ? "import.vassal.numbersKept" : "import.vassal.numbersLost", columns, rows));
        return Optional.of(new HexGrid(columns, rows));
    }

    // --- The units ---------------------------------------------------------------------------------------------------

    private void place(Map<UnitDraft, Stand> stands, Optional<BoardField> field, Optional<HexGrid> grid) {
        List<String> without = new ArrayList<>();
        Map<List<String>, List<String>> elsewhere = new LinkedHashMap<>();
        stands.forEach((unit, stand) -> {
            ModuleBoard board = stand.spot().board();
            int x = stand.spot().x();
            int y = stand.spot().y();
            String printed = board.place(x, y);
            unit.standsAt(new UnitDraft.Printed(stand.map().name(), printed, x, y));
            if (field.filter(hexes -> hexes.has(stand.spot().laid())).isEmpty()) {
                elsewhere
                        .computeIfAbsent(List.of(stand.map().name(), printed), none -> new ArrayList<>())
                        .add(unit.id());
                return;
            }
            Optional<Hex> hex = grid.flatMap(
                    hexes -> field.get().number(stand.spot()).flatMap(number -> hexes.at(number[0], number[1])));
            hex.ifPresent(found -> unit.put("hex", Trees.text(found.number())));
            if (hex.isEmpty()) {
                without.add(unit.id());
            }
        });
        elsewhere.forEach((place, ids) -> report.missing(
                "arrives",
                ids,
                Place.NOWHERE,
                Sentence.of(
                        place.get(1).isBlank() ? "import.vassal.otherMap" : "import.vassal.elsewhere",
                        ids.size(),
                        Words.quoted(place.get(0)),
                        Words.quoted(place.get(1)))));
        if (!without.isEmpty()) {
            report.missing("hex", without, Place.NOWHERE, Sentence.of("import.vassal.noNumber"));
        }
    }
}
