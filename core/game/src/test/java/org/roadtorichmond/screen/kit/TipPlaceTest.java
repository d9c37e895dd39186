package org.roadtorichmond.screen.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A tooltip lies near to what is pointed at, inside the window, and off what it speaks of")
final class TipPlaceTest {
    private static final float WIDE = 300;
    private static final float HIGH = 60;

    private static Rectangle place(float x, float y, List<Rectangle> seen) {
        return TipPlace.of(x, y, WIDE, HIGH, 18, 1024, 640, seen);
    }

    @Test
    @DisplayName("to the right and below where nothing is in the way")
    void usually() {
        assertEquals(new Rectangle(418, 222, WIDE, HIGH), place(400, 300, List.of()));
    }

    @ParameterizedTest
    @CsvSource({"5,5", "1020,5", "5,635", "1020,635", "512,3"})
    @DisplayName("inside the window at its edges, and never under the pointer")
    void inside(float x, float y) {
        Rectangle place = place(x, y, List.of());
        assertTrue(new Rectangle(-1, -1, 1026, 642).contains(place), place.toString());
        assertFalse(place.contains(x, y), place.toString());
    }

    @Test
    @DisplayName("off the counters below, beside and above the pointer")
    void leavesCountersFree() {
        List<Rectangle> counters = new ArrayList<>(List.of(new Rectangle(380, 280, 40, 40)));
        for (Rectangle next : List.of(
                new Rectangle(440, 230, 40, 40), new Rectangle(440, 330, 40, 40), new Rectangle(300, 230, 40, 40))) {
            counters.add(next);
            Rectangle place = place(400, 300, counters);
            assertTrue(counters.stream().noneMatch(place::overlaps), () -> place + " covers one of " + counters);
        }
    }

    @Test
    @DisplayName("over as few as can be where all of the window is full of them")
    void fewest() {
        List<Rectangle> counters = new ArrayList<>();
        for (int x = 0; x < 1024; x += 64) {
            for (int y = 0; y < 640; y += 64) {
                boolean gap = x >= 640 && y >= 512;
                if (!gap || x > 700) {
                    counters.add(new Rectangle(x, y, 50, 50));
                }
            }
        }
        Rectangle place = place(512, 320, counters);
        long covered = counters.stream().filter(place::overlaps).count();
        assertTrue(covered <= 5, place + " covers " + covered);
    }
}
