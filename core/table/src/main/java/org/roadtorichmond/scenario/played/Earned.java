package org.roadtorichmond.scenario.played;

import java.util.List;

/**
 * A mark that was earned in a game.
 *
 * @param mark the word by which the mark is known, in small letters and hyphens
 * @param values what the sentence of the mark names: places, formations and numbers, as the scenario writes them
 */
public record Earned(String mark, List<String> values) {
    /** Copies the list. */
    public Earned {
        values = List.copyOf(values);
    }
}
