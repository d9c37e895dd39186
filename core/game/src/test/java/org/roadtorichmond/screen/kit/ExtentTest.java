package org.roadtorichmond.screen.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The room that a page needs")
final class ExtentTest {

    @ParameterizedTest(name = "{0} x {1} in {2} x {3}: {4}")
    @CsvSource({"100, 100, 200, 300, 2", "100, 100, 300, 150, 1.5", "960, 600, 480, 2160, 0.5"})
    @DisplayName("fits at the scale that the shorter of both directions allows")
    void fits(float width, float height, int wide, int high, float scale) {
        assertEquals(scale, new Extent(width, height).fits(wide, high), 1e-6f);
    }
}
