package org.roadtorichmond.balance.duel;

import java.util.List;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;
import org.hipparchus.linear.SingularValueDecomposition;
import org.roadtorichmond.balance.AttackLuck;
import org.roadtorichmond.balance.Estimate;

/**
 * Takes the luck of the dice out of scores: the scores of pairs are regressed on their luck, start by start, and what is left at no
 * luck is the score. Luck is 0 on average by construction, so that this narrows the interval and does not move the figure.
 */
final class LuckAdjustment {
    private LuckAdjustment() {}

    /** The adjusted score over starts that count alike; the raw one for starts with too few pairs to regress on anything. */
    static Estimate estimate(List<List<DuelPair>> groups) {
        double mean = 0;
        double variance = 0;
        int freedom = 0;
        for (List<DuelPair> group : groups) {
            Stratified own = adjusted(group);
            mean += own.value() / groups.size();
            variance += own.error() * own.error();
            freedom += own.freedom();
        }
        return Estimate.of(mean, Math.sqrt(variance) / groups.size(), freedom).within(0, 1);
    }

    private static Stratified adjusted(List<DuelPair> group) {
        int kinds = AttackLuck.KINDS;
        Stratified raw = Stratified.of(List.of(group), DuelPair::score);
        int freedom = group.size() - 1 - kinds;
        if (freedom < kinds || raw.error() == 0) {
            return raw;
        }
        RealMatrix lucks = MatrixUtils.createRealMatrix(group.size(), kinds);
        RealVector scores = MatrixUtils.createRealVector(new double[group.size()]);
        for (int kind = 0; kind < kinds; kind++) {
            int which = kind;
            double mean =
                    Stratified.of(List.of(group), pair -> pair.luck(which)).value();
            for (int i = 0; i < group.size(); i++) {
                lucks.setEntry(i, kind, group.get(i).luck(kind) - mean);
                scores.setEntry(i, group.get(i).score() - raw.value());
            }
        }
        // Where kinds of luck cannot be distinguished, the smallest slopes that fit.
        double[] slopes =
                new SingularValueDecomposition(lucks).getSolver().solve(scores).toArray();
        Stratified left = Stratified.of(List.of(group), pair -> pair.score() - luck(pair, slopes));
        double error = left.error() * Math.sqrt((group.size() - 1.0) / freedom);
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
