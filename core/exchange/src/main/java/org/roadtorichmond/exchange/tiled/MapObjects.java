package org.roadtorichmond.exchange.tiled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.MapDraft;
import org.roadtorichmond.exchange.draft.RefusedFile;
import org.roadtorichmond.exchange.draft.Trees;
import org.roadtorichmond.exchange.tiled.ObjectLayers.MapObject;
import org.roadtorichmond.exchange.tiled.TiledGrid.Cell;
import org.roadtorichmond.exchange.tiled.TiledGrid.Point;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Draws the objects of a map that are ground: by their class {@code road}, {@code trail} and {@code railroad} (lines through hexes),
 * {@code river} and {@code stream} (lines along hexsides), {@code bridge} and {@code ford} (on a hexside), {@code crossover},
 * {@code edge}, and {@code place}, which a point with a name and no class is too.
 */
final class MapObjects {
    static final List<String> WAYS = List.of("road", "trail", "railroad");
    static final List<String> WATERS = List.of("river", "stream");
    static final List<String> CROSSINGS = List.of("bridge", "ford");

    /** The most steps along all lines together. */
    private static final int MOST_STEPS = 2_000_000;

    private final ObjectLayers objects;
    private final MapDraft draft;
    private final ImportReport report;
    private final Map<List<String>, Course> waters = new LinkedHashMap<>();
    private int steps;

    /** The hexsides of a river or stream, whose lines may be several objects. */
    private record Course(Set<String> sides, Place at) {}

    MapObjects(ObjectLayers objects, MapDraft draft, ImportReport report) {
        this.objects = objects;
        this.draft = draft;
        this.report = report;
    }

    /** Draws an object if it is ground; whether it is. */
    boolean take(MapObject object) {
        String kind = object.kind();
        if (WAYS.contains(kind) && !object.line().isEmpty()) {
            way(object);
        } else if (WATERS.contains(kind) && !object.line().isEmpty()) {
            water(object);
        } else if (CROSSINGS.contains(kind) && object.line().isEmpty()) {
            crossing(object);
        } else if (isPlace(object)) {
            place(object);
        } else if (kind.equals("crossover")) {
            crossover(object);
        } else if (kind.equals("edge")) {
            edge(object);
        } else {
            return false;
        }
        return true;
    }

    private static boolean isPlace(MapObject object) {
        boolean plain = object.kind().isEmpty()
                && object.point()
                && !object.picture()
                && !object.name().isEmpty();
        return plain || object.kind().equals("place");
    }

    /** The name of an object; one is made, and said so, where there is none. */
    private String name(MapObject object, String list) {
        if (!object.name().isEmpty()) {
            return object.name();
        }
        String made = object.kind() + " " + object.title();
        report.missing(
                list, List.of(made), object.element().at(), Sentence.of("import.tiled.nameless", Words.quoted(made)));
        return made;
    }

    private static Json named(String kind, String name) {
        return Json.object().put("kind", Trees.text(kind)).put("name", Trees.text(name));
    }

    // --- Lines -------------------------------------------------------------------------------------------------------

    private void way(MapObject object) {
        List<Cell> cells = new ArrayList<>();
        List<Point> line = object.line();
        cells.add(objects.grid().at(line.get(0)));
        for (int i = 1; i < line.size(); i++) {
            Point from = line.get(i - 1);
            Point to = line.get(i);
            int parts = (int) Math.ceil(from.distance(to) / objects.grid().step()) + 1;
            count(parts, object);
            for (int part = 1; part <= parts; part++) {
                double share = (double) part / parts;
                Cell cell = objects.grid().at(from.plus((to.x() - from.x()) * share, (to.y() - from.y()) * share));
                if (!cell.equals(cells.get(cells.size() - 1))) {
                    cells.add(cell);
                }
            }
        }
        List<Optional<Hex>> hexes = cells.stream().map(objects.frame()::hex).collect(Collectors.toList());
        trim(hexes);
        String name = name(object, "ways");
        if (hexes.isEmpty()) {
            offMap("ways", name, object);
            return;
        }
        String row = hexes.stream().flatMap(Optional::stream).map(Hex::number).collect(Collectors.joining(" "));
        add("ways", named(object.kind(), name).put("hexes", row), object);
    }

    private void count(int parts, MapObject object) {
        steps += parts;
        if (steps > MOST_STEPS || steps < 0) {
            throw new RefusedFile(object.element().at(), Sentence.of("import.tiled.long"));
        }
    }

    /** A line may begin and end off the map. */
    private static void trim(List<Optional<Hex>> hexes) {
        while (!hexes.isEmpty() && hexes.get(0).isEmpty()) {
            hexes.remove(0);
        }
        while (!hexes.isEmpty() && hexes.get(hexes.size() - 1).isEmpty()) {
            hexes.remove(hexes.size() - 1);
        }
    }

    private void water(MapObject object) {
        TiledGrid grid = objects.grid();
        String name = name(object, "waters");
        Course course = waters.computeIfAbsent(
                List.of(object.kind(), name),
                none -> new Course(new LinkedHashSet<>(), object.element().at()));
        List<Point> line = object.line();
        Point now = grid.nearestCorner(line.get(0));
        int moved = now.distance(line.get(0)) > grid.tolerance() ? 1 : 0;
        int beside = 0;
        for (int i = 1; i < line.size(); i++) {
            Point to = grid.nearestCorner(line.get(i));
            moved += to.distance(line.get(i)) > grid.tolerance() ? 1 : 0;
            count((int) Math.ceil(now.distance(to) / grid.step()) + 1, object);
            List<Point> corners = grid.alongSides(now, to);
            for (int c = 1; c < corners.size(); c++) {
                Optional<String> side = side(grid.sharing(corners.get(c - 1), corners.get(c)));
                beside += side.isEmpty() ? 1 : 0;
                side.ifPresent(course.sides()::add);
            }
            now = to;
        }
        if (moved > 0) {
            report.left(
                    "waters",
                    List.of(name),
                    object.element().at(),
                    Sentence.of("import.tiled.moved", Words.quoted(name), moved));
        }
        if (beside > 0) {
            report.left(
                    "waters",
                    List.of(name),
                    object.element().at(),
                    Sentence.of("import.tiled.border", Words.quoted(name), beside));
        }
    }

    /** The side that two cells share, by the numbers of its hexes; empty if one of them is not on the map. */
    private Optional<String> side(List<Cell> cells) {
        List<Hex> hexes = cells.stream()
                .flatMap(cell -> objects.frame().hex(cell).stream())
                .sorted()
                .toList();
        return hexes.size() == 2 ? Optional.of(hexes.get(0) + "/" + hexes.get(1)) : Optional.empty();
    }

    // --- Points ------------------------------------------------------------------------------------------------------

    private void crossing(MapObject object) {
        String name = name(object, "crossings");
        Optional<String> side = side(objects.grid().nearestSide(object.place()));
        if (side.isEmpty()) {
            offMap("crossings", name, object);
            return;
        }
        Json json = named(object.kind(), name)
                .put("hexside", side)
                .put(
                        "for",
                        Optional.ofNullable(object.properties().get("for"))
                                .filter(arms -> !arms.isEmpty())
                                .map(arms ->
                                        Trees.texts(Arrays.asList(arms.strip().split("[\\s,;]+", -1)))));
        add("crossings", json, object);
    }

    private void place(MapObject object) {
        String name = name(object, "places");
        hex(object, "places", name).ifPresent(hex -> {
            Json json = Json.object().put("name", Trees.text(name)).put("hex", hex.number());
            add("places", json, object);
        });
    }

    private void crossover(MapObject object) {
        hex(object, "crossovers", object.title()).ifPresent(hex -> {
            List<String> ways = Arrays.stream(
                            object.properties().getOrDefault("ways", "").split(";", -1))
                    .map(String::strip)
                    .filter(way -> !way.isEmpty())
                    .toList();
            add("crossovers", Json.object().put("hex", hex.number()).put("ways", Trees.texts(ways)), object);
        });
    }

    private void edge(MapObject object) {
        hex(object, "edges", object.title()).ifPresent(hex -> {
            Json json = Json.object()
                    .put("hex", hex.number())
                    .put("way", Trees.text(object.properties().getOrDefault("way", "")))
                    .put("to", Trees.text(object.properties().getOrDefault("to", object.name())));
            add("edges", json, object);
        });
    }

    private void add(String list, Json json, MapObject object) {
        draft.add(list, json.node(), object.element().at());
    }

    private Optional<Hex> hex(MapObject object, String list, String name) {
        Optional<Hex> hex = objects.hex(object.place());
        if (hex.isEmpty()) {
            offMap(list, name, object);
        }
        return hex;
    }

    private void offMap(String list, String name, MapObject object) {
        report.missing(
                list, List.of(name), object.element().at(), Sentence.of("import.tiled.offMap", Words.quoted(name)));
    }

    /** Adds the rivers and streams, each of which may consist of several objects. */
    void finish() {
        waters.forEach((key, course) -> {
            if (!course.sides().isEmpty()) {
                Json json = named(key.get(0), key.get(1)).put("hexsides", String.join(" ", course.sides()));
                draft.add("waters", json.node(), course.at());
            }
        });
    }
}
