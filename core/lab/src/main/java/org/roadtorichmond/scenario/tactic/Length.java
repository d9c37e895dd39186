package org.roadtorichmond.scenario.tactic;

/** How long a tactical position is played, from its own phase on. */
public enum Length {
    /** To the end of the phase. */
    PHASE(0),
    /** To the end of the player-turn. */
    TURN(1),
    /** To the end of the enemy's player-turn after it. */
    REPLY(2),
    /** To the end of the player's next player-turn. */
    NEXT_TURN(3);

    private final int playerTurns;

    Length(int playerTurns) {
        this.playerTurns = playerTurns;
    }

    /** How many player-turns end in it; 0 for a phase alone. */
    public int playerTurns() {
        return playerTurns;
    }
}
