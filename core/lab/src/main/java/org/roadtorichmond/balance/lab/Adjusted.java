package org.roadtorichmond.balance.lab;

import java.util.List;
import org.hipparchus.stat.regression.MillerUpdatingRegression;
import org.hipparchus.stat.regression.RegressionResults;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.balance.AttackLuck;
import org.roadtorichmond.balance.Estimate;

/**
 * Figures from which the luck of the dice is taken: they are regressed on it as they come, and what is left at no luck is the mean.
 * Luck is 0 on average by construction, so that this narrows the interval and does not move the figure.
 */
public final class Adjusted {
    /** Fewer figures than this for each kind of luck say nothing of its weight. */
    private static final int LEAST_EACH = 5;

    private final RunningStatistics raw = new RunningStatistics();
    private final MillerUpdatingRegression regression = new MillerUpdatingRegression(AttackLuck.KINDS, true);

    void add(double value, List<Double> luck) {
        raw.add(value);
        regression.addObservation(luck.stream().mapToDouble(Double::doubleValue).toArray(), value);
    }

    /** The figures as they came. */
    public RunningStatistics raw() {
        return raw;
    }

    /**
     * The mean without luck; as it came where there are too few figures, or no spread. Where luck explains all of the spread there is
     * no interval.
     */
    public Estimate estimate() {
        if (!isAdjusted()) {
            return raw.estimate();
        }
        RegressionResults results = regression.regress();
        double intercept = results.getParameterEstimate(0);
        double error = results.getStdErrorOfEstimate(0);
        return Double.isFinite(error) && Double.isFinite(intercept)
                ? Estimate.of(intercept, error, raw.size() - 1 - AttackLuck.KINDS)
                : raw.estimate();
    }

    /** The same of figures that lie between two bounds. */
    public Estimate estimate(double least, double most) {
        return isAdjusted() ? estimate().within(least, most) : raw.estimate(least, most);
    }

    private boolean isAdjusted() {
        return raw.size() >= LEAST_EACH * (AttackLuck.KINDS + 1) && raw.deviation() > 0;
    }

    /** Whether luck explains all of the spread. */
    public boolean isAllLuck() {
        return raw.deviation() > 0
                && raw.estimate().hasInterval()
                && !estimate().hasInterval();
    }

    /** How many times fewer games give the same interval once luck is taken out; 1 where that is not known. */
    public double gain() {
        Estimate plain = raw.estimate();
        Estimate adjusted = estimate();
        return plain.hasInterval() && adjusted.hasInterval()
                ? Reckoning.square(plain.halfWidth() / adjusted.halfWidth())
                : 1;
    }
}
