package org.roadtorichmond.scenario.matchup;

import java.util.Optional;

/**
 * How long a commander thinks in a scenario, on one thread.
 *
 * @param commander a commander, as command lines name it
 * @param field what was played
 * @param units how many units both sides have there
 * @param turns how many game-turns were played
 * @param millis how long it thinks about a player-turn on average, in milliseconds
 * @param command the command that gives these figures
 * @param source which program gave them and how long it took, if that is known
 */
public record Speed(
        String commander,
        Matchup.Field field,
        int units,
        int turns,
        int millis,
        String command,
        Optional<Matchup.Source> source) {
    private static final double MILLIS = 1000;

    /** How long it thinks about a player-turn on average, in seconds. */
    public double turnSeconds() {
        return millis / MILLIS;
    }

    /** How long two of its kind think in a game, in seconds. */
    public double gameSeconds() {
        return 2 * turns * turnSeconds();
    }
}
