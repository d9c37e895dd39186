package org.roadtorichmond.scenario.json;

import org.roadtorichmond.words.Sentence;

/**
 * One fault of a file, described so that its author can find and mend it.
 *
 * @param line the line of the offending value, from 1; of the key if the key is wrong; of the opening brace of the
 *     object if a key is missing
 * @param column the column of the same, in characters, from 1
 * @param path the JSON path of the same, such as {@code $.units[4].hex}
 * @param sentence what was found, what was expected and how to mend it
 */
public record Problem(int line, int column, String path, Sentence sentence) {
    /** A fault at a place, with its line and column from 1. */
    public Problem(Place at, Sentence sentence) {
        this(at.line(), at.column(), at.path(), sentence);
    }

    /** What was found, what was expected and how to mend it, in English, as command lines and JSON answers show it. */
    public String message() {
        return sentence.toString();
    }

    /** The problem as one sentence: place, path and message. */
    public Sentence told() {
        return Sentence.of("problem.at", line, column, path, sentence);
    }

    /** The problem as one line of English text: place, path and message. */
    @Override
    public String toString() {
        return told().toString();
    }
}
