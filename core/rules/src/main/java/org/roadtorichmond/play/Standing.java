package org.roadtorichmond.play;

import org.roadtorichmond.hex.Hex;

/** The state in which a unit begins a game (rules 2.3, 2.4). */
public sealed interface Standing {

    /**
     * On the map.
     *
     * @param hex where
     * @param strength its present strength in points
     * @param shaken whether it is shaken
     */
    record OnMap(Hex hex, int strength, boolean shaken) implements Standing {}

    /** A reinforcement that has not arrived. */
    record Expected() implements Standing {}

    /**
     * Left the map.
     *
     * @param hex where
     * @param turn in which game-turn
     * @param strength its strength when it left
     */
    record Gone(Hex hex, int turn, int strength) implements Standing {}

    /**
     * Eliminated.
     *
     * @param turn in which game-turn; 0 where it is not known
     */
    record Lost(int turn) implements Standing {}
}
