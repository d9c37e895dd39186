package org.roadtorichmond.ai;

import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;

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
}
