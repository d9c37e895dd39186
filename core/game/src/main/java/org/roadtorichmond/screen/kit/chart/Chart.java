package org.roadtorichmond.screen.kit.chart;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Face;
import org.roadtorichmond.view.Fonts;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

/** A chart with a heading, a legend, a scale with its unit at the left and named places along the foot; the mouse shows values. */
public abstract class Chart extends Widget {
    private static final float HEIGHT = 292;
    private static final float TALLEST = 520;
    private static final int STEPS = 6;
    private static final int NOWHERE = -1;

    private final Widgets ui;
    private final ChartData<?> data;
    private final Axis axis;
    private float height;
    private int hovered = NOWHERE;

    /** The rectangle in which values are drawn, in pixels. */
    record Plot(float left, float bottom, float width, float height) {}

    Chart(Widgets ui, ChartData<?> data) {
        this(ui, data, List.of());
    }

    /** A chart whose scale has room for other values beside its own. */
    Chart(Widgets ui, ChartData<?> data, List<Double> others) {
        this.ui = ui;
        this.data = data;
        height = ui.px(HEIGHT);
        DoubleSummaryStatistics all = Stream.concat(
                        data.sets().stream()
                                .flatMap(row -> row.values().stream())
                                .filter(Objects::nonNull),
                        others.stream())
                .mapToDouble(Double::doubleValue)
                .summaryStatistics();
        axis = all.getCount() == 0 ? Axis.of(0, 0, STEPS) : Axis.of(all.getMin(), all.getMax(), STEPS);
        addListener(new InputListener() {
            @Override
            public boolean mouseMoved(InputEvent event, float x, float y) {
                hover(placeAt(plot(), x));
                return false;
            }

            @Override
            public void exit(InputEvent event, float x, float y, int pointer, @Nullable Actor to) {
                hover(NOWHERE);
            }
        });
    }

    /** Makes the chart higher than it usually is, if there is room for that. */
    public final void fill(float room) {
        height = Math.max(height, Math.min(room, px(TALLEST)));
    }

    private void hover(int place) {
        if (place != hovered) {
            hovered = place;
            Gdx.graphics.requestRendering();
        }
    }

    final Ink ink() {
        return ui.app().ink();
    }

    final Fonts fonts() {
        return ui.app().fonts();
    }

    final int px(float units) {
        return ui.px(units);
    }

    final List<ChartData.Set> series() {
        return data.sets();
    }

    final int places() {
        return data.labels().size();
    }

    /** Whose values a row has; sides are distinguished by mark and dash as well as by colour. */
    static Side side(ChartData.Set row) {
        return row.is(Side.UNION.word()) ? Side.UNION : Side.CONFEDERATE;
    }

    final int hovered() {
        return hovered;
    }

    final BitmapFont font(Face face, float size) {
        return fonts().get(face, px(size));
    }

    /** The colour of a side's lines and columns. */
    public static Color color(Side side) {
        return Palette.rim(side);
    }

    /** The middle of a place along the foot; the first and the last are at the edges. */
    float x(Plot plot, int place) {
        return plot.left() + plot.width() * place / Math.max(1, places() - 1);
    }

    /** Draws a line through the values at the place under the mouse, if there is one. */
    final void drawHovered(Plot plot) {
        if (hovered >= 0) {
            ink().rectangle(Math.round(x(plot, hovered)), plot.bottom(), 1, plot.height(), Palette.FAINT_INK);
        }
    }

    /** Draws a dashed line between two points, whose dashes begin so many times their length apart. */
    final void dashed(float x1, float y1, float x2, float y2, float dash, float apart, float width, Color color) {
        float length = (float) Math.hypot(x2 - x1, y2 - y1);
        float dx = x2 - x1;
        float dy = y2 - y1;
        for (float at = 0; at < length; at += dash * apart) {
            float from = at / length;
            float to = Math.min(1, (at + dash) / length);
            ink().line(x1 + dx * from, y1 + dy * from, x1 + dx * to, y1 + dy * to, width, color);
        }
    }

    /** Draws a stroke between two points, in pixels. */
    interface Stroke {
        void draw(float x1, float y1, float x2, float y2);
    }

    /** Draws the value at a place, at a point in pixels. */
    interface Mark {
        void draw(int place, float x, float y);
    }

    /** Draws the strokes of a row from place to place; there is none to or from a place without a value. */
    final void segments(Plot plot, ChartData.Set row, Stroke stroke) {
        for (int i = 1; i < row.values().size(); i++) {
            Double from = row.values().get(i - 1);
            Double to = row.values().get(i);
            if (from != null && to != null) {
                stroke.draw(x(plot, i - 1), y(plot, from), x(plot, i), y(plot, to));
            }
        }
    }

    final void points(Plot plot, ChartData.Set row, Mark mark) {
        for (int i = 0; i < row.values().size(); i++) {
            Double value = row.values().get(i);
            if (value != null) {
                mark.draw(i, x(plot, i), y(plot, value));
            }
        }
    }

    /** Draws what lies behind the lines of the scale. */
    void drawGround(Plot plot) {}

    abstract void drawValues(Plot plot);

    /** Draws the sample of a series in the legend. */
    abstract void drawSample(ChartData.Set row, float x, float y, float width);

    /** The height of a value. */
    final float y(Plot plot, double value) {
        return plot.bottom() + plot.height() * axis.part(value);
    }

    private Plot plot() {
        float left = getX() + px(58);
        float bottom = getY() + px(50);
        return new Plot(left, bottom, getWidth() - px(76), getHeight() - px(50) - px(64));
    }

    private int placeAt(Plot plot, float x) {
        float at = x + getX();
        int nearest = NOWHERE;
        float best = plot.width() / Math.max(1, places()) + px(4);
        for (int i = 0; i < places(); i++) {
            float distance = Math.abs(x(plot, i) - at);
            if (distance < best) {
                best = distance;
                nearest = i;
            }
        }
        return nearest;
    }

    @Override
    public float getPrefWidth() {
        return px(300);
    }

    @Override
    public float getPrefHeight() {
        return height;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        Plot plot = plot();
        ink().rectangle(getX(), getY(), getWidth(), getHeight(), Palette.PAPER);
        ink().frame(
                        getX(),
                        getY(),
                        getWidth(),
                        getHeight(),
                        Math.max(1, px(1)),
                        Palette.clear(Palette.PANEL_EDGE, 0.6f));
        drawGround(plot);
        drawScale(plot);
        drawFoot(plot);
        drawHead(plot);
        drawValues(plot);
        if (hovered >= 0 && hovered < places()) {
            drawTip(plot);
        }
    }

    private void drawScale(Plot plot) {
        BitmapFont font = font(Face.PLAIN, 13);
        for (int i = 0; i < axis.marks(); i++) {
            float y = Math.round(y(plot, axis.mark(i)));
            boolean zero = axis.mark(i) == 0;
            ink().rectangle(
                            plot.left(),
                            y,
                            plot.width(),
                            1,
                            zero ? Palette.INK : Palette.clear(Palette.PANEL_EDGE, 0.35f));
            String mark = ui.texts().number(axis.mark(i));
            fonts().from(ink(), font, mark, plot.left() - px(8) - fonts().width(font, mark), y, Palette.INK);
        }
        ink().rectangle(plot.left(), plot.bottom(), 1, plot.height(), Palette.INK);
        fonts().from(
                        ink(),
                        font(Face.NAMES, 15),
                        data.alongValues(),
                        getX() + px(12),
                        plot.bottom() + plot.height() + px(21),
                        Palette.FAINT_INK);
    }

    private void drawFoot(Plot plot) {
        BitmapFont font = font(Face.PLAIN, 13);
        float widest = 0;
        for (String place : data.labels()) {
            widest = Math.max(widest, fonts().width(font, place));
        }
        float room = places() > 1 ? Math.abs(x(plot, 1) - x(plot, 0)) : plot.width();
        int every = Math.max(1, (int) Math.ceil((widest + px(6)) / room));
        for (int i = 0; i < places(); i += every) {
            float x = x(plot, i);
            ink().rectangle(Math.round(x), plot.bottom() - px(4), 1, px(4), Palette.INK);
            fonts().centred(ink(), font, data.labels().get(i), x, plot.bottom() - px(14), Palette.INK);
        }
        fonts().centred(
                        ink(),
                        font(Face.NAMES, 15),
                        data.alongPlaces(),
                        plot.left() + plot.width() / 2,
                        getY() + px(15),
                        Palette.FAINT_INK);
    }

    private void drawHead(Plot plot) {
        float top = getY() + getHeight();
        fonts().from(ink(), font(Face.TITLE, 20), data.title(), getX() + px(12), top - px(18), Palette.INK);
        BitmapFont font = font(Face.PLAIN, 13);
        float x = plot.left() + plot.width();
        for (int i = series().size() - 1; i >= 0; i--) {
            ChartData.Set row = series().get(i);
            x -= fonts().width(font, row.label());
            fonts().from(ink(), font, row.label(), x, top - px(44), Palette.INK);
            x -= px(38);
            drawSample(row, x, top - px(44), px(32));
            x -= px(14);
        }
    }

    /** The values at the place under the mouse, in a box beside it. */
    private void drawTip(Plot plot) {
        BitmapFont font = font(Face.PLAIN, 13);
        List<String> lines =
                new ArrayList<>(List.of(data.alongPlaces() + " " + data.labels().get(hovered)));
        for (ChartData.Set row : series()) {
            Double value = row.values().get(hovered);
            lines.add(ui.text(
                    "report.value",
                    row.label(),
                    value == null ? "–" : ui.texts().number(value)));
        }
        float width = 0;
        for (String line : lines) {
            width = Math.max(width, fonts().width(font, line));
        }
        width += px(18);
        float line = px(19);
        float height = lines.size() * line + px(10);
        float x = x(plot, hovered) + px(12);
        if (x + width > getX() + getWidth() - px(4)) {
            x = x(plot, hovered) - px(12) - width;
        }
        float top = plot.bottom() + plot.height() - px(4);
        ink().rectangle(x, top - height, width, height, Palette.INK);
        for (int i = 0; i < lines.size(); i++) {
            fonts().from(ink(), font, lines.get(i), x + px(9), top - px(5) - line * (i + 0.5f), Palette.PAPER);
        }
    }
}
