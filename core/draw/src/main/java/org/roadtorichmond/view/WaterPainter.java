package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Water;

/** Draws rivers and streams along their hexsides, and the bridges and fords across them. */
final class WaterPainter {
    private static final float FLOW_FROM = 24;

    private record Stream(Water water, List<float[]> corners, List<float[]> courses) {}

    private final Battlefield field;
    private final List<Stream> streams = new ArrayList<>();

    WaterPainter(Battlefield field, HexLayout layout) {
        this.field = field;
        Courses courses = new Courses(layout);
        for (Water water : field.waters()) {
            List<float[]> corners = courses.along(water.hexsides());
            streams.add(new Stream(
                    water, corners, corners.stream().map(Courses::smooth).toList()));
        }
    }

    /** What guides the courses of a water: the corners of its hexsides. */
    List<List<CurvePoint>> curvePoints(Water water) {
        List<List<CurvePoint>> all = new ArrayList<>();
        for (Stream stream : streams) {
            if (stream.water().equals(water)) {
                stream.corners().forEach(corners -> all.add(curvePoints(corners)));
            }
        }
        return all;
    }

    private static List<CurvePoint> curvePoints(float[] corners) {
        List<CurvePoint> curvePoints = new ArrayList<>();
        for (int i = 0; i < corners.length; i += 2) {
            curvePoints.add(new CurvePoint(corners[i], corners[i + 1], i == 0 || i == corners.length - 2));
        }
        return curvePoints;
    }

    /** The longest course of a water, on the map, as x, y, x, y, ... */
    float[] longest(Water water) {
        float[] longest = new float[0];
        for (float[] course : courses(water)) {
            longest = course.length > longest.length ? course : longest;
        }
        return longest;
    }

    /** The courses of a water, on the map, each as x, y, x, y, ... */
    List<float[]> courses(Water water) {
        return streams.stream()
                .filter(stream -> stream.water().equals(water))
                .flatMap(stream -> stream.courses().stream())
                .toList();
    }

    /** The courses of all waters. */
    List<float[]> courses() {
        List<float[]> all = new ArrayList<>();
        streams.forEach(stream -> all.addAll(stream.courses()));
        return all;
    }

    /** The courses of all rivers, and of no stream. */
    List<float[]> rivers() {
        return streams.stream()
                .filter(stream -> stream.water().kind() == Water.Kind.RIVER)
                .flatMap(stream -> stream.courses().stream())
                .toList();
    }

    void paintWaters(MapSection section) {
        for (Stream stream : streams) {
            boolean river = stream.water().kind() == Water.Kind.RIVER;
            for (float[] course : stream.courses()) {
                if (river) {
                    section.polyline(course, section.stroke(0.26f, 3), Palette.RIVER_BANK);
                } else {
                    section.polyline(course, section.stroke(0.075f, 1.4f), Palette.RIVER);
                }
            }
        }
        // The bed is drawn after all banks, so that a stream flows into the river and not under its bank.
        for (Stream stream : streams) {
            if (stream.water().kind() == Water.Kind.RIVER) {
                stream.courses().forEach(course -> section.polyline(course, section.stroke(0.2f, 1.6f), Palette.RIVER));
                stream.courses().forEach(course -> flow(section, course));
            }
        }
    }

    /** Broken lines in the bed, that show its current. */
    private static void flow(MapSection section, float[] course) {
        if (section.scale() < FLOW_FROM) {
            return;
        }
        float stroke = section.stroke(0.018f, 0.7f);
        Color color = Palette.clear(Palette.WATER, 0.8f);
        Lines.dashes(course, 0.42f, 0.26f, (fromX, fromY, toX, toY) -> {
            float x = section.x(fromX);
            float y = section.y(fromY);
            if (section.touches(x, y, 1)) {
                section.ink().line(x, y, section.x(toX), section.y(toY), stroke, color);
            }
        });
    }

    void paintCrossings(MapSection section) {
        for (Crossing crossing : field.crossings()) {
            float fromX = section.x(crossing.hexside().first());
            float fromY = section.y(crossing.hexside().first());
            float toX = section.x(crossing.hexside().second());
            float toY = section.y(crossing.hexside().second());
            float x = (fromX + toX) / 2;
            float y = (fromY + toY) / 2;
            if (section.touches(x, y, 1)) {
                float length = (float) Math.hypot(toX - fromX, toY - fromY);
                float dx = (toX - fromX) / length * section.scale();
                float dy = (toY - fromY) / length * section.scale();
                if (crossing.kind() == Crossing.Kind.BRIDGE) {
                    bridge(section, x, y, dx, dy, crossing.arms().size() > 2);
                } else {
                    ford(section, x, y, dx, dy);
                }
            }
        }
    }

    /** A bridge: its deck with two parapets whose ends turn outwards; a footbridge has a narrow deck. */
    private static void bridge(MapSection section, float x, float y, float dx, float dy, boolean wide) {
        float half = 0.24f;
        float side = wide ? 0.13f : 0.08f;
        float stroke = section.stroke(0.045f, 1.2f);
        section.ink()
                .line(
                        x - dx * half,
                        y - dy * half,
                        x + dx * half,
                        y + dy * half,
                        2 * side * section.scale(),
                        Palette.ROAD);
        for (int hand = -1; hand <= 1; hand += 2) {
            float sx = -dy * side * hand;
            float sy = dx * side * hand;
            float wing = 1.7f;
            section.ink()
                    .polyline(
                            new float[] {
                                x - dx * half * 1.35f + sx * wing,
                                y - dy * half * 1.35f + sy * wing,
                                x - dx * half + sx,
                                y - dy * half + sy,
                                x + dx * half + sx,
                                y + dy * half + sy,
                                x + dx * half * 1.35f + sx * wing,
                                y + dy * half * 1.35f + sy * wing
                            },
                            stroke,
                            Palette.INK);
        }
    }

    /** A ford: stepping marks across the water. */
    private static void ford(MapSection section, float x, float y, float dx, float dy) {
        for (int step = -2; step <= 2; step++) {
            float at = step * 0.11f;
            section.ink()
                    .line(
                            x + dx * at - dy * 0.1f,
                            y + dy * at + dx * 0.1f,
                            x + dx * at + dy * 0.1f,
                            y + dy * at - dx * 0.1f,
                            section.stroke(0.045f, 1.2f),
                            Palette.INK);
        }
    }
}
