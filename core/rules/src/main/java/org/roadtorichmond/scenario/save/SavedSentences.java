package org.roadtorichmond.scenario.save;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

/** Sentences in files, kept so that they can be read in any language: the way of saved games, for other files that keep some. */
public final class SavedSentences {
    static final String KEY = "key";
    static final String VALUES = "values";

    private SavedSentences() {}

    /** The tree of a sentence: its key, and its values where there are any. */
    public static Node write(Sentence sentence) {
        Json json = Json.object().put(KEY, sentence.key());
        if (!sentence.values().isEmpty()) {
            json.put(VALUES, value(sentence.values()));
        }
        return json.node();
    }

    private static Node value(Object value) {
        if (value instanceof Sentence sentence) {
            return write(sentence);
        } else if (value instanceof Halves halves) {
            return PartShapes.HALVES.write(halves);
        } else if (value instanceof List<?> list) {
            return Json.list(list, SavedSentences::value);
        }
        return Json.value(value instanceof Number ? value : value.toString());
    }

    /**
     * The sentence that a tree stands for.
     *
     * @param problems gets what is wrong with the tree
     * @return empty if it stands for none, or for one that cannot be said because its values are not those of its text
     */
    public static Optional<Sentence> read(Node tree, Problems problems) {
        return new RecordReader(problems).sentence(tree).filter(SavedSentences::canBeSaid);
    }

    private static boolean canBeSaid(Sentence sentence) {
        try {
            return !sentence.toString().isEmpty();
        } catch (IllegalArgumentException e) {
            // A text that counts something has no form for what is no number.
            return false;
        }
    }
}
