package org.roadtorichmond.workshop;

import java.util.Map;
import java.util.Optional;

/**
 * Files that were edited and not saved.
 *
 * @param texts their texts by name
 * @param known the digests of the files on the disk as this program knew them by name; empty for one that was not there
 */
record Unsaved(Map<String, String> texts, Map<String, Optional<String>> known) {
    static final Unsaved NOTHING = new Unsaved(Map.of(), Map.of());

    Unsaved {
        texts = Map.copyOf(texts);
        known = Map.copyOf(known);
    }
}
