package org.roadtorichmond.view;

import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;

/**
 * Where hexes lie on the drawn map. The unit is the radius of a hex (centre to corner), the origin is the lower left of the
 * box round all hexes, and y grows upwards, as in all drawing; rows grow downwards, as on the printed map.
 */
public final class HexLayout {
    /** The height of a hex of radius 1. */
    public static final float HEIGHT = (float) Math.sqrt(3);

    /** The distance between the centres of two columns. */
    public static final float COLUMN = 1.5f;

    private final HexGrid grid;
    private final float width;
    private final float height;

    /** The layout of a grid. */
    public HexLayout(HexGrid grid) {
        this.grid = grid;
        width = COLUMN * (grid.columns() - 1) + 2;
        height = HEIGHT * (grid.rows() + (grid.columns() > 1 ? 0.5f : 0));
    }

    /** The grid laid out. */
    public HexGrid grid() {
        return grid;
    }

    /** The width of the box round all hexes. */
    public float width() {
        return width;
    }

    /** The height of the box round all hexes. */
    public float height() {
        return height;
    }

    /** The x of a hex's centre. */
    public float x(Hex hex) {
        return 1 + COLUMN * (hex.column() - 1);
    }

    /** The y of a hex's centre. */
    public float y(Hex hex) {
        float lower = hex.column() % 2 == 0 ? HEIGHT / 2 : 0;
        return height - HEIGHT / 2 - lower - HEIGHT * (hex.row() - 1);
    }

    /** The x of a corner relative to the centre; corner 0 points right, the others follow counter-clockwise. */
    public static float cornerX(int corner) {
        return (float) Math.cos(Math.PI / 3 * corner);
    }

    /** The y of a corner relative to the centre. */
    public static float cornerY(int corner) {
        return (float) Math.sin(Math.PI / 3 * corner);
    }

    /**
     * The first corner of the side that faces a direction of 0 (north) to 5, clockwise; the other is the next corner
     * counter-clockwise.
     */
    public static int sideCorner(int direction) {
        return Math.floorMod(1 - direction, 6);
    }

    /** The hex at a point, if there is one. */
    public Optional<Hex> at(float x, float y) {
        float q = (x - 1) / COLUMN;
        float down = (height - HEIGHT / 2 - y) / HEIGHT;
        float r = down - q / 2;
        int column = Math.round(q);
        int axialRow = Math.round(r);
        int third = Math.round(-q - r);
        float errorQ = Math.abs(column - q);
        float errorR = Math.abs(axialRow - r);
        float errorThird = Math.abs(third + q + r);
        // The coordinate that was rounded most is put right by the other two, since all three sum to nothing.
        if (errorQ > errorR && errorQ > errorThird) {
            column = -axialRow - third;
        } else if (errorR > errorThird) {
            axialRow = -column - third;
        }
        return grid.at(column + 1, axialRow + Math.floorDiv(column, 2) + 1);
    }
}
