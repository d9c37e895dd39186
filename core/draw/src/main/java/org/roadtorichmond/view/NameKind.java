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
            case PLACE, EDGE -> Palette.INK;
            case WATER, CROSSING -> Palette.RIVER_BANK;
            case WAY -> Palette.ROAD_EDGE;
        };
    }
}
