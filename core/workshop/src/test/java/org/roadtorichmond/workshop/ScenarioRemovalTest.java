package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.Storage;

@DisplayName("Removing a scenario from a designer's folder")
final class ScenarioRemovalTest {
    private final MemoryStorage folder = new MemoryStorage();
    private final ScenarioRemoval removal = new ScenarioRemoval(folder, "elm.scenario.json");

    @BeforeEach
    void files() {
        write("elm.scenario.json", "{\"map\": \"elm.map.json\"}");
        write("elm.map.json", "{}");
        write("elm.scenario_de.properties", "of = 1");
        write("elm.yardstick.json", "{}");
        write("elm.todo", "{}");
        write("elm.answers.csv", "question,name,answer");
        write("elmer.scenario.json", "{\"map\": \"elmer.map.json\"}");
        write("elmer.map.json", "{}");
    }

    private void write(String name, String text) {
        folder.write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private List<String> names() {
        return folder.list().stream().map(Storage.Kept::name).toList();
    }

    @Test
    @DisplayName("takes all that belongs to it alone, and nothing else")
    void all() {
        assertEquals(6, removal.files().size());
        assertEquals(Optional.empty(), removal.delete());
        assertEquals(List.of("elmer.map.json", "elmer.scenario.json"), names());
    }

    @Test
    @DisplayName("takes the picture that was traced for its map as well")
    void traced() {
        write("elm.trace.json", "{}");
        write("elm.trace.png", "");
        write("elmer.trace.png", "");
        assertEquals(Optional.empty(), removal.delete());
        assertEquals(List.of("elmer.map.json", "elmer.scenario.json", "elmer.trace.png"), names());
    }

    @Test
    @DisplayName("leaves a map that another scenario has too, or its draft, with the picture that was traced")
    void sharedMap() {
        write("oak.scenario.draft.json", "{\"map\": \"elm.map.json\"}");
        write("elm.trace.json", "{}");
        removal.delete();
        assertTrue(folder.has("elm.map.json"));
        assertTrue(folder.has("elm.trace.json"));
        assertFalse(folder.has("elm.scenario.json"));
    }

    @Test
    @DisplayName("is refused while another scenario lies over it")
    void beneath() {
        write("long.scenario.json", "{\"of\": \"elm\"}");
        assertTrue(removal.delete().orElseThrow().toString().contains("long.scenario.json"));
        assertTrue(folder.has("elm.scenario.json"));
    }

    @Test
    @DisplayName("of the draft alone leaves what was saved, and needs something that was saved")
    void draft() {
        assertFalse(removal.canDiscardDraft());
        write("elm.scenario.draft.json", "{}");
        write("elm.map.draft.json", "{}");
        assertTrue(removal.canDiscardDraft());
        assertEquals(Optional.empty(), removal.discardDraft());
        assertFalse(folder.has("elm.scenario.draft.json"));
        assertFalse(folder.has("elm.map.draft.json"));
        assertTrue(folder.has("elm.scenario.json"));
        write("new.scenario.draft.json", "{}");
        assertFalse(new ScenarioRemoval(folder, "new.scenario.json").canDiscardDraft());
    }
}
