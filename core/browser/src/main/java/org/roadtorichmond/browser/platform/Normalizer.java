package org.roadtorichmond.browser.platform;

import org.teavm.jso.JSBody;

/** Stands in for {@code java.text.Normalizer}: browsers know Unicode's normal forms themselves. */
public final class Normalizer {
    private Normalizer() {}

    /** Unicode's normal forms. */
    public enum Form {
        /** Letters as they were, put apart. */
        NFD,
        /** Letters as they were, put together. */
        NFC,
        /** Letters of one meaning alike, put apart. */
        NFKD,
        /** Letters of one meaning alike, put together. */
        NFKC
    }

    /** A text in a normal form. */
    public static String normalize(CharSequence text, Form form) {
        return normalize(text.toString(), form.name());
    }

    @JSBody(
            params = {"text", "form"},
            script = "return text.normalize(form);")
    private static native String normalize(String text, String form);
}
