package org.roadtorichmond.path;

/** What the situation makes of hexes for a unit that marches. */
public interface Obstacles {

    /** Whether the unit may not enter the hex at all. */
    boolean bars(int hex);

    /** Whether the unit must stop when it enters the hex (rule 7.2). */
    boolean halts(int hex);

    /** Whether there is no room to end a move in the hex (rule 5.1). */
    boolean full(int hex);
}
