package org.roadtorichmond.scenario.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.words.Sentence;

/**
 * One fault of a file, described so that its author can find and mend it.
 *
 * @param at where the offending value stands; the key if the key is wrong; the opening brace of the object if a key is
 *     missing
 * @param sentence what was found, what was expected and how to mend it
 */
public record Problem(Place at, Sentence sentence) {
    /** How many characters of a value, and how many values of a list, are shown: files may have names of megabytes. */
    private static final int LONGEST = 200;

    /** Shortens what the sentence quotes of the file, and makes visible what a terminal would obey. */
    public Problem {
        sentence = brief(sentence);
    }

    private static Sentence brief(Sentence sentence) {
        List<Object> values = sentence.values().stream().map(Problem::brief).toList();
        return values.equals(sentence.values()) ? sentence : new Sentence(sentence.key(), values);
    }

    private static Object brief(Object value) {
        if (value instanceof Sentence sentence) {
            return brief(sentence);
        } else if (value instanceof List<?> list) {
            List<Object> some =
                    list.stream().limit(LONGEST).map(Problem::brief).collect(Collectors.toCollection(ArrayList::new));
            if (list.size() > LONGEST) {
                some.add("...");
            }
            return some;
        } else if (value instanceof String text) {
            int end = Math.min(text.length(), LONGEST);
            String shown = end > 0 && end < text.length() && Character.isHighSurrogate(text.charAt(end - 1))
                    ? text.substring(0, end - 1)
                    : text.substring(0, end);
            return Words.visible(end < text.length() ? shown + "..." : shown);
        }
        return value;
    }

    /** The line of its place, from 1; the first where it has none. */
    public int line() {
        return Math.max(1, at.line());
    }

    /** The column of its place, in characters, from 1. */
    public int column() {
        return Math.max(1, at.column());
    }

    /** The JSON path of its place, such as {@code $.units[4].hex}. */
    public String path() {
        return at.path();
    }

    /** The file in which it stands, if that is not the one that was opened but one that is named in it. */
    public Optional<String> file() {
        return at.file();
    }

    /** The same fault in a file that another one names; as it is if it stands in a file that is named there in turn. */
    public Problem in(String other) {
        return new Problem(at.in(other), sentence);
    }

    /** What was found, what was expected and how to mend it, in English, as command lines and JSON answers show it. */
    public String message() {
        return sentence.toString();
    }

    /** The problem as one sentence: the file if it is another one, place, path and message; the message alone where it has no place. */
    public Sentence told() {
        if (at.equals(Place.NOWHERE)) {
            return sentence;
        }
        Sentence here = Sentence.of("problem.at", line(), column(), path(), sentence);
        return file().map(other -> Sentence.of("problem.inFile", Words.quoted(other), here))
                .orElse(here);
    }

    /** The problem as one line of English text: the file if it is another one, place, path and message. */
    @Override
    public String toString() {
        return told().toString();
    }
}
