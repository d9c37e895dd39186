package org.roadtorichmond.scenario.json;

/**
 * Where something stands in a JSON file.
 *
 * @param line the line, from 1; lines end with a line feed
 * @param column the column in characters (a tab is one), from 1
 * @param path the JSON path, such as {@code $.units[4].hex}
 */
public record Place(int line, int column, String path) {
    /** The first character of a file, for what concerns the file as a whole. */
    public static final Place START = new Place(1, 1, "$");
}
