package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;

/**
 * Finds where the drawing of a battlefield differs from that of another one, but for its names, which lie elsewhere at each zoom: it
 * compares all that is drawn, piece by piece. What is drawn in another order counts as changed, all of it. Any thread may ask.
 */
final class MapDifference {
    /** How far signs and strokes reach beyond the points at which they are drawn, in hex radii, in the smallest zoom too. */
    private static final float REACH = 0.6f;

    private final Topography before;
    private final Topography after;
    private final HexLayout layout;
    private final ChangedArea area;

    private MapDifference(Topography before, Topography after) {
        this.before = before;
        this.after = after;
        layout = after.layout();
        area = new ChangedArea(layout);
    }

    /** Where two drawings differ; everywhere if they are not of the same size. */
    static ChangedArea between(Topography before, Topography after) {
        MapDifference difference = new MapDifference(before, after);
        if (before.hasSizeOf(after)) {
            difference.compare();
        } else {
            difference.area.addAll();
        }
        return difference.area;
    }

    private void compare() {
        ground();
        pieces(before.marks().trees(), after.marks().trees(), tree -> area.add(tree.x(), tree.y(), REACH));
        pieces(before.marks().hachures(), after.marks().hachures(), this::stroke);
        pieces(before.marks().reeds(), after.marks().reeds(), this::stroke);
        pieces(before.marks().houses(), after.marks().houses(), house -> area.add(house.x(), house.y(), REACH));
        lines(shores(before), shores(after));
        lines(waters(before), waters(after));
        lines(ways(before), ways(after));
        pieces(before.field().crossings(), after.field().crossings(), this::crossing);
        Battlefield one = before.field();
        Battlefield other = after.field();
        if (!one.name().equals(other.name()) || one.north() != other.north()) {
            area.add(-MapCamera.MARGIN, -MapCamera.FOOT, layout.width() + MapCamera.MARGIN, 0);
        }
    }

    /** Where other samples of the relief are drawn. */
    private void ground() {
        byte[] one = before.felt();
        byte[] other = after.felt();
        int kinds = Relief.Kind.values().length;
        Relief relief = after.relief();
        for (int i = Arrays.mismatch(one, other); i >= 0; i = mismatch(one, other, i + 1)) {
            int sample = i / kinds;
            area.add(relief.x(sample % relief.columns()), relief.y(sample / relief.columns()), REACH / 2);
        }
    }

    private static int mismatch(byte[] one, byte[] other, int from) {
        int found = Arrays.mismatch(one, from, one.length, other, from, other.length);
        return found < 0 ? found : from + found;
    }

    private void stroke(GroundMarks.Stroke stroke) {
        area.add(stroke.fromX(), stroke.fromY(), REACH);
        area.add(stroke.toX(), stroke.toY(), REACH);
    }

    private void crossing(Crossing crossing) {
        area.add(
                (layout.x(crossing.hexside().first())
                                + layout.x(crossing.hexside().second()))
                        / 2,
                (layout.y(crossing.hexside().first())
                                + layout.y(crossing.hexside().second()))
                        / 2,
                2 * REACH);
    }

    private <T> void pieces(List<T> one, List<T> other, Consumer<T> add) {
        pieces(one, other, area, add);
    }

    /**
     * Adds the pieces that only one of two lists has; everything if those in both have another order.
     *
     * @param add adds a piece to the area
     */
    static <T> void pieces(List<T> one, List<T> other, ChangedArea area, Consumer<T> add) {
        List<T> kept = common(one, other, add);
        if (!kept.equals(common(other, one, add))) {
            area.addAll();
        }
    }

    /** The pieces of a list that another one has, as often as that has them; the others are handed on. */
    private static <T> List<T> common(Collection<T> list, Collection<T> other, Consumer<T> missing) {
        Map<T, Integer> left = new HashMap<>();
        other.forEach(piece -> left.merge(piece, 1, Integer::sum));
        List<T> common = new ArrayList<>();
        for (T piece : list) {
            if (left.merge(piece, -1, Integer::sum) >= 0) {
                common.add(piece);
            } else {
                missing.accept(piece);
            }
        }
        return common;
    }

    // --- Lines -----------------------------------------------------------------------------------------------------

    /** Lines by what they belong to, in the order in which they are drawn. */
    private static Map<String, float[]> numbered(Stream<Map.Entry<String, float[]>> lines) {
        Map<String, float[]> all = new LinkedHashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        lines.forEach(
                line -> all.put(line.getKey() + " " + counts.merge(line.getKey(), 1, Integer::sum), line.getValue()));
        return all;
    }

    private static Map<String, float[]> shores(Topography of) {
        // One that changes anywhere is another shore.
        return numbered(of.marks().shores().stream().map(line -> Map.entry(Arrays.toString(line), line)));
    }

    private static Map<String, float[]> waters(Topography of) {
        List<Map.Entry<String, float[]>> lines = new ArrayList<>();
        for (Water water : of.field().waters()) {
            of.waters()
                    .courses(water)
                    .forEach(course -> lines.add(Map.entry(water.kind() + " " + water.name(), course)));
        }
        return numbered(lines.stream());
    }

    private static Map<String, float[]> ways(Topography of) {
        List<Map.Entry<String, float[]>> lines = new ArrayList<>();
        for (Way way : of.field().ways()) {
            lines.add(Map.entry(
                    way.kind() + " " + of.ways().isMain(way) + " " + way.name(),
                    of.ways().course(way)));
        }
        return numbered(lines.stream());
    }

    /** Adds what differs of lines; of one that is in both, what comes after they part, since dashes are counted from its beginning. */
    private void lines(Map<String, float[]> one, Map<String, float[]> other) {
        pieces(List.copyOf(one.keySet()), List.copyOf(other.keySet()), name -> {
            float[] line = one.getOrDefault(name, other.getOrDefault(name, new float[0]));
            line(line, 0);
        });
        one.forEach((name, line) -> {
            float[] same = other.get(name);
            int parts = same == null ? -1 : Arrays.mismatch(line, same);
            if (same != null && parts >= 0) {
                line(line, parts);
                line(same, parts);
            }
        });
    }

    private void line(float[] line, int from) {
        for (int i = Math.max(2, from / 2 * 2); i < line.length; i += 2) {
            area.add(
                    Math.min(line[i - 2], line[i]) - REACH,
                    Math.min(line[i - 1], line[i + 1]) - REACH,
                    Math.max(line[i - 2], line[i]) + REACH,
                    Math.max(line[i - 1], line[i + 1]) + REACH);
        }
    }
}
