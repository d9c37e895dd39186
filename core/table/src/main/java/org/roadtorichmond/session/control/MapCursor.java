package org.roadtorichmond.session.control;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;

/** The hex to which the keys point, for those who play without a mouse. It is hidden until a key calls for it. */
public final class MapCursor {
    private final HexGrid grid;
    private @Nullable Hex hex;

    /** A cursor that stays within a grid; hidden at first. */
    public MapCursor(HexGrid grid) {
        this.grid = grid;
    }

    /** Where the cursor is; empty while it is hidden. */
    public Optional<Hex> hex() {
        return Optional.ofNullable(hex);
    }

    /** Shows the cursor at a hex. */
    public void put(Hex at) {
        hex = at;
    }

    void hide() {
        hex = null;
    }

    /**
     * Goes by columns and rows, and stays where the map ends. The first call shows it where it is to begin: a cursor
     * that was not shown is not to be moved.
     */
    public void move(int columns, int rows, Hex beginning) {
        Hex now = hex;
        hex = now == null
                ? beginning
                : grid.at(now.column() + columns, now.row() + rows).orElse(now);
    }
}
