package org.roadtorichmond.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;

/**
 * The map of a battle: ground, ways, water and crossings (rule 3).
 *
 * <p>Questions about a hex or hexside are answered from flat arrays; what was drawn (ways by name, courses of rivers, places)
 * is kept in lists for code that draws or writes it. The ground of a battle never changes. Immutable; safe for any number of
 * threads. Built by {@link Builder}, which expects input that has been validated.
 */
public final class Battlefield {

    private final String name;
    private final int north;
    private final HexGrid grid;
    private final RoadNetwork roads;
    private final Terrain[] terrain;
    private final byte[] wayBits;
    private final byte[] waterKind;
    private final byte[] bridgeArms;
    private final byte[] fordArms;
    private final List<Way> ways;
    private final List<Water> waters;
    private final List<Crossing> crossings;
    private final List<Crossover> crossovers;
    private final List<NamedPlace> places;
    private final List<MapEdge> edges;

    private Battlefield(Builder builder) {
        name = builder.name;
        north = builder.north;
        grid = builder.grid;
        terrain = builder.terrain.clone();
        ways = List.copyOf(builder.ways);
        waters = List.copyOf(builder.waters);
        crossings = List.copyOf(builder.crossings);
        crossovers = List.copyOf(builder.crossovers);
        places = List.copyOf(builder.places);
        edges = List.copyOf(builder.edges);
        roads = new RoadNetwork(grid, ways, crossovers);
        int sides = grid.size() * Direction.COUNT;
        wayBits = new byte[sides];
        waterKind = new byte[sides];
        bridgeArms = new byte[sides];
        fordArms = new byte[sides];
        for (Way way : ways) {
            for (int i = 1; i < way.hexes().size(); i++) {
                mark(
                        wayBits,
                        new Hexside(way.hexes().get(i - 1), way.hexes().get(i)),
                        way.kind().bit());
            }
        }
        for (Water water : waters) {
            water.hexsides()
                    .forEach(side -> mark(waterKind, side, 1 << water.kind().ordinal()));
        }
        for (Crossing crossing : crossings) {
            boolean bridge = crossing.kind() == Crossing.Kind.BRIDGE;
            mark(bridge ? bridgeArms : fordArms, crossing.hexside(), crossing.bits());
        }
    }

    private void mark(byte[] sides, Hexside hexside, int bits) {
        sides[side(hexside.first().index(), hexside.second().index())] |= (byte) bits;
        sides[side(hexside.second().index(), hexside.first().index())] |= (byte) bits;
    }

    private int side(int from, int to) {
        return from * Direction.COUNT + grid.direction(from, to);
    }

    /** The map's title. */
    public String name() {
        return name;
    }

    /** Where true north lies, in degrees clockwise from the top of the map. */
    public int north() {
        return north;
    }

    /** The geometry. */
    public HexGrid grid() {
        return grid;
    }

    /** The roads and trails with their junctions. */
    public RoadNetwork roads() {
        return roads;
    }

    /** What fills a hex. */
    public Terrain terrain(int hex) {
        return terrain[hex];
    }

    /** Whether a way of the kind joins the hex to its neighbour in a direction. */
    public boolean joined(int hex, int direction, Way.Kind kind) {
        return (wayBits[hex * Direction.COUNT + direction] & kind.bit()) != 0;
    }

    /** Whether a road or trail joins the hex to its neighbour in a direction. */
    public boolean joined(int hex, int direction) {
        return joined(hex, direction, Way.Kind.ROAD) || joined(hex, direction, Way.Kind.TRAIL);
    }

    /** Whether a river or stream runs along a hexside. */
    public boolean water(int hex, int direction) {
        return waterKind[hex * Direction.COUNT + direction] != 0;
    }

    /** Whether a river runs along a hexside. */
    public boolean river(int hex, int direction) {
        return (waterKind[hex * Direction.COUNT + direction] & 1 << Water.Kind.RIVER.ordinal()) != 0;
    }

    /** Whether a bridge that the arm may use crosses the hexside. */
    public boolean bridge(int hex, int direction, Arm arm) {
        return (bridgeArms[hex * Direction.COUNT + direction] & arm.bit()) != 0;
    }

    /** Whether a ford that the arm may use crosses the hexside; to trains no ford exists (rule 3.4). */
    public boolean ford(int hex, int direction, Arm arm) {
        return arm != Arm.TRAIN && (fordArms[hex * Direction.COUNT + direction] & arm.bit()) != 0;
    }

    /** Whether zones of control and traces pass the hexside: all but rivers without any bridge or ford (rules 7.1, 21.22). */
    public boolean passable(int hex, int direction) {
        int side = hex * Direction.COUNT + direction;
        return !river(hex, direction) || bridgeArms[side] != 0 || fordArms[side] != 0;
    }

    /** All roads, trails and railroads. */
    public List<Way> ways() {
        return ways;
    }

    /** All rivers and streams. */
    public List<Water> waters() {
        return waters;
    }

    /** All bridges and fords. */
    public List<Crossing> crossings() {
        return crossings;
    }

    /** All hexes where ways pass one another without a junction. */
    public List<Crossover> crossovers() {
        return crossovers;
    }

    /** All named places. */
    public List<NamedPlace> places() {
        return places;
    }

    /** The name of the place in a hex, the first if there are several; empty where none is named. */
    public Optional<String> placeName(Hex hex) {
        return places.stream()
                .filter(place -> place.hex().equals(hex))
                .map(NamedPlace::name)
                .findFirst();
    }

    /** All ways off the map. */
    public List<MapEdge> edges() {
        return edges;
    }

    /** Gathers what a battlefield consists of. */
    public static final class Builder {
        private final String name;
        private final HexGrid grid;
        private final Terrain[] terrain;
        private final List<Way> ways = new ArrayList<>();
        private final List<Water> waters = new ArrayList<>();
        private final List<Crossing> crossings = new ArrayList<>();
        private final List<Crossover> crossovers = new ArrayList<>();
        private final List<NamedPlace> places = new ArrayList<>();
        private final List<MapEdge> edges = new ArrayList<>();
        private int north;

        /** A map of clear hexes without anything on it. */
        public Builder(String name, HexGrid grid) {
            this.name = name;
            this.grid = grid;
            terrain = new Terrain[grid.size()];
            Arrays.fill(terrain, Terrain.CLEAR);
        }

        /** Sets where true north lies, in degrees clockwise from up. */
        public Builder north(int degrees) {
            north = degrees;
            return this;
        }

        /** Fills a hex. */
        public Builder terrain(Hex hex, Terrain kind) {
            terrain[hex.index()] = kind;
            return this;
        }

        /** Adds a way; its hexes are adjacent and its name is new. */
        public Builder way(Way way) {
            ways.add(way);
            return this;
        }

        /** Adds a river or stream; its hexsides are hexsides. */
        public Builder water(Water water) {
            waters.add(water);
            return this;
        }

        /** Adds a bridge or ford. */
        public Builder crossing(Crossing crossing) {
            crossings.add(crossing);
            return this;
        }

        /** Adds a hex where ways pass one another. */
        public Builder crossover(Crossover crossover) {
            crossovers.add(crossover);
            return this;
        }

        /** Adds a named place. */
        public Builder place(NamedPlace place) {
            places.add(place);
            return this;
        }

        /** Adds a way off the map. */
        public Builder edge(MapEdge edge) {
            edges.add(edge);
            return this;
        }

        /** The finished map. */
        public Battlefield build() {
            return new Battlefield(this);
        }
    }
}
