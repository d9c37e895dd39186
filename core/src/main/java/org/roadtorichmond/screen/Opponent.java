package org.roadtorichmond.screen;

import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;

/** Whoever plays a side in the place of a person. */
@FunctionalInterface
public interface Opponent {
    /** The next command of the side whose word it is. */
    Command next(Game game);
}
