package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The tables of a page on a phone")
class TablesInBrowserIT {
    private static final int PHONE = 390;
    private static final int MOST_LINES = 6;

    @TempDir
    static Path folder;

    @BeforeAll
    static void write() {
        run(Commands.simulate(
                "--games",
                3,
                "--vary",
                "units.1/B.strength=3",
                "--vary",
                "A long name of what is changed here: turns=3, units.2/B.strength=2",
                "--save-games",
                folder.resolve("games"),
                "--report",
                folder.resolve("report.html")));
        run(Commands.simulate("--games", 2, "--sensitivity", "--report", folder.resolve("sensitivity.html")));
        run(Commands.simulate("--games", 1, "--save-games", folder.resolve("one")));
        run(List.of("story", folder.resolve("one").resolve("seed-1.game.json"), "--out", folder.resolve("story.html")));
    }

    private static void run(List<Object> words) {
        Commands.Printed printed = Commands.run(words.toArray());
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"report.html", "sensitivity.html", "story.html"})
    @DisplayName("scroll in a box of their own that shows that they go on, and part no word over lines")
    void tables(String page) {
        Optional<Browser> found = Browser.find();
        assumeTrue(found.isPresent(), "no Chromium on the PATH: apt-get install chromium");
        List<String> faults = new ArrayList<>();
        int wide = 0;
        JsonObject report = found.orElseThrow().open(folder.resolve(page), PHONE, false);
        for (JsonElement each : report.getAsJsonArray("boxes")) {
            JsonObject table = each.getAsJsonObject();
            boolean goesOn = table.get("goesOn").getAsBoolean();
            wide += goesOn ? 1 : 0;
            if (!table.get("boxed").getAsBoolean()
                    || (goesOn && !table.get("sign").getAsBoolean())
                    || table.getAsJsonArray("broken").size() > 0
                    || table.get("lines").getAsInt() > MOST_LINES
                    || (goesOn && table.get("head").getAsDouble() > PHONE / 2.0)) {
                faults.add(table.toString());
            }
        }
        assertEquals("", String.join("\n", faults));
        assertTrue(wide > 0, "the page has tables that are wider than a phone");
        assertTrue(report.get("scrollWidth").getAsInt() <= PHONE, report.toString());
    }
}
