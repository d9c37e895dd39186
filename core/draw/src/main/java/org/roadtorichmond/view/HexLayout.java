package org.roadtorichmond.view;

import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;

/**
 * Where hexes lie on the drawn map. The unit is the radius of a hex (centre to corner), the origin is the lower left of the
 * box round all hexes, and y grows upwards, as in all drawing; rows grow downwards, as on the printed map. On a map that is turned
 * everything lies a quarter of a circle to the left: its left edge is below, and its upper edge to the left.
 */
public final class HexLayout {
    /** The height of a hex of radius 1. */
    public static final float HEIGHT = (float) Math.sqrt(3);

    /** The distance between the centres of two columns. */
    public static final float COLUMN = 1.5f;

    private static final float HALF = 0.5f;
    private static final int QUARTER = 90;

    private final HexGrid grid;
    private final boolean turned;
    private final float printedWidth;
    private final float printedHeight;

    /** The layout of a grid as on the printed map. */
    public HexLayout(HexGrid grid) {
        this(grid, false);
    }

    /** The layout of a grid, as on the printed map or turned to the left. */
    public HexLayout(HexGrid grid, boolean turned) {
        this.grid = grid;
        this.turned = turned;
        printedWidth = COLUMN * (grid.columns() - 1) + 2;
        printedHeight = HEIGHT * (grid.rows() + (grid.columns() > 1 ? 0.5f : 0));
    }

    /** Whether the map is turned to the left. */
    public boolean turned() {
        return turned;
    }

    /** Where north is on this map, in degrees clockwise from above, if it is elsewhere on the printed one. */
    public int north(int printed) {
        return turned ? printed - QUARTER : printed;
    }

    /** The same grid, turned or as on the printed map. */
    public HexLayout turned(boolean next) {
        return new HexLayout(grid, next);
    }

    /** The grid laid out. */
    public HexGrid grid() {
        return grid;
    }

    /** The width of the box round all hexes. */
    public float width() {
        return turned ? printedHeight : printedWidth;
    }

    /** The height of the box round all hexes. */
    public float height() {
        return turned ? printedWidth : printedHeight;
    }

    /** The x of a hex's centre. */
    public float x(Hex hex) {
        return turned ? printedHeight - printedY(hex) : printedX(hex);
    }

    /** The y of a hex's centre. */
    public float y(Hex hex) {
        return turned ? printedX(hex) : printedY(hex);
    }

    private static float printedX(Hex hex) {
        return 1 + COLUMN * (hex.column() - 1);
    }

    private float printedY(Hex hex) {
        float lower = hex.column() % 2 == 0 ? HEIGHT / 2 : 0;
        return printedHeight - HEIGHT / 2 - lower - HEIGHT * (hex.row() - 1);
    }

    /** The x on the printed map of a point of this one. */
    public float printedX(float x, float y) {
        return turned ? y : x;
    }

    /** The y on the printed map of a point of this one. */
    public float printedY(float x, float y) {
        return turned ? printedHeight - x : y;
    }

    /** The height of the box round all hexes on the printed map. */
    float printedHeight() {
        return printedHeight;
    }

    /** The x on this map of a point of the printed one. */
    public float fromPrintedX(float x, float y) {
        return turned ? printedHeight - y : x;
    }

    /** The y on this map of a point of the printed one. */
    public float fromPrintedY(float x, float y) {
        return turned ? x : y;
    }

    /**
     * The x of a corner relative to the centre; corner 0 points to the right of the printed map, the others follow counter-clockwise.
     */
    public float cornerX(int corner) {
        return (float) Math.cos(angle(corner));
    }

    /** The y of a corner relative to the centre. */
    public float cornerY(int corner) {
        return (float) Math.sin(angle(corner));
    }

    private double angle(int corner) {
        return Math.PI / 3 * corner + (turned ? Math.PI / 2 : 0);
    }

    /** Does something with every hex whose centre may lie in a box, its ends in hex radii, and perhaps with some beside it. */
    void around(float left, float bottom, float right, float top, Consumer<Hex> each) {
        float low = turned ? bottom : left;
        float high = turned ? top : right;
        float lower = turned ? printedHeight - right : bottom;
        float upper = turned ? printedHeight - left : top;
        int from = Math.max(1, (int) Math.floor((low - 1) / COLUMN) + 1);
        int to = Math.min(grid.columns(), (int) Math.ceil((high - 1) / COLUMN) + 1);
        int first = Math.max(1, (int) Math.floor((printedHeight - upper) / HEIGHT - 1) + 1);
        int last = Math.min(grid.rows(), (int) Math.ceil((printedHeight - lower) / HEIGHT - HALF) + 1);
        for (int column = from; column <= to; column++) {
            for (int row = first; row <= last; row++) {
                each.accept(grid.at(column, row).orElseThrow());
            }
        }
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
        float q = (printedX(x, y) - 1) / COLUMN;
        float down = (printedHeight - HEIGHT / 2 - printedY(x, y)) / HEIGHT;
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
