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
    HISTORY;

    /** Two overlays that share a button and a key. */
    public record Pair(Layer first, Layer second) {}

    /** The zones of control: the viewer's, the enemy's. */
    public static final Pair ZONES = new Pair(OWN_CONTROL, ENEMY_CONTROL);
    /** Who is in supply, and the lines by which it comes. */
    public static final Pair SUPPLIES = new Pair(SUPPLY, COMMUNICATIONS);
    /** What the ground is, and what its hexes are called. */
    public static final Pair GROUND = new Pair(TERRAIN, GRID);
}
