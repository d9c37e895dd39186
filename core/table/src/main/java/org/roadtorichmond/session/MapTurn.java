package org.roadtorichmond.session;

import java.util.Arrays;
import org.roadtorichmond.words.Constants;

/** Which way up the map of a battle lies. */
public enum MapTurn {
    /** As printed, or turned to the left where the whole of it is seen larger so. */
    AUTO,
    /** As printed. */
    PRINTED,
    /** Turned to the left. */
    TURNED;

    /** The word for it in settings. */
    public String word() {
        return Constants.word(this);
    }

    /** The one with a word; {@link #AUTO} if there is none. */
    static MapTurn named(String word) {
        return Arrays.stream(values())
                .filter(turn -> turn.word().equals(word))
                .findFirst()
                .orElse(AUTO);
    }
}
