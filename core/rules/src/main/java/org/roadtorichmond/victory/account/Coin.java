package org.roadtorichmond.victory.account;

/** What a stake is paid in. */
public enum Coin {
    /**
     * What the sheets count as victory points. Where a victory system has fractions of a point, a coin is such a fraction (see
     * {@link Scale#parts}).
     */
    POINT,
    /** A battle point after the table: what one side wins, the other loses. */
    BATTLE,
    /** A token of the spoils of war. */
    TOKEN,
    /** What a campaign says a condition is worth in a later battle (rule 22.2): it counts for nobody's score in this one. */
    TOMORROW
}
