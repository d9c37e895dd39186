package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;

/**
 * Lays the light of the hour over a map that is drawn already, and under overlays and counters, which are as bright at every hour:
 * a clear wash over the sheet, and puffs of haze along the rivers. Nothing of the map is drawn again.
 */
record LightPainter(WaterPainter waters) {
    private static final Color DAY = new Color(0xffffff00);
    private static final Color DUSK = new Color(0xd0702830);
    private static final Color NIGHT = new Color(0x1a2a543c);
    private static final Color MORNING = new Color(0xffd9a81c);
    /** How clear the inner and outer part of a puff are. */
    private static final float INNER = 0.06f;

    private static final float OUTER = 0.035f;
    /** How far from one another puffs lie along a river, and how large they are, in hex radii. */
    private static final float STEP = 0.8f;

    private static final float RADIUS = 0.75f;
    private static final int PURPOSE = 20;

    /** Paints over what a section shows; ink has begun. */
    void paint(MapSection section, Light light) {
        if (light == Light.DAY) {
            return;
        }
        lay(section, wash(light));
        if (light == Light.MORNING) {
            haze(section);
        }
    }

    /** The clear colour that a light lays over the sheet. */
    static Color wash(Light light) {
        return switch (light) {
            case MORNING -> MORNING;
            case DAY -> DAY;
            case DUSK -> DUSK;
            case NIGHT -> NIGHT;
        };
    }

    private static void lay(MapSection section, Color color) {
        float left = section.x(-Edges.LEAD);
        float bottom = section.y(-Edges.LEAD);
        float width = (section.layout().width() + 2 * Edges.LEAD) * section.scale();
        float height = (section.layout().height() + 2 * Edges.LEAD) * section.scale();
        section.ink().rectangle(left, bottom, width, height, color);
    }

    private void haze(MapSection section) {
        Color inner = Palette.clear(Palette.WHITE, INNER);
        Color outer = Palette.clear(Palette.WHITE, OUTER);
        for (float[] course : waters.rivers()) {
            Lines.along(course, STEP, (x, y, dx, dy) -> {
                Scatter scatter = Scatter.at(x, y, PURPOSE);
                float aside = 0.7f * scatter.around();
                float size = RADIUS * (0.7f + 0.6f * scatter.next());
                float atX = section.x(x - dy * aside);
                float atY = section.y(y + dx * aside);
                if (section.touches(atX, atY, 2.2f * size)) {
                    for (float part : new float[] {2.2f, 1.8f, 1.4f}) {
                        section.ink().disc(atX, atY, part * size * section.scale(), outer);
                    }
                    for (float part : new float[] {1, 0.65f}) {
                        section.ink().disc(atX, atY, part * size * section.scale(), inner);
                    }
                }
            });
        }
    }
}
