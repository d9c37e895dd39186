package org.roadtorichmond.view;

import java.util.List;

/**
 * All that is to be seen on the map at a moment, besides the map itself.
 *
 * @param counters the counters, lower ones of a stack first
 * @param signs the signs of the hexes that the battle is about
 * @param under what is drawn under the counters
 * @param over what is drawn over them
 */
public record MapContents(List<Counter> counters, List<KeySign> signs, List<Overlay> under, List<Overlay> over) {
    /** Copies the lists. */
    public MapContents {
        counters = List.copyOf(counters);
        signs = List.copyOf(signs);
        under = List.copyOf(under);
        over = List.copyOf(over);
    }

    /** What stands on a map of which nothing else is known. */
    public MapContents(List<Counter> counters, List<Overlay> under, List<Overlay> over) {
        this(counters, List.of(), under, over);
    }

    /** The same with other things drawn over the counters and under them. */
    public MapContents with(List<Overlay> nowUnder, List<Overlay> nowOver) {
        return new MapContents(counters, signs, nowUnder, nowOver);
    }
}
