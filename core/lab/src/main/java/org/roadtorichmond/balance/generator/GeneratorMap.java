package org.roadtorichmond.balance.generator;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.scenario.json.Json;

/**
 * A made-up map: patches of ground, a turnpike from west to east, a road from north to south, trails, a river with bridges and
 * fords, a stream, and places, of which some are worth fighting for. The armies come from north and south.
 */
final class GeneratorMap {
    private static final String CLEAR = ".";
    private static final List<String> PATCHES =
            List.of("f", "f", "f", "f", "h", "t", "s", "f", "h", "o", "~", "f", "t");
    private static final int WET_TOIL = 100;
    private static final int HEXES_A_PATCH = 5;
    private static final int SIDES_A_FORD = 5;

    private final SeededChoices choices;
    private final HexGrid grid;
    private final MadeUpNames names;
    private final String[] ground;
    private final int[] toil;
    private final Map<String, Course> ways = new LinkedHashMap<>();
    private final Set<Hexside> river = new LinkedHashSet<>();
    private final Map<Hexside, String> crossings = new LinkedHashMap<>();
    private final Map<Hex, String> places = new LinkedHashMap<>();
    private List<Hexside> stream = List.of();
    private final Hex west;
    private final Hex east;
    private final Hex north;
    private final Hex south;

    /** A way: its kind and the hexes that it goes through. */
    private record Course(String kind, List<Hex> hexes) {}

    GeneratorMap(SeededChoices choices, MadeUpNames names, int columns, int rows) {
        this.choices = choices;
        this.names = names;
        grid = new HexGrid(columns, rows);
        ground = new String[grid.size()];
        toil = new int[grid.size()];
        int middle = rows / 2;
        west = at(1, choices.from(middle - 1, middle + 2));
        east = at(columns, choices.from(middle - 1, middle + 2));
        north = at(choices.from(columns / 3, columns - columns / 3), 1);
        south = at(columns + 1 - north.column(), rows);
        layGround();
        layWays();
        layWater();
        namePlaces();
    }

    private Hex at(int column, int row) {
        return grid.at(column, row).orElseThrow();
    }

    private void layGround() {
        Arrays.fill(ground, CLEAR);
        for (int patch = grid.size() / HEXES_A_PATCH; patch > 0; patch--) {
            String letter = choices.oneOf(PATCHES);
            int hex = choices.from(0, grid.size() - 1);
            int size = letter.equals("o") ? 1 : choices.from(1, 5);
            for (int i = 0; i < size && hex != HexGrid.OFF_MAP; i++) {
                ground[hex] = letter;
                hex = grid.neighbour(hex, choices.from(0, Direction.COUNT - 1));
            }
        }
        for (int hex = 0; hex < toil.length; hex++) {
            boolean wet = ground[hex].equals("~") || ground[hex].equals("s");
            toil[hex] = choices.from(2, 7) + (ground[hex].equals(CLEAR) ? 0 : 2) + (wet ? WET_TOIL : 0);
        }
    }

    private void layWays() {
        way("road", names.road(), west, east);
        way("road", names.road(), north, south);
        Hex corner = at(choices.onceIn(2) ? 1 : grid.columns(), choices.onceIn(2) ? 2 : grid.rows() - 1);
        way("trail", names.trail(), corner, at(grid.columns() / 2 + 1, grid.rows() / 2 + 1));
        if (choices.onceIn(2)) {
            Hex other = at(grid.columns() + 1 - corner.column(), grid.rows() + 1 - corner.row());
            way("trail", names.trail(), other, at(grid.columns() / 2, grid.rows() / 2));
        }
        if (choices.onceIn(3)) {
            way("railroad", names.railroad(), at(1, choices.from(2, grid.rows() - 1)), east);
        }
    }

    /** Lays a way over dry ground: what it must lead through is drained, and later ways tend to use it. */
    private void way(String kind, String name, Hex from, Hex to) {
        List<Hex> hexes = new WayFinder(grid, toil).way(from, to);
        ways.put(name, new Course(kind, hexes));
        for (Hex hex : hexes) {
            toil[hex.index()] = 1;
            if (ground[hex.index()].equals("~") || ground[hex.index()].equals("s")) {
                ground[hex.index()] = CLEAR;
            }
        }
    }

    private void layWater() {
        boolean between = choices.onceIn(2);
        List<Hexside> course = between ? acrossColumns(grid.rows() / 2) : acrossRows(grid.columns() / 2);
        river.addAll(course);
        List<Hexside> other = between ? acrossRows(grid.columns() / 2) : acrossColumns(grid.rows() / 2);
        int length = choices.from(0, other.size() / 2);
        int begin = choices.from(0, other.size() - length);
        stream = other.subList(begin, begin + length).stream()
                .filter(side -> !river.contains(side))
                .toList();
        for (Course way : ways.values()) {
            List<Hex> hexes = way.hexes();
            for (int i = 1; i < hexes.size() && !way.kind().equals("railroad"); i++) {
                Hexside side = side(hexes.get(i - 1), hexes.get(i));
                if (river.contains(side)) {
                    boolean poor = way.kind().equals("trail") && choices.onceIn(2);
                    crossings.putIfAbsent(side, poor ? "ford" : "bridge");
                }
            }
        }
        for (Hexside side : choices.shuffled(course).subList(0, 1 + course.size() / SIDES_A_FORD)) {
            crossings.putIfAbsent(side, "ford");
        }
    }

    /** The hexsides of a line from the western to the eastern edge, about a number of rows from the north. */
    private List<Hexside> acrossColumns(int row) {
        int[] edge = new int[grid.columns() + 1];
        int now = row;
        for (int column = 1; column <= grid.columns(); column++) {
            now = Math.max(row - 1, Math.min(row + 1, now + choices.from(-1, 1)));
            edge[column] = now;
        }
        return border(hex -> hex.row() <= edge[hex.column()]);
    }

    /** The hexsides of a line from the northern to the southern edge, about a number of columns from the west. */
    private List<Hexside> acrossRows(int column) {
        int[] edge = new int[grid.rows() + 1];
        int now = column;
        for (int row = 1; row <= grid.rows(); row++) {
            now = Math.max(column - 1, Math.min(column + 1, now + choices.from(-1, 1)));
            edge[row] = now;
        }
        return border(hex -> hex.column() <= edge[hex.row()]);
    }

    private List<Hexside> border(Predicate<Hex> near) {
        List<Hexside> border = new ArrayList<>();
        for (int index = 0; index < grid.size(); index++) {
            Hex hex = grid.hex(index);
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int neighbour = grid.neighbour(index, direction);
                if (neighbour != HexGrid.OFF_MAP && near.test(hex) && !near.test(grid.hex(neighbour))) {
                    border.add(side(hex, grid.hex(neighbour)));
                }
            }
        }
        return border;
    }

    /** A hexside, always written the same way. */
    private static Hexside side(Hex one, Hex other) {
        return one.index() < other.index() ? new Hexside(one, other) : new Hexside(other, one);
    }

    /** Names a place near the middle and some in pairs, each of which is as far from one army as the other from the other army. */
    private void namePlaces() {
        Hex centre = at((grid.columns() + 1) / 2, (grid.rows() + 1) / 2);
        place(centre);
        int pairs = choices.from(1, 2);
        for (int i = 0; i < pairs; i++) {
            int column = choices.from(2, grid.columns() - 1);
            int row = choices.from(grid.rows() / 3 + 1, grid.rows() / 2);
            place(at(column, row));
            place(mirrored(at(column, row)));
        }
    }

    private void place(Hex hex) {
        if (ground[hex.index()].equals("~") || ground[hex.index()].equals("s")) {
            ground[hex.index()] = choices.onceIn(2) ? "o" : CLEAR;
        }
        if (!places.containsKey(hex)) {
            places.put(hex, names.place());
        }
    }

    /** The hex that is to the south-east as this is to the north-west. */
    Hex mirrored(Hex hex) {
        return at(grid.columns() + 1 - hex.column(), grid.rows() + 1 - hex.row());
    }

    HexGrid grid() {
        return grid;
    }

    /** Where the turnpike comes from the west. */
    Hex west() {
        return west;
    }

    /** Where the turnpike leads to the east. */
    Hex east() {
        return east;
    }

    /** Where the road comes from the north. */
    Hex north() {
        return north;
    }

    /** Where the road comes from the south. */
    Hex south() {
        return south;
    }

    /** The named places, one in the middle first. */
    List<Hex> places() {
        return List.copyOf(places.keySet());
    }

    /** Whether any unit can stand and march in a hex. */
    boolean dry(Hex hex) {
        return !ground[hex.index()].equals("~") && !ground[hex.index()].equals("s");
    }

    /** The file. */
    Json json(String name) {
        Json legend = Json.object();
        List<String> letters = List.of(CLEAR, "f", "s", "h", "t", "o", "~");
        List<String> meanings = List.of("clear", "forest", "swamp", "rough", "forested-rough", "town", "lake");
        for (int i = 0; i < letters.size(); i++) {
            legend.put(letters.get(i), meanings.get(i));
        }
        return Json.object()
                .put("format", "map/1")
                .put("name", name)
                .put("columns", grid.columns())
                .put("rows", grid.rows())
                .put("legend", legend)
                .put("terrain", terrain())
                .put(
                        "ways",
                        Json.list(
                                ways.entrySet(),
                                way -> Json.object()
                                        .put("kind", way.getValue().kind())
                                        .put("name", way.getKey())
                                        .put("hexes", numbers(way.getValue().hexes()))))
                .put("waters", waters())
                .put(
                        "crossings",
                        Json.list(
                                crossings.entrySet(),
                                crossing -> Json.object()
                                        .put("kind", crossing.getValue())
                                        .put("name", names.crossing(crossing.getValue()))
                                        .put("hexside", number(crossing.getKey()))))
                .put(
                        "places",
                        Json.list(
                                places.entrySet(),
                                place -> Json.object()
                                        .put("name", place.getValue())
                                        .put("hex", place.getKey().number())))
                .put("edges", edges());
    }

    static String numbers(List<Hex> hexes) {
        return hexes.stream().map(Hex::number).collect(Collectors.joining(" "));
    }

    /** Where ways lead off the map: those that end at its border, except railroads. */
    private List<Json> edges() {
        List<Json> edges = new ArrayList<>();
        ways.forEach((name, way) -> {
            List<Hex> hexes = way.hexes();
            for (Hex hex : List.of(hexes.get(0), hexes.get(hexes.size() - 1))) {
                if (grid.onBorder(hex.index()) && !way.kind().equals("railroad")) {
                    edges.add(Json.object()
                            .put("hex", hex.number())
                            .put("way", name)
                            .put("to", names.town()));
                }
            }
        });
        return edges;
    }

    private List<String> terrain() {
        List<String> rows = new ArrayList<>();
        for (int row = 1; row <= grid.rows(); row++) {
            StringBuilder letters = new StringBuilder();
            for (int column = 1; column <= grid.columns(); column++) {
                letters.append(ground[at(column, row).index()]);
            }
            rows.add(letters.toString());
        }
        return rows;
    }

    private List<Json> waters() {
        Json flowing = water("river", names.river(), river);
        return stream.isEmpty() ? List.of(flowing) : List.of(flowing, water("stream", names.stream(), stream));
    }

    private static Json water(String kind, String name, Collection<Hexside> sides) {
        return Json.object()
                .put("kind", kind)
                .put("name", name)
                .put("hexsides", sides.stream().map(GeneratorMap::number).collect(Collectors.joining(" ")));
    }

    private static String number(Hexside side) {
        return side.first().number() + "/" + side.second().number();
    }
}
