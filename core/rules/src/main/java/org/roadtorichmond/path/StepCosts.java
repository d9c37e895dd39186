package org.roadtorichmond.path;

import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.map.Way;

/**
 * What each step from a hex to a neighbour costs each arm, in half points, worked out once for a map and its terrain effects
 * (rules 3.1 to 3.4, 14.1).
 *
 * <p>Tables are indexed by hex times six plus direction. Immutable; safe for any number of threads.
 */
public final class StepCosts {

    /** The cost of a step that may not be taken. */
    public static final short PROHIBITED = -1;

    private final Battlefield field;
    private final TerrainEffects chart;
    private final short[][] cheapest = new short[Arm.values().length][];
    private final short[][] alongWays = new short[Arm.values().length][];
    private final byte[][] openMasks = new byte[Arm.values().length][];
    private final boolean[] prohibitedToAll;

    /** The costs on a map by a terrain effects chart. */
    public StepCosts(Battlefield field, TerrainEffects chart) {
        this(field, chart, true);
    }

    /** The same for units that ways help or do not help (rule 18.1): without help no way joins hexes, but bridges and fords stay. */
    public StepCosts(Battlefield field, TerrainEffects chart, boolean withWays) {
        this.field = field;
        this.chart = chart;
        int sides = field.grid().size() * Direction.COUNT;
        for (Arm arm : Arm.values()) {
            short[] all = new short[sides];
            short[] ways = new short[sides];
            for (int side = 0; side < sides; side++) {
                int hex = side / Direction.COUNT;
                int direction = side % Direction.COUNT;
                short way = withWays ? alongWay(arm, hex, direction) : PROHIBITED;
                all[side] = lower(way, offWay(arm, hex, direction));
                // Only the step counts (rule 3.3): following a way is never dearer than crossing its ground.
                ways[side] = way == PROHIBITED ? PROHIBITED : all[side];
            }
            cheapest[arm.ordinal()] = all;
            openMasks[arm.ordinal()] = openMasks(all);
            alongWays[arm.ordinal()] = ways;
        }
        prohibitedToAll = new boolean[field.grid().size()];
        for (int hex = 0; hex < prohibitedToAll.length; hex++) {
            prohibitedToAll[hex] = chart.row(field.terrain(hex)).prohibitedToAll();
        }
    }

    private static byte[] openMasks(short[] steps) {
        byte[] masks = new byte[steps.length / Direction.COUNT];
        for (int side = 0; side < steps.length; side++) {
            if (steps[side] != PROHIBITED) {
                masks[side / Direction.COUNT] |= (byte) (1 << side % Direction.COUNT);
            }
        }
        return masks;
    }

    private static short lower(short a, short b) {
        if (a == PROHIBITED || b == PROHIBITED) {
            return (short) Math.max(a, b);
        }
        return (short) Math.min(a, b);
    }

    private short alongWay(Arm arm, int hex, int direction) {
        boolean road = field.joined(hex, direction, Way.Kind.ROAD);
        boolean trail = field.joined(hex, direction, Way.Kind.TRAIL);
        if ((!road && !trail) || riverBars(arm, hex, direction)) {
            return PROHIBITED;
        }
        if (road && trail) {
            return (short) Math.min(chart.road(), chart.trail());
        }
        return (short) (road ? chart.road() : chart.trail());
    }

    private boolean riverBars(Arm arm, int hex, int direction) {
        return field.river(hex, direction) && !field.bridge(hex, direction, arm) && !field.ford(hex, direction, arm);
    }

    private short offWay(Arm arm, int hex, int direction) {
        int to = field.grid().neighbour(hex, direction);
        if (to == HexGrid.OFF_MAP || riverBars(arm, hex, direction)) {
            return PROHIBITED;
        }
        int ground = terrainCost(arm, to);
        int water = waterCost(arm, hex, direction);
        boolean barred = ground == PROHIBITED || water == TerrainEffects.PROHIBITED;
        return barred ? PROHIBITED : (short) (ground + water);
    }

    /** What the terrain of a hex costs an arm that enters it off ways, or {@link #PROHIBITED}. */
    public int terrainCost(Arm arm, int hex) {
        Terrain terrain = field.terrain(hex);
        TerrainEffects.Row row = chart.row(terrain);
        Integer cost = arm.wheeled() ? row.wheeled() : row.foot();
        return cost == null || (arm == Arm.TRAIN && keepsToWays(terrain)) ? PROHIBITED : cost;
    }

    private static boolean keepsToWays(Terrain terrain) {
        return switch (terrain) {
            case FOREST, ROUGH, FORESTED_ROUGH, SWAMP -> true;
            case CLEAR, TOWN, LAKE -> false;
        };
    }

    private int waterCost(Arm arm, int hex, int direction) {
        if (!field.water(hex, direction) || field.bridge(hex, direction, arm)) {
            return 0;
        }
        if (field.river(hex, direction)) {
            return chart.ford();
        }
        return arm.wheeled() ? chart.streamWheeled() : chart.streamFoot();
    }

    /** The cost of every step for an arm, however it is taken; do not write. */
    public short[] cheapest(Arm arm) {
        return cheapest[arm.ordinal()];
    }

    /** The cost of every step for an arm that it can take along a road or trail; do not write. */
    public short[] alongWays(Arm arm) {
        return alongWays[arm.ordinal()];
    }

    /** Whether an arm may step from a hex to its neighbour in a direction, at whatever cost. */
    public boolean open(Arm arm, int hex, int direction) {
        return cheapest[arm.ordinal()][hex * Direction.COUNT + direction] != PROHIBITED;
    }

    /** The directions, as bits, in which an arm may step out of a hex, at whatever cost. */
    public int open(Arm arm, int hex) {
        return openMasks[arm.ordinal()][hex];
    }

    /** Whether no unit of any kind may enter the hex off a way (a lake, rule 3.2). */
    public boolean prohibitedToAll(int hex) {
        return prohibitedToAll[hex];
    }
}
