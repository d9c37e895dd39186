package org.roadtorichmond.balance.lab;

import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.apache.commons.statistics.inference.TTest;
import org.roadtorichmond.balance.Estimate;

/** Figures that come one by one and are not kept: their number, mean and spread. */
public final class Series {
    private final Mean mean = Mean.of();
    private final StandardDeviation deviation = StandardDeviation.of();
    private int size;

    void add(double value) {
        mean.accept(value);
        deviation.accept(value);
        size++;
    }

    void add(long value) {
        add((double) value);
    }

    /** How many there were. */
    public int size() {
        return size;
    }

    /** Their mean; 0 of none. */
    public double mean() {
        return size == 0 ? 0 : mean.getAsDouble();
    }

    /** Their standard deviation; 0 where there are not two. */
    public double deviation() {
        return size < 2 ? 0 : deviation.getAsDouble();
    }

    /** The standard error of the mean. */
    public double standardError() {
        return size == 0 ? 0 : deviation() / Math.sqrt(size);
    }

    /** The mean with its interval. */
    public Estimate estimate() {
        return Estimate.of(mean(), standardError(), size - 1);
    }

    /** How likely a mean so far from 0 is where the true one is 0 (Student's t test, both sides); 1 where there is no spread. */
    public double chanceOfZero() {
        if (deviation() == 0) {
            return mean() == 0 || size < 2 ? 1 : 0;
        }
        return TTest.withDefaults()
                .test(mean(), deviation() * deviation(), size)
                .getPValue();
    }
}
