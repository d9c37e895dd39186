package org.roadtorichmond.metamorphic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.metamorphic.Orientation.Axial;

/** Places a map, turned or mirrored, inside another one that has room for it. */
final class Relocation {
    private final HexGrid target;
    private final Map<Hex, Hex> images = new HashMap<>();

    private Relocation(HexGrid source, Orientation orientation, int left, int top, int margin) {
        List<Axial> points = new ArrayList<>();
        for (int hex = 0; hex < source.size(); hex++) {
            points.add(orientation.of(
                    Axial.of(source.hex(hex).column(), source.hex(hex).row())));
        }
        int dq = left - points.stream().mapToInt(Axial::q).min().orElseThrow();
        int dr = top
                + 1
                - points.stream()
                        .mapToInt(point -> point.plus(dq, 0).row())
                        .min()
                        .orElseThrow();
        points.replaceAll(point -> point.plus(dq, dr));
        target = new HexGrid(
                points.stream().mapToInt(Axial::column).max().orElseThrow() + margin,
                points.stream().mapToInt(Axial::row).max().orElseThrow() + margin);
        for (int hex = 0; hex < source.size(); hex++) {
            Axial point = points.get(hex);
            images.put(source.hex(hex), target.at(point.column(), point.row()).orElseThrow());
        }
    }

    /** Places it on a map that is just large enough; this has the same size if columns and orientation allow it. */
    static Relocation snug(HexGrid source, Orientation orientation) {
        return new Relocation(source, orientation, 0, 0, 0);
    }

    /** Places it with a number of columns to its left, of rows above it, and a margin on the other two sides. */
    static Relocation within(HexGrid source, Orientation orientation, int left, int top, int margin) {
        return new Relocation(source, orientation, left, top, margin);
    }

    HexGrid target() {
        return target;
    }

    /** Whether the new map consists only of the hexes of the old one. */
    boolean exact() {
        return target.size() == images.size();
    }

    Hex of(Hex hex) {
        return Objects.requireNonNull(images.get(hex));
    }
}
