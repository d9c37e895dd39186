package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Side;

/**
 * Draws counters. The sides differ in colour and in shape: Union counters are square, Confederate ones have clipped corners. A shaken
 * unit has a ribbon with a zigzag, one that has done what it can is paler and ticked off. What does not fit at a small zoom is left out,
 * the strength last.
 *
 * @param ink draws
 * @param fonts the letters
 */
public record CounterPainter(Ink ink, Fonts fonts) {
    private static final float BAND_FROM = 14;
    private static final float SYMBOL_FROM = 26;
    private static final float LABEL_FROM = 42;
    private static final float CLIP = 0.17f;
    private static final int TEETH = 6;

    /** Draws a counter whose lower left corner and size are given in pixels. */
    public void paint(Counter counter, float x, float y, float size) {
        Side side = counter.side();
        Color face = counter.dimmed() ? Palette.dimmedFace(side) : Palette.face(side);
        Color print = counter.dimmed() ? Palette.dimmedPrint(side) : Palette.print(side);
        float rim = Math.max(1, size * 0.03f);
        shape(side, x + rim * 1.3f, y - rim * 1.8f, size, Palette.clear(Palette.INK, 0.38f));
        marks(counter, x, y, size, rim);
        shape(side, x, y, size, counter.shaken() ? Palette.SHAKEN : Palette.rim(side));
        float edge = counter.shaken() ? Math.max(2, size * 0.075f) : rim;
        shape(side, x + edge, y + edge, size - 2 * edge, face);
        if (!counter.dimmed()) {
            bevel(side, x + edge, y + edge, size - 2 * edge, rim);
        }
        if (size >= BAND_FROM) {
            band(counter, x, y, size, edge);
        }
        print(counter, x, y, size, print);
        if (counter.shaken()) {
            shaken(x, y, size);
        }
        if (counter.dimmed()) {
            done(x, y, size);
        }
    }

    /** A unit that has done what it can: a tick in a dark disc on the upper right corner, so that it looks done and not disabled. */
    private void done(float x, float y, float size) {
        float radius = tickRadius(size);
        float middleX = x + size - radius * 0.2f;
        float middleY = y + size - radius * 0.2f;
        ink.disc(middleX, middleY, radius + Math.max(1, size * 0.02f), Palette.WHITE);
        ink.disc(middleX, middleY, radius, Palette.INK);
        float stroke = Math.max(1.4f, radius * 0.3f);
        float lowX = middleX - radius * 0.12f;
        float lowY = middleY - radius * 0.42f;
        ink.line(middleX - radius * 0.5f, middleY, lowX, lowY, stroke, Palette.WHITE);
        ink.line(lowX, lowY, middleX + radius * 0.5f, middleY + radius * 0.45f, stroke, Palette.WHITE);
    }

    private static float tickRadius(float size) {
        return Math.max(4.5f, size * 0.135f);
    }

    /** Where the tick begins, from the left edge of a counter, with the rim that it has. */
    static float tickLeft(float size) {
        return size - 1.2f * tickRadius(size) - Math.max(1, size * 0.02f);
    }

    /** Light on the upper edge and shade on the lower one, as on a die-cut counter. */
    private void bevel(Side side, float x, float y, float size, float rim) {
        float clip = side == Side.UNION ? 0 : size * CLIP;
        ink.rectangle(x + clip, y + size - rim, size - 2 * clip, rim, Palette.clear(Palette.WHITE, 0.35f));
        ink.rectangle(x + clip, y, size - 2 * clip, rim, Palette.clear(Palette.INK, 0.25f));
    }

    private void marks(Counter counter, float x, float y, float size, float rim) {
        Color color = switch (counter.mark()) {
            case NONE -> null;
            case SELECTED -> Palette.SELECTED;
            case ABLE -> Palette.LEGAL;
            case JOINED -> Palette.TARGET;
            case REQUIRED -> Palette.NOW;
        };
        if (color != null) {
            float out = Math.max(2.5f, rim * 2.2f);
            shape(counter.side(), x - out, y - out, size + 2 * out, Palette.INK);
            out -= 1;
            shape(counter.side(), x - out, y - out, size + 2 * out, color);
        }
    }

    private void shape(Side side, float x, float y, float size, Color color) {
        if (side == Side.UNION) {
            ink.rectangle(x, y, size, size, color);
            return;
        }
        float c = size * CLIP;
        float[] points = {
            x + c,
            y,
            x + size - c,
            y,
            x + size,
            y + c,
            x + size,
            y + size - c,
            x + size - c,
            y + size,
            x + c,
            y + size,
            x,
            y + size - c,
            x,
            y + c
        };
        ink.polygon(points, 8, color);
    }

    /** The formation's colour down the left edge. */
    private void band(Counter counter, float x, float y, float size, float rim) {
        float clip = counter.side() == Side.UNION ? rim : size * CLIP;
        Color color = Palette.band(counter.band());
        if (counter.dimmed()) {
            color = Palette.mix(color, Palette.SHEET, 0.3f);
        }
        float width = Math.max(3, size * 0.1f);
        ink.rectangle(x + rim, y + clip, width, size - 2 * clip, color);
        ink.line(x + rim + width, y + clip, x + rim + width, y + size - clip, 1, Palette.rim(counter.side()));
    }

    private void print(Counter counter, float x, float y, float size, Color print) {
        // A shaken counter has its ribbon on the right, the band is on the left.
        float middle = x + size * (counter.shaken() ? 0.475f : size < BAND_FROM ? 0.5f : 0.55f);
        String numbers = size < LABEL_FROM / 1.4f
                ? Integer.toString(counter.strength())
                : counter.strength() + "–" + counter.allowance();
        if (size < SYMBOL_FROM) {
            BitmapFont font = fonts.get(Face.BOLD, Math.round(size * 0.72f));
            fonts.centred(ink, font, numbers, middle, y + size * 0.5f, print);
            return;
        }
        boolean label = size >= LABEL_FROM;
        float symbolTop = label ? 0.72f : 0.86f;
        symbol(
                counter.arm(),
                middle - size * 0.27f,
                y + size * 0.45f,
                size * 0.54f,
                size * (symbolTop - 0.45f),
                print,
                Math.max(1, size * 0.03f));
        BitmapFont font = fonts.get(Face.BOLD, Math.round(size * numberSize(counter, size)));
        fonts.centred(ink, font, numbers, middle, y + size * 0.24f, print);
        if (label) {
            label(counter, x + size * labelMiddle(counter), y + size * 0.845f, size, print);
        }
    }

    /** How large numbers are, in parts of the counter: smaller where the ribbon takes room, larger where a strength stands alone. */
    private static float numberSize(Counter counter, float size) {
        if (counter.shaken()) {
            return 0.27f;
        }
        return size >= LABEL_FROM ? 0.33f : size < LABEL_FROM / 1.4f ? 0.46f : 0.37f;
    }

    /** Whether the ribbon or the tick takes room at the right of the designation. */
    private static boolean cornered(Counter counter) {
        return counter.shaken() || counter.dimmed();
    }

    private static float labelMiddle(Counter counter) {
        return cornered(counter) ? 0.475f : 0.55f;
    }

    /** How wide a designation may be, in parts of the counter. */
    private static float labelRoom(Counter counter) {
        return (counter.side() == Side.UNION ? 0.82f : 0.7f) - (cornered(counter) ? 0.14f : 0);
    }

    /** Where a designation ends at most, from the left edge of a counter. */
    static float labelRight(Counter counter, float size) {
        return size * (labelMiddle(counter) + labelRoom(counter) / 2);
    }

    /** The designation, without its formation or in smaller letters where it is too long. */
    private void label(Counter counter, float x, float y, float size, Color print) {
        float room = size * labelRoom(counter);
        int points = Math.max(9, Math.round(size * 0.18f));
        int least = Math.max(8, Math.round(size * 0.13f));
        String text = counter.label();
        int slash = text.indexOf('/');
        if (slash > 4 && fonts.width(fonts.get(Face.PLAIN, points), text) > room) {
            text = text.substring(0, slash);
        }
        while (points > least && fonts.width(fonts.get(Face.PLAIN, points), text) > room) {
            points--;
        }
        while (text.length() > 3 && fonts.width(fonts.get(Face.PLAIN, points), text) > room) {
            text = text.substring(0, text.length() - 1);
        }
        fonts.centred(ink, fonts.get(Face.PLAIN, points), text, x, y, print);
    }

    /** The arm's symbol in a box: crossed for infantry, a slash for cavalry, a dot for guns, wheels for wagons. */
    private void symbol(Arm arm, float x, float y, float width, float height, Color color, float stroke) {
        ink.line(x, y, x + width, y, stroke, color);
        ink.line(x, y + height, x + width, y + height, stroke, color);
        ink.line(x, y, x, y + height, stroke, color);
        ink.line(x + width, y, x + width, y + height, stroke, color);
        float middleX = x + width / 2;
        float middleY = y + height / 2;
        switch (arm) {
            case INFANTRY -> {
                ink.line(x, y, x + width, y + height, stroke, color);
                ink.line(x, y + height, x + width, y, stroke, color);
            }
            case CAVALRY -> ink.line(x, y, x + width, y + height, stroke, color);
            case ARTILLERY -> ink.disc(middleX, middleY, height * 0.27f, color);
            case HORSE_ARTILLERY -> {
                ink.disc(middleX, middleY, height * 0.24f, color);
                ink.line(x, y, x + width, y + height, stroke, color);
            }
            case SIEGE_ARTILLERY -> {
                ink.disc(middleX, middleY - height * 0.1f, height * 0.25f, color);
                ink.line(x, y + height * 0.72f, middleX, y + height, stroke, color);
                ink.line(middleX, y + height, x + width, y + height * 0.72f, stroke, color);
            }
            case TRAIN -> {
                float wheel = height * 0.18f;
                ink.ring(x + width * 0.28f, y + height * 0.32f, wheel, stroke, color);
                ink.ring(x + width * 0.72f, y + height * 0.32f, wheel, stroke, color);
                ink.line(x + width * 0.12f, middleY, x + width * 0.88f, middleY, stroke * 1.5f, color);
                ink.line(x + width * 0.2f, y + height * 0.8f, x + width * 0.8f, y + height * 0.8f, stroke, color);
            }
        }
    }

    /** A shaken unit: besides its black rim, a black ribbon with a white zigzag down the right edge. */
    private void shaken(float x, float y, float size) {
        float width = Math.max(4, size * 0.19f);
        float clip = size * CLIP * 0.9f;
        float left = x + size - width;
        ink.rectangle(left, y + clip, width - 1, size - 2 * clip, Palette.SHAKEN);
        float step = (size - 2 * clip) / TEETH;
        float near = left + width * 0.22f;
        float far = left + width * 0.74f;
        for (int i = 0; i < TEETH; i++) {
            boolean out = i % 2 == 0;
            float from = y + clip + i * step;
            float stroke = Math.max(1.2f, size * 0.035f);
            ink.line(out ? near : far, from, out ? far : near, from + step, stroke, Palette.WHITE);
        }
    }
}
