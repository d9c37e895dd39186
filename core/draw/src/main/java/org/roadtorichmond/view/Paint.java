package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import java.util.Locale;
import org.roadtorichmond.unit.Side;

/** The colours of a map: in a window as the palette has them, on a page as its style says. */
public enum Paint {
    BAD(Palette.BAD),
    CONFEDERATE(Palette.CONFEDERATE),
    CONFEDERATE_DARK(Palette.CONFEDERATE_DARK),
    FAINT_INK(Palette.FAINT_INK),
    HACHURE(Palette.HACHURE),
    INK(Palette.INK),
    PAPER(Palette.PAPER),
    RAILROAD(Palette.RAILROAD),
    RIVER(Palette.RIVER),
    RIVER_BANK(Palette.RIVER_BANK),
    ROAD(Palette.ROAD),
    ROAD_EDGE(Palette.ROAD_EDGE),
    ROUGH(Palette.ROUGH),
    SHAKEN(Palette.SHAKEN),
    SHEET(Palette.SHEET),
    SWAMP(Palette.SWAMP),
    TARGET(Palette.TARGET),
    TREE(Palette.TREE),
    TREE_LIGHT(Palette.TREE_LIGHT),
    TREE_SHADE(Palette.TREE_SHADE),
    TUFT(Palette.TUFT),
    UNION(Palette.UNION),
    UNION_DARK(Palette.UNION_DARK),
    WATER(Palette.WATER),
    WHITE(Palette.WHITE),
    WOODS(Palette.WOODS);

    /** One of the palette's shared objects, which has the value of the scheme that is in use. */
    @SuppressWarnings("ImmutableEnumChecker")
    private final Color color;

    Paint(Color color) {
        this.color = color;
    }

    /** Its colour in the scheme that is in use. */
    public Color color() {
        return color;
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
