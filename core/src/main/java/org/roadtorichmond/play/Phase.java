package org.roadtorichmond.play;

import org.roadtorichmond.words.Constants;

/** The two phases of a player-turn (rule 4.1). */
public enum Phase {
    MOVEMENT,
    COMBAT;

    /** The word for it in files. */
    public String word() {
        return Constants.word(this);
    }
}
