package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import java.util.List;
import org.roadtorichmond.hex.Hex;

/** Draws overlays: ranges, paths, sights, zones. */
final class OverlayPainter {
    private static final float TEXT_FROM = 14;

    void paint(Plate plate, List<Overlay> overlays) {
        for (Overlay overlay : overlays) {
            if (overlay instanceof Overlay.Shade shade) {
                shade(plate, shade);
            } else if (overlay instanceof Overlay.Frame frame) {
                frame(plate, frame);
            } else if (overlay instanceof Overlay.Sights sights) {
                sights(plate, sights.hex());
            } else if (overlay instanceof Overlay.Badge badge) {
                badge(plate, badge.hex());
            } else if (overlay instanceof Overlay.Hatch hatch) {
                hatch(plate, hatch);
            } else if (overlay instanceof Overlay.Route route) {
                route(plate, route);
            } else if (overlay instanceof Overlay.Note note) {
                note(plate, note);
            } else if (overlay instanceof Overlay.Glide glide) {
                MotionPainter.glide(plate, glide);
            } else if (overlay instanceof Overlay.Die die) {
                MotionPainter.die(plate, die);
            } else if (overlay instanceof Overlay.Trace trace) {
                LegendPainter.trace(plate, trace);
            } else if (overlay instanceof Overlay.Caption caption) {
                LegendPainter.caption(plate, caption);
            } else if (overlay instanceof Overlay.Flag flag) {
                LegendPainter.flag(plate, flag);
            } else if (overlay instanceof Overlay.Cursor cursor) {
                LegendPainter.cursor(plate, cursor.hex());
            }
        }
    }

    private static void shade(Plate plate, Overlay.Shade shade) {
        if (!plate.shows(shade.hex())) {
            return;
        }
        float x = plate.x(shade.hex());
        float y = plate.y(shade.hex());
        plate.ink().hex(x, y, plate.scale() * 0.97f, shade.color());
    }

    private static void note(Plate plate, Overlay.Note note) {
        if (plate.shows(note.hex()) && plate.scale() >= TEXT_FROM) {
            float x = plate.x(note.hex());
            float y = plate.y(note.hex()) - plate.scale() * 0.66f;
            int size = Math.max(10, Math.round(plate.scale() * 0.36f));
            BitmapFont font = plate.fonts().haloed(Face.BOLD, size, Palette.INK);
            plate.fonts().centred(plate.ink(), font, note.text(), x, y, Palette.WHITE);
        }
    }

    private static void frame(Plate plate, Overlay.Frame frame) {
        if (plate.shows(frame.hex())) {
            float x = plate.x(frame.hex());
            float y = plate.y(frame.hex());
            float stroke = plate.stroke(0.09f, 2.2f);
            plate.ink().hexOutline(x, y, plate.scale() * 0.94f, stroke + 2, Palette.clear(Palette.INK, 0.7f));
            plate.ink().hexOutline(x, y, plate.scale() * 0.94f, stroke, frame.color());
        }
    }

    private static void sights(Plate plate, Hex hex) {
        float x = plate.x(hex);
        float y = plate.y(hex);
        float stroke = plate.stroke(0.09f, 2);
        plate.ink().ring(x, y, plate.scale() * 0.78f, stroke + 2, Palette.WHITE);
        plate.ink().ring(x, y, plate.scale() * 0.78f, stroke, Palette.TARGET);
        for (int i = 0; i < 4; i++) {
            float cos = (float) Math.cos(Math.PI / 2 * i) * plate.scale();
            float sin = (float) Math.sin(Math.PI / 2 * i) * plate.scale();
            plate.ink().line(x + cos * 0.6f, y + sin * 0.6f, x + cos * 0.95f, y + sin * 0.95f, stroke, Palette.TARGET);
        }
    }

    /** An exclamation mark in a diamond, so that it is read without its colour too. */
    private static void badge(Plate plate, Hex hex) {
        float size = plate.stroke(0.3f, 7);
        float x = plate.x(hex) + plate.scale() * 0.62f;
        float y = plate.y(hex) + plate.scale() * 0.55f;
        diamond(plate.ink(), x, y, size + 1.5f, Palette.WHITE);
        diamond(plate.ink(), x, y, size, Palette.REQUIRED);
        BitmapFont font = plate.fonts().get(Face.BOLD, Math.round(size * 1.25f));
        plate.fonts().centred(plate.ink(), font, "!", x, y, Palette.WHITE);
    }

    private static void diamond(Ink ink, float x, float y, float size, Color color) {
        ink.quad(x - size, y, x, y - size, x + size, y, x, y + size, color);
    }

    private static void hatch(Plate plate, Overlay.Hatch hatch) {
        if (!plate.shows(hatch.hex())) {
            return;
        }
        float x = plate.x(hatch.hex());
        float y = plate.y(hatch.hex());
        float slope = hatch.rising() ? 1 : -1;
        for (int i = -3; i <= 3; i++) {
            float offset = i * 0.28f;
            float half = (float) Math.sqrt(Math.max(0, 0.68f - offset * offset)) * 0.7f;
            float cx = x + offset * 0.7f * plate.scale();
            float cy = y - slope * offset * 0.7f * plate.scale();
            float reach = half * plate.scale();
            plate.ink()
                    .line(
                            cx - reach,
                            cy - slope * reach,
                            cx + reach,
                            cy + slope * reach,
                            plate.stroke(0.04f, 1),
                            hatch.color());
        }
    }

    private static void route(Plate plate, Overlay.Route route) {
        List<Hex> hexes = route.hexes();
        float[] points = new float[2 * hexes.size()];
        for (int i = 0; i < hexes.size(); i++) {
            points[2 * i] = plate.x(hexes.get(i));
            points[2 * i + 1] = plate.y(hexes.get(i));
        }
        float stroke = plate.stroke(0.13f, 3);
        plate.ink().polyline(points, stroke + 3, Palette.WHITE);
        plate.ink().polyline(points, stroke, route.color());
        if (route.arrow() && hexes.size() > 1) {
            arrowhead(plate, points, route.color());
        }
    }

    private static void arrowhead(Plate plate, float[] points, Color color) {
        int n = points.length;
        float dx = points[n - 2] - points[n - 4];
        float dy = points[n - 1] - points[n - 3];
        float length = (float) Math.hypot(dx, dy);
        float size = plate.stroke(0.36f, 7);
        float ux = dx / length * size;
        float uy = dy / length * size;
        float x = points[n - 2] + ux * 0.5f;
        float y = points[n - 1] + uy * 0.5f;
        float[] head = {x, y, x - ux - uy * 0.6f, y - uy + ux * 0.6f, x - ux + uy * 0.6f, y - uy - ux * 0.6f};
        plate.ink().polygon(head, 3, color);
    }
}
