package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.hex.Hex;

/** Where the captions of each hex stand: one that would lie on an earlier one is laid under it. */
final class CaptionRows {
    /** Rows that touch do not lie on each other. */
    private static final float TOUCHING = 0.001f;

    private final Map<Hex, List<Float>> taken = new HashMap<>();

    /**
     * Finds and takes the place of a caption.
     *
     * @param height how far above the middle of its hex it is to stand, in radii
     * @param row how high it is, in radii
     * @return how far above the middle it stands
     */
    float place(Hex hex, float height, float row) {
        List<Float> rows = taken.computeIfAbsent(hex, fresh -> new ArrayList<>());
        rows.sort(Comparator.reverseOrder());
        float free = height;
        for (float other : rows) {
            if (Math.abs(other - free) < row - TOUCHING) {
                free = other - row;
            }
        }
        rows.add(free);
        return free;
    }
}
