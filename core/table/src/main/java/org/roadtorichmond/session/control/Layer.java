package org.roadtorichmond.session.control;

/** What can be laid over the map. */
public enum Layer {
    /** The hexes that the viewer's own units control. */
    OWN_CONTROL,
    /** Those that the enemy's units control. */
    ENEMY_CONTROL,
    /** The lines of communications, or what cuts them. */
    COMMUNICATIONS,
    /** Who is in supply, and by which path. */
    SUPPLY,
    /** The names of the terrain, and what it costs. */
    TERRAIN,
    /** The numbers of the hexes. */
    GRID,
    /** What would be scored if the game ended now, with the ledger beside the map. */
    POINTS,
    /** What a commander intended, or the staff advises: arrows on the map, and the card beside it. */
    PLAN,
    /** What happened historically in the turn: marks on the map, and the events beside it. */
    HISTORY
}
