package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.Way;

/**
 * Draws roads as double lines, trails dashed and railroads ticked. Maps do not tell ranks of roads: those that lead off the map are
 * taken for main roads, and drawn wider than those that lead from place to place on it.
 */
final class WayPainter {
    private static final int STEPS = 6;

    private final Map<Way, List<CurvePoint>> curvePoints = new LinkedHashMap<>();
    private final Map<Way, float[]> courses = new LinkedHashMap<>();
    private final Set<Way> main = new HashSet<>();

    WayPainter(Battlefield field, HexLayout layout) {
        int[] uses = new int[field.grid().size()];
        for (Way way : field.ways()) {
            way.hexes().forEach(hex -> uses[hex.index()]++);
        }
        for (Way way : field.ways()) {
            List<CurvePoint> guide = curvePoints(way, uses, field, layout);
            curvePoints.put(way, guide);
            courses.put(way, course(guide));
            boolean leaves = field.edges().stream().anyMatch(edge -> edge.way().equals(way.name()));
            if (way.kind() == Way.Kind.ROAD && leaves) {
                main.add(way);
            }
        }
    }

    /** What guides a way: it bends through hexes of its own; where it meets others it goes through the centre, so that they join. */
    private static List<CurvePoint> curvePoints(Way way, int[] uses, Battlefield field, HexLayout layout) {
        List<Hex> hexes = way.hexes();
        List<CurvePoint> curvePoints = new ArrayList<>();
        int last = hexes.size() - 1;
        lead(hexes.get(0), way, field, layout).ifPresent(curvePoints::add);
        for (int i = 0; i <= last; i++) {
            Hex hex = hexes.get(i);
            boolean sharp = i == 0 || i == last || uses[hex.index()] > 1;
            curvePoints.add(new CurvePoint(layout.x(hex), layout.y(hex), sharp));
        }
        lead(hexes.get(last), way, field, layout).ifPresent(curvePoints::add);
        return curvePoints;
    }

    /** Where a way that leaves the map in a hex ends at the edge of the paper. */
    private static Optional<CurvePoint> lead(Hex hex, Way way, Battlefield field, HexLayout layout) {
        for (MapEdge edge : field.edges()) {
            if (edge.hex().equals(hex) && edge.way().equals(way.name())) {
                float[] end = Edges.end(hex, layout);
                return Optional.of(new CurvePoint(end[0], end[1], true));
            }
        }
        return Optional.empty();
    }

    private static float[] course(List<CurvePoint> curvePoints) {
        List<Float> points = new ArrayList<>();
        for (int i = 0; i < curvePoints.size(); i++) {
            CurvePoint curvePoint = curvePoints.get(i);
            if (curvePoint.sharp()) {
                add(points, curvePoint.x(), curvePoint.y());
            } else {
                bend(points, curvePoints.get(i - 1), curvePoint, curvePoints.get(i + 1));
            }
        }
        float[] array = new float[points.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = points.get(i);
        }
        return array;
    }

    private static void bend(List<Float> points, CurvePoint before, CurvePoint curvePoint, CurvePoint after) {
        float fromX = (before.x() + curvePoint.x()) / 2;
        float fromY = (before.y() + curvePoint.y()) / 2;
        float toX = (after.x() + curvePoint.x()) / 2;
        float toY = (after.y() + curvePoint.y()) / 2;
        for (int step = 0; step <= STEPS; step++) {
            float t = step / (float) STEPS;
            float a = (1 - t) * (1 - t);
            float b = 2 * t * (1 - t);
            float c = t * t;
            add(points, a * fromX + b * curvePoint.x() + c * toX, a * fromY + b * curvePoint.y() + c * toY);
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

    /** What guides the course of a way. */
    List<CurvePoint> curvePoints(Way way) {
        return curvePoints.getOrDefault(way, List.of());
    }

    List<float[]> courses() {
        return new ArrayList<>(courses.values());
    }

    boolean isMain(Way way) {
        return main.contains(way);
    }

    void paint(MapSection section) {
        for (float[] points : ofKind(Way.Kind.TRAIL)) {
            trail(section, points);
        }
        // All edges of roads before all surfaces, so that roads open into one another.
        courses.forEach((way, points) -> {
            if (way.kind() == Way.Kind.ROAD) {
                float stroke = isMain(way) ? section.stroke(0.19f, 3.2f) : section.stroke(0.115f, 2);
                section.polyline(points, stroke, Palette.ROAD_EDGE);
            }
        });
        courses.forEach((way, points) -> {
            if (way.kind() == Way.Kind.ROAD) {
                float stroke = isMain(way) ? section.stroke(0.12f, 1.6f) : section.stroke(0.06f, 0.9f);
                section.polyline(points, stroke, Palette.ROAD);
            }
        });
        for (float[] points : ofKind(Way.Kind.RAILROAD)) {
            railroad(section, points);
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

    private static void trail(MapSection section, float[] points) {
        float stroke = section.stroke(0.055f, 1.2f);
        Lines.dashes(points, 0.2f, 0.12f, (fromX, fromY, toX, toY) -> {
            if (section.touches(section.x(fromX), section.y(fromY), 1)) {
                section.ink()
                        .line(
                                section.x(fromX),
                                section.y(fromY),
                                section.x(toX),
                                section.y(toY),
                                stroke,
                                Palette.ROAD_EDGE);
            }
        });
    }

    private static void railroad(MapSection section, float[] points) {
        section.polyline(points, section.stroke(0.045f, 1.2f), Palette.RAILROAD);
        float stroke = section.stroke(0.04f, 1);
        Lines.dashes(points, 0.02f, 0.22f, (fromX, fromY, toX, toY) -> {
            float length = (float) Math.hypot(toX - fromX, toY - fromY);
            if (length > 0 && section.touches(section.x(fromX), section.y(fromY), 1)) {
                float nx = -(toY - fromY) / length * 0.1f;
                float ny = (toX - fromX) / length * 0.1f;
                section.ink()
                        .line(
                                section.x(fromX - nx),
                                section.y(fromY - ny),
                                section.x(fromX + nx),
                                section.y(fromY + ny),
                                stroke,
                                Palette.RAILROAD);
            }
        });
    }
}
