package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;

/** What the names on the map name, which says in what ink they are written. */
public enum NameKind {
    PLACE(Palette.INK),
    EDGE(Palette.ACTION),
    WATER(Palette.RIVER_BANK),
    CROSSING(Palette.RIVER_BANK),
    WAY(Palette.ROAD_EDGE);

    private final Color color;

    NameKind(Color color) {
        this.color = color;
    }

    /** Its ink. */
    public Color color() {
        return color;
    }
}
