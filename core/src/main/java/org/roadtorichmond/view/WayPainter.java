package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.Way;

/** Draws roads as double lines, trails dashed and railroads ticked. */
final class WayPainter {
    private static final int STEPS = 6;

    private final Map<Way, float[]> courses = new LinkedHashMap<>();

    WayPainter(Battlefield field, HexLayout layout) {
        int[] uses = new int[field.grid().size()];
        for (Way way : field.ways()) {
            way.hexes().forEach(hex -> uses[hex.index()]++);
        }
        for (Way way : field.ways()) {
            courses.put(way, course(way, uses, field, layout));
        }
    }

    /** Bends a way through hexes of its own; where it meets others it goes through the centre, so that they join. */
    private static float[] course(Way way, int[] uses, Battlefield field, HexLayout layout) {
        List<Hex> hexes = way.hexes();
        List<Float> points = new ArrayList<>();
        Hex first = hexes.get(0);
        Hex last = hexes.get(hexes.size() - 1);
        lead(points, first, way, field, layout);
        add(points, layout.x(first), layout.y(first));
        for (int i = 1; i < hexes.size() - 1; i++) {
            Hex hex = hexes.get(i);
            if (uses[hex.index()] > 1) {
                add(points, layout.x(hex), layout.y(hex));
            } else {
                bend(points, hexes.get(i - 1), hex, hexes.get(i + 1), layout);
            }
        }
        add(points, layout.x(last), layout.y(last));
        lead(points, last, way, field, layout);
        float[] array = new float[points.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = points.get(i);
        }
        return array;
    }

    /** Leads a way on to the edge of the paper where it leaves the map. */
    private static void lead(List<Float> points, Hex hex, Way way, Battlefield field, HexLayout layout) {
        for (MapEdge edge : field.edges()) {
            if (edge.hex().equals(hex) && edge.way().equals(way.name())) {
                float[] end = Edges.end(hex, layout);
                add(points, end[0], end[1]);
                return;
            }
        }
    }

    private static void bend(List<Float> points, Hex before, Hex hex, Hex after, HexLayout layout) {
        float fromX = (layout.x(before) + layout.x(hex)) / 2;
        float fromY = (layout.y(before) + layout.y(hex)) / 2;
        float toX = (layout.x(after) + layout.x(hex)) / 2;
        float toY = (layout.y(after) + layout.y(hex)) / 2;
        for (int step = 0; step <= STEPS; step++) {
            float t = step / (float) STEPS;
            float a = (1 - t) * (1 - t);
            float b = 2 * t * (1 - t);
            float c = t * t;
            add(points, a * fromX + b * layout.x(hex) + c * toX, a * fromY + b * layout.y(hex) + c * toY);
        }
    }

    private static void add(List<Float> points, float x, float y) {
        points.add(x);
        points.add(y);
    }

    /** The course of a way on the map, as x, y, x, y, ... */
    float[] course(Way way) {
        return courses.getOrDefault(way, new float[0]);
    }

    /** The courses of all ways. */
    List<float[]> courses() {
        return new ArrayList<>(courses.values());
    }

    void paint(Plate plate) {
        for (float[] points : ofKind(Way.Kind.TRAIL)) {
            trail(plate, points);
        }
        // All edges of roads before all surfaces, so that roads open into one another.
        for (float[] points : ofKind(Way.Kind.ROAD)) {
            plate.polyline(points, plate.stroke(0.15f, 2.6f), Palette.ROAD_EDGE);
        }
        for (float[] points : ofKind(Way.Kind.ROAD)) {
            plate.polyline(points, plate.stroke(0.085f, 1.1f), Palette.ROAD);
        }
        for (float[] points : ofKind(Way.Kind.RAILROAD)) {
            railroad(plate, points);
        }
    }

    private List<float[]> ofKind(Way.Kind kind) {
        List<float[]> found = new ArrayList<>();
        courses.forEach((way, points) -> {
            if (way.kind() == kind) {
                found.add(points);
            }
        });
        return found;
    }

    private static void trail(Plate plate, float[] points) {
        float stroke = plate.stroke(0.055f, 1.2f);
        Lines.dashes(points, 0.2f, 0.12f, (fromX, fromY, toX, toY) -> {
            if (plate.touches(plate.x(fromX), plate.y(fromY), 1)) {
                plate.ink().line(plate.x(fromX), plate.y(fromY), plate.x(toX), plate.y(toY), stroke, Palette.ROAD_EDGE);
            }
        });
    }

    private static void railroad(Plate plate, float[] points) {
        plate.polyline(points, plate.stroke(0.045f, 1.2f), Palette.RAILROAD);
        float stroke = plate.stroke(0.04f, 1);
        Lines.dashes(points, 0.02f, 0.22f, (fromX, fromY, toX, toY) -> {
            float length = (float) Math.hypot(toX - fromX, toY - fromY);
            if (length > 0 && plate.touches(plate.x(fromX), plate.y(fromY), 1)) {
                float nx = -(toY - fromY) / length * 0.1f;
                float ny = (toX - fromX) / length * 0.1f;
                plate.ink()
                        .line(
                                plate.x(fromX - nx),
                                plate.y(fromY - ny),
                                plate.x(fromX + nx),
                                plate.y(fromY + ny),
                                stroke,
                                Palette.RAILROAD);
            }
        });
    }
}
