package org.roadtorichmond.cluster;

import org.roadtorichmond.balance.lab.Experiment;

/** A place in the order in which the games of an experiment are counted: variant by variant, and the seeds of each. */
final class Cursor {
    private final Experiment experiment;
    private int variant;
    private int game;

    /** The first game. */
    Cursor(Experiment experiment) {
        this.experiment = experiment;
    }

    /** The same place. */
    Cursor(Cursor other) {
        experiment = other.experiment;
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

    /** Goes behind one game. */
    void pass() {
        game++;
        if (game == experiment.games()) {
            passVariant();
        }
    }

    /** Goes behind all games of the variant. */
    void passVariant() {
        variant++;
        game = 0;
    }

    /** Leaves out all games of variants before the one at which another cursor is. */
    void catchUp(Cursor other) {
        if (variant < other.variant) {
            variant = other.variant;
            game = other.game;
        }
    }
}
