package org.roadtorichmond.scenario.history;

/** How sure a statement about the past is. */
public enum Certainty {
    /** Sources of the time agree, or one of those in command wrote it down. */
    HIGH,
    /** Reported later or by one side only, or the hour is uncertain. */
    MEDIUM,
    /** No more than likely. */
    LOW
}
