package org.roadtorichmond.exchange.tiled;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.MapDraft;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.exchange.tiled.ObjectLayers.MapObject;
import org.roadtorichmond.exchange.tiled.TiledGrid.Cell;
import org.roadtorichmond.exchange.tiled.TiledGrid.Frame;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Reads maps of Tiled, as XML and as JSON: terrain from their tiles, everything else from objects by their classes, which
 * {@link MapObjects} and {@link UnitObjects} list.
 */
public final class TiledImport {
    /** The most columns or rows of a map of the game. */
    static final int LARGEST = 999;

    private static final int WHOLE_TURN = 360;

    /** What the report says of the lists of which something was taken. */
    private static final Map<String, String> TAKEN = new TreeMap<>(Map.of(
            "ways", "import.taken.ways",
            "crossovers", "import.taken.crossovers",
            "waters", "import.taken.waters",
            "crossings", "import.taken.crossings",
            "places", "import.taken.places",
            "edges", "import.taken.edges",
            "units", "import.taken.units"));

    private final SourceFile file;
    private final XmlElement map;
    private final Answers answers;
    private final ImportReport report = new ImportReport();
    private final ProjectFiles files;
    private final TiledGrid grid;
    private final Tilesets tilesets;

    private TiledImport(SourceFile file, Answers answers) {
        this.file = file;
        this.answers = answers;
        map = ProjectFiles.read(file.content(), "map", Optional.empty());
        boolean isMap = map.name().equals("map") && map.attribute("orientation").isPresent();
        if (!isMap) {
            throw new RefusedFile(map.at(), Sentence.of("import.tiled.noMap", Words.quoted(map.name())));
        }
        files = new ProjectFiles(file.siblings(), answers);
        grid = new TiledGrid(map, answers);
        tilesets = Tilesets.of(map, "", files, report);
    }

    /**
     * The map and the units of a file.
     *
     * @param file the file, beside which its tilesets lie
     * @param answers what is known of its words
     * @throws RefusedFile if it is no map of hexes, must be turned and may not, or is broken
     */
    public static Imported read(SourceFile file, Answers answers) {
        return new TiledImport(file, answers).read();
    }

    private Imported read() {
        LayerStack layers = LayerStack.of(map, answers, report);
        boolean infinite = map.truth("infinite", false);
        List<TileCells> cells = new ArrayList<>();
        layers.tiles().forEach(layer -> cells.add(TileCells.of(layer, infinite, LARGEST)));
        Frame frame = infinite
                ? bounds(cells)
                : frame(0, 0, size(grid.turned() ? "height" : "width"), size(grid.turned() ? "width" : "height"));
        String name = Optional.ofNullable(Tileset.properties(map).get("name"))
                .filter(each -> !each.isBlank())
                .orElse(file.base());
        MapDraft draft = new MapDraft(name, frame.grid());
        terrain(cells, frame, draft);
        north().ifPresent(draft::north);
        ObjectLayers objects = new ObjectLayers(grid, frame, tilesets, files, report);
        MapObjects drawn = new MapObjects(objects, draft, report);
        UnitObjects armies = new UnitObjects(objects, answers, report);
        Map<String, List<MapObject>> others = new LinkedHashMap<>();
        layers.objects()
                .forEach(layer -> objects.each(layer, object -> {
                    boolean taken = drawn.take(object) || armies.take(object);
                    if (!taken) {
                        others.computeIfAbsent(object.kind(), none -> new ArrayList<>())
                                .add(object);
                    }
                }));
        others.forEach(this::left);
        drawn.finish();
        List<UnitDraft> units = armies.finish();
        Node.ObjectNode json = draft.settle(report);
        TAKEN.forEach((list, key) -> {
            int count = list.equals("units") ? units.size() : draft.count(list);
            if (count > 0) {
                report.taken(list, List.of(), Sentence.of(key, count));
            }
        });
        return new Imported(name, Optional.of(json), units, JsonValues.noMembers(), report);
    }

    /** Lists what has a class that means nothing, all of one class together. */
    private void left(String kind, List<MapObject> objects) {
        report.left(
                "object",
                objects.stream().map(MapObject::title).toList(),
                objects.get(0).element().at(),
                objects.size() == 1
                        ? Sentence.of(
                                "import.tiled.object",
                                Words.quoted(objects.get(0).title()),
                                Words.quoted(kind))
                        : Sentence.of("import.tiled.objects", objects.size(), Words.quoted(kind)));
    }

    /** Where north is on the map of the game: a map that was turned has it at the left if it was above. */
    private Optional<Node> north() {
        Optional<BigDecimal> said = Optional.ofNullable(Tileset.properties(map).get("north"))
                .filter(text -> text.matches("-?[0-9]{1,3}([.][0-9]{1,2})?"))
                .map(BigDecimal::new);
        if (!grid.turned()) {
            return said.map(TiledImport::number);
        }
        report.taken("north", List.of(), Sentence.of("import.taken.turned"));
        BigDecimal left = said.orElse(BigDecimal.ZERO).add(BigDecimal.valueOf(MapDraft.TURNED));
        return Optional.of(number(left.remainder(BigDecimal.valueOf(WHOLE_TURN))));
    }

    private static Node number(BigDecimal degrees) {
        return new Node.NumberNode(Place.NOWHERE, degrees.toPlainString());
    }

    private int size(String key) {
        int size = map.whole(key, 0, 1, LARGEST);
        if (size == 0) {
            throw new RefusedFile(map.at(), Sentence.of("import.tiled.noSize"));
        }
        return size;
    }

    /** The hexes of some cells; if their first column is a lower one, a column comes before it, since the game's first is not. */
    private Frame frame(int column, int row, int columns, int rows) {
        int first = grid.lower(column) ? column - 1 : column;
        int all = columns + column - first;
        if (all > LARGEST || rows > LARGEST) {
            throw new RefusedFile(map.at(), Sentence.of("import.tiled.large", LARGEST));
        }
        return new Frame(new HexGrid(all, rows), first, row);
    }

    /** The hexes of a map without bounds: all between the outermost tiles. */
    private Frame bounds(List<TileCells> cells) {
        int[] bounds = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE};
        cells.forEach(layer -> layer.each((column, row, gid) -> {
            Cell cell = grid.cell(column, row);
            bounds[0] = Math.min(bounds[0], cell.column());
            bounds[1] = Math.min(bounds[1], cell.row());
            bounds[2] = Math.max(bounds[2], cell.column());
            bounds[3] = Math.max(bounds[3], cell.row());
        }));
        if (bounds[2] < bounds[0]) {
            throw new RefusedFile(map.at(), Sentence.of("import.tiled.noTiles"));
        }
        return frame(bounds[0], bounds[1], bounds[2] - bounds[0] + 1, bounds[3] - bounds[1] + 1);
    }

    private void terrain(List<TileCells> layers, Frame frame, MapDraft draft) {
        HexGrid hexes = frame.grid();
        TileTerrain meanings = new TileTerrain(answers, files);
        @Nullable Terrain[] found = new Terrain[hexes.size()];
        boolean[] asked = new boolean[hexes.size()];
        // From the lowest layer to the highest, so that what is known of a higher one stays.
        for (TileCells layer : layers) {
            layer.each((column, row, gid) -> hex(layer.layer(), frame, column, row)
                    .ifPresent(hex -> {
                        Tileset.Tile tile = tilesets.tile(gid)
                                .orElseThrow(() -> new RefusedFile(
                                        layer.layer().element().at(), Sentence.of("import.tiled.noTileset", gid)));
                        TileTerrain.Meaning meaning = meanings.of(tile, hex);
                        found[hex.index()] = meaning.terrain().orElse(found[hex.index()]);
                        asked[hex.index()] |= meaning.asked();
                    }));
        }
        meanings.ask(report);
        List<Hex> empty = new ArrayList<>();
        int known = 0;
        for (int i = 0; i < found.length; i++) {
            Terrain terrain = found[i];
            if (terrain != null) {
                draft.terrain(hexes.hex(i), terrain);
                known++;
            } else if (!asked[i]) {
                empty.add(hexes.hex(i));
            }
        }
        if (!empty.isEmpty()) {
            report.missing(
                    "terrain", List.of(), Place.NOWHERE, Sentence.of("import.tiled.empty", TileTerrain.list(empty)));
        }
        report.taken("terrain", List.of(), Sentence.of("import.taken.terrain", hexes.columns(), hexes.rows(), known));
    }

    private Optional<Hex> hex(LayerStack.Layer layer, Frame frame, int column, int row) {
        boolean moved = layer.dx() != 0 || layer.dy() != 0;
        Cell cell = grid.cell(column, row);
        return frame.hex(moved ? grid.moved(cell, layer.dx(), layer.dy()) : cell);
    }
}
