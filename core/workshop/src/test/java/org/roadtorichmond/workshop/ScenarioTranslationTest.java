package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.testing.Checkout;

@DisplayName("What a scenario says of itself in German, in the workshop")
final class ScenarioTranslationTest {
    private static final String FILE = "training.scenario_de.properties";

    @TempDir
    private Path folder;

    private Workbench bench;
    private OpenScenario open;

    @BeforeEach
    void open() {
        bench = Workbench.in(folder);
        open = bench.open("training");
    }

    private String text(String key) {
        return open.editor().questions().text(Pointer.of(key)).orElse("");
    }

    private Translations.Description shown() {
        Shelf shelf = Shelf.of(List.of(folder));
        var scenario = new Documents(shelf)
                .openScenario("training")
                .value()
                .orElseThrow()
                .scenario();
        return Translations.on(shelf, Locale.GERMAN).of(scenario);
    }

    private void set(String key, String german) {
        assertEquals(Optional.empty(), open.german().set(key, german, text("story"), text("notes")));
    }

    @Test
    @DisplayName("is written beside the scenario, is what players are shown, and is found without fault")
    void written() {
        set("story", "Ein Morgen.\nDann Kanonen.");
        set("notes", "Erfunden: C:\\Wege = keine # auch das");
        open.german().setName(text("name"), "Erste Lektion");
        assertEquals(
                new Translations.Description(
                        "Erste Lektion", "Ein Morgen.\nDann Kanonen.", "Erfunden: C:\\Wege = keine # auch das"),
                shown());
        var validated =
                new Documents(Shelf.of(List.of())).open(folder.resolve(FILE).toString());
        assertEquals(List.of(), validated.problems());
        assertEquals(List.of(), validated.warnings());
    }

    @Test
    @DisplayName(
            "is stale once the scenario tells something else, stays so while it is edited, and fits again when that is said")
    void stale() {
        set("story", "Ein Morgen.");
        assertFalse(open.german().isStale(text("story"), text("notes")));
        assertTrue(open.german().isStale("Another story", text("notes")));
        assertEquals(Optional.empty(), open.german().set("story", "Anders.", "Another story", text("notes")));
        assertTrue(open.german().isStale("Another story", text("notes")));
        open.german().confirm("Another story", text("notes"));
        assertFalse(open.german().isStale("Another story", text("notes")));
        assertEquals("Anders.", open.german().text("story"));
    }

    @Test
    @DisplayName("without texts nothing is stale, and an emptied text goes")
    void empty() {
        assertFalse(open.german().isStale(text("story"), text("notes")));
        set("story", "Ein Morgen.");
        set("story", "");
        assertEquals("", open.german().text("story"));
        assertFalse(bench.text(FILE).contains("story"));
    }

    @Test
    @DisplayName("of a file that was written by hand only the line that is edited changes")
    void keepsTheRest() {
        String shipped = Workbench.read(Checkout.path("maps").resolve(FILE));
        bench.write(FILE, shipped);
        set("story", "Neu.");
        List<String> before =
                shipped.lines().filter(line -> !line.startsWith("story")).toList();
        List<String> after = bench.text(FILE)
                .lines()
                .filter(line -> !line.startsWith("story"))
                .toList();
        assertEquals(before, after);
        assertEquals("Neu.", shown().story());
        assertEquals("Hügel", open.german().text("names.the hills"));
    }

    @Test
    @DisplayName("goes along to a copy of the scenario, and fits there")
    void copied() {
        set("story", "Ein Morgen.");
        byte[] german = bench.text(FILE).getBytes(StandardCharsets.UTF_8);
        OpenScenario copy = bench.scenarios(Shelf.of(List.of()))
                .copy("training", "copy")
                .value()
                .orElseThrow();
        assertEquals(Optional.empty(), copy.german().copy(german, Optional.empty(), "Copy"));
        assertEquals(bench.text(FILE), bench.text("copy.scenario_de.properties"));
        assertFalse(copy.german().isStale(text("story"), text("notes")));
    }
}
