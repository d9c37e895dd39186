package org.roadtorichmond.victory.account;

import java.util.List;
import org.roadtorichmond.words.Sentence;

/**
 * One award of victory points, or a finding that decides the game without points.
 *
 * @param rule the rule of the source, such as {@code 21.12.1} or {@code 17.destroyed}
 * @param points victory points; 0 for a finding
 * @param sources the units (or hexes) it came from; where there are any, their points sum to those of the line
 * @param sentence why, for the player
 */
public record Line(String rule, long points, List<Source> sources, Sentence sentence) {
    /**
     * What some of the points of a line came from.
     *
     * @param name the id of a unit, or the number of a hex
     * @param points its part
     */
    public record Source(String name, long points) {}

    /** Copies the list and checks the sum. */
    public Line {
        sources = List.copyOf(sources);
        if (!sources.isEmpty() && points != sum(sources)) {
            throw new IllegalArgumentException(rule + ": " + points + " points, but " + sources);
        }
    }

    private static long sum(List<Source> sources) {
        return sources.stream().mapToLong(Source::points).sum();
    }

    /** The units (or hexes) it came from. */
    public List<String> units() {
        return sources.stream().map(Source::name).toList();
    }

    /** Why, in English. */
    public String why() {
        return sentence.toString();
    }
}
