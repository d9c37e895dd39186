package org.roadtorichmond.view;

import org.roadtorichmond.hex.Hex;

/** The four edges of the paper, and which of them a border hex looks at. */
public enum Edges {
    LEFT(-1, 0),
    RIGHT(1, 0),
    TOP(0, 1),
    BOTTOM(0, -1);

    private final int outX;
    private final int outY;

    Edges(int outX, int outY) {
        this.outX = outX;
        this.outY = outY;
    }

    /** The x of the direction that leads off the map. */
    int outX() {
        return outX;
    }

    /** The y of the direction that leads off the map. */
    int outY() {
        return outY;
    }

    /** How far beyond the hexes a way is drawn. */
    public static final float LEAD = 0.45f;

    /** The edge that a border hex looks at; corners look sideways on the printed map. */
    public static Edges of(Hex hex, HexLayout layout) {
        if (hex.column() == 1) {
            return layout.turned() ? BOTTOM : LEFT;
        }
        if (hex.column() == layout.grid().columns()) {
            return layout.turned() ? TOP : RIGHT;
        }
        if (hex.row() == 1) {
            return layout.turned() ? LEFT : TOP;
        }
        return layout.turned() ? RIGHT : BOTTOM;
    }

    /** Where a way out of a border hex ends on the paper, as x and y. */
    public static float[] end(Hex hex, HexLayout layout) {
        float x = layout.x(hex);
        float y = layout.y(hex);
        return switch (of(hex, layout)) {
            case LEFT -> new float[] {-LEAD, y};
            case RIGHT -> new float[] {layout.width() + LEAD, y};
            case TOP -> new float[] {x, layout.height() + LEAD};
            case BOTTOM -> new float[] {x, -LEAD};
        };
    }
}
