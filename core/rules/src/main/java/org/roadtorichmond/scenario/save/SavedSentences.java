package org.roadtorichmond.scenario.save;

import java.util.Optional;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.words.Sentence;

/** Sentences in files, kept so that they can be read in any language: the way of saved games, for other files that keep some. */
public final class SavedSentences {
    private SavedSentences() {}

    /** The tree of a sentence. */
    public static Node write(Sentence sentence) {
        return RecordWriter.sentence(sentence);
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
