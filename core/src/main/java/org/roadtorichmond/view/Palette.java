package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import org.roadtorichmond.unit.Side;

/** The colours of map, counters and panels. The map is muted, so that what carries information stands out. */
public final class Palette {
    public static final Color DESK = new Color(0x3b352dff);
    public static final Color PAPER = new Color(0xf3e9d2ff);
    public static final Color SHEET = new Color(0xe9dcbfff);
    public static final Color INK = new Color(0x2f2a24ff);
    public static final Color FAINT_INK = new Color(0x6b604fff);
    public static final Color GRID = new Color(0x8d7f6455);
    public static final Color WOODS = new Color(0xd5dbb4ff);
    public static final Color TREE = new Color(0x8ea673ff);
    public static final Color TREE_SHADE = new Color(0x5f7a4cff);
    public static final Color ROUGH = new Color(0xe8d7b0ff);
    public static final Color HACHURE = new Color(0x93764bff);
    public static final Color SWAMP = new Color(0xd3e0d4ff);
    public static final Color TUFT = new Color(0x5c8574ff);
    public static final Color WATER = new Color(0xa9c6d8ff);
    public static final Color RIVER = new Color(0x4f86adff);
    public static final Color RIVER_BANK = new Color(0x2e5d85ff);
    public static final Color TOWN = new Color(0x8c4a3cff);
    public static final Color ROAD = new Color(0xfdf6e3ff);
    public static final Color ROAD_EDGE = new Color(0x6e4f33ff);
    public static final Color RAILROAD = new Color(0x33302cff);
    public static final Color UNION = new Color(0x3f6aa8ff);
    public static final Color UNION_DARK = new Color(0x1f3c6bff);
    public static final Color CONFEDERATE = new Color(0xb9ab8bff);
    public static final Color CONFEDERATE_DARK = new Color(0x5f5136ff);
    public static final Color WHITE = new Color(0xffffffff);
    public static final Color SELECTED = new Color(0xffd23cff);
    public static final Color REACH = new Color(0xffd65a6a);
    public static final Color REACH_HALT = new Color(0xf0761e78);
    public static final Color PATH = new Color(0x7a2e8eff);
    public static final Color TARGET = new Color(0xc8322bff);
    public static final Color OWED = new Color(0xd9480fff);
    public static final Color LEGAL = new Color(0x2b9a66ff);
    public static final Color SHAKEN = new Color(0xd62f2fff);
    public static final Color PANEL = new Color(0xf6eedbff);
    public static final Color PANEL_EDGE = new Color(0x7d6a4bff);
    public static final Color BUTTON = new Color(0xe7d8b5ff);
    public static final Color BUTTON_OVER = new Color(0xf2e3b9ff);
    public static final Color BUTTON_DOWN = new Color(0xcdb987ff);
    public static final Color ACTION = new Color(0x7c2d23ff);
    public static final Color ACTION_OVER = new Color(0x97392cff);
    public static final Color GOOD = new Color(0x2e6b3dff);
    public static final Color BAD = new Color(0xa3261fff);

    /** The colours of the bands by which formations are told apart; chosen so that neighbours differ in lightness too. */
    private static final int[] BANDS = {
        0xd23f31ff,
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

    private Palette() {}

    /** The face of a side's counters. */
    public static Color face(Side side) {
        return side == Side.UNION ? UNION : CONFEDERATE;
    }

    /** The rim of a side's counters. */
    public static Color rim(Side side) {
        return side == Side.UNION ? UNION_DARK : CONFEDERATE_DARK;
    }

    /** The print on a side's counters. */
    public static Color print(Side side) {
        return side == Side.UNION ? WHITE : INK;
    }

    /** The colour of the band with a number, from 0; numbers beyond the colours begin anew. */
    public static Color band(int number) {
        return new Color(BANDS[Math.floorMod(number, BANDS.length)]);
    }

    /** A colour on its way to another. */
    public static Color mix(Color from, Color to, float part) {
        return new Color(from).lerp(to, part);
    }

    /** A colour as transparent as told. */
    public static Color clear(Color color, float alpha) {
        return new Color(color.r, color.g, color.b, alpha);
    }
}
