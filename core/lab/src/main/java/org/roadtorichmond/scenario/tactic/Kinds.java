package org.roadtorichmond.scenario.tactic;

import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** What a part of a file is, by its field {@code kind}. */
public final class Kinds {
    private Kinds() {}

    /** The one of some kinds that a part names; empty, and the problem noted, if it is none of them. */
    public static <K> Optional<K> read(Fields fields, Map<String, K> kinds) {
        String word = fields.text("kind");
        K kind = kinds.get(word);
        if (kind == null && fields.isGood("kind")) {
            Sentence known = Sentence.of(
                    "problem.forGuess", "kind", Words.either(kinds.keySet()), Words.guess(word, kinds.keySet()));
            fields.fault("kind", Sentence.of("problem.found", Words.quoted(word), known));
        }
        return Optional.ofNullable(kind);
    }
}
