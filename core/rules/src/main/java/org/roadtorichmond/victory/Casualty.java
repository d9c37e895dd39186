package org.roadtorichmond.victory;

/** The arithmetic of casualties that several systems share, in whole numbers. */
final class Casualty {
    /** The share of its starting health, in percent, at which a unit is shattered or decimated. */
    static final int QUARTER = 25;

    private Casualty() {}

    /** Whether the health left is at most so many percent of the starting health, compared as exact fractions. */
    static boolean isAtOrBelow(int health, int startingHealth, int percent) {
        return 100L * health <= (long) percent * startingHealth;
    }
}
