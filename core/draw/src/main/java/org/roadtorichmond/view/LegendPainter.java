package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.util.List;
import org.roadtorichmond.hex.Hex;

/** Draws what explains the map: slim lines, small texts, the cursor of the keys. */
final class LegendPainter {
    private static final float TEXT_FROM = 16;
    private static final float SMALLEST = 10;

    private LegendPainter() {}

    /** Moves every point to the right of its way by the same distance, so that the line keeps its shape. */
    static void trace(MapSection section, Overlay.Trace trace) {
        List<Hex> hexes = trace.hexes();
        float[] points = new float[2 * hexes.size()];
        for (int i = 0; i < hexes.size(); i++) {
            Hex before = hexes.get(Math.max(0, i - 1));
            Hex after = hexes.get(Math.min(hexes.size() - 1, i + 1));
            float dx = section.x(after) - section.x(before);
            float dy = section.y(after) - section.y(before);
            float length = Math.max(1e-3f, (float) Math.hypot(dx, dy));
            float aside = trace.aside() * section.scale();
            points[2 * i] = section.x(hexes.get(i)) + dy / length * aside;
            points[2 * i + 1] = section.y(hexes.get(i)) - dx / length * aside;
        }
        section.ink().polyline(points, section.stroke(0.09f, 2), trace.color());
    }

    /** Draws a caption, under words of the map and under those of its hex that were drawn before where it would lie on them. */
    static void caption(MapSection section, Overlay.Caption caption, CaptionRows rows) {
        if (!section.shows(caption.hex()) || section.scale() < TEXT_FROM) {
            return;
        }
        int size = Math.round(Math.max(SMALLEST, section.scale() * 0.28f));
        BitmapFont font = section.fonts().get(Face.BOLD, size);
        float x = section.x(caption.hex());
        float half = section.fonts().width(font, caption.text()) / 2 + size * 0.25f;
        float high = size * 0.62f;
        float height =
                rows.place(caption.hex(), caption.height(), 2 * half / section.scale(), 2 * high / section.scale());
        float y = section.y(caption.hex()) + height * section.scale();
        Color paper = Palette.clear(Palette.WHITE, 0.86f);
        section.ink().quad(x - half, y - high, x + half, y - high, x + half, y + high, x - half, y + high, paper);
        section.fonts().centred(section.ink(), font, caption.text(), x, y, caption.color());
    }

    /** A pennant on a staff that stands behind the counters of a hex, so high that it is seen over them. */
    static void flag(MapSection section, Overlay.Flag flag) {
        if (!section.shows(flag.hex())) {
            return;
        }
        float size = Math.max(9, section.scale() * 0.42f);
        float x = section.x(flag.hex()) - section.scale() * 0.25f;
        float foot = section.y(flag.hex()) + section.scale() * 0.3f;
        float top = foot + 1.7f * size;
        float stroke = section.stroke(0.06f, 1.5f);
        section.ink().line(x, foot, x, top, stroke + 2, Palette.WHITE);
        float[] rim = {x - 1.5f, top + 2, x + 1.5f * size + 4, top - size / 2, x - 1.5f, top - size - 2};
        section.ink().polygon(rim, 3, Palette.WHITE);
        float[] cloth = {x, top, x + 1.5f * size, top - size / 2, x, top - size};
        section.ink().polygon(cloth, 3, flag.color());
        section.ink().line(x, foot, x, top, stroke, Palette.INK);
    }

    static void cursor(MapSection section, Overlay.Cursor cursor) {
        Hex hex = cursor.hex();
        if (!section.shows(hex)) {
            return;
        }
        float radius = section.scale();
        float stroke = section.stroke(0.1f, 2.5f);
        for (int corner = 0; corner < 6; corner++) {
            for (int side = -1; side <= 1; side += 2) {
                int other = Math.floorMod(corner + side, 6);
                float fromX = section.x(hex) + radius * section.layout().cornerX(corner);
                float fromY = section.y(hex) + radius * section.layout().cornerY(corner);
                float toX = fromX
                        + (section.layout().cornerX(other) - section.layout().cornerX(corner)) * radius * 0.3f;
                float toY = fromY
                        + (section.layout().cornerY(other) - section.layout().cornerY(corner)) * radius * 0.3f;
                section.ink().line(fromX, fromY, toX, toY, stroke + 2, Palette.WHITE);
                section.ink().line(fromX, fromY, toX, toY, stroke, cursor.color());
            }
        }
    }
}
