package org.roadtorichmond.exchange.draft;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/**
 * One line of the report of an import.
 *
 * @param kind whether something was taken, left or is missing
 * @param what the key of map or scenario, or the kind of thing, that it is about, such as {@code terrain} or {@code hex}
 * @param of the names of what it is about, such as units or tiles; empty if it is about the whole
 * @param sentence what is said of it
 * @param at where in the source it stands; {@link Place#NOWHERE} if in no one place
 * @param question what kind of answer settles it, if one does; its names are then in {@code of}
 * @param shown the picture that the question is about, if it is about one
 */
public record ReportEntry(
        Kind kind,
        String what,
        List<String> of,
        Sentence sentence,
        Place at,
        Optional<Question> question,
        Optional<Shown> shown) {
    /** Copies the names. */
    public ReportEntry {
        of = List.copyOf(of);
    }

    /** The answer that is proposed for one of its names, if people write the name for it. Columns so written are taken unasked. */
    public Optional<String> proposal(String name) {
        return question.filter(each -> each != Question.COLUMN).flatMap(each -> Wordings.answer(each, name));
    }

    /** What became of something. */
    public enum Kind {
        /** It is in what was made. */
        TAKEN,
        /** It was seen and has no place in the game, or contradicts itself. */
        LEFT,
        /** A map or scenario needs it, and the file does not say it. */
        MISSING;

        /** The word for it in JSON. */
        public String word() {
            return Constants.word(this);
        }
    }

    /** The sentence with its place, if it has one. */
    public Sentence told() {
        return new org.roadtorichmond.scenario.json.Problem(at, sentence).told();
    }
}
