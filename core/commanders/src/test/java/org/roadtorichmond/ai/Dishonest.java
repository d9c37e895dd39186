package org.roadtorichmond.ai;

import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Dice;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;

/** Everything that a commander must not do; a test checks that each of these is found. */
public final class Dishonest {
    private Dishonest() {}

    /** Reads the seed of the dice. */
    public static final class ReadsSeed {
        long peek(Game game) {
            return game.state().seed();
        }
    }

    /** Reads the hash of the state, which depends on the seed. */
    public static final class ReadsHash {
        long peek(Game game) {
            return game.state().hash();
        }
    }

    /** Reads the hash in an entry of the log, which depends on the seed. */
    public static final class ReadsHashOfEntry {
        long peek(Entry entry) {
            return entry.hash();
        }
    }

    /** Starts the game again with its own dice. */
    public static final class BeginsAgain {
        Game peek(Game game) {
            return game.beginning();
        }
    }

    /** Rolls the dice of the game's seed. */
    public static final class RollsDice {
        int peek(long seed) {
            return Dice.face(seed, 1);
        }
    }

    /** Carries out a command in the game being played, and takes it back. */
    public static final class Tries {
        Entry peek(Game game, Command command) {
            game.execute(command);
            return game.revert();
        }
    }

    /** Tries a face of the die in the game being played. */
    public static final class Supposes {
        Outcome peek(Game game, Command.Attack attack) {
            return game.suppose(attack, 1);
        }
    }
}
