package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A window that opens")
final class WorkAreaTest {
    @ParameterizedTest(name = "{0} x {1} at {2}")
    @CsvSource({
        "1024, 600, 1, 1024, 600, 1024, 600",
        "800, 600, 1, 800, 600, 800, 600",
        "1280, 680, 1, 1280, 680, 1024, 600",
        "1920, 1080, 1, 1366, 768, 1024, 600",
        "1920, 1040, 2, 1920, 1040, 1024, 600",
        "3840, 2160, 2, 2732, 1536, 1024, 600",
        "2560, 1440, 1.25, 1708, 960, 1024, 600"
    })
    @DisplayName("is as large as the desktop shows everything, but no larger than the screen")
    void opens(int width, int height, float scale, int wide, int high, int leastWide, int leastHigh) {
        WorkArea screen = new WorkArea(0, 0, width, height, scale);
        assertEquals(new WorkArea.Size(wide, high), screen.opening(true));
        assertEquals(new WorkArea.Size(leastWide, leastHigh), screen.least());
    }

    @Test
    @DisplayName("is counted in larger units on a Mac")
    void largerUnits() {
        assertEquals(new WorkArea.Size(1366, 768), new WorkArea(0, 0, 1440, 847, 2).opening(false));
    }

    @Test
    @DisplayName("leaves room for the frame that the desktop draws round it")
    void framed() {
        WorkArea inner = new WorkArea(60, 30, 1024, 570, 1).inFrame(2, 28, 2, 2);
        assertEquals(new WorkArea(62, 58, 1020, 540, 1), inner);
        assertEquals(new WorkArea.Size(1020, 540), inner.least());
    }
}
