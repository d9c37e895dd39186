package org.roadtorichmond.view;

import java.util.List;

/** A name in its place on the sheet at one zoom. */
public sealed interface Lettered {
    /**
     * A name on a straight line.
     *
     * @param text what is written
     * @param x the x of its middle in pixels from the map's origin
     * @param y the y of the middle of its capitals
     * @param degrees how far it is turned, counter-clockwise
     * @param size the size of its letters in pixels
     * @param kind what it names
     */
    record Straight(String text, float x, float y, float degrees, int size, NameKind kind) implements Lettered {}

    /**
     * A name whose letters follow a line.
     *
     * @param text what is written
     * @param letters where each letter stands
     * @param size the size of the letters in pixels
     * @param kind what it names
     */
    record Curved(String text, List<Letter> letters, int size, NameKind kind) implements Lettered {
        /** A letter, its middle in pixels from the map's origin, turned by degrees counter-clockwise. */
        public record Letter(String text, float x, float y, float degrees) {}
    }
}
