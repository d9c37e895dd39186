package org.roadtorichmond.metamorphic;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.play.RequiredAttacks;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Routes;
import org.roadtorichmond.victory.account.Tally;

/**
 * A question about the state of a game. Answers consist of hexes, units, sides, numbers, and records, sets and maps of them. So an
 * {@link Exchange} can translate them to another battle, and order does not matter.
 */
enum Question {
    /** The state of each unit. */
    FATES,
    /** The phase, the marks, and what a combat waits for. */
    COURSE,
    /** The number of units of each side that control each hex (rule 7.1). */
    CONTROL,
    /** Where each unit on the map can move, and at what cost (rules 3, 5, 6, 7, 10, 13, 16.2). */
    REACH,
    /** Every legal command; only for small battles. */
    COMMANDS,
    /** Every legal entry and departure, and the costs of entries (rules 11, 12). */
    GATES,
    /** The targets that each unit can attack or bombard, and the required attacks (rules 8.1, 9.1). */
    TARGETS,
    /** The line of communications of each side (rule 21.21). */
    LINES,
    /** The supply of every hex that a unit can be in (rule 21.22). */
    SUPPLY,
    /** The points of each side (rule 21). */
    POINTS;

    Object ask(Game game) {
        return switch (this) {
            case FATES -> fates(game);
            case COURSE -> course(game);
            case CONTROL -> control(game);
            case REACH -> reach(game);
            case COMMANDS -> new HashSet<>(new Options(game).all());
            case GATES -> gates(game);
            case TARGETS -> targets(game);
            case LINES -> lines(game);
            case SUPPLY -> supply(game);
            case POINTS -> points(game);
        };
    }

    /** The state of a unit. */
    record Fate(
            Optional<Hex> at,
            int strength,
            List<Boolean> marks,
            Optional<Travel> travel,
            Optional<Hex> leftAt,
            List<Integer> when) {}

    /** The cost of a hex, whether the unit must stop there, and whether it marches strategically. */
    record Price(int halves, boolean stops, boolean strategic) {}

    /** A line of communications: its kind, and the number of hexes in the row or the cut. */
    record Line(Class<?> kind, int size) {}

    /** An award of points. */
    record Award(String rule, long points, Set<Unit> units) {}

    private static Map<Unit, Fate> fates(Game game) {
        GameState state = game.state();
        Map<Unit, Fate> fates = new HashMap<>();
        for (Unit unit : state.forces().units()) {
            List<Boolean> marks = List.of(
                    state.shaken(unit),
                    state.awaited(unit),
                    state.attacked(unit),
                    state.atHand(unit),
                    state.latecomer(unit));
            List<Integer> when = List.of(
                    state.tokens(unit),
                    state.exited(unit).map(exited -> exited.turn).orElse(0),
                    state.eliminated(unit).map(lost -> lost.turn).orElse(0),
                    state.eliminated(unit).map(lost -> lost.combat).orElse(0));
            fates.put(
                    unit,
                    new Fate(
                            state.hexOf(unit),
                            state.strength(unit),
                            marks,
                            state.travel(unit),
                            state.exited(unit).map(exited -> exited.hex),
                            when));
        }
        return fates;
    }

    private static List<Object> course(Game game) {
        GameState state = game.state();
        return List.of(
                state.moment(),
                state.night(),
                state.decider(),
                state.dice(),
                state.attacks(),
                state.lastTurn(),
                state.scenario().zones().stream().map(state::freed).toList(),
                Set.copyOf(state.attackedHexes()),
                state.combat().map(Unordered::parts),
                state.ending().isPresent());
    }

    private static Map<Side, Map<Hex, Integer>> control(Game game) {
        HexGrid grid = game.state().scenario().field().grid();
        Map<Side, Map<Hex, Integer>> control = new HashMap<>();
        for (Side side : Side.values()) {
            Map<Hex, Integer> counts = new HashMap<>();
            for (int hex = 0; hex < grid.size(); hex++) {
                if (game.state().control().controlled(hex, side)) {
                    counts.put(grid.hex(hex), game.state().control().count(hex, side));
                }
            }
            control.put(side, counts);
        }
        return control;
    }

    /** Where one unit on the map can move. */
    static Map<Hex, Price> reach(Game game, Unit unit) {
        HexGrid grid = game.state().scenario().field().grid();
        Map<Hex, Price> prices = new HashMap<>();
        Reach reach = game.rules().movement().reach(unit);
        for (int place = 0; place < reach.count(); place++) {
            int hex = reach.hex(place);
            prices.put(grid.hex(hex), new Price(reach.cost(hex), reach.stops(hex), reach.strategically(hex)));
        }
        return prices;
    }

    private static Map<Unit, Map<Hex, Price>> reach(Game game) {
        Map<Unit, Map<Hex, Price>> all = new HashMap<>();
        for (Side side : Side.values()) {
            game.state().onMap(side).forEach(unit -> all.put(unit, reach(game, unit)));
        }
        return all;
    }

    private static List<Object> gates(Game game) {
        Map<Unit, Map<Hex, Integer>> entries = new HashMap<>();
        Set<Command> exits = new HashSet<>();
        for (Unit unit : game.state().forces().units()) {
            entries.put(unit, game.rules().reinforcements().entries(unit));
            Command exit = new Command.ExitUnit(unit);
            if (game.check(exit).isEmpty()) {
                exits.add(exit);
            }
        }
        return List.of(entries, exits);
    }

    private static List<Object> targets(Game game) {
        Map<Unit, Set<Hex>> targets = new HashMap<>();
        for (Unit unit : game.state().onMap(game.state().moment().player())) {
            targets.put(unit, Set.copyOf(game.rules().combat().targetsAtAnyRange(unit)));
        }
        RequiredAttacks required = game.rules().combat().required();
        return List.of(targets, Set.copyOf(required.units()), Set.copyOf(required.hexes()));
    }

    /** The line of communications of one side. */
    static Line line(Game game, Side side) {
        Communications found = Routes.communications(game.state(), side);
        int size = 0;
        if (found instanceof Communications.Open open) {
            size = open.row().size();
        } else if (found instanceof Communications.Blocked blocked) {
            size = blocked.cut().size();
        }
        return new Line(found.getClass(), size);
    }

    private static Map<Side, Line> lines(Game game) {
        return Map.of(Side.UNION, line(game, Side.UNION), Side.CONFEDERATE, line(game, Side.CONFEDERATE));
    }

    /** The length of the supply trace in hexes from each supplied hex; lakes without ways are left out. */
    static Map<Hex, Integer> supply(Game game) {
        Battlefield field = game.state().scenario().field();
        HexGrid grid = field.grid();
        SupplyTrace trace = Routes.supply(game.state());
        Map<Hex, Integer> supplied = new HashMap<>();
        for (int hex = 0; hex < grid.size(); hex++) {
            boolean dry = field.terrain(hex) != Terrain.LAKE || field.roads().passes(hex);
            if (dry && trace.supplied(hex)) {
                supplied.put(grid.hex(hex), trace.distance(hex));
            }
        }
        return supplied;
    }

    private static List<Object> points(Game game) {
        Adjudication result = VictorySystem.ROAD_TO_RICHMOND.adjudicate(game);
        return List.of(
                awards(game, result.sides().a()), awards(game, result.sides().b()), result.winner());
    }

    private static Set<Award> awards(Game game, Tally tally) {
        Set<Award> awards = new HashSet<>();
        for (var line : tally.lines()) {
            Set<Unit> units = new TreeSet<>();
            // The text of a hold contains the number of its hex, which differs on a turned map.
            if (!line.rule().equals("21.9")) {
                line.units()
                        .forEach(
                                id -> units.add(game.state().scenario().unit(id).orElseThrow()));
            }
            awards.add(new Award(line.rule(), line.points(), Set.copyOf(units)));
        }
        return awards;
    }
}
