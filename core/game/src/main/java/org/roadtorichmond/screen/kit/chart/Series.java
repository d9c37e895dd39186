package org.roadtorichmond.screen.kit.chart;

import java.util.List;
import org.roadtorichmond.unit.Side;

/**
 * A row of values in a chart.
 *
 * @param name what it is called in the legend
 * @param side whose it is; sides are distinguished by mark and dash as well as by colour
 * @param expected whether it is what was to be expected, and not what came
 * @param values the values, one for each place along the chart; what is not finite is not drawn
 */
public record Series(String name, Side side, boolean expected, List<Double> values) {
    /** Copies the values. */
    public Series {
        values = List.copyOf(values);
    }

    /** Whether there is something to draw at a place. */
    boolean has(int place) {
        return Double.isFinite(values.get(place));
    }
}
