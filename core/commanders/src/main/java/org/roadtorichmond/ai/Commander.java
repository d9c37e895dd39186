package org.roadtorichmond.ai;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.work.ParallelRunner;

/**
 * Somebody who commands a side: asked again and again for the next command while that side has the next word.
 *
 * <p>A commander is deterministic: the same scenario, seed and commanders give the same game, on any number of threads. It reads
 * the state as a player sees it and never the dice to come. One game at a time, one thread an instance.
 */
public interface Commander {

    /**
     * The next command of the side whose word it is, one that {@link Game#check} accepts; nothing is changed by asking.
     *
     * @param game a game that has not ended
     */
    Command next(Game game);

    /** Its name, as on the command line. */
    String name();

    /** Why it gave the last command. */
    Decision reason();

    /**
     * Has it answer at once with the best that it has found as soon as something is so. What it answers then depends on how far it
     * came, so that this is only for answers that are no longer wanted.
     *
     * @param stop asked again and again, on the thread on which it thinks
     */
    default void stopWhen(BooleanSupplier stop) {}

    /** Gives it threads that it may think with, where it knows how to; its answers are the same. */
    default void mayUse(ParallelRunner runner) {}

    /**
     * Somebody new who decides in combats as this commander would who has chosen a plan for a march: in the rest of that player-turn,
     * and in what the enemy's turn after it asks.
     *
     * @return nothing if it makes no plans
     */
    default Optional<Commander> aide() {
        return Optional.empty();
    }

    /**
     * What it intends where a game stands: what it would do if it were asked for commands now, worked out without a die of the
     * game. Asking changes neither the game nor what it will do.
     *
     * @param game a game that has not ended, in which this commander's side decides next
     * @return nothing if it makes no plans
     */
    default Optional<Plan> plan(Game game) {
        return Optional.empty();
    }
}
