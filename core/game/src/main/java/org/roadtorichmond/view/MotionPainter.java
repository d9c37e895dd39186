package org.roadtorichmond.view;

import java.util.List;
import org.roadtorichmond.hex.Hex;

/** Draws what moves: counters on their way, and dice. */
final class MotionPainter {
    private static final float COUNTER = 1.12f;
    private static final float DIE = 0.86f;
    /** The places of the pips of each face, as columns and rows of a grid of three by three counted from the lower left. */
    private static final int[][] PIPS = {
        {4}, {0, 8}, {0, 4, 8}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 1, 2, 6, 7, 8},
    };

    private MotionPainter() {}

    static void glide(MapSection section, Overlay.Glide glide) {
        List<Hex> path = glide.path();
        float way = Math.max(0, Math.min(1, glide.part())) * (path.size() - 1);
        int leg = Math.min((int) way, Math.max(0, path.size() - 2));
        Hex from = path.get(leg);
        Hex to = path.get(Math.min(leg + 1, path.size() - 1));
        float part = way - leg;
        float size = Math.round(section.scale() * COUNTER);
        float x = section.x(from) + (section.x(to) - section.x(from)) * part - size / 2;
        float y = section.y(from) + (section.y(to) - section.y(from)) * part - size / 2;
        new CounterPainter(section.ink(), section.fonts()).paint(glide.counter(), Math.round(x), Math.round(y), size);
    }

    static void die(MapSection section, Overlay.Die die) {
        float size = section.stroke(DIE, 26);
        float x = section.x(die.hex()) - size / 2;
        float y = section.y(die.hex()) + section.scale() * 0.5f;
        float rim = Math.max(1, size * 0.06f);
        section.ink().rectangle(x - rim, y - rim, size + 2 * rim, size + 2 * rim, Palette.INK);
        section.ink().rectangle(x, y, size, size, Palette.WHITE);
        for (int pip : PIPS[die.face() - 1]) {
            int column = pip / 3;
            int row = pip % 3;
            section.ink().disc(x + place(column) * size, y + place(row) * size, size * 0.1f, Palette.INK);
        }
    }

    /** Where a column or row of pips lies, as a part of the die's side. */
    private static float place(int number) {
        return 0.24f + 0.26f * number;
    }
}
