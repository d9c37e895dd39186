package org.roadtorichmond.view;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.hex.Hex;

/** Where the captions of each hex stand: one that would lie on an earlier one, or on words of the map, is laid under it. */
final class CaptionRows {
    /** Rows that touch do not lie on each other. */
    private static final float TOUCHING = 0.001f;
    /** Below this, in radii above the middle of its hex, a caption would be taken for that of another hex. */
    private static final float LOWEST = -0.9f;

    private final HexLayout layout;
    private final List<Rectangle> words;
    private final Map<Hex, List<Float>> taken = new HashMap<>();

    /** No captions yet on a map on which words lie, whose boxes are in radii. */
    CaptionRows(HexLayout layout, List<Rectangle> words) {
        this.layout = layout;
        this.words = words;
    }

    /**
     * Finds and takes the place of a caption.
     *
     * @param height how far above the middle of its hex it is to stand, in radii
     * @param wide how wide it is, in radii
     * @param row how high it is, in radii
     * @return how far above the middle it stands
     */
    float place(Hex hex, float height, float wide, float row) {
        List<Float> rows = taken.computeIfAbsent(hex, fresh -> new ArrayList<>());
        rows.sort(Comparator.reverseOrder());
        float first = offRows(rows, height, row);
        float free = first;
        for (float on = offWords(hex, free, wide, row); on < free; on = offWords(hex, free, wide, row)) {
            free = offRows(rows, on, row);
        }
        float found = free < LOWEST ? first : free;
        rows.add(found);
        return found;
    }

    private static float offRows(List<Float> rows, float height, float row) {
        float free = height;
        for (float other : rows) {
            if (Math.abs(other - free) < row - TOUCHING) {
                free = other - row;
            }
        }
        return free;
    }

    /** The height at which a caption lies below the words on which it would lie; the same height where there are none. */
    private float offWords(Hex hex, float height, float wide, float row) {
        Rectangle box = new Rectangle(layout.x(hex) - wide / 2, layout.y(hex) + height - row / 2, wide, row);
        return (float) words.stream()
                .filter(box::overlaps)
                .mapToDouble(word -> word.y - layout.y(hex) - row / 2 - TOUCHING)
                .min()
                .orElse(height);
    }
}
