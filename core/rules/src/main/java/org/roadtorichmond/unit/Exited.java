package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;
import org.roadtorichmond.hex.Hex;

/** Keeps where and when a unit left the map (rule 12.3). */
public final class Exited implements Component {
    /** The map-edge hex through which the unit left (rule 12). */
    public final Hex hex;
    /** The game-turn, from 1. */
    public final int turn;

    /** The component for a hex and game-turn. */
    public Exited(Hex hex, int turn) {
        this.hex = hex;
        this.turn = turn;
    }
}
