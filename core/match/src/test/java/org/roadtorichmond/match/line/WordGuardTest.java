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

    private final WordGuard guard = new WordGuard(Duration.ofMinutes(1));

    @Test
    @DisplayName(
            "closes the door for a minute after three tries that did not prove the word, and again after three more")
    void three() {
        for (int round = 0; round < 2; round++) {
            long now = round * 10L * MINUTE;
            for (int i = 0; i < 3; i++) {
                assertFalse(guard.isShut(now + i));
                guard.begin(now + i);
            }
            assertTrue(guard.isShut(now + 2));
            assertTrue(guard.isShut(now + MINUTE));
            assertFalse(guard.isShut(now + MINUTE + 2));
        }
        assertEquals(6, guard.count(10 * MINUTE));
    }

    @Test
    @DisplayName("does not count a try that proved the word, and begins to count those in a row anew")
    void right() {
        for (int i = 0; i < 20; i++) {
            guard.begin(i * SECOND);
            guard.begin(i * SECOND);
            guard.right();
            assertFalse(guard.isShut(i * SECOND));
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
                if (!guard.isShut(now)) {
                    guard.begin(now);
                    tries++;
                }
            }
            most = Math.max(most, guard.count(now));
        }
        assertEquals(100, most);
        assertTrue(tries <= 500, "tries: " + tries);
    }
}
