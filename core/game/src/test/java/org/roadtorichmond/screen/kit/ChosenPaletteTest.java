package org.roadtorichmond.screen.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.view.ColourScheme;

@DisplayName("The palette that a player has chosen")
final class ChosenPaletteTest {
    private final MemoryStorage storage = new MemoryStorage();

    @ParameterizedTest
    @CsvSource({"'', HIGH_CONTRAST", "usual, MUTED", "high-contrast, HIGH_CONTRAST", "blue-orange, BLUE_ORANGE"})
    @DisplayName("has strong contrast unless a palette was chosen, and the muted one by the word that it always had")
    void palettes(String chosen, ColourScheme meant) {
        if (!chosen.isEmpty()) {
            storage.text("settings.json", "{\"palette\": \"" + chosen + "\"}");
        }
        assertEquals(meant, ColourScheme.named(new Preferences(storage).get(Setting.PALETTE)));
    }

    @Test
    @DisplayName("is one of those that can be drawn, in the order in which they are offered")
    void all() {
        assertEquals(
                Arrays.stream(ColourScheme.values()).map(ColourScheme::word).toList(), Setting.PALETTE.choices());
    }
}
