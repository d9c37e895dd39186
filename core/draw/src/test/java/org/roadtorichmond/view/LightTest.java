package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The light of the hour on the map")
final class LightTest {
    private static final double READABLE = 4.5;

    @AfterEach
    void restore() {
        Palette.choose(ColourScheme.HIGH_CONTRAST);
    }

    @ParameterizedTest
    @CsvSource({
        "0, NIGHT",
        "3, NIGHT",
        "4, MORNING",
        "8, MORNING",
        "9, DAY",
        "17, DAY",
        "18, DUSK",
        "20, DUSK",
        "21, NIGHT"
    })
    @DisplayName("is night until four, hazy until nine, day until six in the evening, and dusk until nine")
    void hours(int hour, Light light) {
        assertEquals(light, Light.at(hour));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("leaves names as readable as they have to be, at every hour, in each palette")
    void readable(ColourScheme scheme) {
        Palette.choose(scheme);
        for (Light light : Light.values()) {
            Color wash = LightPainter.wash(light);
            for (Color ink : List.of(Palette.INK, Palette.RIVER_BANK, Palette.ROAD_EDGE)) {
                double contrast =
                        ColourVision.contrast(ColourVision.over(wash, ink), ColourVision.over(wash, Palette.PAPER));
                assertTrue(contrast >= READABLE, light + ": " + contrast);
            }
        }
    }
}
