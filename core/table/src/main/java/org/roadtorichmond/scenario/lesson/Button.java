package org.roadtorichmond.scenario.lesson;

/** The buttons and keys of the battle that a lesson may point at, press or wait for; each has the name of the action that it stands for. */
public enum Button {
    /** Goes to the next unit that has something to do. */
    NEXT_UNIT,
    /** Does what is proposed, such as the planned attack. */
    CONFIRM,
    /** Puts a planned attack aside. */
    PLAN,
    /** Takes the offered addition to an attack. */
    IMPROVE,
    /** Ends the phase. */
    END_PHASE,
    /** Chooses the division of what is chosen, then its corps. */
    FORMATION,
    /** Makes the marches that are proposed to units that were ordered farther than they came. */
    MARCH_ON,
    /** Takes back. */
    UNDO,
    /** Repeats what was taken back. */
    REDO,
    /** Takes the chosen units off the map. */
    LEAVE_MAP,
    /** Shows zones of control. */
    ZONES,
    /** Shows which units are in supply. */
    SUPPLY,
    /** Shows the lines of communications. */
    COMMUNICATIONS,
    /** Shows the names and costs of the terrain. */
    TERRAIN,
    /** Shows the numbers of the hexes. */
    GRID,
    /** Shows the ledger of points. */
    LEDGER,
    /** Shows what commanders intended. */
    INTENT,
    /** Asks the staff for advice. */
    ADVICE,
    /** Opens the log. */
    LOG
}
