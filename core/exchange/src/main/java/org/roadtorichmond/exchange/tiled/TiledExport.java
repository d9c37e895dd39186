package org.roadtorichmond.exchange.tiled;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.UnitCells;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.exchange.tiled.TiledGrid.Cell;
import org.roadtorichmond.exchange.tiled.TiledGrid.Point;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.words.Constants;

/** Writes a map, and the units that stand on it, as a map of Tiled that {@link TiledImport} reads as the same. */
public final class TiledExport {
    private static final int WIDTH = 56;
    private static final int HEIGHT = 48;
    private static final int SIDE = 28;
    private static final Terrain[] TERRAIN = Terrain.values();
    private static final int UNIT_GID = TERRAIN.length + 1;
    private static final int COUNTER = 32;

    /** The colours of the terrain in its order, and of a unit. */
    private static final int[] COLOURS = {0xE9E4C9, 0x8DB27C, 0xC9B48A, 0x7A8F5E, 0x9DB8A8, 0xC98F7A, 0x86AEDC};

    private static final int[] UNIT_COLOUR = {0x6A6A6A};

    private final Battlefield field;
    private final TiledGrid grid;
    private final TmxWriter xml;

    private TiledExport(Battlefield field, TmxWriter xml) {
        this.field = field;
        this.xml = xml;
        grid = new TiledGrid(new XmlElement("map", attributes(field), List.of(), "", Place.START), Answers.NONE);
    }

    private static Map<String, String> attributes(Battlefield field) {
        Map<String, String> attributes = new LinkedHashMap<>();
        attributes.put("version", "1.10");
        attributes.put("orientation", "hexagonal");
        attributes.put("renderorder", "right-down");
        attributes.put("width", String.valueOf(field.grid().columns()));
        attributes.put("height", String.valueOf(field.grid().rows()));
        attributes.put("tilewidth", String.valueOf(WIDTH));
        attributes.put("tileheight", String.valueOf(HEIGHT));
        attributes.put("infinite", "0");
        attributes.put("hexsidelength", String.valueOf(SIDE));
        attributes.put("staggeraxis", "x");
        attributes.put("staggerindex", "odd");
        return attributes;
    }

    /**
     * The text of the file.
     *
     * @param field the map
     * @param units the units as a scenario has them; those that arrive are beside the map
     */
    public static String of(Battlefield field, List<Node.ObjectNode> units) {
        StringWriter text = new StringWriter();
        try {
            new TiledExport(field, new TmxWriter(text)).write(units);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
        return text.toString();
    }

    private void write(List<Node.ObjectNode> units) throws XMLStreamException {
        xml.begin("map", attributes(field));
        Map<String, String> properties = new LinkedHashMap<>(Map.of("name", field.name()));
        if (field.north() != 0) {
            properties.put("north", String.valueOf(field.north()));
        }
        xml.properties(properties);
        tilesets(!units.isEmpty());
        ground();
        xml.group("Waters", this::waters);
        xml.group("Ways", this::ways);
        xml.group("Crossings", this::crossings);
        xml.group("Places", this::places);
        if (!units.isEmpty()) {
            xml.group("Armies", () -> units(units));
        }
        xml.end();
        xml.close();
    }

    // --- Tiles -------------------------------------------------------------------------------------------------------

    private void tilesets(boolean units) throws XMLStreamException {
        xml.begin(
                "tileset",
                TmxWriter.pairs(
                        "firstgid",
                        "1",
                        "name",
                        "terrain",
                        "tilewidth",
                        String.valueOf(WIDTH),
                        "tileheight",
                        String.valueOf(HEIGHT),
                        "tilecount",
                        String.valueOf(TERRAIN.length),
                        "columns",
                        String.valueOf(TERRAIN.length)));
        image(COLOURS, WIDTH, HEIGHT, SIDE);
        for (Terrain terrain : TERRAIN) {
            xml.empty("tile", TmxWriter.pairs("id", String.valueOf(terrain.ordinal()), "type", terrain.word()));
        }
        xml.end();
        if (units) {
            String size = String.valueOf(COUNTER);
            xml.begin(
                    "tileset",
                    TmxWriter.pairs(
                            "firstgid",
                            String.valueOf(UNIT_GID),
                            "name",
                            "units",
                            "tilewidth",
                            size,
                            "tileheight",
                            size,
                            "tilecount",
                            "1",
                            "columns",
                            "1"));
            image(UNIT_COLOUR, COUNTER, COUNTER, COUNTER);
            xml.empty("tile", TmxWriter.pairs("id", "0", "type", "unit"));
            xml.end();
        }
    }

    private void image(int[] colours, int width, int height, int side) throws XMLStreamException {
        xml.begin(
                "image",
                TmxWriter.pairs(
                        "format",
                        "png",
                        "width",
                        String.valueOf(width * colours.length),
                        "height",
                        String.valueOf(height)));
        xml.begin("data", TmxWriter.pairs("encoding", "base64"));
        xml.text(Base64.getEncoder().encodeToString(TilePicture.png(colours, width, height, side)));
        xml.end();
        xml.end();
    }

    private void ground() throws XMLStreamException {
        int columns = field.grid().columns();
        xml.begin(
                "layer",
                TmxWriter.pairs(
                        "name",
                        "Ground",
                        "width",
                        String.valueOf(columns),
                        "height",
                        String.valueOf(field.grid().rows())));
        xml.begin("data", TmxWriter.pairs("encoding", "csv"));
        List<String> rows = new ArrayList<>();
        for (int row = 1; row <= field.grid().rows(); row++) {
            List<String> tiles = new ArrayList<>();
            for (int column = 1; column <= columns; column++) {
                Hex hex = field.grid().at(column, row).orElseThrow();
                tiles.add(String.valueOf(field.terrain(hex.index()).ordinal() + 1));
            }
            rows.add(String.join(",", tiles));
        }
        xml.text("\n" + String.join(",\n", rows) + "\n");
        xml.end();
        xml.end();
    }

    // --- Objects -----------------------------------------------------------------------------------------------------

    private static Cell cell(Hex hex) {
        return new Cell(hex.column() - 1, hex.row() - 1);
    }

    private Point middle(Hex hex) {
        return grid.middle(cell(hex));
    }

    private Point middle(Hexside side) {
        return middle(side.first()).middle(middle(side.second()));
    }

    private void ways() throws XMLStreamException {
        for (Way way : field.ways()) {
            xml.line(
                    Constants.word(way.kind()),
                    way.name(),
                    way.hexes().stream().map(this::middle).toList());
        }
    }

    /** A river in pieces, each of which is drawn without lifting the pen. */
    private void waters() throws XMLStreamException {
        for (Water water : field.waters()) {
            List<Point> line = new ArrayList<>();
            for (Hexside side : water.hexsides()) {
                List<Point> ends = ends(side);
                if (!joined(line, ends)) {
                    if (!line.isEmpty()) {
                        xml.line(Constants.word(water.kind()), water.name(), line);
                    }
                    line = new ArrayList<>(ends);
                }
            }
            if (!line.isEmpty()) {
                xml.line(Constants.word(water.kind()), water.name(), line);
            }
        }
    }

    /** Adds a side to a line that ends where the side begins or ends; whether it does. */
    private static boolean joined(List<Point> line, List<Point> ends) {
        if (line.isEmpty()) {
            return false;
        }
        // A line of one side may still be turned round.
        for (int turn = 0; turn < (line.size() == 2 ? 2 : 1); turn++) {
            Point last = line.get(line.size() - 1);
            for (int i = 0; i < 2; i++) {
                if (ends.get(i).equals(last)) {
                    line.add(ends.get(1 - i));
                    return true;
                }
            }
            if (line.size() == 2) {
                java.util.Collections.reverse(line);
            }
        }
        return false;
    }

    /** The two corners that a side joins. */
    private List<Point> ends(Hexside side) {
        List<Point> other = grid.corners(cell(side.second()));
        return grid.corners(cell(side.first())).stream().filter(other::contains).toList();
    }

    private void crossings() throws XMLStreamException {
        for (Crossing crossing : field.crossings()) {
            boolean all = crossing.arms().size() == Arm.values().length;
            xml.point(
                    Constants.word(crossing.kind()),
                    crossing.name(),
                    middle(crossing.hexside()),
                    all
                            ? Map.of()
                            : Map.of(
                                    "for",
                                    crossing.arms().stream()
                                            .sorted()
                                            .map(Arm::word)
                                            .collect(Collectors.joining(" "))));
        }
    }

    private void places() throws XMLStreamException {
        for (org.roadtorichmond.map.NamedPlace place : field.places()) {
            xml.point("place", place.name(), middle(place.hex()), Map.of());
        }
        for (var crossover : field.crossovers()) {
            xml.point("crossover", "", middle(crossover.hex()), Map.of("ways", String.join(";", crossover.ways())));
        }
        for (var edge : field.edges()) {
            xml.point("edge", "", middle(edge.hex()), TmxWriter.pairs("way", edge.way(), "to", edge.to()));
        }
    }

    private void units(List<Node.ObjectNode> units) throws XMLStreamException {
        int waiting = 0;
        for (Node.ObjectNode unit : units) {
            Map<String, String> cells = UnitCells.of(unit);
            String hex = cells.getOrDefault("hex", "");
            var stands = field.grid().parse(hex);
            waiting += stands.isPresent() ? 0 : 1;
            Point middle = stands.map(this::middle).orElse(new Point(-2.0 * WIDTH, waiting * (double) HEIGHT));
            Map<String, String> object =
                    xml.object("unit", cells.getOrDefault("id", ""), middle.plus(-COUNTER / 2.0, COUNTER / 2.0));
            object.putAll(TmxWriter.pairs(
                    "gid",
                    String.valueOf(UNIT_GID),
                    "width",
                    String.valueOf(COUNTER),
                    "height",
                    String.valueOf(COUNTER)));
            xml.begin("object", object);
            Set<String> shown = stands.isPresent() ? Set.of("id", "hex") : Set.of("id");
            cells.keySet().removeAll(shown);
            xml.properties(cells);
            xml.end();
        }
    }
}
