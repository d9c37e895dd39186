package org.roadtorichmond.balance;

/** What games have shown so far of a score between 0 and 1, which is what a stop rule asks. */
public interface Sample {
    /** How many games, or pairs of games, there are. */
    int size();

    /** Their mean score. */
    double mean();

    /** The standard error of the mean. */
    double standardError();

    /** Half the width of the interval in which the true score lies with 95 % confidence. */
    double halfWidth();
}
