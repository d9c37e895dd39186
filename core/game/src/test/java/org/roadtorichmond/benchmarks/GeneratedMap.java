package org.roadtorichmond.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;

/**
 * Generates maps of any size, always the same from the same seed: patches of woods, hills, swamps and lakes, a network of winding
 * roads and trails that leave the map at both ends, and rivers and streams with a bridge wherever a way crosses them.
 */
final class GeneratedMap {
    private static final Terrain[] PATCHES = {
        Terrain.FOREST,
        Terrain.FOREST,
        Terrain.FOREST,
        Terrain.ROUGH,
        Terrain.FORESTED_ROUGH,
        Terrain.SWAMP,
        Terrain.TOWN,
        Terrain.LAKE
    };
    private static final int HEXES_A_PATCH = 24;
    private static final int PATCH_STEPS = 20;
    private static final int BETWEEN_WAYS = 8;
    private static final int BETWEEN_WATERS = 30;
    private static final int WAYS_A_TRAIL = 3;

    private final Random random;
    private final HexGrid grid;
    private final Battlefield.Builder builder;
    private final Set<Long> steps = new HashSet<>();

    private GeneratedMap(HexGrid grid, long seed) {
        random = new Random(seed);
        this.grid = grid;
        builder = new Battlefield.Builder("generated", grid);
    }

    /** The map of a size and a seed. */
    static Battlefield of(MapSize size, long seed) {
        GeneratedMap map = new GeneratedMap(new HexGrid(size.columns(), size.rows()), seed);
        map.patches();
        map.ways();
        map.waters();
        return map.builder.build();
    }

    private Hex hex(int column, int row) {
        return grid.at(column, row).orElseThrow();
    }

    /** Paints patches of terrain along random walks. */
    private void patches() {
        for (int patch = 0; patch < grid.size() / HEXES_A_PATCH; patch++) {
            Terrain terrain = PATCHES[random.nextInt(PATCHES.length)];
            int at = random.nextInt(grid.size());
            for (int step = 0; step < PATCH_STEPS; step++) {
                builder.terrain(grid.hex(at), terrain);
                int next = grid.neighbour(at, random.nextInt(Direction.COUNT));
                at = next == HexGrid.OFF_MAP ? at : next;
            }
        }
    }

    private void ways() {
        for (int row = BETWEEN_WAYS / 2; row <= grid.rows(); row += BETWEEN_WAYS) {
            way("east-west " + row, winding(hex(1, row), Direction.NORTH_EAST, Direction.SOUTH_EAST));
        }
        for (int column = BETWEEN_WAYS / 2; column <= grid.columns(); column += BETWEEN_WAYS) {
            way("north-south " + column, straight(column));
        }
    }

    /** A row of hexes that goes on in one of two directions at random until it leaves the map. */
    private List<Hex> winding(Hex start, Direction one, Direction other) {
        List<Hex> hexes = new ArrayList<>(List.of(start));
        int at = start.index();
        while (grid.hex(at).column() < grid.columns()) {
            Direction first = random.nextBoolean() ? one : other;
            int next = grid.neighbour(at, first.ordinal());
            // Along the upper or lower edge only one of the two directions stays on the map.
            at = next == HexGrid.OFF_MAP ? grid.neighbour(at, (first == one ? other : one).ordinal()) : next;
            hexes.add(grid.hex(at));
        }
        return hexes;
    }

    private List<Hex> straight(int column) {
        List<Hex> hexes = new ArrayList<>();
        for (int row = 1; row <= grid.rows(); row++) {
            hexes.add(hex(column, row));
        }
        return hexes;
    }

    private void way(String name, List<Hex> hexes) {
        Way.Kind kind = random.nextInt(WAYS_A_TRAIL) == 0 ? Way.Kind.TRAIL : Way.Kind.ROAD;
        builder.way(new Way(kind, name, hexes));
        builder.edge(new MapEdge(hexes.get(0), name, "one end"));
        builder.edge(new MapEdge(hexes.get(hexes.size() - 1), name, "the other end"));
        for (int i = 1; i < hexes.size(); i++) {
            steps.add(step(hexes.get(i - 1).index(), hexes.get(i).index()));
        }
    }

    private static long step(int from, int to) {
        return (long) Math.min(from, to) << Integer.SIZE | Math.max(from, to);
    }

    private void waters() {
        boolean river = true;
        for (int row = BETWEEN_WATERS / 2; row + 2 <= grid.rows(); row += BETWEEN_WATERS) {
            water(river ? Water.Kind.RIVER : Water.Kind.STREAM, "water " + row, banks(row));
            river = !river;
        }
    }

    /** The last row of each column north of a river or stream that winds from west to east. */
    private int[] banks(int row) {
        int[] banks = new int[grid.columns() + 1];
        Arrays.fill(banks, row);
        for (int column = 2; column <= grid.columns(); column++) {
            banks[column] = Math.max(1, Math.min(grid.rows() - 1, banks[column - 1] + random.nextInt(3) - 1));
        }
        return banks;
    }

    private void water(Water.Kind kind, String name, int[] banks) {
        List<Hexside> course = new ArrayList<>();
        for (int column = 1; column <= grid.columns(); column++) {
            for (int row = Math.max(1, banks[column] - 2); row <= banks[column]; row++) {
                Hex north = hex(column, row);
                for (int direction = 0; direction < Direction.COUNT; direction++) {
                    int to = grid.neighbour(north.index(), direction);
                    if (to != HexGrid.OFF_MAP
                            && grid.hex(to).row() > banks[grid.hex(to).column()]) {
                        course.add(new Hexside(north, grid.hex(to)));
                    }
                }
            }
        }
        builder.water(new Water(kind, name, course));
        for (Hexside side : course) {
            if (steps.contains(step(side.first().index(), side.second().index()))) {
                builder.crossing(
                        new Crossing(Crossing.Kind.BRIDGE, "bridge at " + side, side, EnumSet.allOf(Arm.class)));
            }
        }
    }
}
