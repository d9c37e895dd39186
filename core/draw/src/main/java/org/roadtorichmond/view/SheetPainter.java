package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.util.Locale;

/** Draws the sheet round the map: its edge on the desk, the neat line, and at its foot title, compass rose and scale. */
record SheetPainter(String title, int north, Legend legend) {
    private static final float SHEET = MapCamera.MARGIN - 0.12f;
    private static final float FOOT = MapCamera.FOOT - 0.12f;
    private static final float TITLE = 0.95f;
    private static final float ROSE = 1.15f;
    private static final int LARGEST = 72;

    void paint(MapSection section) {
        desk(section);
        neatLine(section);
    }

    /** Draws what stands at the foot of the sheet. */
    void foot(MapSection section) {
        float middle = section.x(section.layout().width() / 2);
        if (section.touches(middle, section.y(-FOOT / 2), section.layout().width() / 2 + FOOT)) {
            cartouche(section, middle);
            rose(section);
        }
    }

    /** What lies beyond the sheet is the desk, with the sheet's shadow on it. */
    private static void desk(MapSection section) {
        float left = section.x(-SHEET);
        float bottom = section.y(-FOOT);
        float right = section.x(section.layout().width() + SHEET);
        float top = section.y(section.layout().height() + SHEET);
        Ink ink = section.ink();
        // The strips overlap by two pixels, for the edges of shapes fade out.
        strip(section, -2, -2, left, section.height() + 2);
        strip(section, right, -2, section.width() + 2, section.height() + 2);
        strip(section, left - 2, -2, right + 2, bottom);
        strip(section, left - 2, top, right + 2, section.height() + 2);
        Color shadow = Palette.clear(Palette.INK, 0.4f);
        ink.rectangle(left + 4, bottom - 4, right - left, 4, shadow);
        ink.rectangle(right, bottom, 4, top - bottom - 4, shadow);
    }

    /** A piece of the desk, as far as any of it is seen. */
    private static void strip(MapSection section, float left, float bottom, float right, float top) {
        if (left < right && bottom < top) {
            section.ink().rectangle(left, bottom, right - left, top - bottom, Palette.DESK);
        }
    }

    /** A thin line and a thick one round it. */
    private static void neatLine(MapSection section) {
        frame(section, Edges.LEAD, section.stroke(0.025f, 0.8f));
        frame(section, Edges.LEAD + 0.16f, section.stroke(0.075f, 1.8f));
    }

    private static void frame(MapSection section, float out, float stroke) {
        float width = (section.layout().width() + 2 * out) * section.scale();
        float height = (section.layout().height() + 2 * out) * section.scale();
        section.ink().frame(section.x(-out), section.y(-out), width, height, stroke, Palette.INK);
    }

    private void cartouche(MapSection section, float middle) {
        Fonts fonts = section.fonts();
        float room = (section.layout().width() - 2 * (2 * ROSE + 0.6f)) * section.scale();
        String capitals = title.toUpperCase(Locale.ROOT);
        BitmapFont large = fitting(fonts, Face.TITLE, capitals, TITLE * section.scale(), room);
        fonts.centred(section.ink(), large, capitals, middle, section.y(-1.95f), Palette.INK);
        BitmapFont small = fitting(fonts, Face.NAMES, legend.dateLine(), 0.6f * section.scale(), room);
        float y = section.y(-2.75f);
        fonts.centred(section.ink(), small, legend.dateLine(), middle, y, Palette.INK);
        if (!legend.dateLine().isEmpty()) {
            float half = fonts.width(small, legend.dateLine()) / 2 + 0.3f * section.scale();
            float rule = Math.max(0, Math.min(2.5f * section.scale(), room / 2 - half));
            float stroke = section.stroke(0.03f, 1);
            section.ink().line(middle - half - rule, y, middle - half, y, stroke, Palette.INK);
            section.ink().line(middle + half, y, middle + half + rule, y, stroke, Palette.INK);
        }
        scaleBar(section, middle);
    }

    private static BitmapFont fitting(Fonts fonts, Face face, String text, float size, float room) {
        int points = Math.min(LARGEST, Math.round(size));
        BitmapFont font = fonts.get(face, points);
        float width = fonts.width(font, text);
        return width <= room ? font : fonts.get(face, (int) (points * room / width));
    }

    /** A mile in quarters, black and white. */
    private void scaleBar(MapSection section, float middle) {
        float mile = Legend.mileLength() * section.scale();
        float height = section.stroke(0.11f, 3);
        float x = middle - mile / 2;
        float y = section.y(-3.48f);
        section.ink().rectangle(x - 1, y - 1, mile + 2, height + 2, Palette.INK);
        for (int quarter = 1; quarter < 4; quarter += 2) {
            section.ink().rectangle(x + quarter * mile / 4, y, mile / 4, height, Palette.PAPER);
        }
        BitmapFont font =
                section.fonts().get(Face.NAMES, Math.max(9, Math.min(40, Math.round(section.scale() * 0.42f))));
        section.fonts().centred(section.ink(), font, legend.mile(), middle, y - 0.38f * section.scale(), Palette.INK);
    }

    /** A rose of eight points, halved into light and shade, whose needle shows where north is. */
    private void rose(MapSection section) {
        float x = section.x(ROSE + 0.1f);
        float y = section.y(-(Edges.LEAD + MapCamera.FOOT) / 2);
        float size = ROSE * section.scale();
        Canvas canvas = new InkCanvas(section);
        Rose.draw(canvas, ROSE + 0.1f, -(Edges.LEAD + MapCamera.FOOT) / 2, ROSE, north);
        double up = Math.toRadians(90 - north);
        float out = size * 1.12f;
        BitmapFont font = section.fonts().get(Face.TITLE, Math.max(8, Math.min(40, Math.round(size * 0.32f))));
        section.fonts()
                .turned(
                        section.ink(),
                        font,
                        legend.north(),
                        x + out * (float) Math.cos(up),
                        y + out * (float) Math.sin(up),
                        -north,
                        Palette.INK);
    }
}
