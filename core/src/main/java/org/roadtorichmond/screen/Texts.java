package org.roadtorichmond.screen;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.I18NBundle;
import java.util.Locale;

/** All words that players read, from the bundle in assets/i18n, so that they can be had in other languages. */
public final class Texts {
    private static final int HALVES = 2;

    /** The language of the bundle without a language in its name. */
    private static final String FIRST = Locale.ENGLISH.getLanguage();

    private final I18NBundle bundle;
    private final Locale locale;

    /** The texts of a bundle, whose file is given without its ending. */
    public Texts(FileHandle bundle, Locale locale) {
        boolean first = locale.getLanguage().equals(FIRST);
        this.locale = first ? Locale.UK : locale;
        // Asked for a language that has no file of its own, LibGDX would take the computer's language before the first
        // one.
        this.bundle = I18NBundle.createBundle(bundle, first ? Locale.ROOT : locale);
    }

    /** The language, for dates and numbers. */
    Locale locale() {
        return locale;
    }

    /** The text with a key, its places filled in. */
    public String get(String key, Object... values) {
        return values.length == 0 ? bundle.get(key) : bundle.format(key, values);
    }

    /** Half movement points as players read them: 2½. */
    static String halves(int halves) {
        String whole = Integer.toString(halves / HALVES);
        if (halves % HALVES == 0) {
            return whole;
        }
        return halves < HALVES ? "½" : whole + "½";
    }
}
