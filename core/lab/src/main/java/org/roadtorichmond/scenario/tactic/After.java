package org.roadtorichmond.scenario.tactic;

/**
 * When a condition is judged: after the player's movement phase, after the player-turn, after the enemy's movement phase that follows,
 * or after all that is played.
 */
public enum After {
    MOVEMENT,
    TURN,
    REPLY_MOVEMENT,
    ALL
}
