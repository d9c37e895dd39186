package org.roadtorichmond.victory;

import org.roadtorichmond.play.Game;

/** A way to decide who wins a game on the hex map. */
public interface VictorySystem {

    /** The id by which scenarios name it. */
    String id();

    /** Who would win, and why, if the game ended as it stands now. Some systems read its log besides its state. */
    Adjudication adjudicate(Game game);
}
