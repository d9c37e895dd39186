package org.roadtorichmond.scenario.dice;

import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Digest;

/**
 * An element of a chain of hashes (Lamport, "Password authentication with insecure communication", 1981): who knows one can compute those
 * that come before it, but none that comes after it.
 *
 * @param hex 64 hexadecimal digits in lower case
 */
public record ChainElement(String hex) {
    private static final Pattern FORM = Pattern.compile("[0-9a-f]{64}");
    private static final String CHAIN = "road to richmond, chain of dice: ";

    /** Refuses any other text with an {@link IllegalArgumentException}; {@link #isForm} tells beforehand. */
    public ChainElement {
        if (!isForm(hex)) {
            throw new IllegalArgumentException("not 64 hexadecimal digits");
        }
    }

    /** Whether a text can be an element. */
    public static boolean isForm(String text) {
        return FORM.matcher(text).matches();
    }

    /** The element before this one, which is shown earlier. */
    public ChainElement before() {
        return new ChainElement(Digest.of(CHAIN + hex));
    }
}
