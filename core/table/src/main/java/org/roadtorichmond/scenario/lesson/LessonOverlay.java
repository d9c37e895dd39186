package org.roadtorichmond.scenario.lesson;

/** The overlays of the map of which a lesson may speak; each has the name of the overlay that it stands for. */
public enum LessonOverlay {
    /** The hexes that the learner's own units control. */
    OWN_CONTROL,
    /** Those that the enemy's units control. */
    ENEMY_CONTROL,
    /** The lines of communications, or what cuts them. */
    COMMUNICATIONS,
    /** Who is in supply. */
    SUPPLY,
    /** The names and costs of the terrain. */
    TERRAIN,
    /** The numbers of the hexes. */
    GRID,
    /** What would be scored now, with the ledger. */
    POINTS,
    /** What a commander intended, or the staff advises. */
    PLAN
}
