package org.roadtorichmond.balance.lab;

import org.apache.commons.statistics.descriptive.StandardDeviation;
import org.apache.commons.statistics.inference.TTest;
import org.roadtorichmond.balance.Estimate;

/** Figures that come one by one and are not kept: their number, mean and spread. */
public final class RunningStatistics {
    private final StandardDeviation deviation = StandardDeviation.of();
    /** Exact for whole and half figures, so that a mean halfway between two printed ones is rounded alike by every reader. */
    private double sum;

    private int size;
    private int nonzero;

    /** Adds a figure. */
    public void add(double value) {
        sum += value;
        deviation.accept(value);
        size++;
        nonzero += value == 0 ? 0 : 1;
    }

    /** Adds all figures of another series. */
    void add(RunningStatistics others) {
        sum += others.sum;
        deviation.combine(others.deviation);
        size += others.size;
        nonzero += others.nonzero;
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
        return size == 0 ? 0 : sum / size;
    }

    /** Their standard deviation; 0 where there are not two. */
    public double deviation() {
        return size < 2 ? 0 : deviation.getAsDouble();
    }

    /** The standard error of the mean. */
    public double standardError() {
        return size == 0 ? 0 : deviation() / Math.sqrt(size);
    }

    /** The mean with its interval; without one where there are not two figures, or no spread. */
    public Estimate estimate() {
        return Estimate.of(mean(), standardError(), size - 1);
    }

    /** The same of figures that lie between two bounds, so that there is an interval even if all of them are alike. */
    public Estimate estimate(double least, double most) {
        return deviation() == 0
                ? Estimate.alike(mean(), size, least, most)
                : estimate().within(least, most);
    }

    /**
     * How likely a mean so far from 0 is where the true one is 0: Student's t test of both sides, but never less than signs alone
     * allow. If every figure might as well have the other sign, m figures that are not 0 all agree by chance in one of 2^(m-1) cases,
     * however little they spread; so figures that are all alike prove nothing when there are few, and everything when there are many.
     */
    public double chanceOfZero() {
        double signs = Math.min(1, Math.scalb(1.0, 1 - nonzero));
        if (deviation() == 0) {
            return signs;
        }
        double student = TTest.withDefaults()
                .test(mean(), deviation() * deviation(), size)
                .getPValue();
        return Math.max(signs, student);
    }
}
