package org.roadtorichmond.view;

import java.util.List;

/**
 * All that is to be seen on the map at a moment, besides the map itself.
 *
 * @param counters the counters, lower ones of a stack first
 * @param under what is drawn under the counters
 * @param over what is drawn over them
 */
public record MapContents(List<Counter> counters, List<Overlay> under, List<Overlay> over) {
    /** Copies the lists. */
    public MapContents {
        counters = List.copyOf(counters);
        under = List.copyOf(under);
        over = List.copyOf(over);
    }
}
