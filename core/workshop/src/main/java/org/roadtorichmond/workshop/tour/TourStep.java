package org.roadtorichmond.workshop.tour;

/** The steps of the tour, in their order. */
public enum TourStep {
    /** Paints ground. */
    PAINT,
    /** Draws a road. */
    ROAD,
    /** Draws a river and a bridge over it. */
    RIVER,
    /** Places units of both sides. */
    UNITS,
    /** Is led from a problem to where it stands. */
    PROBLEM,
    /** Watches the balance dial, or plays the scenario. */
    BALANCE
}
