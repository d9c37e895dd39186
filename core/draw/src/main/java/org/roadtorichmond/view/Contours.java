package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.view.Relief.Kind;

/** Finds the lines along which something is felt equally strongly (marching squares), as rows of points on the map. */
public final class Contours {
    private static final int CORNERS = 4;
    private static final int UPRIGHT = 1;

    private final Relief relief;
    private final Kind kind;
    private final float level;

    /**
     * Each crossed edge of the lattice, and the edges to which the line goes on; the higher ground lies to its left. In the order of
     * the lattice, so that where a ring begins depends on that ring alone.
     */
    private final Map<Integer, Integer> next = new LinkedHashMap<>();

    private final boolean closed;

    private Contours(Relief relief, Kind kind, float level, boolean closed) {
        this.relief = relief;
        this.kind = kind;
        this.level = level;
        this.closed = closed;
    }

    /** The lines at a level, each as x, y, x, y, ..., higher ground to their left; a ring ends where it began. */
    public static List<float[]> of(Relief relief, Kind kind, float level) {
        return new Contours(relief, kind, level, false).trace();
    }

    /** The same as rings only: along the rim of the sheet, beyond which there is nothing, the line turns back. */
    public static List<float[]> rings(Relief relief, Kind kind, float level) {
        return new Contours(relief, kind, level, true).trace();
    }

    private List<float[]> trace() {
        for (int row = 0; row + 1 < relief.rows(); row++) {
            for (int column = 0; column + 1 < relief.columns(); column++) {
                cell(column, row);
            }
        }
        List<float[]> lines = new ArrayList<>();
        // Lines that end at the rim of the sheet are walked from their beginnings; what is left are rings.
        List<Integer> starts = new ArrayList<>(next.keySet());
        starts.removeAll(new HashSet<>(next.values()));
        starts.forEach(start -> lines.add(walk(start)));
        while (!next.isEmpty()) {
            lines.add(walk(next.keySet().iterator().next()));
        }
        return lines;
    }

    private float[] walk(int start) {
        List<Integer> edges = new ArrayList<>(List.of(start));
        for (Integer edge = next.remove(start); edge != null; edge = next.remove(edge)) {
            edges.add(edge);
        }
        float[] line = new float[2 * edges.size()];
        for (int i = 0; i < edges.size(); i++) {
            place(edges.get(i), line, 2 * i);
        }
        return line;
    }

    /** Goes round a cell counter-clockwise: the line enters where the ground falls below the level and leaves where it rises. */
    private void cell(int column, int row) {
        boolean first = high(column, row);
        if (first == high(column + 1, row) && first == high(column, row + 1) && first == high(column + 1, row + 1)) {
            // No line crosses most cells.
            return;
        }
        int in = -1;
        for (int i = 0; i < 2 * CORNERS; i++) {
            boolean here = high(column, row, i);
            boolean there = high(column, row, i + 1);
            if (!here && there) {
                in = edge(column, row, i % CORNERS);
            } else if (here && !there && in >= 0) {
                next.putIfAbsent(edge(column, row, i % CORNERS), in);
                in = -1;
            }
        }
    }

    private boolean high(int column, int row, int corner) {
        int turn = corner % CORNERS;
        int right = turn == 1 || turn == 2 ? 1 : 0;
        int up = turn >= 2 ? 1 : 0;
        return high(column + right, row + up);
    }

    private boolean high(int x, int y) {
        return relief.sample(kind, x, y) >= level && !(closed && isRim(x, y));
    }

    private boolean isRim(int x, int y) {
        return x == 0 || y == 0 || x == relief.columns() - 1 || y == relief.rows() - 1;
    }

    /** A number for an edge of the lattice: below, right, above, left of a cell. */
    private int edge(int column, int row, int side) {
        int right = side == 1 ? 1 : 0;
        int up = side == 2 ? 1 : 0;
        return 2 * ((row + up) * relief.columns() + column + right) + side % 2;
    }

    private void place(int edge, float[] line, int at) {
        boolean upright = edge % 2 == UPRIGHT;
        int column = edge / 2 % relief.columns();
        int row = edge / 2 / relief.columns();
        float from = relief.sample(kind, column, row);
        float to = upright ? relief.sample(kind, column, row + 1) : relief.sample(kind, column + 1, row);
        float part = from == to ? 0.5f : Math.max(0, Math.min(1, (level - from) / (to - from)));
        line[at] = relief.x(column) + (upright ? 0 : part / Relief.FINENESS);
        line[at + 1] = relief.y(row) + (upright ? part / Relief.FINENESS : 0);
    }
}
