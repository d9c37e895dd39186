package org.roadtorichmond.play;

import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Set;

/**
 * What time a game-turn stands for. A night turn lasts until six in the morning.
 *
 * @param begins when the first game-turn begins
 * @param hoursPerTurn how long a day turn lasts
 */
public record Clock(LocalDateTime begins, int hoursPerTurn) {
    private static final LocalTime MORNING = LocalTime.of(6, 0);

    /**
     * When a game-turn begins, and the one before it ends.
     *
     * @param turn from 1; may be the one after the last
     * @param night the game-turns that are night
     */
    LocalDateTime turn(int turn, Set<Integer> night) {
        LocalDateTime time = begins;
        for (int passed = 1; passed < turn; passed++) {
            time = night.contains(passed) ? morning(time) : time.plusHours(hoursPerTurn);
        }
        return time;
    }

    private static LocalDateTime morning(LocalDateTime evening) {
        LocalDateTime same = evening.with(MORNING);
        return same.isAfter(evening) ? same : same.plusDays(1);
    }
}
