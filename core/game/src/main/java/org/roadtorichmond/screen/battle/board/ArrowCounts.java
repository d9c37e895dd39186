package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.graphics.Color;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.view.Overlay;

/** How many units go to each hex, at the heads of their arrows, which lie over each other there. */
final class ArrowCounts {
    private ArrowCounts() {}

    /**
     * Adds the number of units at each hex to which at least some go.
     *
     * @param ends where each unit goes
     * @param least from how many units on the number is worth to be said
     */
    static void add(Collection<Hex> ends, int least, Color color, List<Overlay> over) {
        Map<Hex, Integer> counts = new TreeMap<>();
        ends.forEach(hex -> counts.merge(hex, 1, Integer::sum));
        counts.forEach((hex, units) -> {
            if (units >= least) {
                over.add(new Overlay.Count(hex, units, color));
            }
        });
    }
}
