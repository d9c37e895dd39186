package org.roadtorichmond.screen.kit.chart;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.view.Palette;

/** A chart of one line over bands: how something went, and between which values it usually goes. What was to be expected is dashed. */
public final class BandChart extends Chart {
    private final List<Band> bands;

    /**
     * Between which values something usually lies, place by place.
     *
     * @param low the lower bounds
     * @param high the upper bounds
     */
    public record Band(List<Double> low, List<Double> high) {
        /** Copies the lists. */
        public Band {
            low = List.copyOf(low);
            high = List.copyOf(high);
        }

        private Stream<Double> bounds() {
            return Stream.concat(low.stream(), high.stream());
        }
    }

    /**
     * A chart of lines over bands.
     *
     * @param bands the widest first, each drawn over the one before it
     */
    public BandChart(Widgets ui, ChartData<?> data, List<Band> bands) {
        super(ui, data, bands.stream().flatMap(Band::bounds).toList());
        this.bands = List.copyOf(bands);
    }

    @Override
    void drawGround(Plot plot) {
        float depth = 0.30f;
        for (Band band : bands) {
            Color color = Palette.mix(Palette.PAPER, Palette.PANEL_EDGE, depth);
            for (int i = 1; i < places(); i++) {
                // On whole pixels, so that no seams show between the pieces.
                float from = Math.round(x(plot, i - 1));
                float to = Math.round(x(plot, i));
                ink().quad(
                                from,
                                y(plot, band.low().get(i - 1)),
                                to,
                                y(plot, band.low().get(i)),
                                to,
                                y(plot, band.high().get(i)),
                                from,
                                y(plot, band.high().get(i - 1)),
                                color);
            }
            depth *= 2;
        }
    }

    @Override
    void drawValues(Plot plot) {
        drawHovered(plot);
        for (ChartData.Set row : series()) {
            segments(plot, row, (x1, y1, x2, y2) -> stroke(row, x1, y1, x2, y2));
            if (!row.expected()) {
                points(plot, row, (place, x, y) -> ink().disc(x, y, px(place == hovered() ? 5 : 3.4f), Palette.PATH));
            }
        }
    }

    private void stroke(ChartData.Set row, float x1, float y1, float x2, float y2) {
        if (!row.expected()) {
            ink().line(x1, y1, x2, y2, Math.max(1.5f, px(2.4f)), Palette.PATH);
            return;
        }
        dashed(x1, y1, x2, y2, px(6), 1.7f, Math.max(1, px(1.6f)), Palette.INK);
    }

    @Override
    void drawSample(ChartData.Set row, float x, float y, float width) {
        stroke(row, x, y, x + width, y);
        if (!row.expected()) {
            ink().disc(x + width / 2, y, px(3.4f), Palette.PATH);
        }
    }
}
