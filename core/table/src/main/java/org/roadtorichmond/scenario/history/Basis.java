package org.roadtorichmond.scenario.history;

/** On what a statement about the past rests. */
public enum Basis {
    /** A source says so. */
    FACT,
    /** It was worked out from what sources say. */
    ESTIMATE
}
