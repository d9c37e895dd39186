package org.roadtorichmond.unit;

import org.roadtorichmond.words.Constants;

/** The two armies. */
public enum Side {
    UNION("Union"),
    CONFEDERATE("Confederate");

    /** How many sides there are. */
    public static final int COUNT = 2;

    private final String title;

    Side(String title) {
        this.title = title;
    }

    /** The word for it in files. */
    public String word() {
        return Constants.word(this);
    }

    /** Its name for players. */
    public String title() {
        return title;
    }

    /** The enemy. */
    public Side enemy() {
        return this == UNION ? CONFEDERATE : UNION;
    }
}
