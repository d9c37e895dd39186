package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import java.util.IdentityHashMap;
import org.roadtorichmond.unit.Side;

/**
 * The colours of map, counters and panels. The map is muted, so that what carries information stands out. Colours
 * have values here and nowhere else, and each that carries information means one thing: {@link #NOW}, which is red, what needs the player
 * now; {@link #TARGET} the fight; {@link #LEGAL} what a click does. docs/interface.md has the table of all.
 *
 * <p>The colours are shared objects: {@link #choose} gives them the values of another scheme, and whatever is drawn from then on
 * has them. To be used on the thread that draws.
 */
public final class Palette {
    /** The colours that change with the scheme, and their values in the order of the schemes. */
    private static final IdentityHashMap<Color, int[]> VALUES = new IdentityHashMap<>();

    public static final Color DESK = of(0x1c1a17ff, 0x3b352dff, 0x3b352dff);
    public static final Color PAPER = of(0xfffaecff, 0xf3e9d2ff, 0xf3e9d2ff);
    public static final Color SHEET = of(0xf3ead2ff, 0xe9dcbfff, 0xe9dcbfff);
    public static final Color INK = of(0x14110dff, 0x2f2a24ff, 0x2f2a24ff);
    public static final Color FAINT_INK = of(0x4a4136ff, 0x655a4aff, 0x655a4aff);
    public static final Color GRID = of(0x6b604f80, 0x8d7f6455, 0x8d7f6455);
    public static final Color WOODS = of(0xd2e2b0ff, 0xc6d0a0ff, 0xd9dcc4ff);
    public static final Color TREE = of(0x55783fff, 0x84996aff, 0x8b9188ff);
    public static final Color TREE_LIGHT = of(0x86a667ff, 0xa5b687ff, 0xa7aca2ff);
    public static final Color TREE_SHADE = of(0x23401aff, 0x4d613cff, 0x50564fff);
    public static final Color ROUGH = of(0xe8d8beff, 0xe3cfa2ff, 0xe6d3b0ff);
    public static final Color HACHURE = of(0x3f2a12ff, 0x6b5030ff, 0x6b5030ff);
    public static final Color SWAMP = of(0xcfe6e2ff, 0xc8d9cfff, 0xcddbe0ff);
    public static final Color TUFT = of(0x1f5a4aff, 0x4c7566ff, 0x4f6f80ff);
    public static final Color WATER = of(0xc4e3f2ff, 0xb6d0ddff, 0xb6d0e2ff);
    public static final Color RIVER = of(0x6fb2dcff, 0x8db6cfff, 0x86b2d6ff);
    public static final Color RIVER_BANK = of(0x0b3d6bff, 0x2b577dff, 0x1f5080ff);
    public static final Color ROAD = of(0xffffffff, 0xfdf6e3ff, 0xfdf6e3ff);
    public static final Color ROAD_EDGE = of(0x33200dff, 0x5e4229ff, 0x5e4229ff);
    public static final Color RAILROAD = of(0x000000ff, 0x33302cff, 0x33302cff);
    public static final Color UNION = of(0x1d4fa0ff, 0x3b64a2ff, 0x2f62adff);
    public static final Color UNION_DARK = of(0x061f4dff, 0x1b355fff, 0x12305fff);
    public static final Color CONFEDERATE = of(0xd8c58fff, 0xbcae8eff, 0xe6a65cff);
    public static final Color CONFEDERATE_DARK = of(0x3a2c0cff, 0x54472fff, 0x5c3506ff);
    public static final Color WHITE = of(0xffffffff, 0xffffffff, 0xffffffff);
    public static final Color SELECTED = of(0xffe000ff, 0xffd23cff, 0xffe08aff);
    public static final Color REACH = of(0xffb80040, 0xffb80044, 0x3f8cff40);
    public static final Color REACH_HALT = of(0x2f283850, 0x2f283850, 0x2b2b2b50);
    public static final Color REACH_EDGE = of(0x8a5200ff, 0x9a6414ff, 0x0f4f9cff);
    public static final Color HALT_EDGE = of(0x1d1626ff, 0x352c40ff, 0x2b2b2bff);
    public static final Color PATH = of(0x5a007aff, 0x5c1472ff, 0x0b2f66ff);
    public static final Color TARGET = of(0xa82f8cff, 0xb0368fff, 0x732e50ff);
    public static final Color LEGAL = of(0x005a44ff, 0x006b52ff, 0x0f5cb5ff);
    public static final Color SUPPLIED = of(0x005a9cff, 0x0072a8ff, 0x0f5cb5ff);
    public static final Color UNSUPPLIED = of(0x6e4a00ff, 0x8a5a00ff, 0x7a5c00ff);
    public static final Color SHAKEN = of(0x14110dff, 0x1f1a15ff, 0x2b1300ff);
    public static final Color PANEL = of(0xfffaf0ff, 0xf6eedbff, 0xf6eedbff);
    public static final Color PANEL_EDGE = of(0x3f3526ff, 0x7d6a4bff, 0x7d6a4bff);
    public static final Color BUTTON = of(0xf0e2bdff, 0xe7d8b5ff, 0xe7d8b5ff);
    public static final Color BUTTON_OVER = of(0xfff0c4ff, 0xf2e3b9ff, 0xf2e3b9ff);
    public static final Color BUTTON_DOWN = of(0xd6bf80ff, 0xcdb987ff, 0xcdb987ff);
    public static final Color NOW = of(0x8a1208ff, 0x9c261aff, 0x9a3c00ff);
    public static final Color NOW_OVER = of(0x9e1c10ff, 0xae3324ff, 0xae4a00ff);
    public static final Color GOOD = of(0x0f4f22ff, 0x2b653aff, 0x0f4f9cff);
    public static final Color BAD = of(0x5e3c00ff, 0x70480aff, 0x5f4a00ff);

    /**
     * The colours of the bands by which formations are distinguished; chosen so that neighbours differ in lightness
     * too.
     */
    private static final int[] BANDS = {
        0x8a2f6bff,
        0xf4f1e6ff,
        0x2f7d4fff,
        0xe7b416ff,
        0x7b4fa3ff,
        0x35a7c4ff,
        0xe07b2fff,
        0x2b2b2bff,
        0xe79ab5ff,
        0x8a5a2bff,
        0x9bc53dff,
        0x5570d6ff
    };

    private static ColourScheme scheme = ColourScheme.HIGH_CONTRAST;

    private Palette() {}

    private static Color of(int... values) {
        Color color = new Color(values[0]);
        VALUES.put(color, values);
        return color;
    }

    /** Gives all colours the values of a scheme. */
    public static void choose(ColourScheme chosen) {
        scheme = chosen;
        VALUES.forEach((color, values) -> color.set(values[chosen.ordinal()]));
    }

    /** The scheme that is in use. */
    public static ColourScheme scheme() {
        return scheme;
    }

    /** The face of a side's counters. */
    public static Color face(Side side) {
        return side == Side.UNION ? UNION : CONFEDERATE;
    }

    /** The rim of a side's counters, and whatever else is a side's: zones, lines, points. */
    public static Color rim(Side side) {
        return side == Side.UNION ? UNION_DARK : CONFEDERATE_DARK;
    }

    /** The print on a side's counters. */
    public static Color print(Side side) {
        return side == Side.UNION ? WHITE : INK;
    }

    /** The face of a side's counters that have done what they can: paler. */
    public static Color dimmedFace(Side side) {
        return mix(face(side), SHEET, 0.52f);
    }

    /** The print on such a face: the side's darkest colour, since white would be lost on it. */
    public static Color dimmedPrint(Side side) {
        return side == Side.UNION ? mix(UNION_DARK, INK, 0.3f) : mix(CONFEDERATE_DARK, INK, 0.5f);
    }

    /** The colour of the band with a number, from 0; numbers beyond the colours start again from the first. */
    public static Color band(int number) {
        return new Color(BANDS[Math.floorMod(number, BANDS.length)]);
    }

    /** A colour on its way to another. */
    public static Color mix(Color from, Color to, float part) {
        return new Color(from).lerp(to, part);
    }

    /** A colour as transparent as given. */
    public static Color clear(Color color, float alpha) {
        return new Color(color.r, color.g, color.b, alpha);
    }
}
