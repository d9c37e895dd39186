package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Keeps when and in which combat a unit was eliminated (rule 2.3). */
public final class Eliminated implements Component {
    /** The game-turn, from 1; 0 where a position does not say. */
    public final int turn;
    /** The number of the combat in the game, from 1; 0 where none is known. */
    public final int combat;

    /** The component for a game-turn and combat. */
    public Eliminated(int turn, int combat) {
        this.turn = turn;
        this.combat = combat;
    }
}
