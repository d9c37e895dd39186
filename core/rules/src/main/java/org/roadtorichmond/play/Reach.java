package org.roadtorichmond.play;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.path.MovementRange;
import org.roadtorichmond.unit.Side;

/**
 * Where a unit can end its move, and what that costs: the hexes of an ordinary march together with those of a strategic one
 * (rule 16.2). The answers hold until the next reach of the same game is asked for.
 */
public final class Reach {
    private final MovementRange ordinary;
    private final HexGrid grid;
    private @Nullable MovementRange strategic;
    private int[] extra = {};
    private final ZonesOfControl control;
    private int extraCount;
    private Side enemy = Side.UNION;

    Reach(HexGrid grid, ZonesOfControl control) {
        ordinary = new MovementRange(grid);
        this.grid = grid;
        this.control = control;
    }

    MovementRange ordinary() {
        return ordinary;
    }

    /** The search for strategic marches: made when it is first asked for, since most games have no such marches. */
    MovementRange strategic() {
        MovementRange range = strategic;
        if (range == null) {
            range = new MovementRange(grid);
            extra = new int[grid.size()];
            strategic = range;
        }
        return range;
    }

    /** Starts again with nothing reached. */
    void clear(Side enemyOfTheUnit) {
        enemy = enemyOfTheUnit;
        ordinary.clear();
        if (strategic != null) {
            strategic.clear();
        }
        extraCount = 0;
    }

    /** Adds what only the strategic march reaches. */
    void merge() {
        MovementRange further = strategic();
        for (int i = 0; i < further.count(); i++) {
            int hex = further.hex(i);
            if (!ordinary.enters(hex)) {
                extra[extraCount++] = hex;
            }
        }
    }

    /** The number of hexes where the move may end. */
    public int count() {
        return ordinary.count() + extraCount;
    }

    /** One of them, by its place of 0 to count - 1. */
    public int hex(int place) {
        return place < ordinary.count() ? ordinary.hex(place) : extra[place - ordinary.count()];
    }

    /** Whether the move may end in a hex. */
    public boolean ends(int hex) {
        for (int i = 0; i < count(); i++) {
            if (hex(i) == hex) {
                return true;
            }
        }
        return false;
    }

    /** Whether the unit can come into a hex, even if there is no room to end its move there. */
    public boolean enters(int hex) {
        return ordinary.enters(hex) || (strategic != null && strategic.enters(hex));
    }

    /** Whether the march to a hex is made strategically; that is so wherever it is not dearer. */
    public boolean strategically(int hex) {
        return strategic != null
                && strategic.enters(hex)
                && (!ordinary.enters(hex) || strategic.cost(hex) <= ordinary.cost(hex));
    }

    private MovementRange range(int hex) {
        return strategically(hex) ? strategic() : ordinary;
    }

    /** The half points that the cheapest way to a hex costs. */
    public int cost(int hex) {
        return range(hex).cost(hex);
    }

    /** The cheapest way to a hex, from where the unit stands, both included. */
    public List<Hex> path(int hex) {
        return range(hex).path(hex);
    }

    /** Whether an enemy controls the hex, so that the unit stops there (rule 7.2). */
    public boolean stops(int hex) {
        return control.controlled(hex, enemy);
    }
}
