package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;

/** What the names on the map name, which says in what ink they are written. */
public enum NameKind {
    PLACE,
    EDGE,
    WATER,
    CROSSING,
    WAY;

    /** Its ink. */
    public Color color() {
        return switch (this) {
            case PLACE -> Palette.INK;
            case EDGE -> Palette.ACTION;
            case WATER, CROSSING -> Palette.RIVER_BANK;
            case WAY -> Palette.ROAD_EDGE;
        };
    }
}
