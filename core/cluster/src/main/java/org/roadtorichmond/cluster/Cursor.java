package org.roadtorichmond.cluster;

import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Laboratory;

/**
 * A place in the order in which the games of an experiment are played: variant by variant, and of each the seeds that were not
 * played before.
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
        game = earlier.count(0);
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
        game = isAtEnd() ? 0 : earlier.count(variant);
    }

    /** Goes behind all variants of which no game is to be played. */
    void passDone() {
        while (!isAtEnd() && isVariantDone()) {
            passVariant();
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
