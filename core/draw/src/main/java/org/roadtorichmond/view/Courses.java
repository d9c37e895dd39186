package org.roadtorichmond.view;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;

/** Strings hexsides together into the courses of rivers, and makes smooth lines of corners. */
record Courses(HexLayout layout) {
    /** A corner of hexes, in steps so coarse that the same corner of three hexes is the same key. */
    private record Corner(int x, int y) {}

    private record Side(Corner from, Corner to) {}

    /** The courses of water along hexsides, each as x, y, x, y, ... on the map, from corner to corner. */
    List<float[]> along(List<Hexside> hexsides) {
        Map<Corner, List<Corner>> links = new HashMap<>();
        Map<Corner, float[]> places = new HashMap<>();
        List<Side> sides = new ArrayList<>();
        for (Hexside hexside : hexsides) {
            Side side = side(hexside, places);
            sides.add(side);
            links.computeIfAbsent(side.from(), corner -> new ArrayList<>()).add(side.to());
            links.computeIfAbsent(side.to(), corner -> new ArrayList<>()).add(side.from());
        }
        List<float[]> courses = new ArrayList<>();
        Set<Side> used = new HashSet<>();
        for (Side side : sides) {
            if (!used.contains(side)) {
                courses.add(points(walk(side, links, used), places));
            }
        }
        return courses;
    }

    private Side side(Hexside hexside, Map<Corner, float[]> places) {
        Hex hex = hexside.first();
        int direction = layout.grid().direction(hex.index(), hexside.second().index());
        int first = HexLayout.sideCorner(Math.floorMod(direction, Direction.COUNT));
        return new Side(corner(hex, first, places), corner(hex, first + 1, places));
    }

    private Corner corner(Hex hex, int corner, Map<Corner, float[]> places) {
        float x = layout.x(hex) + layout.cornerX(corner);
        float y = layout.y(hex) + layout.cornerY(corner);
        Corner key = new Corner(Math.round(x * 4), Math.round(y * 4));
        places.putIfAbsent(key, new float[] {x, y});
        return key;
    }

    /** Walks from a side both ways until the course ends or comes to a fork whose sides are all used. */
    private static List<Corner> walk(Side start, Map<Corner, List<Corner>> links, Set<Side> used) {
        Deque<Corner> course = new ArrayDeque<>(List.of(start.from(), start.to()));
        use(start, used);
        Corner end = start.to();
        for (Corner next = unused(end, links, used); next != null; next = unused(end, links, used)) {
            use(new Side(end, next), used);
            course.addLast(next);
            end = next;
        }
        end = start.from();
        for (Corner next = unused(end, links, used); next != null; next = unused(end, links, used)) {
            use(new Side(end, next), used);
            course.addFirst(next);
            end = next;
        }
        return new ArrayList<>(course);
    }

    private static void use(Side side, Set<Side> used) {
        used.add(side);
        used.add(new Side(side.to(), side.from()));
    }

    private static @Nullable Corner unused(Corner at, Map<Corner, List<Corner>> links, Set<Side> used) {
        for (Corner next : links.getOrDefault(at, List.of())) {
            if (!used.contains(new Side(at, next))) {
                return next;
            }
        }
        return null;
    }

    private static float[] points(List<Corner> corners, Map<Corner, float[]> places) {
        float[] points = new float[2 * corners.size()];
        for (int i = 0; i < corners.size(); i++) {
            float[] place = places.getOrDefault(corners.get(i), new float[2]);
            points[2 * i] = place[0];
            points[2 * i + 1] = place[1];
        }
        return points;
    }

    /** Cuts the corners of a line twice; its ends stay where they are. */
    static float[] smooth(float[] points) {
        return cut(cut(points));
    }

    private static float[] cut(float[] points) {
        int count = points.length / 2;
        if (count < 3) {
            return points;
        }
        float[] cut = new float[4 * (count - 1)];
        for (int i = 0; i < count - 1; i++) {
            for (int axis = 0; axis < 2; axis++) {
                float from = points[2 * i + axis];
                float to = points[2 * i + 2 + axis];
                cut[4 * i + axis] = i == 0 ? from : from * 0.75f + to * 0.25f;
                cut[4 * i + 2 + axis] = i == count - 2 ? to : from * 0.25f + to * 0.75f;
            }
        }
        return cut;
    }
}
