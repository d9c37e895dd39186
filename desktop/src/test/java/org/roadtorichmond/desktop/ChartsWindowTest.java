package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Axis;
import org.roadtorichmond.screen.kit.chart.BandChart;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.screen.kit.chart.ColumnChart;
import org.roadtorichmond.screen.kit.chart.LineChart;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;

@Tag("pixels")
@DisplayName("Charts of the window draw negative, zero, equal and missing values")
final class ChartsWindowTest {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 360;
    private static final List<Double> VALUES = List.of(-6.0, 0.0, 4.0, 4.0, Double.NaN);

    @TempDir
    private Path folder;

    private final List<RuntimeException> faults = new ArrayList<>();

    /** A page that is one chart. */
    private static final class ChartPage extends BarePage {
        private final Function<Widgets, Chart> maker;

        ChartPage(AppContext app, Function<Widgets, Chart> maker) {
            super(app);
            this.maker = maker;
        }

        @Override
        public void build() {
            Chart chart = maker.apply(this);
            chart.setBounds(0, 0, WIDTH, HEIGHT);
            stage().addActor(chart);
        }
    }

    /** What a chart looks like: whether a colour is at a value of a place. */
    private record Picture(Pixmap pixels, Theme theme, boolean columns, Color color) {
        boolean has(int place, double value) {
            float left = theme.px(58);
            float bottom = theme.px(50);
            float width = WIDTH - theme.px(76);
            float height = HEIGHT - bottom - theme.px(64);
            float x = left + width * (columns ? (place + 0.5f) / 5 : place / 4f);
            float y = bottom + height * Axis.of(-6, 4, 6).part(value);
            return Pixels.alike(new Color(pixels.getPixel(Math.round(x), Math.round(y))), color, 0.08f);
        }

        /** At which values, each half step of the scale, a place has the colour. */
        List<Double> marks(int place) {
            List<Double> marks = new ArrayList<>();
            for (double value = -6; value <= 4; value += 0.5) {
                if (has(place, value)) {
                    marks.add(value);
                }
            }
            return marks;
        }
    }

    private List<List<Double>> drawn(boolean columns, Color color, Function<Widgets, Chart> maker) {
        List<List<Double>> marks = new ArrayList<>();
        OffStage.draw(WIDTH, HEIGHT, () -> {
            AppContext app = BarePage.app(folder, "en", faults::add);
            ChartPage page = new ChartPage(app, maker);
            page.resize(WIDTH, HEIGHT);
            page.show();
            Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
            page.render(0);
            page.render(0);
            Pixels.save("chart-" + (columns ? "columns" : "lines"));
            Pixmap pixels = Pixels.take();
            Picture picture = new Picture(pixels, page.theme(), columns, color);
            for (int place = 0; place < VALUES.size(); place++) {
                marks.add(picture.marks(place));
            }
            pixels.dispose();
            page.dispose();
            app.dispose();
        });
        assertEquals(List.of(), faults);
        return marks;
    }

    private static ChartData<Integer> data() {
        return new ChartData<>(ChartData.Kind.LINE, "A chart", List.of(0, 1, 2, 3, 4), at -> Integer.toString(at + 1))
                .axes("turn", "points")
                .set("Union", "union", VALUES::get);
    }

    @Test
    @DisplayName("columns go down from 0 as well as up, and there is none for 0 and for what is missing")
    void columns() {
        List<List<Double>> drawn = drawn(true, Chart.color(Side.UNION), ui -> new ColumnChart(ui, data()));
        List<Double> down = new ArrayList<>(drawn.get(0));
        down.removeAll(List.of(-6.0, 0.0));
        assertEquals(List.of(-5.5, -5.0, -4.5, -4.0, -3.5, -3.0, -2.5, -2.0, -1.5, -1.0, -0.5), down);
        for (int same : List.of(2, 3)) {
            List<Double> up = new ArrayList<>(drawn.get(same));
            up.removeAll(List.of(0.0, 4.0));
            assertEquals(List.of(0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5), up);
        }
        assertEquals(
                List.of(), drawn.get(1).stream().filter(value -> value != 0).toList());
        assertEquals(
                List.of(), drawn.get(4).stream().filter(value -> value != 0).toList());
    }

    @Test
    @DisplayName("lines have a mark at each value, and end before what is missing")
    void lines() {
        List<List<Double>> lines = drawn(false, Chart.color(Side.UNION), ui -> new LineChart(ui, data(), Set.of()));
        assertEquals(List.of(List.of(-6.0), List.of(0.0), List.of(4.0), List.of(4.0), List.of()), lines);
        BandChart.Band band =
                new BandChart.Band(List.of(-6.0, -1.0, 0.0, 4.0, -6.0), List.of(0.0, 0.0, 4.0, 4.0, -5.0));
        List<List<Double>> bands = drawn(false, Palette.PATH, ui -> new BandChart(ui, data(), List.of(band)));
        assertEquals(lines, bands);
    }
}
