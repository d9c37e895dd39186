package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.util.Locale;

/** Draws the sheet round the map: its edge on the desk, the neat line, and below it title, compass rose and scale. */
final class SheetPainter {
    private static final float SHEET = MapCamera.MARGIN - 0.12f;
    private static final float FOOT = MapCamera.FOOT - 0.12f;
    private static final float TITLE = 0.95f;
    private static final float ROSE = 1.15f;
    private static final int LARGEST = 72;
    private static final int POINTS = 8;

    private final String title;
    private final int north;
    private final Legend legend;

    SheetPainter(String title, int north, Legend legend) {
        this.title = title;
        this.north = north;
        this.legend = legend;
    }

    void paint(Plate plate) {
        desk(plate);
        neatLine(plate);
        float middle = plate.x(plate.layout().width() / 2);
        if (plate.touches(middle, plate.y(-FOOT / 2), plate.layout().width() / 2 + FOOT)) {
            cartouche(plate, middle);
            rose(plate);
        }
    }

    /** What lies beyond the sheet is the desk, with the sheet's shadow on it. */
    private static void desk(Plate plate) {
        float left = plate.x(-SHEET);
        float bottom = plate.y(-FOOT);
        float right = plate.x(plate.layout().width() + SHEET);
        float top = plate.y(plate.layout().height() + SHEET);
        float far = plate.width() + plate.height() + plate.scale() * 4;
        Ink ink = plate.ink();
        ink.rectangle(left - far, bottom - far, far, 2 * far + top - bottom, Palette.DESK);
        ink.rectangle(right, bottom - far, far, 2 * far + top - bottom, Palette.DESK);
        // The strips overlap by two pixels, for the edges of shapes fade out.
        ink.rectangle(left - 2, bottom - far, right - left + 4, far, Palette.DESK);
        ink.rectangle(left - 2, top, right - left + 4, far, Palette.DESK);
        Color shadow = Palette.clear(Palette.INK, 0.4f);
        ink.rectangle(left + 4, bottom - 4, right - left, 4, shadow);
        ink.rectangle(right, bottom, 4, top - bottom - 4, shadow);
    }

    /** A thin line and a thick one round it. */
    private static void neatLine(Plate plate) {
        frame(plate, Edges.LEAD, plate.stroke(0.025f, 0.8f));
        frame(plate, Edges.LEAD + 0.16f, plate.stroke(0.075f, 1.8f));
    }

    private static void frame(Plate plate, float out, float stroke) {
        float width = (plate.layout().width() + 2 * out) * plate.scale();
        float height = (plate.layout().height() + 2 * out) * plate.scale();
        plate.ink().frame(plate.x(-out), plate.y(-out), width, height, stroke, Palette.INK);
    }

    private void cartouche(Plate plate, float middle) {
        Fonts fonts = plate.fonts();
        float room = (plate.layout().width() - 2 * (2 * ROSE + 0.6f)) * plate.scale();
        String capitals = title.toUpperCase(Locale.ROOT);
        BitmapFont large = fitting(fonts, Face.TITLE, capitals, TITLE * plate.scale(), room);
        fonts.centred(plate.ink(), large, capitals, middle, plate.y(-1.55f), Palette.INK);
        BitmapFont small = fitting(fonts, Face.NAMES, legend.dateLine(), 0.6f * plate.scale(), room);
        float y = plate.y(-2.35f);
        fonts.centred(plate.ink(), small, legend.dateLine(), middle, y, Palette.INK);
        if (!legend.dateLine().isEmpty()) {
            float half = fonts.width(small, legend.dateLine()) / 2 + 0.3f * plate.scale();
            float rule = Math.max(0, Math.min(2.5f * plate.scale(), room / 2 - half));
            float stroke = plate.stroke(0.03f, 1);
            plate.ink().line(middle - half - rule, y, middle - half, y, stroke, Palette.INK);
            plate.ink().line(middle + half, y, middle + half + rule, y, stroke, Palette.INK);
        }
        scaleBar(plate, middle);
    }

    private static BitmapFont fitting(Fonts fonts, Face face, String text, float size, float room) {
        int points = Math.min(LARGEST, Math.round(size));
        BitmapFont font = fonts.get(face, points);
        float width = fonts.width(font, text);
        return width <= room ? font : fonts.get(face, (int) (points * room / width));
    }

    /** A mile in quarters, black and white. */
    private void scaleBar(Plate plate, float middle) {
        float mile = Legend.mileLength() * plate.scale();
        float height = plate.stroke(0.11f, 3);
        float x = middle - mile / 2;
        float y = plate.y(-3.08f);
        plate.ink().rectangle(x - 1, y - 1, mile + 2, height + 2, Palette.INK);
        for (int quarter = 1; quarter < 4; quarter += 2) {
            plate.ink().rectangle(x + quarter * mile / 4, y, mile / 4, height, Palette.PAPER);
        }
        BitmapFont font = plate.fonts().get(Face.NAMES, Math.max(9, Math.min(40, Math.round(plate.scale() * 0.42f))));
        plate.fonts().centred(plate.ink(), font, legend.mile(), middle, y - 0.38f * plate.scale(), Palette.INK);
    }

    /** A rose of eight points, halved into light and shade, whose needle shows where north is. */
    private void rose(Plate plate) {
        float x = plate.x(ROSE + 0.1f);
        float y = plate.y(-(Edges.LEAD + MapCamera.FOOT) / 2);
        float size = ROSE * plate.scale();
        plate.ink().ring(x, y, size * 0.52f, plate.stroke(0.02f, 0.8f), Palette.INK);
        plate.ink().ring(x, y, size * 0.46f, plate.stroke(0.02f, 0.8f), Palette.INK);
        for (int round = 1; round >= 0; round--) {
            for (int point = 0; point < POINTS; point++) {
                boolean major = point % 2 == 0;
                if (major == (round == 0)) {
                    float length = major ? 0.78f : 0.5f;
                    point(plate, x, y, north + 45 * point, size * (point == 0 ? 0.95f : length), size * 0.13f);
                }
            }
        }
        double up = Math.toRadians(90 - north);
        float out = size * 1.12f;
        BitmapFont font = plate.fonts().get(Face.TITLE, Math.max(8, Math.min(40, Math.round(size * 0.32f))));
        plate.fonts()
                .turned(
                        plate.ink(),
                        font,
                        legend.north(),
                        x + out * (float) Math.cos(up),
                        y + out * (float) Math.sin(up),
                        -north,
                        Palette.INK);
    }

    private static void point(Plate plate, float x, float y, float degrees, float length, float half) {
        double to = Math.toRadians(90 - degrees);
        float cos = (float) Math.cos(to);
        float sin = (float) Math.sin(to);
        float tipX = x + cos * length;
        float tipY = y + sin * length;
        float leftX = x + (cos - sin) * half * 0.7f;
        float leftY = y + (sin + cos) * half * 0.7f;
        float rightX = x + (cos + sin) * half * 0.7f;
        float rightY = y + (sin - cos) * half * 0.7f;
        plate.ink().polygon(new float[] {x, y, tipX, tipY, leftX, leftY}, 3, Palette.PAPER);
        plate.ink().polygon(new float[] {x, y, rightX, rightY, tipX, tipY}, 3, Palette.INK);
        float stroke = Math.max(0.8f, length * 0.02f);
        plate.ink().line(x, y, tipX, tipY, stroke, Palette.INK);
        plate.ink().line(tipX, tipY, leftX, leftY, stroke, Palette.INK);
        plate.ink().line(leftX, leftY, x, y, stroke, Palette.INK);
    }
}
