package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Side;

/**
 * Draws counters. The sides differ in colour and in shape: Union counters are square, Confederate ones have clipped corners. What
 * does not fit at a small zoom is left out, the strength last.
 */
public final class CounterPainter {
    private static final float SYMBOL_FROM = 21;
    private static final float LABEL_FROM = 42;
    private static final float CLIP = 0.17f;

    private final Ink ink;
    private final Fonts fonts;

    /** A painter that uses the given ink and fonts. */
    public CounterPainter(Ink ink, Fonts fonts) {
        this.ink = ink;
        this.fonts = fonts;
    }

    /** Draws a counter whose lower left corner and size are given in pixels. */
    public void paint(Counter counter, float x, float y, float size) {
        Color face = Palette.face(counter.side());
        Color print = Palette.print(counter.side());
        if (counter.dimmed()) {
            face = Palette.mix(face, Palette.SHEET, 0.45f);
            print = Palette.mix(print, face, counter.side() == Side.UNION ? 0.15f : 0.4f);
        }
        float rim = Math.max(1, size * 0.035f);
        shape(counter.side(), x + rim, y - rim * 1.5f, size, Palette.clear(Palette.INK, 0.4f));
        marks(counter, x, y, size, rim);
        shape(counter.side(), x, y, size, Palette.rim(counter.side()));
        shape(counter.side(), x + rim, y + rim, size - 2 * rim, face);
        band(counter, x, y, size, rim);
        print(counter, x, y, size, print);
        if (counter.shaken()) {
            shaken(x, y, size);
        }
    }

    private void marks(Counter counter, float x, float y, float size, float rim) {
        Color color = switch (counter.mark()) {
            case NONE -> null;
            case SELECTED -> Palette.SELECTED;
            case ABLE -> Palette.LEGAL;
            case JOINED -> Palette.TARGET;
            case OWED -> Palette.OWED;
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
            color = Palette.mix(color, Palette.SHEET, 0.4f);
        }
        float width = Math.max(3, size * 0.1f);
        ink.rectangle(x + rim, y + clip, width, size - 2 * clip, color);
        ink.line(x + rim + width, y + clip, x + rim + width, y + size - clip, 1, Palette.rim(counter.side()));
    }

    private void print(Counter counter, float x, float y, float size, Color print) {
        float middle = x + size * 0.55f;
        String numbers = size < LABEL_FROM / 1.4f
                ? Integer.toString(counter.strength())
                : counter.strength() + "–" + counter.allowance();
        if (size < SYMBOL_FROM) {
            BitmapFont font = fonts.get(Face.BOLD, Math.round(size * 0.62f));
            fonts.centred(ink, font, numbers, middle, y + size * 0.5f, print);
            return;
        }
        boolean label = size >= LABEL_FROM;
        float symbolTop = label ? 0.74f : 0.86f;
        symbol(
                counter.arm(),
                x + size * 0.28f,
                y + size * 0.45f,
                size * 0.54f,
                size * (symbolTop - 0.45f),
                print,
                Math.max(1, size * 0.03f));
        BitmapFont font = fonts.get(Face.BOLD, Math.round(size * (label ? 0.32f : 0.36f)));
        fonts.centred(ink, font, numbers, middle, y + size * 0.24f, print);
        if (label) {
            label(counter, middle, y + size * 0.86f, size, print);
        }
    }

    /** The designation, without its formation or in smaller letters where it is too long. */
    private void label(Counter counter, float x, float y, float size, Color print) {
        float room = size * (counter.side() == Side.UNION ? 0.84f : 0.72f);
        int points = Math.max(9, Math.round(size * 0.19f));
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

    /** A shaken unit: a red band with a white zigzag across the counter. */
    private void shaken(float x, float y, float size) {
        float height = Math.max(4, size * 0.17f);
        float at = y + size * 0.39f;
        ink.rectangle(x, at, size, height, Palette.SHAKEN);
        int teeth = 6;
        float step = size / teeth;
        float low = at + height * 0.25f;
        float high = at + height * 0.75f;
        for (int i = 0; i < teeth; i++) {
            boolean up = i % 2 == 0;
            ink.line(
                    x + i * step,
                    up ? low : high,
                    x + (i + 1) * step,
                    up ? high : low,
                    Math.max(1.2f, size * 0.035f),
                    Palette.WHITE);
        }
    }
}
