package org.roadtorichmond.view;

import java.util.Arrays;
import org.roadtorichmond.words.Constants;

/** A set of colours for map, counters and overlays; all are distinct to people with any kind of colour vision. */
public enum ColourScheme {
    /** Pale ground, dark inks and strong overlays: what every player has who chooses nothing. */
    HIGH_CONTRAST,
    /** The muted colours of the printed sheet; settings have known them as the usual ones since there are settings. */
    MUTED("usual"),
    /** Differences shown by blue, orange and lightness only. */
    BLUE_ORANGE;

    private final String word;

    ColourScheme() {
        word = Constants.word(this);
    }

    ColourScheme(String word) {
        this.word = word;
    }

    /** The word for it in settings. */
    public String word() {
        return word;
    }

    /** The scheme with a word; the one with high contrast if there is none. */
    public static ColourScheme named(String word) {
        return Arrays.stream(values())
                .filter(scheme -> scheme.word().equals(word))
                .findFirst()
                .orElse(HIGH_CONTRAST);
    }
}
