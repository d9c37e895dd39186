package org.roadtorichmond.ai.outlook;

/**
 * What units are worth to both sides together: what the enemy scores for their loss, what they will not score themselves, and
 * their part in what is still to come.
 */
public interface Prices {

    /** What the loss of a unit costs its side, in points of the kind that decides; 0 or more. */
    double of(int unit);
}
