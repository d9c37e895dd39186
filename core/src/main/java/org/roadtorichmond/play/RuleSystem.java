package org.roadtorichmond.play;

import com.badlogic.ashley.core.EntitySystem;

/** The rules of one subject. It runs when a command asks for it, never with the frame. */
abstract class RuleSystem extends EntitySystem {
    final GameState state;

    RuleSystem(GameState state) {
        setProcessing(false);
        this.state = state;
    }
}
