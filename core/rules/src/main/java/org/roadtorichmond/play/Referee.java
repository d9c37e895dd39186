package org.roadtorichmond.play;

import java.util.Optional;

/**
 * What a victory system asks of a game while it is played (rule 4.3): how long it lasts, what ends it early, and whether spoils
 * tokens are fought for. Victory systems provide it, so that the rules of play know none of them.
 *
 * <p>A referee only answers. The rules ask, and bring about by events what follows from the answers, so that it is written down,
 * can be taken back, and is the same on every machine.
 */
public interface Referee {

    /** No referee: the game lasts as long as its scenario says, or until a side concedes. */
    Referee NONE = new Referee() {};

    /** How long the game lasts; never longer than its scenario. */
    default GameLength length() {
        return new GameLength.Unlimited();
    }

    /** Whether units that destroy enemies win spoils tokens (document 001). */
    default boolean spoils() {
        return false;
    }

    /** Why the game is over as it stands, if it is; asked after every command whose combat leaves no losses to be taken. */
    default Optional<Ending> judge(GameState state) {
        return Optional.empty();
    }
}
