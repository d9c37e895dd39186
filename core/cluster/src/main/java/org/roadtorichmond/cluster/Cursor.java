package org.roadtorichmond.cluster;

import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.GameKey;
import org.roadtorichmond.balance.lab.Laboratory;

/**
 * A place in the order in which the games of an experiment are counted: variant by variant, and of each seed by seed.
 */
final class Cursor {
    private final Experiment experiment;
    private final Laboratory.Earlier earlier;
    private int variant;
    private int game;

    /**
     * The beginning.
     *
     * @param experiment the experiment
     * @param earlier the games that were played before
     */
    Cursor(Experiment experiment, Laboratory.Earlier earlier) {
        this.experiment = experiment;
        this.earlier = earlier;
    }

    /** The same place. */
    Cursor(Cursor other) {
        experiment = other.experiment;
        earlier = other.earlier;
        variant = other.variant;
        game = other.game;
    }

    /** The variant whose game is next. */
    int variant() {
        return variant;
    }

    /** The seed of the next game. */
    long seed() {
        return experiment.seed() + game;
    }

    /** By what the next game is known. */
    GameKey key() {
        return experiment.key(variant, game);
    }

    /** Whether the next game was played before. */
    boolean isKnown() {
        return earlier.has(key());
    }

    /** Whether there is no next game. */
    boolean isAtEnd() {
        return variant == experiment.variants().size();
    }

    /** Whether all games of the variant have been played; then there is no next one of it. */
    boolean isVariantDone() {
        return game >= experiment.games();
    }

    /** Goes behind one game. */
    void pass() {
        game++;
    }

    /** Goes to the next variant. */
    void passVariant() {
        variant++;
        game = 0;
    }

    /** Goes to the next game that was not played before. */
    void passDone() {
        while (!isAtEnd()) {
            if (isVariantDone()) {
                passVariant();
            } else if (isKnown()) {
                pass();
            } else {
                return;
            }
        }
    }

    /** Leaves out all games of variants before the one at which another cursor is. */
    void catchUp(Cursor other) {
        if (variant < other.variant) {
            variant = other.variant;
            game = other.game;
        }
    }
}
