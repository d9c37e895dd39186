package org.roadtorichmond.workshop.tools;

import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.unit.Side;

/**
 * What the tools are set to.
 *
 * @param terrain what brush and fill paint
 * @param radius how many hexes the brush reaches from its middle, 0 to {@link #WIDEST}
 * @param side whose units and exits are added, and to whom new zones are closed
 * @param arm the type of new units
 * @param strength the strength of new units, in points
 * @param name what the next thing is called that is drawn; blank if it gets a name by itself
 */
public record ToolSettings(Terrain terrain, int radius, Side side, Arm arm, int strength, String name) {
    /** The largest radius of the brush. */
    public static final int WIDEST = 2;

    /** What the tools are set to at first. */
    public static final ToolSettings USUAL = new ToolSettings(Terrain.FOREST, 0, Side.UNION, Arm.INFANTRY, 4, "");

    /** Whether a name was typed that is not the one of a thing: what is drawn next is something new then, and does not go on with it. */
    boolean namesAnother(String known) {
        return !name.isBlank() && !name.strip().equals(known);
    }

    /** The same with another terrain. */
    public ToolSettings with(Terrain other) {
        return new ToolSettings(other, radius, side, arm, strength, name);
    }

    /** The same with another radius of the brush. */
    public ToolSettings withRadius(int other) {
        return new ToolSettings(terrain, Math.max(0, Math.min(WIDEST, other)), side, arm, strength, name);
    }

    /** The same for the other side. */
    public ToolSettings with(Side other) {
        return new ToolSettings(terrain, radius, other, arm, strength, name);
    }

    /** The same with another type of new units. */
    public ToolSettings with(Arm other) {
        return new ToolSettings(terrain, radius, side, other, strength, name);
    }

    /** The same with another strength of new units. */
    public ToolSettings withStrength(int other) {
        return new ToolSettings(terrain, radius, side, arm, other, name);
    }

    /** The same with another name of the next thing. */
    public ToolSettings withName(String other) {
        return new ToolSettings(terrain, radius, side, arm, strength, other);
    }
}
