package org.roadtorichmond.ai.outlook;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.ReinforcementSystem;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * A position on which a commander tries moves out: which unit stands where and controls what, in flat arrays by the
 * ordinal of the unit and the index of the hex. Nothing that is done here touches the game.
 */
public final class Board {
    /** Where a unit is that is not on the map. */
    public static final int NOWHERE = Deployment.NONE;

    private final Survey survey;
    private final Scenario scenario;
    private final HexGrid grid;
    private final List<Unit> units;
    private final int[] hexOf;
    private final int[] first;
    private final int[] next;
    private final byte[][] counts = new byte[Side.COUNT][];
    private final byte[][] control = new byte[Side.COUNT][];
    private final boolean[][] closed = new boolean[Side.COUNT][];
    private final byte[] defence;
    private final int[] strength;
    private final boolean[] shaken;
    private final boolean[] moved;
    private final @Nullable BitSet[] held;
    private final boolean[] freeable;
    private final int[] doors;
    private final int[] tolls;
    private boolean awake;
    private long changes;
    private Moment moment = new Moment(1, Side.UNION, Phase.MOVEMENT);
    private boolean night;
    private final boolean[] nextNight = new boolean[Side.COUNT];

    /** An empty board for games of a scenario. */
    public Board(Survey survey) {
        this.survey = survey;
        scenario = survey.scenario();
        grid = scenario.field().grid();
        units = scenario.units();
        hexOf = new int[units.size()];
        next = new int[units.size()];
        strength = new int[units.size()];
        shaken = new boolean[units.size()];
        moved = new boolean[units.size()];
        held = new BitSet[units.size()];
        freeable = new boolean[units.size()];
        doors = new int[units.size()];
        tolls = new int[units.size()];
        first = new int[grid.size()];
        defence = new byte[grid.size()];
        for (int side = 0; side < Side.COUNT; side++) {
            counts[side] = new byte[grid.size()];
            control[side] = new byte[grid.size()];
            closed[side] = new boolean[grid.size()];
        }
        for (int hex = 0; hex < defence.length; hex++) {
            int row =
                    scenario.rules().ground().row(scenario.field().terrain(hex)).defence();
            defence[hex] = (byte) Math.min(row, TerrainEffects.DOUBLED);
        }
    }

    /** Sets everything as a game stands. */
    public void load(Game game) {
        GameState state = game.state();
        moment = state.moment();
        night = state.night();
        changes++;
        Arrays.fill(first, NOWHERE);
        Arrays.fill(hexOf, NOWHERE);
        Arrays.fill(doors, NOWHERE);
        for (int side = 0; side < Side.COUNT; side++) {
            Arrays.fill(counts[side], (byte) 0);
            Arrays.fill(control[side], (byte) 0);
            Arrays.fill(closed[side], false);
        }
        for (Side side : Side.values()) {
            nextNight[side.ordinal()] = scenario.isNight(turnOf(side));
            for (Unit unit : state.onMap(side)) {
                int ordinal = unit.ordinal();
                strength[ordinal] = state.strength(unit);
                shaken[ordinal] = state.shaken(unit);
                moved[ordinal] = state.travel(unit).isPresent();
                hold(unit, game.rules().zones().holding(unit));
                place(ordinal, state.deployment().hexOf(unit));
            }
            expect(state.forces().awaited().of(side), turnOf(side));
        }
        for (Zone zone : scenario.zones()) {
            zone.closedTo().filter(side -> !zone.openByTurn(turnOf(side))).ifPresent(side -> {
                boolean[] marks = closed[side.ordinal()];
                zone.hexes().forEach(hex -> marks[hex.index()] = true);
            });
        }
    }

    private void hold(Unit unit, List<Zone> zones) {
        int ordinal = unit.ordinal();
        held[ordinal] = null;
        freeable[ordinal] = false;
        if (!zones.isEmpty()) {
            List<Zone> holding = zones.stream()
                    .filter(zone -> !zone.openByTurn(turnOf(unit.side())))
                    .toList();
            freeable[ordinal] =
                    unit.side() != moment.player() && holding.stream().allMatch(Zone::freedByEnemies);
            held[ordinal] = holding.isEmpty() ? null : inside(holding);
        }
    }

    /** Takes note of units that may come onto the map in a game-turn, in a column (rule 11.2), each by the first hex that is open to it. */
    private void expect(Iterable<Unit> awaited, int turn) {
        int[] ahead = null;
        for (Unit unit : awaited) {
            Arrival arrival = scenario.arrivals().get(unit);
            if (arrival != null && turn >= arrival.turn() && turn <= arrival.last()) {
                ahead = ahead == null ? new int[first.length] : ahead;
                int ordinal = unit.ordinal();
                strength[ordinal] = unit.strength();
                shaken[ordinal] = false;
                moved[ordinal] = false;
                held[ordinal] = null;
                for (int i = 0; i < arrival.hexes().size() && doors[ordinal] == NOWHERE; i++) {
                    Hex hex = arrival.hexes().get(i);
                    int cost = survey.entryCost(unit, hex);
                    if (cost != StepCosts.PROHIBITED) {
                        doors[ordinal] = hex.index();
                        tolls[ordinal] = ReinforcementSystem.inColumn(cost, ahead[hex.index()]++);
                    }
                }
            }
        }
    }

    private static BitSet inside(List<Zone> zones) {
        BitSet inside = hexes(zones.get(0));
        zones.forEach(zone -> inside.and(hexes(zone)));
        return inside;
    }

    private static BitSet hexes(Zone zone) {
        BitSet hexes = new BitSet();
        zone.hexes().forEach(hex -> hexes.set(hex.index()));
        return hexes;
    }

    /** Puts a unit into a hex, from wherever it was; {@link #NOWHERE} takes it off. */
    public void place(int unit, int hex) {
        int from = hexOf[unit];
        if (from == hex) {
            return;
        }
        Unit counter = units.get(unit);
        if (from != NOWHERE) {
            unlink(unit, from);
            count(counter, from, -1);
        }
        hexOf[unit] = hex;
        changes++;
        if (hex != NOWHERE) {
            next[unit] = first[hex];
            first[hex] = unit;
            count(counter, hex, 1);
        }
    }

    private void unlink(int unit, int hex) {
        if (first[hex] == unit) {
            first[hex] = next[unit];
            return;
        }
        int before = first[hex];
        while (next[before] != unit) {
            before = next[before];
        }
        next[before] = next[unit];
    }

    private void count(Unit unit, int hex, int by) {
        int side = unit.side().ordinal();
        counts[side][hex] += (byte) by;
        if (unit.train()) {
            return;
        }
        byte[] zone = control[side];
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (survey.controls(hex, direction)) {
                zone[grid.neighbour(hex, direction)] += (byte) by;
            }
        }
    }

    /** How often anything has changed on the board: what was worked out of it holds as long as this number stays. */
    public long changes() {
        return changes;
    }

    /** The scenario's survey. */
    public Survey survey() {
        return survey;
    }

    /** The scenario. */
    public Scenario scenario() {
        return scenario;
    }

    /** The shape of the map. */
    public HexGrid grid() {
        return grid;
    }

    /** The game-turn of the position. */
    public int turn() {
        return moment.turn();
    }

    /** Whether that game-turn is night. */
    public boolean night() {
        return night;
    }

    /** Whether it is night when a side moves next, or moves now. */
    public boolean night(Side side) {
        return nextNight[side.ordinal()];
    }

    /** The moment of the position. */
    public Moment moment() {
        return moment;
    }

    /** Whose player-turn it is. */
    public Side player() {
        return moment.player();
    }

    /** The game-turn in which a side moves next, or moves now. */
    public int turnOf(Side side) {
        return moment.turnOf(side, scenario.first());
    }

    /** The unit with an ordinal. */
    public Unit unit(int ordinal) {
        return units.get(ordinal);
    }

    /** The number of units of the scenario. */
    public int units() {
        return hexOf.length;
    }

    /** The hex in which a unit stands, or {@link #NOWHERE}. */
    public int hexOf(int unit) {
        return hexOf[unit];
    }

    /** The hex by which a unit that is not on the map comes onto it when its side moves next, or {@link #NOWHERE} if it does not. */
    int door(int unit) {
        int hex = hexOf[unit] == NOWHERE ? doors[unit] : NOWHERE;
        Side enemy = units.get(unit).side().enemy();
        return hex == NOWHERE || occupied(hex, enemy) || controlled(hex, enemy) ? NOWHERE : hex;
    }

    /** What it pays for that, in half points. */
    int toll(int unit) {
        return tolls[unit];
    }

    /** The first unit in a hex, or {@link #NOWHERE}; in no particular order. */
    public int first(int hex) {
        return first[hex];
    }

    /** The next unit in the same hex, or {@link #NOWHERE}. */
    public int next(int unit) {
        return next[unit];
    }

    /** How many units of a side stand in a hex. */
    public int count(int hex, Side side) {
        return counts[side.ordinal()][hex];
    }

    /** Whether a unit of a side stands in a hex. */
    public boolean occupied(int hex, Side side) {
        return counts[side.ordinal()][hex] > 0;
    }

    /** Whether a unit of a side controls a hex (rule 7.1). */
    public boolean controlled(int hex, Side by) {
        return control[by.ordinal()][hex] > 0;
    }

    /** Whether a hex is closed to a side in the game-turn in which it moves next (rule 13.1). */
    public boolean closed(int hex, Side side) {
        return closed[side.ordinal()][hex];
    }

    /** A unit's present strength in points. */
    public int strength(int unit) {
        return strength[unit];
    }

    /** Whether a unit is shaken (rule 15). */
    public boolean shaken(int unit) {
        return shaken[unit];
    }

    /** Whether a unit has marched in this player-turn. */
    public boolean moved(int unit) {
        return moved[unit];
    }

    /** Supposes that the units that an attack or a near enemy would free are free, or not (rule 13.1). */
    public void awake(boolean free) {
        awake = free;
    }

    /** Whether a unit of the side that is not on the move is held only until an enemy frees it (rule 13.1). */
    public boolean sleeps(int unit) {
        return held[unit] != null && freeable[unit];
    }

    /** The hexes that a unit may not leave when its side moves next (rule 13.2), or null where nothing holds it. */
    @Nullable
    BitSet held(int unit) {
        return awake && freeable[unit] ? null : held[unit];
    }

    /** By what the ground of a hex multiplies a defender's strength, in halves (rule 3.1). */
    public int defence(int hex) {
        return defence[hex];
    }

    /** Whether a unit could attack from where it stands: effective, no train, no siege train that moved (rules 8.1, 14.3). */
    public boolean fit(int unit) {
        Unit counter = units.get(unit);
        return !shaken[unit] && !counter.train() && !(counter.arm() == Arm.SIEGE_ARTILLERY && moved[unit]);
    }

    /** Whether a unit could retreat over a side of a hex, as far as ground and enemies go (rule 8.6). */
    public boolean refuge(Unit unit, int from, int direction) {
        int to = grid.neighbour(from, direction);
        Side enemy = unit.side().enemy();
        return to != HexGrid.OFF_MAP
                && survey.costs(unit.side()).open(unit.arm(), from, direction)
                && counts[enemy.ordinal()][to] == 0
                && control[enemy.ordinal()][to] == 0
                && !closed[unit.side().ordinal()][to];
    }

    /** The directions in which a unit could retreat from a hex, one bit each. */
    public int refuges(Unit unit, int from) {
        int mask = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (refuge(unit, from, direction)) {
                mask |= 1 << direction;
            }
        }
        return mask;
    }
}
