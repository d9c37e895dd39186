package org.roadtorichmond.match.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The guard of a match's word")
final class WordGuardTest {
    private static final long SECOND = Duration.ofSeconds(1).toNanos();
    private static final long MINUTE = Duration.ofMinutes(1).toNanos();
    private static final long HOUR = Duration.ofHours(1).toNanos();

    private static final String HERE = "here";

    private final WordGuard guard = new WordGuard(Duration.ofMinutes(1));

    @Test
    @DisplayName(
            "closes the door for a minute after three tries that did not prove the word, and again after three more")
    void three() {
        for (int round = 0; round < 2; round++) {
            long now = round * 10L * MINUTE;
            for (int i = 0; i < 3; i++) {
                assertFalse(guard.isShut(HERE, now + i));
                guard.begin(HERE, now + i);
            }
            assertTrue(guard.isShut(HERE, now + 2));
            assertTrue(guard.isShut(HERE, now + MINUTE));
            assertFalse(guard.isShut(HERE, now + MINUTE + 2));
        }
        assertEquals(6, guard.count(10 * MINUTE));
    }

    @Test
    @DisplayName("does not count a try that proved the word, and begins to count those in a row anew")
    void right() {
        for (int i = 0; i < 20; i++) {
            guard.begin(HERE, i * SECOND);
            guard.begin(HERE, i * SECOND);
            guard.right(HERE);
            assertFalse(guard.isShut(HERE, i * SECOND));
        }
        assertEquals(20, guard.count(20 * SECOND));
    }

    @Test
    @DisplayName("lets nobody guess more than a hundred times in any hour, however long and however fast he tries")
    void hundredAnHour() {
        int tries = 0;
        int most = 0;
        for (long now = 0; now < 5 * HOUR; now += SECOND) {
            for (int i = 0; i < 5; i++) {
                String place = "place " + i % 3;
                if (!guard.isShut(place, now) && !guard.isSpent(now % (7 * SECOND) == 0, now)) {
                    guard.begin(place, now);
                    tries++;
                }
            }
            most = Math.max(most, guard.count(now));
        }
        assertEquals(100, most);
        assertTrue(tries <= 500, "tries: " + tries);
    }

    @Test
    @DisplayName(
            "closes the door to those alone who tried, however many they are, and keeps a share for who was there before")
    void places() {
        int tries = 0;
        for (int stranger = 0; stranger < 1000; stranger++) {
            for (int i = 0; i < 5; i++) {
                String place = "stranger " + stranger;
                if (!guard.isShut(place, SECOND) && !guard.isSpent(false, SECOND)) {
                    guard.begin(place, SECOND);
                    tries++;
                }
            }
            assertFalse(guard.isShut(HERE, SECOND));
        }
        assertEquals(80, tries);
        assertTrue(guard.isSpent(false, SECOND));
        assertFalse(guard.isSpent(true, SECOND));
        for (int i = 0; i < 20; i++) {
            guard.begin(HERE, SECOND);
        }
        assertTrue(guard.isSpent(true, SECOND));
        assertFalse(guard.isSpent(false, SECOND + HOUR));
    }
}
