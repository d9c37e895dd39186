package org.roadtorichmond.screen.kit.chart;

import com.badlogic.gdx.graphics.Color;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;

/** A chart of columns from 0 up or down, side by side at each place. The Union's are filled, the other's hatched; what was to be expected is outlined. */
public final class ColumnChart extends Chart {
    private static final float FULL = 0.72f;

    /** A chart with a column for each value. */
    public ColumnChart(Widgets ui, ChartData<?> data) {
        super(ui, data);
    }

    @Override
    float x(Plot plot, int place) {
        return plot.left() + plot.width() * (place + 0.5f) / Math.max(1, places());
    }

    @Override
    void drawGround(Plot plot) {
        if (hovered() >= 0) {
            float band = plot.width() / Math.max(1, places());
            ink().rectangle(x(plot, hovered()) - band / 2, plot.bottom(), band, plot.height(), Palette.SHEET);
        }
    }

    @Override
    void drawValues(Plot plot) {
        float band = plot.width() / Math.max(1, places()) * FULL;
        float width = Math.min(px(30), band / series().size());
        for (int place = 0; place < places(); place++) {
            float left = x(plot, place) - width * series().size() / 2;
            for (int i = 0; i < series().size(); i++) {
                float base = y(plot, 0);
                Double value = series().get(i).values().get(place);
                float end = value == null ? base : y(plot, value);
                if (Math.abs(end - base) > 0) {
                    column(
                            series().get(i),
                            left + i * width,
                            Math.min(base, end),
                            width - Math.max(1, px(2)),
                            Math.abs(end - base));
                }
            }
        }
    }

    private void column(ChartData.Set row, float x, float y, float width, float height) {
        Color color = color(side(row));
        float stroke = Math.max(1, px(1.5f));
        if (row.expected()) {
            ink().rectangle(x, y, width, height, Palette.SHEET);
        } else if (side(row) == Side.UNION) {
            ink().rectangle(x, y, width, height, color);
        } else {
            ink().rectangle(x, y, width, height, Palette.mix(color, Palette.PAPER, 0.72f));
            hatch(x, y, width, height, color);
        }
        ink().frame(x, y, width, height, stroke, color);
    }

    /** Strokes that rise to the right, cut off at the column's edges. */
    private void hatch(float x, float y, float width, float height, Color color) {
        float gap = px(6);
        for (float at = gap - width; at < height; at += gap) {
            float from = Math.max(0, -at);
            float to = Math.min(width, height - at);
            if (from < to) {
                ink().line(x + from, y + at + from, x + to, y + at + to, Math.max(1, px(1.4f)), color);
            }
        }
    }

    @Override
    void drawSample(ChartData.Set row, float x, float y, float width) {
        float height = px(12);
        column(row, x + width / 3, y - height / 2, width * 2 / 3, height);
    }
}
