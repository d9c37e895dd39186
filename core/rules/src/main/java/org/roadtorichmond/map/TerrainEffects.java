package org.roadtorichmond.map;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The terrain effects chart: what each kind of ground costs and does (rules 3.1, 3.2, 3.4). All costs are in half movement
 * points (rule 3.5).
 *
 * @param rows a row for every terrain
 * @param road the cost of a step along a road
 * @param trail the cost of a step along a trail
 * @param streamFoot what crossing a stream adds for infantry and cavalry, or {@link #PROHIBITED}
 * @param streamWheeled what it adds for the others, or {@link #PROHIBITED}
 * @param ford what crossing a river at a ford adds, off ways
 */
public record TerrainEffects(Map<Terrain, Row> rows, int road, int trail, int streamFoot, int streamWheeled, int ford) {

    /**
     * One row of the chart.
     *
     * @param foot the half points that infantry and cavalry pay to enter, or null where they may not
     * @param wheeled the same for artillery and trains
     * @param defence by what a defender's strength is multiplied, in halves: 2 is x1, 4 is x2
     * @param blocksSight whether it blocks lines of sight (rule 9.2)
     */
    public record Row(@Nullable Integer foot, @Nullable Integer wheeled, int defence, boolean blocksSight) {

        /** Whether no unit of any kind may enter off a way. */
        public boolean prohibitedToAll() {
            return foot == null && wheeled == null;
        }
    }

    /** Stands for a water cost where the water may not be crossed without a bridge. */
    public static final int PROHIBITED = -1;

    /** Defence that leaves a strength as it is, in halves. */
    public static final int SINGLE = 2;

    /** Defence that doubles, in halves; no hex is ever more than doubled (rule 8.4). */
    public static final int DOUBLED = 4;

    /** Copies the rows; each terrain must have one. */
    public TerrainEffects {
        rows = Collections.unmodifiableMap(new EnumMap<>(rows));
        if (rows.size() != Terrain.values().length) {
            throw new IllegalArgumentException("a terrain has no row");
        }
    }

    /** The row of a terrain. */
    public Row row(Terrain terrain) {
        return Objects.requireNonNull(rows.get(terrain));
    }

    /** The chart as rules 3.1 to 3.4 print it. */
    public static TerrainEffects standard() {
        Map<Terrain, Row> rows = new EnumMap<>(Terrain.class);
        rows.put(Terrain.CLEAR, new Row(2, 2, SINGLE, false));
        rows.put(Terrain.FOREST, new Row(4, 6, SINGLE, true));
        rows.put(Terrain.ROUGH, new Row(4, 6, DOUBLED, false));
        rows.put(Terrain.FORESTED_ROUGH, new Row(6, 8, DOUBLED, true));
        rows.put(Terrain.SWAMP, new Row(8, null, SINGLE, false));
        rows.put(Terrain.TOWN, new Row(2, 2, DOUBLED, true));
        rows.put(Terrain.LAKE, new Row(null, null, SINGLE, false));
        return new TerrainEffects(rows, 1, 2, 2, 4, 2);
    }

    /** The chart with other rows in place of some. */
    public TerrainEffects withRows(Map<Terrain, Row> others) {
        Map<Terrain, Row> merged = new EnumMap<>(rows);
        merged.putAll(others);
        return new TerrainEffects(merged, road, trail, streamFoot, streamWheeled, ford);
    }
}
