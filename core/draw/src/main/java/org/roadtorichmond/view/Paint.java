package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import java.util.Locale;
import org.roadtorichmond.unit.Side;

/** The colours of a map: in a window as the palette has them, on a page as its style says. */
public enum Paint {
    CONFEDERATE,
    CONFEDERATE_DARK,
    FAINT_INK,
    HACHURE,
    INK,
    PAPER,
    RAILROAD,
    RIVER,
    RIVER_BANK,
    ROAD,
    ROAD_EDGE,
    ROUGH,
    SHEET,
    SWAMP,
    TREE,
    TREE_LIGHT,
    TREE_SHADE,
    TUFT,
    UNION,
    UNION_DARK,
    WATER,
    WHITE,
    WOODS;

    /** Its colour in the scheme that is in use. */
    public Color color() {
        return switch (this) {
            case CONFEDERATE -> Palette.CONFEDERATE;
            case CONFEDERATE_DARK -> Palette.CONFEDERATE_DARK;
            case FAINT_INK -> Palette.FAINT_INK;
            case HACHURE -> Palette.HACHURE;
            case INK -> Palette.INK;
            case PAPER -> Palette.PAPER;
            case RAILROAD -> Palette.RAILROAD;
            case RIVER -> Palette.RIVER;
            case RIVER_BANK -> Palette.RIVER_BANK;
            case ROAD -> Palette.ROAD;
            case ROAD_EDGE -> Palette.ROAD_EDGE;
            case ROUGH -> Palette.ROUGH;
            case SHEET -> Palette.SHEET;
            case SWAMP -> Palette.SWAMP;
            case TREE -> Palette.TREE;
            case TREE_LIGHT -> Palette.TREE_LIGHT;
            case TREE_SHADE -> Palette.TREE_SHADE;
            case TUFT -> Palette.TUFT;
            case UNION -> Palette.UNION;
            case UNION_DARK -> Palette.UNION_DARK;
            case WATER -> Palette.WATER;
            case WHITE -> Palette.WHITE;
            case WOODS -> Palette.WOODS;
        };
    }

    /** Its name in styles, such as {@code union-dark}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The colour of a side's flags. */
    static Paint face(Side side) {
        return side == Side.UNION ? UNION : CONFEDERATE;
    }

    /** The edge of a side's flags. */
    static Paint rim(Side side) {
        return side == Side.UNION ? UNION_DARK : CONFEDERATE_DARK;
    }

    /** What is written on a side's flags. */
    static Paint print(Side side) {
        return side == Side.UNION ? WHITE : INK;
    }
}
