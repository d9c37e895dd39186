package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Water;

/** Draws rivers and streams along their hexsides. */
final class WaterPainter {
    private static final float FLOW_FROM = 24;

    private record Stream(Water water, List<float[]> corners, List<float[]> courses) {}

    private final List<Stream> streams = new ArrayList<>();

    WaterPainter(Battlefield field, HexLayout layout) {
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
}
