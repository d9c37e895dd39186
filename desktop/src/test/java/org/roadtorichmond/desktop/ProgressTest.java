package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The bar that shows how far games have come")
final class ProgressTest {
    @Test
    @DisplayName("knows neither speed nor time left before the first game")
    void begins() {
        assertEquals(
                "games   0% [" + " ".repeat(61) + "]   0/300 (0:00:00 / ?) ?/s",
                Progress.line(0, 300, 0, Duration.ofMillis(5)));
    }

    @Test
    @DisplayName("shows part, number, time, time left and speed in a line of one hundred letters")
    void between() {
        assertEquals(
                "games  21% [" + "=".repeat(11) + " ".repeat(41) + "]  64/300 (0:00:02 / 0:00:07) 32.0/s",
                Progress.line(64, 300, 0, Duration.ofMillis(2010)));
    }

    @Test
    @DisplayName("takes speed and time left from the games of this run alone")
    void goesOn() {
        assertEquals(
                "games  90% [" + "=".repeat(47) + " ".repeat(6) + "]  90/100 (0:01:40 / 0:00:25) 0.4/s",
                Progress.line(90, 100, 50, Duration.ofSeconds(100)));
    }

    @Test
    @DisplayName("is full at the end, also where there was nothing to play")
    void ends() {
        assertEquals(
                "games 100% [" + "=".repeat(53) + "] 300/300 (2:03:04 / 0:00:00) 0.0/s",
                Progress.line(300, 300, 0, Duration.ofSeconds(7384)));
        assertEquals(
                "games 100% [" + "=".repeat(63) + "] 0/0 (0:00:01 / ?) 0.0/s",
                Progress.line(0, 0, 0, Duration.ofSeconds(1)));
    }
}
