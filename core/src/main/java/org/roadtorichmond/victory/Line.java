package org.roadtorichmond.victory;

import java.util.List;
import org.roadtorichmond.words.Sentence;

/**
 * One award of victory points, or a finding that decides the game without points.
 *
 * @param rule the rule of the source, such as {@code 21.12.1} or {@code 17.destroyed}
 * @param points victory points; 0 for a finding
 * @param units the units (or hexes) it came from
 * @param sentence why, for the player
 */
public record Line(String rule, long points, List<String> units, Sentence sentence) {
    /** Copies the list. */
    public Line {
        units = List.copyOf(units);
    }

    /** Why, in English. */
    public String why() {
        return sentence.toString();
    }

    static Line ofUnit(String rule, long points, String unit, Sentence sentence) {
        return new Line(rule, points, List.of(unit), sentence);
    }
}
