package org.roadtorichmond.balance.duel;

import java.util.List;
import org.roadtorichmond.balance.AttackLuck;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.LinearEquations;

/**
 * Takes the luck of the dice out of scores: the scores of pairs are regressed on their luck, bout by bout, and what is left at no
 * luck is the score. Luck is 0 on average by construction, so that this narrows the interval and does not move the figure.
 */
final class LuckAdjustment {
    private LuckAdjustment() {}

    /** The adjusted score over bouts that count alike; the raw one for bouts with too few pairs to regress on anything. */
    static Estimate estimate(List<List<DuelPair>> bouts) {
        double mean = 0;
        double variance = 0;
        int freedom = 0;
        for (List<DuelPair> bout : bouts) {
            Stratified own = adjusted(bout);
            mean += own.value() / bouts.size();
            variance += own.error() * own.error();
            freedom += own.freedom();
        }
        return Estimate.of(mean, Math.sqrt(variance) / bouts.size(), freedom).within(0, 1);
    }

    private static Stratified adjusted(List<DuelPair> bout) {
        int kinds = AttackLuck.KINDS;
        Stratified raw = Stratified.of(List.of(bout), DuelPair::score);
        int freedom = bout.size() - 1 - kinds;
        if (freedom < kinds || raw.error() == 0) {
            return raw;
        }
        double[][] normal = new double[kinds][kinds + 1];
        double[] means = new double[kinds];
        for (int kind = 0; kind < kinds; kind++) {
            int which = kind;
            means[kind] = Stratified.of(List.of(bout), pair -> pair.luck(which)).value();
        }
        for (DuelPair pair : bout) {
            for (int row = 0; row < kinds; row++) {
                double luck = pair.luck(row) - means[row];
                for (int column = 0; column < kinds; column++) {
                    normal[row][column] += luck * (pair.luck(column) - means[column]);
                }
                normal[row][kinds] += luck * (pair.score() - raw.value());
            }
        }
        double[] slopes = LinearEquations.solve(normal);
        Stratified left = Stratified.of(List.of(bout), pair -> pair.score() - luck(pair, slopes));
        double error = left.error() * Math.sqrt((bout.size() - 1.0) / freedom);
        return new Stratified(left.value(), error, freedom);
    }

    private static double luck(DuelPair pair, double[] slopes) {
        double luck = 0;
        for (int kind = 0; kind < slopes.length; kind++) {
            luck += slopes[kind] * pair.luck(kind);
        }
        return luck;
    }
}
