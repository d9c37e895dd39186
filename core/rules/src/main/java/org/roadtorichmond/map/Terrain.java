package org.roadtorichmond.map;

import org.roadtorichmond.words.Constants;

/** What fills a hex (rule 3.1). */
public enum Terrain {
    CLEAR,
    FOREST,
    ROUGH,
    FORESTED_ROUGH,
    SWAMP,
    TOWN,
    LAKE;

    /** The word for it in files. */
    public String word() {
        return Constants.word(this);
    }
}
