package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The page about an experiment in a browser")
class ReportInBrowserIT {
    private static final int PHONE = 390;
    private static final int MOST_BYTES = 1_000_000;

    /** The name of a scenario that would run a script if it became part of a page unescaped. */
    private static final String HOSTILE = "</script><img src=x onerror=window.harm=1>";

    @TempDir
    static Path folder;

    private static Path page;

    @BeforeAll
    static void write() {
        page = folder.resolve("report.html");
        Program.Run run = Program.run(
                "simulate",
                "gaines-mill",
                "--union",
                "cadet",
                "--confederate",
                "cadet",
                "--games",
                "12",
                "--threads",
                "1",
                "--vary",
                "name=\"Gaines' Mill\",\"" + HOSTILE + "\"",
                "--report",
                page);
        assertEquals(0, run.code(), run.err());
    }

    private static Browser browser() {
        Optional<Browser> found = Browser.find();
        assumeTrue(found.isPresent(), "no Chromium on the PATH: apt-get install chromium");
        return found.orElseThrow();
    }

    @ParameterizedTest(name = "{0} pixels wide, dark: {1}")
    @CsvSource({"390, true", "1366, false"})
    @DisplayName("opens without an error, draws all charts and layers, and is no wider than its window")
    void opens(int width, boolean dark) {
        JsonObject report = browser().open(page, width, dark);
        assertEquals("[]", report.get("errors").toString());
        assertEquals(17, report.get("canvases").getAsInt());
        assertEquals(17, report.get("painted").getAsInt());
        assertEquals(17, report.get("charts").getAsInt());
        assertEquals(width, report.get("width").getAsInt());
        assertTrue(report.get("scrollWidth").getAsInt() <= width, report.toString());
        assertEquals(dark, report.get("dark").getAsBoolean());
        assertEquals(
                dark ? "rgb(28, 26, 23)" : "rgb(246, 238, 219)",
                report.get("page").getAsString());
        assertNotEquals(report.get("page"), report.get("ink"));
        assertEquals(0, report.get("resources").getAsInt(), "nothing is loaded");
        assertEquals(0, report.get("images").getAsInt(), "the name of the scenario is text");
        assertTrue(report.get("tables").getAsInt() > 20);
        assertEquals(6, report.getAsJsonArray("layers").size());
        for (JsonElement layer : report.getAsJsonArray("layers")) {
            String[] parts = layer.getAsString().split(":", 2);
            assertEquals(parts[0], parts[1], "a choice shows its own layer and no other");
        }
    }

    @Tag("long")
    @ParameterizedTest(name = "{0} pixels wide, dark: {1}")
    @CsvSource({"390, false", "1366, true"})
    @DisplayName("the same in the other light")
    void otherLight(int width, boolean dark) {
        opens(width, dark);
    }

    @Test
    @DisplayName("without scripts there are all tables, and no empty charts")
    void withoutScripts() throws IOException {
        Path watched = folder.resolve("plain.html");
        // Marked as another type, scripts do not run; the browser still lays out the page.
        String html = Files.readString(page, StandardCharsets.UTF_8);
        String plain = html.replace("<script>", "<script type=\"text/plain\">");
        assertNotEquals(html, plain);
        Files.writeString(watched, plain);
        JsonObject report = browser().open(watched, PHONE, false);
        assertEquals("[]", report.get("errors").toString());
        assertEquals(0, report.get("charts").getAsInt());
        assertTrue(report.get("tables").getAsInt() > 20);
        assertTrue(report.get("scrollWidth").getAsInt() <= PHONE, report.toString());
        assertEquals(6, report.getAsJsonArray("layers").size());
    }

    @Test
    @DisplayName("a fault, a chart that is not drawn, something loaded and something too wide would be noticed")
    void notices() throws IOException {
        Path spoilt = folder.resolve("spoilt.html");
        Files.writeString(
                spoilt,
                Files.readString(page, StandardCharsets.UTF_8)
                        .replace(
                                "</main>",
                                "<img src='other.png'><svg width='2000' height='9'></svg></main><script>window.strange = 1</script>")
                        .replaceFirst("data-chart=\"16\"", "data-none=\"\""));
        JsonObject report = browser()
                .open(
                        spoilt,
                        PHONE,
                        false,
                        "document.addEventListener('DOMContentLoaded', function () { Chart.nothing(); });"
                                + "window.drive = function () { return window.strange || 0; };");
        assertTrue(report.get("errors").toString().contains("nothing is not a function"), report.toString());
        assertEquals(0, report.get("driven").getAsInt(), "a script that is not the page's own does not run");
        assertTrue(report.get("errors").toString().contains("blocked"), report.toString());
        assertEquals(16, report.get("painted").getAsInt());
        assertTrue(report.get("scrollWidth").getAsInt() > PHONE);
    }

    @Test
    @DisplayName("is one file below a megabyte")
    void size() throws IOException {
        assertTrue(Files.size(page) < MOST_BYTES);
    }
}
