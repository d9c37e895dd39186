package org.roadtorichmond.exchange.draft;

import org.roadtorichmond.words.Constants;

/** What an import may have to ask the designer, since the file does not say it in words of the game. */
public enum Question {
    /** Which terrain a tile stands for. */
    TERRAIN,
    /** Which army a side of the file is. */
    SIDE,
    /** Which arm a type of the file is. */
    TYPE,
    /** Which mark of pieces is their side, formation, strength, type or commander. */
    MARK,
    /** Which of several set-ups is to be taken. */
    SETUP;

    /** The word for it in tables of answers and on the command line. */
    public String word() {
        return Constants.word(this);
    }
}
