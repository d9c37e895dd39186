package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.math.Rectangle;
import java.util.Comparator;
import java.util.List;
import org.roadtorichmond.hex.Hex;

/** Draws overlays: ranges, paths, sights, zones. */
final class OverlayPainter {
    private static final float TEXT_FROM = 14;
    /** How far inside its hexes the line round them lies, as a part of their radius. */
    private static final float INSIDE = 0.05f;

    private static final float DASH = 0.2f;
    /** How far below the middle of its hex a figure stands, and in what steps it keeps off words, in radii. */
    private static final float AT_FOOT = 0.66f;

    private static final float STEP = 0.06f;
    /** How far above the middle of its highest hex the name of a region stands, in radii. */
    private static final float ABOVE = 0.88f;

    /** Draws them; figures and captions keep off words that lie on the map, whose boxes are in hex radii. */
    void paint(MapSection section, List<Overlay> overlays, List<Rectangle> words) {
        CaptionRows rows = new CaptionRows(section.layout(), words);
        for (Overlay overlay : overlays) {
            if (overlay instanceof Overlay.Shade shade) {
                shade(section, shade);
            } else if (overlay instanceof Overlay.Region region) {
                region(section, region, rows);
            } else if (overlay instanceof Overlay.Frame frame) {
                frame(section, frame);
            } else if (overlay instanceof Overlay.Side side) {
                side(section, side);
            } else if (overlay instanceof Overlay.Sights sights) {
                sights(section, sights.hex());
            } else if (overlay instanceof Overlay.Badge badge) {
                badge(section, badge.hex());
            } else if (overlay instanceof Overlay.Hatch hatch) {
                hatch(section, hatch);
            } else if (overlay instanceof Overlay.Route route) {
                route(section, route);
            } else if (overlay instanceof Overlay.Note note) {
                note(section, note, words);
            } else if (overlay instanceof Overlay.Glide glide) {
                MotionPainter.glide(section, glide);
            } else if (overlay instanceof Overlay.Die die) {
                MotionPainter.die(section, die);
            } else if (overlay instanceof Overlay.Count count) {
                count(section, count);
            } else if (overlay instanceof Overlay.Smoke smoke) {
                MotionPainter.smoke(section, smoke);
            } else if (overlay instanceof Overlay.Trace trace) {
                LegendPainter.trace(section, trace);
            } else if (overlay instanceof Overlay.Caption caption) {
                LegendPainter.caption(section, caption, rows);
            } else if (overlay instanceof Overlay.Flag flag) {
                LegendPainter.flag(section, flag);
            } else if (overlay instanceof Overlay.Cursor cursor) {
                LegendPainter.cursor(section, cursor);
            }
        }
    }

    private static void shade(MapSection section, Overlay.Shade shade) {
        if (!section.shows(shade.hex())) {
            return;
        }
        section.fill(shade.hex(), 0.97f, shade.color());
    }

    private static void region(MapSection section, Overlay.Region region, CaptionRows rows) {
        for (Hex hex : region.hexes()) {
            if (section.shows(hex)) {
                section.fill(hex, 1, region.tint());
            }
        }
        float stroke = section.stroke(0.1f, 2);
        Color halo = Palette.clear(Palette.WHITE, 0.7f * region.edge().a);
        for (float[] side : Outline.sides(section.layout(), region.hexes(), INSIDE)) {
            if (!section.touches(section.x(side[0]), section.y(side[1]), 1)) {
                continue;
            }
            section.polyline(side, stroke + 2, halo);
            if (region.broken()) {
                Lines.dashes(
                        side,
                        DASH,
                        DASH,
                        (fromX, fromY, toX, toY) ->
                                section.polyline(new float[] {fromX, fromY, toX, toY}, stroke, region.edge()));
            } else {
                section.polyline(side, stroke, region.edge());
            }
        }
        if (!region.name().isEmpty()) {
            region.hexes().stream()
                    .max(Comparator.comparingDouble(
                                    (Hex hex) -> section.layout().y(hex))
                            .thenComparing(Comparator.reverseOrder()))
                    .ifPresent(hex -> LegendPainter.caption(
                            section, new Overlay.Caption(hex, region.name(), Palette.INK, ABOVE), rows));
        }
    }

    private static void note(MapSection section, Overlay.Note note, List<Rectangle> words) {
        if (section.shows(note.hex()) && section.scale() >= TEXT_FROM) {
            int size = Math.max(10, Math.round(section.scale() * 0.36f));
            BitmapFont font = section.fonts().haloed(Face.BOLD, size, Palette.INK);
            float wide = section.fonts().width(font, note.text()) / section.scale();
            float high = size / section.scale();
            float x = section.layout().x(note.hex());
            float y = section.layout().y(note.hex()) + clear(section.layout(), note.hex(), wide, high, words);
            section.fonts().centred(section.ink(), font, note.text(), section.x(x), section.y(y), Palette.WHITE);
        }
    }

    /** How far above the middle of its hex a figure stands: at the foot, or as far above as it touches no words. */
    static float clear(HexLayout layout, Hex hex, float wide, float high, List<Rectangle> words) {
        Rectangle box = new Rectangle(layout.x(hex) - wide / 2, 0, wide, high);
        for (float above = -AT_FOOT; above <= AT_FOOT; above += STEP) {
            box.y = layout.y(hex) + above - high / 2;
            if (words.stream().noneMatch(box::overlaps)) {
                return above;
            }
        }
        return -AT_FOOT;
    }

    private static void frame(MapSection section, Overlay.Frame frame) {
        if (section.shows(frame.hex())) {
            float stroke = section.stroke(0.09f, 2.2f);
            section.outline(frame.hex(), 0.94f, stroke + 2, Palette.clear(Palette.INK, 0.7f));
            section.outline(frame.hex(), 0.94f, stroke, frame.color());
        }
    }

    /** The side lies across the middle between the centres, and is as long as a radius. */
    private static void side(MapSection section, Overlay.Side side) {
        float fromX = section.x(side.first());
        float fromY = section.y(side.first());
        float toX = section.x(side.second());
        float toY = section.y(side.second());
        float half = 0.5f / HexLayout.HEIGHT;
        float alongX = (fromY - toY) * half;
        float alongY = (toX - fromX) * half;
        float x = (fromX + toX) / 2;
        float y = (fromY + toY) / 2;
        float stroke = section.stroke(0.14f, 4);
        section.ink().line(x - alongX, y - alongY, x + alongX, y + alongY, stroke + 2, Palette.WHITE);
        section.ink().line(x - alongX, y - alongY, x + alongX, y + alongY, stroke, side.color());
    }

    private static void sights(MapSection section, Hex hex) {
        float x = section.x(hex);
        float y = section.y(hex);
        float stroke = section.stroke(0.09f, 2);
        section.ink().ring(x, y, section.scale() * 0.78f, stroke + 2, Palette.WHITE);
        section.ink().ring(x, y, section.scale() * 0.78f, stroke, Palette.TARGET);
        for (int i = 0; i < 4; i++) {
            float cos = (float) Math.cos(Math.PI / 2 * i) * section.scale();
            float sin = (float) Math.sin(Math.PI / 2 * i) * section.scale();
            section.ink()
                    .line(x + cos * 0.6f, y + sin * 0.6f, x + cos * 0.95f, y + sin * 0.95f, stroke, Palette.TARGET);
        }
    }

    /** An exclamation mark in a diamond, so that it is read without its colour too. */
    private static void badge(MapSection section, Hex hex) {
        float size = section.stroke(0.3f, 7);
        float x = section.x(hex) + section.scale() * 0.62f;
        float y = section.y(hex) + section.scale() * 0.55f;
        diamond(section.ink(), x, y, size + 1.5f, Palette.WHITE);
        diamond(section.ink(), x, y, size, Palette.NOW);
        BitmapFont font = section.fonts().get(Face.BOLD, Math.round(size * 1.25f));
        section.fonts().centred(section.ink(), font, "!", x, y, Palette.WHITE);
    }

    private static void count(MapSection section, Overlay.Count count) {
        if (section.shows(count.hex())) {
            float size = section.stroke(0.3f, 9);
            float x = section.x(count.hex()) - section.scale() * 0.62f;
            float y = section.y(count.hex()) + section.scale() * 0.55f;
            section.ink().disc(x, y, size + 1.5f, Palette.WHITE);
            section.ink().disc(x, y, size, count.color());
            BitmapFont font = section.fonts().get(Face.BOLD, Math.round(size * 1.25f));
            section.fonts().centred(section.ink(), font, Integer.toString(count.units()), x, y, Palette.WHITE);
        }
    }

    private static void diamond(Ink ink, float x, float y, float size, Color color) {
        ink.quad(x - size, y, x, y - size, x + size, y, x, y + size, color);
    }

    private static void hatch(MapSection section, Overlay.Hatch hatch) {
        if (!section.shows(hatch.hex())) {
            return;
        }
        float x = section.x(hatch.hex());
        float y = section.y(hatch.hex());
        float slope = hatch.rising() ? 1 : -1;
        for (int i = -3; i <= 3; i++) {
            float offset = i * 0.28f;
            float half = (float) Math.sqrt(Math.max(0, 0.68f - offset * offset)) * 0.7f;
            float cx = x + offset * 0.7f * section.scale();
            float cy = y - slope * offset * 0.7f * section.scale();
            float reach = half * section.scale();
            section.ink()
                    .line(
                            cx - reach,
                            cy - slope * reach,
                            cx + reach,
                            cy + slope * reach,
                            section.stroke(0.04f, 1),
                            hatch.color());
        }
    }

    private static void route(MapSection section, Overlay.Route route) {
        List<Hex> hexes = route.hexes();
        float[] points = new float[2 * hexes.size()];
        for (int i = 0; i < hexes.size(); i++) {
            points[2 * i] = section.x(hexes.get(i));
            points[2 * i + 1] = section.y(hexes.get(i));
        }
        float stroke = section.stroke(0.13f, 3);
        section.ink().polyline(points, stroke + 3, Palette.WHITE);
        section.ink().polyline(points, stroke, route.color());
        if (route.arrow() && hexes.size() > 1) {
            arrowhead(section, points, route.color());
        }
    }

    private static void arrowhead(MapSection section, float[] points, Color color) {
        int n = points.length;
        float dx = points[n - 2] - points[n - 4];
        float dy = points[n - 1] - points[n - 3];
        float length = (float) Math.hypot(dx, dy);
        float size = section.stroke(0.36f, 7);
        float ux = dx / length * size;
        float uy = dy / length * size;
        float x = points[n - 2] + ux * 0.5f;
        float y = points[n - 1] + uy * 0.5f;
        float[] head = {x, y, x - ux - uy * 0.6f, y - uy + ux * 0.6f, x - ux + uy * 0.6f, y - uy - ux * 0.6f};
        section.ink().polygon(head, 3, color);
    }
}
