package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.HtmlPage;

@DisplayName("Charts of pages draw negative, zero, equal and missing values")
final class ChartsInBrowserIT {
    private static final List<Double> VALUES = Arrays.asList(-0.6, 0.0, 0.4, 0.4, Double.NaN);
    private static final List<Double> LOW = Arrays.asList(-0.9, -0.1, 0.3, 0.4, Double.NEGATIVE_INFINITY);
    private static final List<Double> HIGH = Arrays.asList(-0.3, 0.1, 0.5, 0.4, Double.POSITIVE_INFINITY);

    @TempDir
    private Path folder;

    private static ChartData<Integer> chart(ChartData.Kind kind) {
        return new ChartData<>(kind, "Shifts", List.of(0, 1, 2, 3, 4), at -> "abcde".substring(at, at + 1))
                .axes("change", "score")
                .set("score", "union", VALUES::get, LOW::get, HIGH::get);
    }

    private static TableData<String> table(String caption) {
        return new TableData<>(caption, List.of("1")).words("b", row -> row);
    }

    private JsonArray plots(ChartData.Kind kind) throws IOException {
        Optional<Browser> browser = Browser.find();
        assumeTrue(browser.isPresent(), "no Chromium on the PATH: apt-get install chromium");
        HtmlPage page = new HtmlPage("en", "Charts", "");
        page.content().chart(chart(kind).percent(), table("a")).chart(chart(kind), table("c"));
        Path file = folder.resolve("charts.html");
        Files.writeString(file, page.html());
        JsonObject report = browser.get().open(file, 1000, false);
        assertEquals("[]", report.get("errors").toString());
        assertEquals(2, report.get("painted").getAsInt(), report.toString());
        return report.getAsJsonArray("plots");
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "of every kind, in percent and in numbers: from 0 down as well as up, with nothing where nothing is known")
    void values(ChartData.Kind kind) throws IOException {
        JsonArray plots = plots(kind);
        assertEquals(2, plots.size());
        for (JsonElement plot : plots) {
            JsonArray area = plot.getAsJsonObject().getAsJsonArray("area");
            JsonArray marks =
                    plot.getAsJsonObject().getAsJsonArray("sets").get(0).getAsJsonArray();
            boolean lying = kind == ChartData.Kind.LYING;
            // Pixels grow to the right and down.
            int up = lying ? 1 : -1;
            double least = area.get(lying ? 0 : 3).getAsDouble();
            double most = area.get(lying ? 2 : 1).getAsDouble();
            double[] at = new double[4];
            for (int i = 0; i < at.length; i++) {
                at[i] = marks.get(i).getAsJsonObject().get(lying ? "x" : "y").getAsDouble();
                assertTrue(up * least <= up * at[i] && up * at[i] <= up * most, i + " is in the chart: " + plot);
            }
            assertTrue(up * (at[1] - at[0]) > 20, "a negative value is drawn below 0: " + plot);
            assertTrue(up * (at[2] - at[1]) > 20, "a positive one above it: " + plot);
            assertEquals(at[2], at[3], 1e-6, "equal values are as high");
            assertEquals(
                    (at[2] - at[1]) / 0.4, (at[1] - at[0]) / 0.6, Math.abs(at[2] - at[1]) / 10, "to scale: " + plot);
            if (kind != ChartData.Kind.LINE) {
                assertEquals(at[1], marks.get(0).getAsJsonObject().get("base").getAsDouble(), 1, "from 0: " + plot);
            }
            JsonObject missing = marks.get(4).getAsJsonObject();
            boolean nowhere = kind == ChartData.Kind.LINE
                    ? missing.get("skip").getAsBoolean()
                    : missing.get(lying ? "x" : "y").equals(missing.get("base"));
            assertTrue(nowhere, "what is missing is nowhere: " + plot);
        }
    }
}
