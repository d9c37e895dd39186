package org.roadtorichmond.victory;

/** The arithmetic of casualties that several systems share, in whole numbers. */
final class Casualty {
    private Casualty() {}

    /** A share of a cost in percent, rounded up. */
    static int part(int cost, int percent) {
        return Math.toIntExact(((long) cost * percent + 99) / 100);
    }

    /** Whether the health left is at most so many percent of the starting health, compared as exact fractions. */
    static boolean isAtOrBelow(int health, int startingHealth, int percent) {
        return 100L * health <= (long) percent * startingHealth;
    }
}
