package org.roadtorichmond.scenario.lesson;

/** The kinds of events that complete a step. */
public enum Occurrence {
    /** A unit has marched; the hex is where its march ended. */
    MARCHED,
    /** A unit has entered the map; the hex is where. */
    ENTERED,
    /** A unit has left the map; the hex is where from. */
    LEFT,
    /** An attack was made; the units are its attackers, the hexes its targets. */
    ATTACKED,
    /** Artillery has bombarded; the units are those that did, the hexes the targets. */
    BOMBARDED,
    /** A unit has retreated; the hex is where to. */
    RETREATED,
    /** A unit had to make room for one that retreated; the hex is where to. */
    DISPLACED,
    /** A unit has advanced after a combat; the hex is where to. */
    ADVANCED,
    /** A unit was eliminated; the hex is where it stood. */
    ELIMINATED
}
