package org.roadtorichmond.balance.lab;

/**
 * By what a game is known among those of an experiment, in memory as in a file.
 *
 * @param variant the name of its variant
 * @param seed the seed of its dice
 */
public record GameKey(String variant, long seed) {
    static GameKey of(GameLine line) {
        return new GameKey(line.variant(), line.seed());
    }
}
