package org.roadtorichmond.play;

import java.util.List;
import org.roadtorichmond.words.Constants;

/** The two phases of a player-turn (rule 4.1). */
public enum Phase {
    MOVEMENT,
    COMBAT;

    private static final List<Phase> BY_DAY = List.of(values());
    private static final List<Phase> AT_NIGHT = List.of(MOVEMENT);

    /** The phases of a player-turn by day or at night, in order (rules 4.1, 10.1). */
    public static List<Phase> of(boolean night) {
        return night ? AT_NIGHT : BY_DAY;
    }

    /** The word for it in files. */
    public String word() {
        return Constants.word(this);
    }
}
