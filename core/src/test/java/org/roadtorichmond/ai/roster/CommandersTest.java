package org.roadtorichmond.ai.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the roster")
final class CommandersTest {

    @Test
    @DisplayName("makes every commander that it lists, under its own name")
    void listed() {
        for (String name : Commanders.names()) {
            assertEquals(name, Commanders.named(name).name());
        }
    }

    @Test
    @DisplayName("offers players the cadet but not the yardstick")
    void offered() {
        assertTrue(Commanders.names().containsAll(Commanders.offered()));
        assertTrue(Commanders.offered().contains("cadet"));
        assertTrue(Commanders.names().contains("recruit"));
        assertFalse(Commanders.offered().contains("recruit"));
    }

    @Test
    @DisplayName("names those there are when asked for one there is not")
    void unknown() {
        assertTrue(Commanders.find("marshal").isEmpty());
        String message = assertThrows(IllegalArgumentException.class, () -> Commanders.named("marshal"))
                .getMessage();
        assertTrue(message.contains("\"cadet\", \"colonel\""), message);
    }
}
