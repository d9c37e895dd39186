package org.roadtorichmond.exchange.vassal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.MapDraft;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.draft.Trees;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.vassal.HexNumbers.Raw;
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
        Optional<MainBoard> main = main(placing.stands());
        Optional<HexGrid> grid = main.flatMap(board -> grid(board, placing.stands()));
        place(placing.stands(), main, grid);
        units.finish(placing.stands().keySet());
        for (String list : List.of("terrain", "ways", "waters")) {
            report.missing(list, List.of(), Place.NOWHERE, Sentence.of("import.vassal.pixels", list));
        }
        report.taken(
                "units",
                List.of(),
                Sentence.of("import.taken.units", units.all().size()));
        boolean turned = main.filter(board -> board.hexes().sideways()).isPresent();
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

    /** The board on which the battle is fought, and how its raw columns and rows become those of the game. */
    private record MainBoard(
            ModuleMap map, ModuleBoard board, HexNumbers hexes, boolean kept, int firstColumn, int firstRow) {
        /** Column and row of the game. */
        int[] number(Raw raw) {
            if (hexes.sideways()) {
                // Its rows are counted from the right, so that what was at the right is above and nothing is mirrored.
                return new int[] {raw.column() - firstColumn + 1, firstRow - raw.row() + 1};
            }
            int lower = kept && hexes.numbering().stagger() && raw.odd() ? 1 : 0;
            return new int[] {raw.column() - firstColumn + 1, raw.row() - firstRow + 1 + lower};
        }
    }

    /** The board with hexes on which most units stand; without any, the first that has hexes. */
    private Optional<MainBoard> main(Map<UnitDraft, Stand> stands) {
        Map<ModuleBoard, Integer> counts = new HashMap<>();
        stands.values().forEach(stand -> counts.merge(stand.spot().board(), 1, Integer::sum));
        Optional<MainBoard> best = Optional.empty();
        int most = -1;
        for (ModuleMap map : module.maps()) {
            for (ModuleBoard board : map.boards()) {
                int count = counts.getOrDefault(board, 0);
                if (board.grid().isPresent() && count > most) {
                    most = count;
                    best = Optional.of(framed(map, board, board.grid().get()));
                }
            }
        }
        if (best.isEmpty()) {
            report.missing("map", List.of(), Place.NOWHERE, Sentence.of("import.vassal.noHexes"));
        }
        best.ifPresent(this::describe);
        return best;
    }

    private static MainBoard framed(ModuleMap map, ModuleBoard board, HexNumbers hexes) {
        List<Raw> whole = board.whole();
        int[] offsets = hexes.numbering().offsets();
        if (hexes.isLikeTheGame() && within(whole, hexes)) {
            return new MainBoard(map, board, hexes, true, 1 - offsets[0], 1 - offsets[1]);
        }
        int column = whole.stream().mapToInt(Raw::column).min().orElse(0);
        if (hexes.sideways()) {
            // Turned, the even columns lie lower, which the first of the game does not.
            int last = whole.stream().mapToInt(Raw::row).max().orElse(0);
            return new MainBoard(map, board, hexes, false, column - Math.floorMod(column + 1, 2), last);
        }
        int row = whole.stream().mapToInt(Raw::row).min().orElse(0);
        // The first column of the game is not a lower one.
        return new MainBoard(map, board, hexes, false, column - Math.floorMod(column, 2), row);
    }

    /** Whether all printed numbers are from 1 to 99, so that a map can have them without being mostly empty. */
    private static boolean within(List<Raw> whole, HexNumbers hexes) {
        int[] offsets = hexes.numbering().offsets();
        return whole.stream().allMatch(raw -> {
            int column = raw.column() + offsets[0];
            int row = raw.row() + offsets[1];
            return column >= 1 && row >= 1 && column <= 99 && row <= 98;
        });
    }

    private void describe(MainBoard main) {
        HexNumbers hexes = main.hexes();
        facts.put(
                "grid",
                Json.object()
                        .put("dx", hexes.dx())
                        .put("dy", hexes.dy())
                        .put("x0", hexes.x0())
                        .put("y0", hexes.y0())
                        .put("sideways", hexes.sideways())
                        .put("printedEqualsHex", main.kept()));
        ModuleBoard board = main.board();
        if (!board.image().isEmpty()) {
            facts.put(
                    "image",
                    Json.object()
                            .put("file", Trees.text("images/" + board.image()))
                            .put("width", board.width())
                            .put("height", board.height()));
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

    private Optional<HexGrid> grid(MainBoard main, Map<UnitDraft, Stand> stands) {
        Optional<String> turn = answers.of(Question.TURN, Question.MAP);
        if (main.hexes().sideways() && turn.isEmpty()) {
            report.asked(Question.TURN, "map", List.of(Question.MAP), Place.NOWHERE, Sentence.of("import.vassal.turn"));
            return Optional.empty();
        } else if (main.hexes().sideways() && !turn.get().equals(Question.YES)) {
            report.missing("map", List.of(), Place.NOWHERE, Sentence.of("import.vassal.sideways"));
            return Optional.empty();
        }
        List<int[]> numbers = new ArrayList<>();
        Stream.concat(
                        main.board().whole().stream(),
                        stands.values().stream()
                                .filter(stand -> stand.spot().board().equals(main.board()))
                                .flatMap(stand -> main
                                        .board()
                                        .hex(stand.spot().x(), stand.spot().y())
                                        .stream()))
                .map(main::number)
                .forEach(numbers::add);
        int columns = numbers.stream().mapToInt(number -> number[0]).max().orElse(0);
        int rows = numbers.stream().mapToInt(number -> number[1]).max().orElse(0);
        if (columns < 1 || rows < 1 || columns > 999 || rows > 999) {
            report.missing("map", List.of(), Place.NOWHERE, Sentence.of("import.vassal.size", columns, rows));
            return Optional.empty();
        }
        report.taken(
                "map",
                List.of(),
                Sentence.of(main.kept() ? "import.vassal.numbersKept" : "import.vassal.numbersLost", columns, rows));
        return Optional.of(new HexGrid(columns, rows));
    }

    // --- The units ---------------------------------------------------------------------------------------------------

    private void place(Map<UnitDraft, Stand> stands, Optional<MainBoard> main, Optional<HexGrid> grid) {
        List<String> without = new ArrayList<>();
        stands.forEach((unit, stand) -> {
            ModuleBoard board = stand.spot().board();
            int x = stand.spot().x();
            int y = stand.spot().y();
            String printed = board.place(x, y);
            unit.standsAt(new UnitDraft.Printed(stand.map().name(), printed, x, y));
            if (main.isEmpty() || !board.equals(main.get().board())) {
                report.missing(
                        "arrives",
                        List.of(unit.id()),
                        unit.at(),
                        Sentence.of(
                                "import.vassal.elsewhere",
                                Words.quoted(unit.id()),
                                Words.quoted(stand.map().name()),
                                Words.quoted(printed)));
                return;
            }
            Optional<Hex> hex = grid.flatMap(
                    hexes -> board.hex(x, y).map(main.get()::number).flatMap(number -> hexes.at(number[0], number[1])));
            hex.ifPresent(found -> unit.put("hex", Trees.text(found.number())));
            if (hex.isEmpty()) {
                without.add(unit.id());
            }
        });
        if (!without.isEmpty()) {
            report.missing("hex", without, Place.NOWHERE, Sentence.of("import.vassal.noNumber"));
        }
    }
}
