package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;

/** Something that is drawn over the map, under or over the counters. */
public sealed interface Overlay {

    /**
     * A tint over a hex.
     *
     * @param hex where
     * @param color what tint
     */
    record Shade(Hex hex, Color color) implements Overlay {}

    /**
     * A tint over hexes that leaves the map to be seen, and a line round them.
     *
     * @param hexes where
     * @param tint what tint
     * @param edge the colour of the line
     * @param broken whether the line is broken
     * @param name what is written at its upper end; may be empty
     */
    record Region(Set<Hex> hexes, Color tint, Color edge, boolean broken, String name) implements Overlay {
        /** Copies the hexes. */
        public Region {
            hexes = Collections.unmodifiableSet(new TreeSet<>(hexes));
        }
    }

    /**
     * A short text at the foot of a hex, such as a cost.
     *
     * @param hex where
     * @param text what
     */
    record Note(Hex hex, String text) implements Overlay {}

    /**
     * A frame round a hex.
     *
     * @param hex where
     * @param color which colour
     */
    record Frame(Hex hex, Color color) implements Overlay {}

    /**
     * A thick line along the side of two hexes.
     *
     * @param first one of them
     * @param second the other, which is beside it
     * @param color which colour
     */
    record Side(Hex first, Hex second, Color color) implements Overlay {}

    /**
     * The sights on a hex that is being attacked.
     *
     * @param hex where
     */
    record Sights(Hex hex) implements Overlay {}

    /**
     * A badge in the corner of a hex that says that it still must be attacked.
     *
     * @param hex where
     */
    record Badge(Hex hex) implements Overlay {}

    /**
     * Slanting lines over a hex.
     *
     * @param hex where
     * @param color which colour
     * @param rising whether they rise to the right
     */
    record Hatch(Hex hex, Color color, boolean rising) implements Overlay {}

    /**
     * A line through the centres of hexes.
     *
     * @param hexes two or more
     * @param color which colour
     * @param arrow whether it ends in an arrowhead
     */
    record Route(List<Hex> hexes, Color color, boolean arrow) implements Overlay {
        /** Copies the list. */
        public Route {
            hexes = List.copyOf(hexes);
        }
    }

    /**
     * A counter on its way.
     *
     * @param counter what it looks like; where it lies is of no account
     * @param path the hexes through whose centres it glides, one or more
     * @param part how much of the way it has gone, 0 to 1
     */
    record Glide(Counter counter, List<Hex> path, float part) implements Overlay {
        /** Copies the list. */
        public Glide {
            path = List.copyOf(path);
        }
    }

    /**
     * A slim line along hexes that lets the ground under it be seen.
     *
     * @param hexes two or more
     * @param color which colour
     * @param aside how far it runs to the right of the centres, in hex radii, so that several can share a road
     */
    record Trace(List<Hex> hexes, Color color, float aside) implements Overlay {
        /** Copies the list. */
        public Trace {
            hexes = List.copyOf(hexes);
        }
    }

    /**
     * A die above a hex.
     *
     * @param hex where
     * @param face what it shows, 1 to 6
     * @param least its least side in pixels, so that it can be read at any zoom
     */
    record Die(Hex hex, int face, float least) implements Overlay {}

    /**
     * A banner with words over a die, or under its hex where there is no room; wholly in sight.
     *
     * @param die the die over which it stands
     * @param text what it says
     * @param color the colour of its edge
     * @param size how high its letters are, in pixels
     */
    record Banner(Die die, String text, Color color, float size) implements Overlay {}

    /**
     * Smoke over a hex, which rises and goes.
     *
     * @param hex where
     * @param part how much of its time is over, 0 to 1
     */
    record Smoke(Hex hex, float part) implements Overlay {}

    /**
     * Has the counters of a hex lie aside.
     *
     * @param hex where
     * @param x how far to the right, in hex radii
     * @param y how far up
     */
    record Shake(Hex hex, float x, float y) implements Overlay {}

    /**
     * A small text on a slip of paper.
     *
     * @param hex where
     * @param text what
     * @param color the colour of its letters
     * @param height how far above the hex's centre it stands, in radii
     */
    record Caption(Hex hex, String text, Color color, float height) implements Overlay {}

    /**
     * A small flag in a hex to which somebody marches over several turns.
     *
     * @param hex where
     * @param color its colour
     */
    record Flag(Hex hex, Color color) implements Overlay {}

    /**
     * A number in a disc at the upper left of a hex: how many units go there.
     *
     * @param hex where
     * @param units the number
     * @param color the colour of the disc
     */
    record Count(Hex hex, int units, Color color) implements Overlay {}

    /**
     * The corners of a hex, marked.
     *
     * @param hex where
     * @param color how
     */
    record Cursor(Hex hex, Color color) implements Overlay {
        /** Those of the hex to which the keys point. */
        public Cursor(Hex hex) {
            this(hex, Palette.PATH);
        }
    }
}
