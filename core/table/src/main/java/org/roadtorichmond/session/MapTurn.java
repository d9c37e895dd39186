package org.roadtorichmond.session;

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
}
