package org.roadtorichmond.publish.svg;

import org.roadtorichmond.view.LetterWidths;
import org.roadtorichmond.view.NameKind;

/** How wide names are about, in the italics of the typefaces that a reader may have: a drawing carries no typeface of its own. */
final class SerifWidths implements LetterWidths {
    private static final String NARROW = " fijlrtI.,;:'’()|-";
    private static final String WIDE = "mwMWÆŒ—";

    @Override
    public float width(String text, int size, NameKind kind) {
        float width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += advance(text.charAt(i), size, kind);
        }
        return width;
    }

    @Override
    public float advance(char letter, int size, NameKind kind) {
        return size * part(letter);
    }

    private static float part(char letter) {
        if (NARROW.indexOf(letter) >= 0) {
            return 0.3f;
        }
        if (WIDE.indexOf(letter) >= 0) {
            return 0.74f;
        }
        return Character.isUpperCase(letter) ? 0.66f : 0.46f;
    }
}
