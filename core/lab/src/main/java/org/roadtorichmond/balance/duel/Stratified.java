package org.roadtorichmond.balance.duel;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.balance.Estimate;

/**
 * A mean over starts that count alike, with its standard error from the spread within each.
 *
 * @param value the mean of the starts' means
 * @param error its standard error; 0 where no start has two pairs
 * @param freedom the degrees of freedom of the error
 */
record Stratified(double value, double error, int freedom) {

    static Stratified of(List<List<DuelPair>> groups, ToDoubleFunction<DuelPair> figure) {
        double mean = 0;
        double variance = 0;
        int freedom = 0;
        for (List<DuelPair> group : groups) {
            double own = group.stream().mapToDouble(figure).sum() / group.size();
            double squares = group.stream()
                    .mapToDouble(pair -> Reckoning.square(figure.applyAsDouble(pair) - own))
                    .sum();
            mean += own / groups.size();
            if (group.size() > 1) {
                variance += squares / (group.size() - 1.0) / group.size();
                freedom += group.size() - 1;
            }
        }
        return new Stratified(mean, Math.sqrt(variance) / groups.size(), freedom);
    }

    Estimate estimate() {
        return Estimate.of(value, error, freedom);
    }
}
