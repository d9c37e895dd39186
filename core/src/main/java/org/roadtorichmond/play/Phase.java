package org.roadtorichmond.play;

/** The two phases of a player-turn (rule 4.1). */
public enum Phase {
    MOVEMENT("movement"),
    COMBAT("combat");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /** The word for it in files. */
    public String word() {
        return word;
    }
}
