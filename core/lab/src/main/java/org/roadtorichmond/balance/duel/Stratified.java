package org.roadtorichmond.balance.duel;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.balance.Estimate;

/**
 * A mean over bouts that count alike, with its standard error from the spread within each.
 *
 * @param value the mean of the bouts' means
 * @param error its standard error; 0 where no bout has two pairs
 * @param freedom the degrees of freedom of the error
 */
record Stratified(double value, double error, int freedom) {

    static Stratified of(List<List<DuelPair>> bouts, ToDoubleFunction<DuelPair> figure) {
        double mean = 0;
        double variance = 0;
        int freedom = 0;
        for (List<DuelPair> bout : bouts) {
            double own = bout.stream().mapToDouble(figure).sum() / bout.size();
            double squares = bout.stream()
                    .mapToDouble(pair -> Math.pow(figure.applyAsDouble(pair) - own, 2))
                    .sum();
            mean += own / bouts.size();
            if (bout.size() > 1) {
                variance += squares / (bout.size() - 1.0) / bout.size();
                freedom += bout.size() - 1;
            }
        }
        return new Stratified(mean, Math.sqrt(variance) / bouts.size(), freedom);
    }

    Estimate estimate() {
        return Estimate.of(value, error, freedom);
    }
}
