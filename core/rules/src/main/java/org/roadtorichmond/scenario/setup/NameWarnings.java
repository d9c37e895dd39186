package org.roadtorichmond.scenario.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.InvisibleCharacters;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.words.SimilarNames;

/** Warnings about names that are different to the game, but that a reader cannot distinguish, or can see only in part. */
final class NameWarnings {
    private NameWarnings() {}

    /**
     * Warns of names among those of one kind.
     *
     * @param names the names, in the order of the file
     * @param warn is given the number of a name, from 0, and what is wrong with it
     */
    static void add(List<String> names, BiConsumer<Integer, Sentence> warn) {
        Map<String, String> seen = new HashMap<>();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            String other = seen.putIfAbsent(SimilarNames.looks(name), name);
            if (name.codePoints().anyMatch(InvisibleCharacters::is)) {
                warn.accept(i, Sentence.of("warning.invisible", Words.quoted(name)));
            }
            if (other != null && !other.equals(name)) {
                warn.accept(i, Sentence.of("warning.alike", Words.quoted(name), Words.quoted(other)));
            } else if (!name.equals(name.strip())) {
                warn.accept(i, Sentence.of("warning.blankEnds", Words.quoted(name)));
            }
        }
    }
}
