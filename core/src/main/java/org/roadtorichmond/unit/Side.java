package org.roadtorichmond.unit;

/** The two armies. */
public enum Side {
    UNION("union", "Union"),
    CONFEDERATE("confederate", "Confederate");

    /** How many sides there are. */
    public static final int COUNT = 2;

    private final String word;
    private final String title;

    Side(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** The word for it in files. */
    public String word() {
        return word;
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
