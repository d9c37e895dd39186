package org.roadtorichmond.workshop.tools;

import java.util.EnumSet;
import java.util.Set;

/** The tools of the workshop, in the order of its palette. */
public enum ToolKind {
    /** Selects units and hexes, and moves units by dragging. */
    SELECT,
    /** Paints terrain. */
    TERRAIN,
    /** Paints all hexes of one terrain that hang together. */
    FILL,
    /** Takes the terrain of a hex into the brush. */
    PICK,
    /** Draws a road hex after hex. */
    ROAD,
    /** Draws a trail. */
    TRAIL,
    /** Draws a railroad. */
    RAILROAD,
    /** Draws a stream hexside after hexside. */
    STREAM,
    /** Draws a river. */
    RIVER,
    /** Builds a bridge over a hexside with water. */
    BRIDGE,
    /** Makes a ford over a hexside with water. */
    FORD,
    /** Says where ways pass each other without meeting. */
    CROSSOVER,
    /** Removes crossings, waters, and hexes of ways. */
    ERASE,
    /** Names places. */
    PLACE,
    /** Says where a way leads that ends at the map's edge. */
    EDGE,
    /** Adds units. */
    UNIT,
    /** Makes hexes exits of a side. */
    EXIT,
    /** Draws zones. */
    ZONE;

    private static final Set<ToolKind> NAMELESS = EnumSet.of(SELECT, TERRAIN, FILL, PICK, CROSSOVER, ERASE, EXIT);

    /** Whether what it makes has a name. */
    public boolean names() {
        return !NAMELESS.contains(this);
    }
}
