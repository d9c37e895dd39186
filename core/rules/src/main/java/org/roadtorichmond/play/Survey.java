package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.SightLines;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.path.LineOfCommunications;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What can be worked out of a scenario once, before any game: costs of steps, sight lines, where control extends, who is near a
 * zone. All games of a scenario share one survey. Safe for any number of threads; nothing that it answers ever changes.
 */
public final class Survey {
    /** How far from its own hexes a reinforcement looks for a way round the enemy (rule 11.3). */
    private static final int DETOUR = 3;

    private final Scenario scenario;
    private final StepCosts costs;
    private final List<StepCosts> costsOfSides;
    private final SightLines sightLines;
    private final LineOfCommunications communications;
    private final List<MapEdgeCosts> mapEdgeCosts;
    private final Map<Unit, List<Hex>> entries = new TreeMap<>();
    private final byte[] controlMasks;
    private final byte[] approachMasks;
    private final byte[] multipliers;
    private final List<BitSet> zoneHexes;
    private final List<BitSet> zoneNeighbourhoods;
    private final Map<Class<?>, Object> shared = Collections.synchronizedMap(new HashMap<>());

    /** Surveys a scenario. */
    public Survey(Scenario scenario) {
        this.scenario = scenario;
        Battlefield field = scenario.field();
        costs = new StepCosts(field, scenario.rules().ground());
        costsOfSides = costsOfSides();
        int range = scenario.rules().bombardment().values().stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
        sightLines = new SightLines(field.grid(), range);
        communications = new LineOfCommunications(field);
        mapEdgeCosts = Arrays.stream(Side.values())
                .map(side -> new MapEdgeCosts(scenario, costs(side), side))
                .toList();
        scenario.arrivals().forEach((unit, arrival) -> entries.put(unit, entries(unit, arrival.hexes())));
        controlMasks = new byte[field.grid().size()];
        for (int hex = 0; hex < controlMasks.length; hex++) {
            controlMasks[hex] = controlMask(field, hex);
        }
        approachMasks = new byte[controlMasks.length];
        multipliers = new byte[controlMasks.length];
        for (int hex = 0; hex < controlMasks.length; hex++) {
            approachMasks[hex] = approachMask(field.grid(), hex);
            int defence = scenario.rules().ground().row(field.terrain(hex)).defence();
            multipliers[hex] = (byte) Math.min(defence, TerrainEffects.DOUBLED);
        }
        zoneHexes = scenario.zones().stream().map(Survey::listed).toList();
        zoneNeighbourhoods = scenario.zones().stream().map(this::neighbourhood).toList();
    }

    /** One for each side, by ordinal; sides that march in the same way share theirs. */
    private List<StepCosts> costsOfSides() {
        List<StepCosts> all = new ArrayList<>();
        Optional<StepCosts> offWays = Optional.empty();
        for (Side side : Side.values()) {
            boolean withWays = scenario.rules().restrictions().usesWays(side);
            if (!withWays && offWays.isEmpty()) {
                offWays = Optional.of(
                        new StepCosts(scenario.field(), scenario.rules().ground(), false));
            }
            all.add(withWays ? costs : offWays.orElseThrow());
        }
        return List.copyOf(all);
    }

    private byte controlMask(Battlefield field, int hex) {
        int mask = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int to = field.grid().neighbour(hex, direction);
            if (to != HexGrid.OFF_MAP
                    && field.passable(hex, direction)
                    && (!costs.prohibitedToAll(to) || field.roads().passes(to))) {
                mask |= 1 << direction;
            }
        }
        return (byte) mask;
    }

    private byte approachMask(HexGrid grid, int hex) {
        int mask = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = grid.neighbour(hex, direction);
            if (from != HexGrid.OFF_MAP && controls(from, Direction.opposite(direction))) {
                mask |= 1 << direction;
            }
        }
        return (byte) mask;
    }

    private static BitSet listed(Zone zone) {
        BitSet set = new BitSet();
        zone.hexes().forEach(hex -> set.set(hex.index()));
        return set;
    }

    /** Grown ring by ring from the zone, so that the time does not depend on how many hexes it has. */
    private BitSet neighbourhood(Zone zone) {
        BitSet near = new BitSet();
        if (zone.enemyWithin() == Zone.NO_DISTANCE) {
            return near;
        }
        HexGrid grid = scenario.field().grid();
        BitSet ring = listed(zone);
        for (int distance = 0; distance <= zone.enemyWithin() && !ring.isEmpty(); distance++) {
            near.or(ring);
            BitSet next = new BitSet();
            ring.stream().forEach(hex -> addNeighbours(grid, hex, next));
            next.andNot(near);
            ring = next;
        }
        return near;
    }

    private static void addNeighbours(HexGrid grid, int hex, BitSet found) {
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int next = grid.neighbour(hex, direction);
            if (next != HexGrid.OFF_MAP) {
                found.set(next);
            }
        }
    }

    /** The scenario surveyed. */
    public Scenario scenario() {
        return scenario;
    }

    /**
     * What somebody else works out of the scenario once, for all its games.
     *
     * @param kind its class, of which a scenario has one
     * @param maker makes it when it is first asked for; it has to be safe for any number of threads
     */
    public <T> T shared(Class<T> kind, Function<Survey, T> maker) {
        return kind.cast(shared.computeIfAbsent(kind, missing -> maker.apply(this)));
    }

    /** What steps cost units that roads and trails help, as the map is. */
    public StepCosts costs() {
        return costs;
    }

    /** What steps cost a side's units (rule 18.1). */
    public StepCosts costs(Side side) {
        return costsOfSides.get(side.ordinal());
    }

    /** Whether the same steps cost both sides the same, so that what is worked out from them holds for both. */
    public boolean sidesMarchAlike() {
        return costs(Side.UNION).equals(costs(Side.CONFEDERATE));
    }

    /** The finder of lines of communications. */
    public LineOfCommunications communications() {
        return communications;
    }

    /** What coming onto the map and leaving it costs a side's units. */
    MapEdgeCosts mapEdgeCosts(Side side) {
        return mapEdgeCosts.get(side.ordinal());
    }

    /**
     * The hexes of the border by which a reinforcement could come if enemies stood where they like: its own, and those of a detour,
     * which is open only while all its own are barred (rule 11.3).
     */
    public List<Hex> entries(Unit unit) {
        return entries.getOrDefault(unit, List.of());
    }

    private List<Hex> entries(Unit unit, List<Hex> own) {
        HexGrid grid = scenario.field().grid();
        return IntStream.range(0, grid.size())
                .filter(hex -> grid.onBorder(hex)
                        && own.stream().anyMatch(door -> grid.distance(door.index(), hex) <= DETOUR)
                        && entryCost(unit, grid.hex(hex)) != StepCosts.PROHIBITED)
                .mapToObj(grid::hex)
                .toList();
    }

    /** What a unit pays that comes onto the map in a hex and is the first there (rule 11.2), in half points; {@link StepCosts#PROHIBITED} where it cannot. */
    public int entryCost(Unit unit, Hex hex) {
        return mapEdgeCosts(unit.side()).cost(unit.arm(), hex);
    }

    /** Whether a unit in one hex would control an adjacent one (rule 7.1). */
    public boolean controls(int from, int direction) {
        return (controlMasks[from] & 1 << direction) != 0;
    }

    /** The directions, as bits, of the neighbours from which a unit would control a hex (rule 7.1). */
    public int approaches(int hex) {
        return approachMasks[hex];
    }

    /** By how much the ground of a hex multiplies its defenders, in halves (rules 3.1, 8.4). */
    public int multiplier(int hex) {
        return multipliers[hex];
    }

    /** Whether nothing blocks the line of sight between two hexes within bombardment range (rule 9.2). */
    public boolean sees(int from, int to) {
        return sightLines.clear(from, to, this::blocksSight);
    }

    private boolean blocksSight(int hex) {
        return scenario.rules().ground().row(scenario.field().terrain(hex)).blocksSight();
    }

    /** The hexes of a zone by index; do not write. */
    BitSet hexes(Zone zone) {
        return zoneHexes.get(zone.index());
    }

    boolean inZone(Zone zone, int hex) {
        return zoneHexes.get(zone.index()).get(hex);
    }

    /** Whether a hex is so near a zone that an enemy in it frees the held units (rule 13.1). */
    boolean nearZone(Zone zone, int hex) {
        return zoneNeighbourhoods.get(zone.index()).get(hex);
    }
}
