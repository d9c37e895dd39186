package org.roadtorichmond.session;

import java.util.Arrays;
import org.roadtorichmond.words.Constants;

/** A set of colours for map, counters and overlays; all are distinct to people with any kind of colour vision. */
public enum ColourScheme {
    /** The muted colours of the printed sheet. */
    USUAL,
    /** Paler ground, darker inks and stronger overlays. */
    HIGH_CONTRAST,
    /** Differences shown by blue, orange and lightness only. */
    BLUE_ORANGE;

    /** The word for it in settings. */
    public String word() {
        return Constants.word(this);
    }

    /** The scheme with a word; the usual one if there is none. */
    public static ColourScheme named(String word) {
        return Arrays.stream(values())
                .filter(scheme -> scheme.word().equals(word))
                .findFirst()
                .orElse(USUAL);
    }
}
