package org.roadtorichmond.words;

import java.util.Locale;

/** How constants are written. */
public final class Constants {
    private Constants() {}

    /** The word of a constant in files and settings: {@code HORSE_ARTILLERY} is written {@code horse-artillery}. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
