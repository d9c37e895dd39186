package org.roadtorichmond.screen.kit;

/** What can be heard. */
public enum Cue {
    /** A button. */
    CLICK,
    /** Drum taps of a march. */
    MARCH,
    /** A die rattles. */
    DIE,
    /** A musket volley. */
    MUSKETRY,
    /** Guns. */
    CANNON,
    /** A bugle: a phase begins. */
    BUGLE,
    /** A person has won. */
    VICTORY,
    /** A person has lost. */
    DEFEAT
}
