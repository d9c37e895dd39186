package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.util.List;
import org.roadtorichmond.hex.Hex;

/** Draws what moves and what happens: counters on their way, dice, smoke, and the banners of results. */
final class MotionPainter {
    private static final float COUNTER = 1.12f;
    private static final float DIE = 0.86f;
    /** How far above the centre of its hex a die stands, in radii. */
    private static final float FOOT = 0.5f;

    private static final int PUFFS = 16;
    private static final int SOFT = 4;
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
        float size = size(die, section.scale());
        float x = section.x(die.hex()) - size / 2;
        float y = section.y(die.hex()) + section.scale() * FOOT;
        float rim = Math.max(1, size * 0.06f);
        section.ink().rectangle(x - rim, y - rim, size + 2 * rim, size + 2 * rim, Palette.INK);
        section.ink().rectangle(x, y, size, size, Palette.WHITE);
        for (int pip : PIPS[die.face() - 1]) {
            int column = pip / 3;
            int row = pip % 3;
            section.ink().disc(x + place(column) * size, y + place(row) * size, size * 0.1f, Palette.INK);
        }
    }

    private static float size(Overlay.Die die, float scale) {
        return Math.max(DIE * scale, die.least());
    }

    /** Where a column or row of pips lies, as a part of the die's side. */
    private static float place(int number) {
        return 0.24f + 0.26f * number;
    }

    /** Puffs that swell, rise and thin out, each at its own place and time, the same ones for the same hex. */
    static void smoke(MapSection section, Overlay.Smoke smoke) {
        if (!section.shows(smoke.hex())) {
            return;
        }
        for (int i = 0; i < PUFFS; i++) {
            float late = 0.12f * (1 + Noise.at(smoke.hex().index(), i, 1));
            float age = (smoke.part() - late) / (1 - late);
            if (age > 0 && age < 1) {
                float aside = 1.25f * Noise.at(smoke.hex().index(), i, 2);
                float up = 0.8f * Noise.at(smoke.hex().index(), i, 3) - 0.1f + 0.6f * age;
                float x = section.x(smoke.hex()) + (aside + 0.25f * age) * section.scale();
                float y = section.y(smoke.hex()) + up * section.scale();
                float radius = (0.2f + 0.42f * age) * section.scale();
                float thick = 0.85f * (1 - age * age) * Math.min(1, 8 * age);
                puff(section.ink(), x, y, radius, thick);
            }
        }
    }

    /** A puff that is thicker in its middle and darker below. */
    private static void puff(Ink ink, float x, float y, float radius, float thick) {
        ink.disc(x, y - radius * 0.12f, radius, Palette.clear(Palette.FAINT_INK, thick * 0.16f));
        for (int ring = 0; ring < SOFT; ring++) {
            float share = 1 - (float) ring / SOFT;
            ink.disc(x, y, radius * share, Palette.clear(Palette.WHITE, thick * 0.34f));
        }
    }

    /** A banner over its die, or under the hex where the map is seen no higher; its ends are kept in sight. */
    static void banner(Ink ink, Fonts fonts, MapCamera camera, Overlay.Banner banner) {
        BitmapFont font = fonts.get(Face.TITLE, Math.round(banner.size()));
        float width = fonts.width(font, banner.text()) + 2 * banner.size();
        float height = banner.size() * 1.7f;
        float gap = banner.size() * 0.4f;
        Hex hex = banner.die().hex();
        float foot = camera.pixelY(camera.layout().y(hex)) + camera.scale() * FOOT;
        float above = foot + size(banner.die(), camera.scale()) + gap;
        boolean room = above + height <= camera.pixelY(camera.topEdge());
        float y = Math.round(room ? above : foot - camera.scale() * 1.6f - height);
        float left = camera.pixelX(camera.leftEdge()) + gap;
        float right = camera.pixelX(camera.rightEdge()) - gap - width;
        float x = Math.round(Math.max(
                left, Math.min(right, camera.pixelX(camera.layout().x(hex)) - width / 2)));
        float stroke = Math.max(1, banner.size() * 0.08f);
        ink.rectangle(x + 2 * stroke, y - 2 * stroke, width, height, Palette.clear(Palette.INK, 0.4f));
        ink.rectangle(x, y, width, height, banner.color());
        ink.rectangle(x + stroke, y + stroke, width - 2 * stroke, height - 2 * stroke, Palette.WHITE);
        ink.rectangle(x + 2 * stroke, y + 2 * stroke, width - 4 * stroke, height - 4 * stroke, banner.color());
        fonts.centred(ink, font, banner.text(), x + width / 2, y + height / 2, Palette.WHITE);
    }
}
