package org.roadtorichmond.session;

import java.security.SecureRandom;
import org.roadtorichmond.ai.roster.Commanders;

/** Where chance comes into a game, for players who wish for no number of their own: once, and then it is written down. */
public final class RandomSeeds {
    private static final int LARGEST_SEED = 1_000_000_000;

    private RandomSeeds() {}

    /** A seed of a game, from 0 to 999,999,999. */
    public static long seed() {
        return new SecureRandom().nextInt(LARGEST_SEED);
    }

    /** A temper of commanders, from 1 to {@link Commanders#MOST_TEMPER}. */
    public static int temper() {
        return 1 + new SecureRandom().nextInt(Commanders.MOST_TEMPER);
    }
}
