package org.roadtorichmond.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

/**
 * Builds a tiny world: a map from letters, a few units on it, and the state of the game. By default the Union moves first.
 * {@link #play} starts the game, and {@link Table} has the actions in it.
 *
 * <pre>
 * Table table = World.of("...", ".f.", "...")
 *         .road("0101 0201 0301")
 *         .union("U", Arm.INFANTRY, 3, "0101")
 *         .confederate("C", Arm.CAVALRY, 2, "0303")
 *         .play();
 * </pre>
 */
public final class World {
    private final Ground ground;
    private final Map<String, Unit> drafts = new TreeMap<>();
    private final Map<String, Hex> places = new HashMap<>();
    private final Map<String, Arrival> arrivals = new HashMap<>();
    private final Map<String, UnaryOperator<Standing>> changes = new HashMap<>();
    private final Map<Side, Set<Hex>> exits = new EnumMap<>(Side.class);
    private final List<Zone> zones = new ArrayList<>();
    private final Set<Integer> night = new HashSet<>();
    private final Set<String> open = new TreeSet<>();
    private Side first = Side.UNION;
    private int turns = 20;
    private Rules rules = Rules.standard();
    private long seed = 1;
    private int turn = 1;
    private Optional<Side> player = Optional.empty();
    private Phase phase = Phase.MOVEMENT;
    private Terms terms = new Terms("road-to-richmond", "", "", "", 10, SheetTerms.USUAL);

    private Payments payments = Payments.USUAL;

    private World(Ground ground) {
        this.ground = ground;
    }

    /** A world from rows of letters as in map files. */
    public static World of(String... rows) {
        return new World(new Ground(rows));
    }

    /** A world of clear hexes. */
    public static World clear(int columns, int rows) {
        String[] drawn = new String[rows];
        Arrays.fill(drawn, ".".repeat(columns));
        return of(drawn);
    }

    /** Adds a road along hexes, named after its number. */
    public World road(String hexes) {
        return road(ground.newName("road"), hexes);
    }

    /** Adds a road with a name. */
    public World road(String name, String hexes) {
        ground.way(Way.Kind.ROAD, name, hexes);
        return this;
    }

    /** Adds a trail along hexes. */
    public World trail(String hexes) {
        return trail(ground.newName("trail"), hexes);
    }

    /** Adds a trail with a name. */
    public World trail(String name, String hexes) {
        ground.way(Way.Kind.TRAIL, name, hexes);
        return this;
    }

    /** Adds a railroad with a name. */
    public World railroad(String name, String hexes) {
        ground.way(Way.Kind.RAILROAD, name, hexes);
        return this;
    }

    /** Adds a river along hexsides such as {@code 0101/0102}. */
    public World river(String sides) {
        ground.water(Water.Kind.RIVER, sides);
        return this;
    }

    /** Adds a stream along hexsides. */
    public World stream(String sides) {
        ground.water(Water.Kind.STREAM, sides);
        return this;
    }

    /** Adds a bridge, for all arms unless some are named. */
    public World bridge(String side, Arm... arms) {
        ground.crossing(Crossing.Kind.BRIDGE, side, arms);
        return this;
    }

    /** Adds a ford, for all arms unless some are named. */
    public World ford(String side, Arm... arms) {
        ground.crossing(Crossing.Kind.FORD, side, arms);
        return this;
    }

    /** Lets named ways cross in a hex without a junction. */
    public World crossover(String hex, String... ways) {
        ground.crossover(hex, ways);
        return this;
    }

    /** Lets a way lead off the map. */
    public World edge(String hex, String way) {
        ground.edge(hex, way);
        return this;
    }

    /** Places a Union unit. */
    public World union(String id, Arm arm, int strength, String hex) {
        places.put(id, ground.hex(hex));
        return draft(Side.UNION, id, arm, strength);
    }

    /** Places a Union brigade of three points. */
    public World union(String id, String hex) {
        return union(id, Arm.INFANTRY, 3, hex);
    }

    /** Places a Confederate unit. */
    public World confederate(String id, Arm arm, int strength, String hex) {
        places.put(id, ground.hex(hex));
        return draft(Side.CONFEDERATE, id, arm, strength);
    }

    /** Places a Confederate brigade of three points. */
    public World confederate(String id, String hex) {
        return confederate(id, Arm.INFANTRY, 3, hex);
    }

    /** Adds a reinforcement that must arrive from its turn on. */
    public World awaited(Side side, String id, Arm arm, int strength, int fromTurn, String hexes) {
        arrivals.put(id, new Arrival(fromTurn, Integer.MAX_VALUE, ground.hexes(hexes), false));
        return draft(side, id, arm, strength);
    }

    /** Adds a reinforcement that may arrive from its turn to a last turn. */
    public World optional(Side side, String id, Arm arm, int strength, int fromTurn, int last, String hexes) {
        arrivals.put(id, new Arrival(fromTurn, last, ground.hexes(hexes), true));
        return draft(side, id, arm, strength);
    }

    private World draft(Side side, String id, Arm arm, int strength) {
        drafts.put(id, new Unit(0, id, side, arm, strength, -1, "", "", List.of()));
        return this;
    }

    /** Sets another movement allowance on a counter, in half points. */
    public World allowance(String id, int halves) {
        return print(id, halves, drafts.get(id).tags());
    }

    /** Adds tags to a unit. */
    public World tags(String id, String... tags) {
        return print(id, drafts.get(id).allowance(), List.of(tags));
    }

    private World print(String id, int allowance, List<String> tags) {
        Unit unit = drafts.get(id);
        drafts.put(id, new Unit(0, id, unit.side(), unit.arm(), unit.strength(), allowance, "", "", tags));
        return this;
    }

    /** Begins with a shaken unit. */
    public World shaken(String id) {
        return change(
                id, here -> new Standing.OnMap(onMap(here).hex(), onMap(here).strength(), true));
    }

    /** Begins with a unit at another strength than that on its counter. */
    public World strength(String id, int points) {
        return change(
                id,
                here -> new Standing.OnMap(
                        onMap(here).hex(), points, onMap(here).shaken()));
    }

    private static Standing.OnMap onMap(Standing standing) {
        return (Standing.OnMap) standing;
    }

    /** Begins with a unit that has left by an exit. */
    public World exited(String id, String hex, int inTurn) {
        return change(
                id,
                any -> new Standing.Gone(ground.hex(hex), inTurn, drafts.get(id).strength()));
    }

    /** Begins with an eliminated unit. */
    public World eliminated(String id, int inTurn) {
        return change(id, any -> new Standing.Lost(inTurn));
    }

    private World change(String id, UnaryOperator<Standing> change) {
        changes.merge(id, change, (before, then) -> standing -> then.apply(before.apply(standing)));
        return this;
    }

    /** Lets a side's units leave the map in some hexes. */
    public World exits(Side side, String hexes) {
        exits.put(side, new HashSet<>(ground.hexes(hexes)));
        return this;
    }

    /** Closes hexes to a side until the start of a turn; 0 means permanently. */
    public World closed(String name, Side to, String hexes, int untilTurn) {
        return zone(name, hexes, to, null, untilTurn, Zone.NO_DISTANCE);
    }

    /** Holds a side's units in hexes until the start of a turn (0 for none) or until an enemy is within a distance (-1 for none). */
    public World held(String name, Side side, String hexes, int untilTurn, int enemyWithin) {
        return zone(name, hexes, null, side, untilTurn, enemyWithin);
    }

    /** Adds a zone of any kind. */
    public World zone(
            String name, String hexes, @Nullable Side to, @Nullable Side holds, int untilTurn, int enemyWithin) {
        zones.add(new Zone(
                zones.size(),
                name,
                ground.hexes(hexes),
                Optional.ofNullable(to),
                Optional.ofNullable(holds),
                untilTurn,
                enemyWithin));
        return this;
    }

    /** Begins with the units of a zone already freed. */
    public World open(String zone) {
        open.add(zone);
        return this;
    }

    /** Makes some game-turns night. */
    public World night(Integer... gameTurns) {
        night.addAll(List.of(gameTurns));
        return this;
    }

    /** Sets the side that moves first. */
    public World first(Side side) {
        first = side;
        return this;
    }

    /** Sets the number of game-turns. */
    public World turns(int number) {
        turns = number;
        return this;
    }

    /** Begins in a game-turn. */
    public World turn(int number) {
        turn = number;
        return this;
    }

    /** Begins in a phase of a player. */
    public World phase(Side side, Phase which) {
        player = Optional.of(side);
        phase = which;
        return this;
    }

    /** Changes the rules. */
    public World rules(UnaryOperator<Rules> change) {
        rules = change.apply(rules);
        return this;
    }

    /** Switches strategic movement on (rule 16.2). */
    public World strategicMovement() {
        return rules(standard -> standard.with(new Rules.Options(false, true, false, false)));
    }

    /** Sets the seed of the dice. */
    public World seed(long number) {
        seed = number;
        return this;
    }

    /** Sets a seed whose first dice have the given faces. */
    public World dice(int... faces) {
        return seed(Seeds.showing(faces));
    }

    /** Sets the victory conditions of Road to Richmond; by default the first and the last hex are gateway and exit. */
    public World victory(String gateway, String exit, String bases, int range) {
        terms = new Terms(terms.system(), gateway, exit, bases, range, terms.sheet());
        return this;
    }

    /** Sets the victory system. */
    public World system(String id) {
        terms = new Terms(id, terms.gateway(), terms.exit(), terms.bases(), terms.supplyRange(), terms.sheet());
        return this;
    }

    /** Sets the terms for the systems that count costs. */
    public World sheet(SheetTerms sheet) {
        terms = new Terms(terms.system(), terms.gateway(), terms.exit(), terms.bases(), terms.supplyRange(), sheet);
        return this;
    }

    /** Sets payments that differ from the documents or are additional. */
    public World payments(Payments other) {
        payments = other;
        return this;
    }

    /** The scenario. */
    public Scenario scenario() {
        Battlefield field = ground.build();
        List<Unit> units = new ArrayList<>();
        for (Unit unit : drafts.values()) {
            Arm arm = unit.arm();
            int allowance = unit.allowance() < 0 ? rules.allowance(arm) : unit.allowance();
            int place = units.size();
            units.add(new Unit(place, unit.id(), unit.side(), arm, unit.strength(), allowance, "", "", unit.tags()));
        }
        Map<Unit, Hex> setUp = new HashMap<>();
        Map<Unit, Arrival> coming = new HashMap<>();
        for (Unit unit : units) {
            Optional.ofNullable(places.get(unit.id())).ifPresent(hex -> setUp.put(unit, hex));
            Optional.ofNullable(arrivals.get(unit.id())).ifPresent(arrival -> coming.put(unit, arrival));
        }
        return new Scenario(
                "tiny",
                field,
                turns,
                night,
                first,
                Optional.empty(),
                rules,
                units,
                setUp,
                coming,
                exits,
                zones,
                terms.in(ground, units).with(payments),
                "",
                "",
                Optional.empty());
    }

    /** Starts the game. */
    public Table play() {
        Scenario scenario = scenario();
        Map<Unit, Standing> standings = new HashMap<>(scenario.opening().standings());
        standings.replaceAll((unit, standing) ->
                changes.getOrDefault(unit.id(), same -> same).apply(standing));
        Opening opening = new Opening(new Moment(turn, player.orElse(first), phase), standings, open);
        return new Table(VictorySystems.newGame(new Survey(scenario), opening, seed));
    }
}
