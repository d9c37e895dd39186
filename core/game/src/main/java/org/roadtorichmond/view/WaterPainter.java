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
    List<List<Knot>> knots(Water water) {
        List<List<Knot>> all = new ArrayList<>();
        for (Stream stream : streams) {
            if (stream.water().equals(water)) {
                stream.corners().forEach(corners -> all.add(knots(corners)));
            }
        }
        return all;
    }

    private static List<Knot> knots(float[] corners) {
        List<Knot> knots = new ArrayList<>();
        for (int i = 0; i < corners.length; i += 2) {
            knots.add(new Knot(corners[i], corners[i + 1], i == 0 || i == corners.length - 2));
        }
        return knots;
    }

    /** The longest course of a water, on the map, as x, y, x, y, ... */
    float[] longest(Water water) {
        float[] longest = new float[0];
        for (Stream stream : streams) {
            if (stream.water().equals(water)) {
                for (float[] course : stream.courses()) {
                    longest = course.length > longest.length ? course : longest;
                }
            }
        }
        return longest;
    }

    /** The courses of all waters. */
    List<float[]> courses() {
        List<float[]> all = new ArrayList<>();
        streams.forEach(stream -> all.addAll(stream.courses()));
        return all;
    }

    void paintWaters(Plate plate) {
        for (Stream stream : streams) {
            boolean river = stream.water().kind() == Water.Kind.RIVER;
            for (float[] course : stream.courses()) {
                if (river) {
                    plate.polyline(course, plate.stroke(0.26f, 3), Palette.RIVER_BANK);
                } else {
                    plate.polyline(course, plate.stroke(0.075f, 1.4f), Palette.RIVER);
                }
            }
        }
        // The bed is drawn after all banks, so that a stream flows into the river and not under its bank.
        for (Stream stream : streams) {
            if (stream.water().kind() == Water.Kind.RIVER) {
                stream.courses().forEach(course -> plate.polyline(course, plate.stroke(0.2f, 1.6f), Palette.RIVER));
                stream.courses().forEach(course -> flow(plate, course));
            }
        }
    }

    /** Broken lines in the bed, that show its current. */
    private static void flow(Plate plate, float[] course) {
        if (plate.scale() < FLOW_FROM) {
            return;
        }
        float stroke = plate.stroke(0.018f, 0.7f);
        Color color = Palette.clear(Palette.WATER, 0.8f);
        Lines.dashes(course, 0.42f, 0.26f, (fromX, fromY, toX, toY) -> {
            float x = plate.x(fromX);
            float y = plate.y(fromY);
            if (plate.touches(x, y, 1)) {
                plate.ink().line(x, y, plate.x(toX), plate.y(toY), stroke, color);
            }
        });
    }

    void paintCrossings(Plate plate) {
        for (Crossing crossing : field.crossings()) {
            float fromX = plate.x(crossing.hexside().first());
            float fromY = plate.y(crossing.hexside().first());
            float toX = plate.x(crossing.hexside().second());
            float toY = plate.y(crossing.hexside().second());
            float x = (fromX + toX) / 2;
            float y = (fromY + toY) / 2;
            if (plate.touches(x, y, 1)) {
                float length = (float) Math.hypot(toX - fromX, toY - fromY);
                float dx = (toX - fromX) / length * plate.scale();
                float dy = (toY - fromY) / length * plate.scale();
                if (crossing.kind() == Crossing.Kind.BRIDGE) {
                    bridge(plate, x, y, dx, dy, crossing.arms().size() > 2);
                } else {
                    ford(plate, x, y, dx, dy);
                }
            }
        }
    }

    /** A bridge: its deck with two parapets whose ends turn outwards; a footbridge has a narrow deck. */
    private static void bridge(Plate plate, float x, float y, float dx, float dy, boolean wide) {
        float half = 0.24f;
        float side = wide ? 0.13f : 0.08f;
        float stroke = plate.stroke(0.045f, 1.2f);
        plate.ink()
                .line(
                        x - dx * half,
                        y - dy * half,
                        x + dx * half,
                        y + dy * half,
                        2 * side * plate.scale(),
                        Palette.ROAD);
        for (int hand = -1; hand <= 1; hand += 2) {
            float sx = -dy * side * hand;
            float sy = dx * side * hand;
            float wing = 1.7f;
            plate.ink()
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
    private static void ford(Plate plate, float x, float y, float dx, float dy) {
        for (int step = -2; step <= 2; step++) {
            float at = step * 0.11f;
            plate.ink()
                    .line(
                            x + dx * at - dy * 0.1f,
                            y + dy * at + dx * 0.1f,
                            x + dx * at + dy * 0.1f,
                            y + dy * at - dx * 0.1f,
                            plate.stroke(0.045f, 1.2f),
                            Palette.INK);
        }
    }
}
