package org.roadtorichmond.view;

/** How wide the names on the map are written: all that has to be known of letters before names get their places. */
public interface LetterWidths {
    /** The width of a text, in the unit of the size. */
    float width(String text, int size, NameKind kind);

    /** How far one letter moves the pen on; 0 for a letter that cannot be written. */
    float advance(char letter, int size, NameKind kind);
}
