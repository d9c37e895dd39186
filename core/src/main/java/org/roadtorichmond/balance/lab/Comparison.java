package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.Estimate;

/**
 * How a variant differs from the first.
 *
 * @param score by how much the Union's share of the games differs, a draw counted half
 * @param lead by how much its lead in the end differs
 * @param chance how likely a lead that differs so much is where nothing differs
 * @param corrected the same, corrected for the number of comparisons
 */
public record Comparison(Estimate score, Estimate lead, double chance, double corrected) {
    private static final double ERROR_RATE = 0.05;

    /** Whether the difference is proved, with an error of 5 % over all comparisons together. */
    public boolean differs() {
        return corrected < ERROR_RATE;
    }

    /** Chances corrected for their number by Holm's method: as many comparisons as there are err together as rarely as one. */
    static List<Double> corrected(List<Double> chances) {
        List<Integer> order = IntStream.range(0, chances.size())
                .boxed()
                .sorted(Comparator.comparingDouble(chances::get))
                .toList();
        List<Double> corrected = new ArrayList<>(Collections.nCopies(chances.size(), 1.0));
        double most = 0;
        for (int rank = 0; rank < order.size(); rank++) {
            most = Math.max(most, Math.min(1, chances.get(order.get(rank)) * (order.size() - rank)));
            corrected.set(order.get(rank), most);
        }
        return corrected;
    }
}
