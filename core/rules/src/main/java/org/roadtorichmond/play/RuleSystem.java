package org.roadtorichmond.play;

/**
 * The rules of one subject. It runs when a command asks for it, never with the frame, so that it is no system of Ashley's
 * engine.
 */
abstract class RuleSystem {
    final GameState state;

    RuleSystem(GameState state) {
        this.state = state;
    }
}
