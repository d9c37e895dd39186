package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Story and notes in both languages in the window")
final class GermanTextsWindowTest {
    @TempDir
    private Path folder;

    private WorkshopScript workshop;
    private WindowScript window;

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(GermanTextsWindowTest.class);
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
        workshop = new WorkshopScript(folder);
        window = workshop.window();
    }

    private String german() {
        try {
            return Files.readString(workshop.file("elm-run.scenario_de.properties"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName(
            "German stands beside the scenario, is marked once the English is another, and fits again when that is said")
    void bothLanguages() {
        workshop.create("Elm Run");
        workshop.paragraph("story", "A bridge.");
        workshop.paragraph("german.story", "Eine Brücke.");
        workshop.control(Keys.S);
        window.until(() -> window.tells("· saved"));
        window.step(() -> {
            assertTrue(german().contains("story = Eine Brücke."));
            assertFalse(window.tells("have changed since"));
        });
        workshop.paragraph("story", "Once more: ");
        window.until(() -> window.tells("have changed since"));
        List<String> faults = new ArrayList<>();
        window.step(() -> Clickables.reveal(workshop.actor("german.notes")));
        workshop.look("en-german", faults);
        workshop.button("It fits again");
        window.until(() -> !window.tells("have changed since"));
        window.step(() -> {
            assertEquals("Eine Brücke.", workshop.field("german.story"));
            assertEquals(List.of(), faults);
        });
        window.play();
    }
}
