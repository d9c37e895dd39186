package org.roadtorichmond.scenario.json;

import java.util.Optional;

/**
 * Where something stands in a JSON file.
 *
 * @param line the line, from 1; lines end with a line feed
 * @param column the column in characters (a tab is one), from 1
 * @param path the JSON path, such as {@code $.units[4].hex}
 * @param file the file, if it is not the one that was opened but one that is named in it
 */
public record Place(int line, int column, String path, Optional<String> file) {
    /** The first character of a file, for what concerns the file as a whole. */
    public static final Place START = new Place(1, 1, "$");

    /** No place in any file, for what was asked for on a command line or what a disk refuses; lines count from 1. */
    public static final Place NOWHERE = new Place(0, 0, "$");

    /** A place in the file that was opened. */
    public Place(int line, int column, String path) {
        this(line, column, path, Optional.empty());
    }

    /** The same place in a file that another one names; as it is if it stands in a file that is named there in turn. */
    public Place in(String other) {
        return file.isPresent() ? this : new Place(line, column, path, Optional.of(other));
    }
}
