package org.roadtorichmond.scenario;

/**
 * One fault of a file, told so that its author can find and mend it.
 *
 * @param line the line of the offending value, from 1; of the key if the key is wrong; of the opening brace of the
 *     object if a key is missing
 * @param column the column of the same, in characters, from 1
 * @param path the JSON path of the same, such as {@code $.units[4].hex}
 * @param message what was found, what was expected and how to mend it
 */
public record Problem(int line, int column, String path, String message) {
    Problem(Place at, String message) {
        this(at.line(), at.column(), at.path(), message);
    }

    /** The problem as one line of text: place, path and message. */
    @Override
    public String toString() {
        return "line %d, column %d, %s: %s".formatted(line, column, path, message);
    }
}
