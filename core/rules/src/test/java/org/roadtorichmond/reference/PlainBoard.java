package org.roadtorichmond.reference;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;

/** The map: which hexes are neighbours (rule 1.2), and the cost for an arm to step from one to another (rules 3, 14.1). */
final class PlainBoard {
    /** Column and row offsets of the neighbours in the order of rule 1.2, from N to NW. */
    private static final int[][] ROUND_ODD = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}};

    private static final int[][] ROUND_EVEN = {{0, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}};

    private static final Set<Terrain> CLOSED_TO_WAGONS =
            Set.of(Terrain.FOREST, Terrain.ROUGH, Terrain.FORESTED_ROUGH, Terrain.SWAMP);

    private final Battlefield field;
    private final TerrainEffects chart;
    private final List<Hex> hexes;
    private final Map<Hex, List<Hex>> neighbours = new HashMap<>();
    private final Map<Hex, Map<Hex, Integer>> distances = new HashMap<>();
    private final Map<Arm, Map<Hex, Map<Hex, Integer>>> steps = new EnumMap<>(Arm.class);
    private final Map<Arm, Map<Hex, Map<Hex, Integer>>> marches = new EnumMap<>(Arm.class);

    /** The map of a scenario, with all of its hexes. */
    PlainBoard(Battlefield field, TerrainEffects chart, List<Hex> hexes) {
        this.field = field;
        this.chart = chart;
        this.hexes = List.copyOf(hexes);
        hexes.forEach(hex -> neighbours.put(hex, besides(hex)));
        hexes.forEach(hex -> distances.put(hex, rings(hex)));
        for (Arm arm : Arm.values()) {
            steps.put(arm, new HashMap<>());
            marches.put(arm, new HashMap<>());
            for (Hex hex : hexes) {
                steps.get(arm).put(hex, new HashMap<>());
                marches.get(arm).put(hex, new HashMap<>());
                for (Hex to : neighbours(hex)) {
                    cheaper(byWay(arm, hex, to), overLand(arm, hex, to))
                            .ifPresent(cost -> steps.get(arm).get(hex).put(to, cost));
                    if (byWay(arm, hex, to).isPresent()) {
                        marches.get(arm)
                                .get(hex)
                                .put(to, steps.get(arm).get(hex).get(to));
                    }
                }
            }
        }
    }

    List<Hex> hexes() {
        return hexes;
    }

    private List<Hex> besides(Hex hex) {
        List<Hex> found = new ArrayList<>();
        for (int[] side : hex.column() % 2 == 1 ? ROUND_ODD : ROUND_EVEN) {
            for (Hex other : hexes) {
                if (other.column() == hex.column() + side[0] && other.row() == hex.row() + side[1]) {
                    found.add(other);
                }
            }
        }
        return found;
    }

    /** The neighbours of a hex that are on the map (rule 1.2). */
    List<Hex> neighbours(Hex hex) {
        return Objects.requireNonNull(neighbours.get(hex));
    }

    /** Whether a side of a hex is on the edge of the map. */
    boolean onTheEdge(Hex hex) {
        return neighbours(hex).size() < ROUND_ODD.length;
    }

    private Map<Hex, Integer> rings(Hex centre) {
        Map<Hex, Integer> found = new HashMap<>(Map.of(centre, 0));
        List<Hex> ring = List.of(centre);
        for (int away = 1; !ring.isEmpty(); away++) {
            List<Hex> next = new ArrayList<>();
            for (Hex hex : ring) {
                for (Hex to : neighbours(hex)) {
                    if (found.putIfAbsent(to, away) == null) {
                        next.add(to);
                    }
                }
            }
            ring = next;
        }
        return found;
    }

    /** The number of steps between two hexes. */
    int distance(Hex from, Hex to) {
        return distances.get(from).get(to);
    }

    /** The terrain of a hex. */
    TerrainEffects.Row ground(Hex hex) {
        return Objects.requireNonNull(chart.rows().get(field.terrain(hex.index())));
    }

    /** Whether no unit of any kind may enter a hex except along a way (rules 3.1, 3.2). */
    boolean prohibitedToAll(Hex hex) {
        return ground(hex).foot() == null && ground(hex).wheeled() == null;
    }

    /** Whether a road or trail runs through a hex. */
    boolean onAWay(Hex hex) {
        return field.ways().stream()
                .anyMatch(way -> way.kind() != Way.Kind.RAILROAD && way.hexes().contains(hex));
    }

    /** Whether a road or trail joins two neighbours (rule 3.2). */
    boolean joined(Hex from, Hex to) {
        return field.ways().stream().anyMatch(way -> way.kind() != Way.Kind.RAILROAD && joins(way, from, to));
    }

    /** Whether a way leads directly from one of two hexes to the other. */
    static boolean joins(Way way, Hex from, Hex to) {
        for (int i = 1; i < way.hexes().size(); i++) {
            Hex before = way.hexes().get(i - 1);
            Hex after = way.hexes().get(i);
            if ((before.equals(from) && after.equals(to)) || (before.equals(to) && after.equals(from))) {
                return true;
            }
        }
        return false;
    }

    private static boolean between(Hexside side, Hex from, Hex to) {
        return side.touches(from) && side.touches(to);
    }

    private boolean water(Water.Kind kind, Hex from, Hex to) {
        return field.waters().stream()
                .anyMatch(water ->
                        water.kind() == kind && water.hexsides().stream().anyMatch(side -> between(side, from, to)));
    }

    /** Whether a river or stream lies between two neighbours. */
    boolean water(Hex from, Hex to) {
        return water(Water.Kind.RIVER, from, to) || water(Water.Kind.STREAM, from, to);
    }

    /** Whether the hexside is not a river without bridge or ford. Bridges and fords count for all arms (rules 7.1, 21.22). */
    boolean passable(Hex from, Hex to) {
        return !water(Water.Kind.RIVER, from, to)
                || field.crossings().stream().anyMatch(crossing -> between(crossing.hexside(), from, to));
    }

    private boolean crossing(Crossing.Kind kind, Arm arm, Hex from, Hex to) {
        return field.crossings().stream()
                .anyMatch(crossing -> crossing.kind() == kind
                        && crossing.arms().contains(arm)
                        && between(crossing.hexside(), from, to));
    }

    private boolean bridge(Arm arm, Hex from, Hex to) {
        return crossing(Crossing.Kind.BRIDGE, arm, from, to);
    }

    private boolean ford(Arm arm, Hex from, Hex to) {
        return arm != Arm.TRAIN && crossing(Crossing.Kind.FORD, arm, from, to);
    }

    private OptionalInt byWay(Arm arm, Hex from, Hex to) {
        if (water(Water.Kind.RIVER, from, to) && !bridge(arm, from, to) && !ford(arm, from, to)) {
            return OptionalInt.empty();
        }
        return field.ways().stream()
                .filter(way -> joins(way, from, to))
                .map(this::costAlong)
                .flatMapToInt(OptionalInt::stream)
                .min();
    }

    private OptionalInt costAlong(Way way) {
        return switch (way.kind()) {
            case ROAD -> OptionalInt.of(chart.road());
            case TRAIL -> OptionalInt.of(chart.trail());
            case RAILROAD -> OptionalInt.empty();
        };
    }

    private static boolean onFoot(Arm arm) {
        return arm == Arm.INFANTRY || arm == Arm.CAVALRY;
    }

    private OptionalInt ofGround(Arm arm, Hex to) {
        Integer cost = onFoot(arm) ? ground(to).foot() : ground(to).wheeled();
        boolean shut = arm == Arm.TRAIN && CLOSED_TO_WAGONS.contains(field.terrain(to.index()));
        return cost == null || shut ? OptionalInt.empty() : OptionalInt.of(cost);
    }

    private OptionalInt overLand(Arm arm, Hex from, Hex to) {
        OptionalInt ground = ofGround(arm, to);
        if (ground.isEmpty() || !water(from, to) || bridge(arm, from, to)) {
            return ground;
        }
        if (water(Water.Kind.RIVER, from, to)) {
            return ford(arm, from, to) ? OptionalInt.of(ground.getAsInt() + chart.ford()) : OptionalInt.empty();
        }
        int stream = onFoot(arm) ? chart.streamFoot() : chart.streamWheeled();
        return stream == TerrainEffects.PROHIBITED ? OptionalInt.empty() : OptionalInt.of(ground.getAsInt() + stream);
    }

    private static OptionalInt cheaper(OptionalInt a, OptionalInt b) {
        if (a.isPresent() && b.isPresent()) {
            return OptionalInt.of(Math.min(a.getAsInt(), b.getAsInt()));
        }
        return a.isPresent() ? a : b;
    }

    /** The cost in half points for an arm to step to each neighbour that it may enter. */
    Map<Hex, Integer> steps(Arm arm, Hex from) {
        return steps.get(arm).get(from);
    }

    /** The cost in half points for an arm to step to each neighbour to which it can follow a way. */
    Map<Hex, Integer> stepsAlongWays(Arm arm, Hex from) {
        return marches.get(arm).get(from);
    }

    /** Whether an arm may step from a hex to its neighbour. */
    boolean open(Arm arm, Hex from, Hex to) {
        return steps(arm, from).containsKey(to);
    }

    /** The cost of the best way that leads off the map in a hex (rules 11.2, 12.1). */
    OptionalInt wayOffTheMap(Hex hex) {
        return field.edges().stream()
                .filter(edge -> edge.hex().equals(hex))
                .map(MapEdge::way)
                .flatMap(name -> field.ways().stream().filter(way -> way.name().equals(name)))
                .map(this::costAlong)
                .flatMapToInt(OptionalInt::stream)
                .min();
    }

    /** The cost for an arm to arrive on the map in a hex as the first unit there (rule 11.2). */
    OptionalInt arrival(Arm arm, Hex hex) {
        OptionalInt way = wayOffTheMap(hex);
        return way.isPresent() ? way : ofGround(arm, hex);
    }
}
