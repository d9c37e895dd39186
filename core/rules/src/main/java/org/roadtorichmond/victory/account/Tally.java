package org.roadtorichmond.victory.account;

import java.util.ArrayList;
import java.util.List;

/**
 * The victory points of one side, line by line.
 *
 * @param lines every award, in the order of the sheet
 */
public record Tally(List<Line> lines) {
    /** A side that is not scored in victory points. */
    public static final Tally EMPTY = new Tally(List.of());

    /** Copies the list. */
    public Tally {
        lines = List.copyOf(lines);
    }

    /** The same lines and more. */
    public Tally with(List<Line> others) {
        List<Line> more = new ArrayList<>(lines);
        more.addAll(others);
        return new Tally(more);
    }

    /** The victory points: the sum of the lines, so that no point is without its line. */
    public long total() {
        return lines.stream().mapToLong(Line::points).sum();
    }
}
