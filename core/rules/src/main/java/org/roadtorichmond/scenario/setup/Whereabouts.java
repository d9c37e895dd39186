package org.roadtorichmond.scenario.setup;

/** Where a position says that a unit is; the words are those of the file (rule 2.3). */
enum Whereabouts {
    MAP,
    AWAITED,
    EXITED,
    ELIMINATED
}
