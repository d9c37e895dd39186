package org.roadtorichmond.scenario.played;

/** Why a finished game is listed, but counts in no result. Where several reasons hold, the first of them is kept. */
public enum Apart {
    /** It was a game for practice. */
    PRACTICE,
    /** Dice were taken back in it. */
    DICE_TAKEN_BACK,
    /** An umpire changed it (rule 19). */
    UMPIRE,
    /** It was taken over from a replay, so that its dice were known. */
    TAKEN_OVER,
    /** Its player did not command the same side from the first command to the last against one and the same opponent. */
    HANDED_OVER,
    /** One side had a handicap. */
    HANDICAP,
    /** It began in a position, not at the beginning of its scenario. */
    POSITION
}
