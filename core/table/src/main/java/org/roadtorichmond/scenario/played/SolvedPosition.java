package org.roadtorichmond.scenario.played;

import java.time.LocalDateTime;

/**
 * What is kept of a position that its player has tried to solve: his best try.
 *
 * @param position the name of its file without the ending
 * @param stars how many stars were earned, from 0 to {@link #MOST_STARS}
 * @param solved with how many of a hundred dice his orders would solve it
 * @param ended when the try ended, in universal time, to the second
 */
public record SolvedPosition(String position, int stars, int solved, LocalDateTime ended) {
    /** The most stars that are kept. */
    public static final int MOST_STARS = 3;

    /** Whether it is worth more than another try. */
    public boolean betters(SolvedPosition other) {
        return stars == other.stars ? solved > other.solved : stars > other.stars;
    }
}
