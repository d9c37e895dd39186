package org.roadtorichmond.scenario;

import java.util.Set;

/**
 * What of a document can be said in another language.
 *
 * @param digest by what a translation is known to be one of these texts
 * @param keys the keys of the texts in a translation; names have keys of their own
 */
public record Wording(String digest, Set<String> keys) {
    /** Copies the keys. */
    public Wording {
        keys = Set.copyOf(keys);
    }
}
