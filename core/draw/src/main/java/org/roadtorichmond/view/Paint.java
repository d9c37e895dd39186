package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import java.util.Locale;
import org.roadtorichmond.unit.Side;

/** The colours in which a {@link Canvas} is drawn on: in a window as the palette has them, on a page as its style says. */
public enum Paint {
    INK(Palette.INK),
    PAPER(Palette.PAPER),
    ROAD(Palette.ROAD),
    UNION(Palette.UNION),
    UNION_DARK(Palette.UNION_DARK),
    UNION_PRINT(Palette.WHITE),
    CONFEDERATE(Palette.CONFEDERATE),
    CONFEDERATE_DARK(Palette.CONFEDERATE_DARK),
    CONFEDERATE_PRINT(Palette.INK);

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
        return side == Side.UNION ? UNION_PRINT : CONFEDERATE_PRINT;
    }
}
