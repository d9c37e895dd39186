package org.roadtorichmond.scenario.matchup;

import java.util.Optional;

/**
 * How one commander did against another.
 *
 * @param a a commander, as command lines name it
 * @param b the opponent
 * @param field what was played
 * @param games how many games, both sides of each seed
 * @param score the share of a in hundredths of a percent, a draw counted half
 * @param low the lower end of its interval of 95 percent
 * @param high the upper end
 * @param command the command that gives these figures
 * @param source which program gave them and how long it took, if that is known
 */
public record Matchup(
        String a,
        String b,
        Field field,
        int games,
        int score,
        int low,
        int high,
        String command,
        Optional<Source> source) {
    private static final int WHOLE = 10_000;

    /**
     * Where the figures come from.
     *
     * @param program the version of the program and the signatures of its bench, which distinguish its games from those of others; records
     *     of earlier versions name the first signature alone
     * @param seconds how long the games took, in seconds
     */
    public record Source(String program, int seconds) {}

    /** What was played. */
    public enum Field {
        /** The full scenario. */
        FULL,
        /** Many scenarios, under every victory system that each allows. */
        MANY,
        /** Small scenarios. */
        SMALL
    }

    /** The same with the eyes of the other commander. */
    public Matchup turned() {
        return new Matchup(b, a, field, games, WHOLE - score, WHOLE - high, WHOLE - low, command, source);
    }
}
