package org.roadtorichmond.screen.kit.chart;

import java.util.List;
import java.util.Set;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;

/** A chart of lines: how something went from place to place. The Union's is drawn through with discs, the other dashed with squares. */
public final class LineChart extends Chart {
    private static final float NIGHT = 0.19f;

    private final Set<Integer> shaded;

    /**
     * A chart of lines.
     *
     * @param shaded the places up to which it is shaded from the place before, such as nights
     */
    public LineChart(Widgets ui, ChartData<?> data, Set<Integer> shaded) {
        this(ui, data, shaded, List.of());
    }

    /**
     * A chart of lines whose scale has room for other values, too.
     *
     * @param shaded the places up to which it is shaded from the place before
     * @param others values for which the scale has room beside those of the lines
     */
    public LineChart(Widgets ui, ChartData<?> data, Set<Integer> shaded, List<Double> others) {
        super(ui, data, others);
        this.shaded = Set.copyOf(shaded);
    }

    @Override
    void drawGround(Plot plot) {
        for (int place : shaded) {
            if (place > 0 && place < places()) {
                float from = x(plot, place - 1);
                ink().rectangle(
                                from,
                                plot.bottom(),
                                x(plot, place) - from,
                                plot.height(),
                                Palette.clear(Palette.FAINT_INK, NIGHT));
            }
        }
    }

    @Override
    void drawValues(Plot plot) {
        drawHovered(plot);
        for (ChartData.Set row : series()) {
            segments(plot, row, (x1, y1, x2, y2) -> stroke(side(row), x1, y1, x2, y2));
            points(plot, row, (place, x, y) -> mark(side(row), x, y, place == hovered() ? 1.5f : 1));
        }
    }

    private void stroke(Side side, float x1, float y1, float x2, float y2) {
        float width = Math.max(1.5f, px(2.2f));
        if (side == Side.UNION) {
            ink().line(x1, y1, x2, y2, width, color(side));
            return;
        }
        dashed(x1, y1, x2, y2, px(7), 1.6f, width, color(side));
    }

    private void mark(Side side, float x, float y, float size) {
        float radius = px(3.6f) * size;
        if (side == Side.UNION) {
            ink().disc(x, y, radius, color(side));
        } else {
            ink().rectangle(x - radius, y - radius, 2 * radius, 2 * radius, Palette.PAPER);
            ink().frame(x - radius, y - radius, 2 * radius, 2 * radius, Math.max(1, px(1.6f)), color(side));
        }
    }

    @Override
    void drawSample(ChartData.Set row, float x, float y, float width) {
        stroke(side(row), x, y, x + width, y);
        mark(side(row), x + width / 2, y, 1);
    }
}
