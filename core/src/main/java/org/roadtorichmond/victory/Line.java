package org.roadtorichmond.victory;

import java.util.List;

/**
 * One award of victory points, or a finding that decides the game without points.
 *
 * @param rule the rule of the source, such as {@code 21.12.1} or {@code 17.destroyed}
 * @param points victory points; 0 for a finding
 * @param units the units (or hexes) it came from
 * @param why a sentence for the player
 */
public record Line(String rule, long points, List<String> units, String why) {
    /** Copies the list. */
    public Line {
        units = List.copyOf(units);
    }

    static Line ofUnit(String rule, long points, String unit, String why) {
        return new Line(rule, points, List.of(unit), why);
    }
}
