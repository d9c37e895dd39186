package org.roadtorichmond.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Dice;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Routes;
import org.roadtorichmond.victory.account.Tally;

/** A game in the engine and the same game by the plain rules; every difference fails the test. */
final class EngineComparison {
    private final Game game;
    private final PlainGame plain;
    private final String name;

    EngineComparison(Game game, String name) {
        this.game = game;
        this.name = name;
        plain = plainly(game);
    }

    /** Begins the engine's game by the plain rules. */
    static PlainGame plainly(Game game) {
        Scenario scenario = game.state().scenario();
        List<Hex> hexes = IntStream.range(0, scenario.field().grid().size())
                .mapToObj(scenario.field().grid()::hex)
                .toList();
        Moment moment = game.opening().moment();
        long seed = game.state().seed();
        PlainState state = new PlainState(
                scenario,
                new PlainBoard(scenario.field(), scenario.rules().ground(), hexes),
                number -> Dice.face(seed, number),
                moment.turn(),
                moment.player(),
                moment.phase());
        game.opening().standings().forEach((unit, standing) -> state.units.put(unit, set(unit, standing)));
        return PlainGame.begun(state);
    }

    private static PlainUnit set(Unit unit, Standing standing) {
        if (standing instanceof Standing.OnMap on) {
            return new PlainUnit(unit, PlainUnit.Fate.ON_THE_MAP, on.hex(), on.strength(), on.shaken());
        } else if (standing instanceof Standing.Expected) {
            return new PlainUnit(unit, PlainUnit.Fate.AWAITED, null, unit.strength(), false);
        }
        throw new IllegalArgumentException(unit + " begins in the state " + standing);
    }

    Game game() {
        return game;
    }

    PlainGame plain() {
        return plain;
    }

    /** All legal commands; checks that they are the same in both. */
    List<Command> legal() {
        List<Command> commands = plain.legal();
        Set<Command> expected = new HashSet<>(commands);
        Set<Command> found = new HashSet<>(new Options(game).all());
        assertEquals(commands.size(), expected.size(), () -> where() + ": the plain rules list a command twice");
        if (!expected.equals(found)) {
            Set<Command> missing = new HashSet<>(expected);
            missing.removeAll(found);
            found.removeAll(expected);
            throw new AssertionError(
                    where() + ": only the engine allows " + found + ", only the plain rules " + missing);
        }
        return commands;
    }

    /** Carries out a command in both. */
    void play(Command command) {
        assertTrue(game.execute(command).accepted(), () -> where() + ": " + command + " " + game.check(command));
        plain.play(command);
        compareState();
    }

    private String where() {
        StringBuilder log = new StringBuilder(name)
                .append(" in ")
                .append(game.state().moment())
                .append(" after");
        game.log().forEach(entry -> log.append("\n  ").append(entry.command()));
        if (!game.log().isEmpty()) {
            log.append("\n  yielded ")
                    .append(game.log().get(game.log().size() - 1).events());
        }
        return log.append('\n').toString();
    }

    /** Compares all units, marks, zones and pending decisions. */
    void compareState() {
        GameState state = game.state();
        PlainState mine = plain.state();
        assertEquals(mine.over, state.ending().isPresent(), this::where);
        if (!mine.over) {
            assertEquals(mine.turn + " " + mine.player + " " + mine.phase, moment(state.moment()), this::where);
        }
        assertEquals(mine.dice + " " + mine.attacks, state.dice() + " " + state.attacks(), this::where);
        assertEquals(mine.attackedHexes, new HashSet<>(state.attackedHexes()), this::where);
        for (PlainUnit here : mine.units.values()) {
            assertEquals(told(here), told(state, here.unit), () -> where() + here.unit);
        }
        for (Zone zone : state.scenario().zones()) {
            boolean holds =
                    zone.holds().isPresent() && mine.holds(zone, zone.holds().get());
            assertEquals(holds, game.rules().zones().holds(zone), () -> where() + zone);
        }
        assertEquals(told(mine.fight), state.combat().map(this::told).orElse(""), this::where);
    }

    private static String moment(Moment moment) {
        return moment.turn() + " " + moment.player() + " " + moment.phase();
    }

    private static String marks(boolean shaken, boolean attacked, boolean atHand) {
        return (shaken ? " shaken" : "") + (attacked ? " attacked" : "") + (atHand ? " at hand" : "");
    }

    private String told(PlainUnit here) {
        boolean strategic = plain.state().scenario.rules().options().strategicMovement();
        String moved = here.origin == null
                ? ""
                : " from " + here.origin + " for " + here.spent + (here.arrived ? " arrived" : "")
                        + (strategic && !here.arrived && here.strategic ? " strategic" : "");
        String fate = switch (here.fate) {
            case AWAITED -> "awaited";
            case ON_THE_MAP -> here.hex + moved;
            case EXITED -> "exited " + here.hex + " " + here.turn;
            case ELIMINATED -> "eliminated " + here.turn + " " + here.byAttack;
        };
        boolean there = here.fate == PlainUnit.Fate.ON_THE_MAP;
        return fate + " " + here.strength + marks(there && here.shaken, there && here.attacked, here.atHand);
    }

    private static String told(GameState state, Unit unit) {
        boolean there = state.onMap(unit);
        String fate = state.awaited(unit) ? "awaited" : "";
        if (there) {
            fate += state.hexOf(unit).orElseThrow()
                    + state.travel(unit)
                            .map(travel -> told(travel, state.scenario()))
                            .orElse("");
        }
        fate += state.exited(unit)
                .map(exited -> "exited " + exited.hex + " " + exited.turn)
                .orElse("");
        fate += state.eliminated(unit)
                .map(lost -> "eliminated " + lost.turn + " " + lost.combat)
                .orElse("");
        return fate + " " + state.strength(unit)
                + marks(there && state.shaken(unit), there && state.attacked(unit), state.atHand(unit));
    }

    private static String told(Travel travel, Scenario scenario) {
        boolean strategic = scenario.rules().options().strategicMovement();
        return " from " + travel.origin() + " for " + travel.spent() + (travel.entered() ? " arrived" : "")
                + (strategic && !travel.entered() && travel.strategic() ? " strategic" : "");
    }

    private static String told(PlainFight fight) {
        if (fight == null) {
            return "";
        }
        List<Unit> movers = fight.displacing == null ? fight.due : List.of(fight.displacing);
        return fight.result + " " + fight.stage + " " + movers.stream().sorted().toList() + " by "
                + movers.get(0).side();
    }

    private String told(Combat combat) {
        return combat.result() + " " + combat.stage() + " "
                + combat.movers().stream().sorted().toList() + " by " + combat.decider();
    }

    /** Compares the movement of units: hexes, costs, and where an enemy stops a unit. */
    void compareReaches() {
        GameState state = game.state();
        if (state.combat().isPresent() || state.moment().phase() != Phase.MOVEMENT || plain.state().over) {
            return;
        }
        for (Unit unit : state.onMap(state.moment().player())) {
            Map<Hex, String> expected = new TreeMap<>();
            new PlainMovement(plain.state())
                    .reach(unit)
                    .forEach((hex, trip) -> expected.put(
                            hex,
                            trip.cost() + " "
                                    + plain.state().controlled(hex, unit.side().enemy())));
            Map<Hex, String> found = new TreeMap<>();
            if (game.rules().movement().checkMarch(unit).isEmpty()) {
                Reach reach = game.rules().movement().reach(unit);
                for (int i = 0; i < reach.count(); i++) {
                    int hex = reach.hex(i);
                    found.put(state.scenario().field().grid().hex(hex), reach.cost(hex) + " " + reach.stops(hex));
                }
            }
            assertEquals(expected, found, () -> where() + unit);
        }
    }

    /** Compares the costs of entries. */
    void compareEntries() {
        if (game.state().moment().phase() != Phase.MOVEMENT || plain.state().over) {
            return;
        }
        for (Unit unit : plain.state().units.keySet()) {
            if (unit.side() == plain.state().player) {
                assertEquals(
                        new PlainEntries(plain.state()).entries(unit),
                        new TreeMap<>(game.rules().reinforcements().entries(unit)),
                        () -> where() + unit);
            }
        }
    }

    /** Compares the units that still must attack and the hexes that still must be attacked. */
    void compareOwed() {
        PlainState mine = plain.state();
        if (mine.phase == Phase.COMBAT && mine.fight == null && !mine.over) {
            PlainAttacks attacks = new PlainAttacks(mine);
            assertEquals(
                    attacks.requiredUnits(), game.rules().combat().required().units(), this::where);
            assertEquals(
                    attacks.requiredHexes(), game.rules().combat().required().hexes(), this::where);
        }
    }

    /**
     * Compares the legal attacks, over every set of the player's units and every set of enemy-held hexes (rules 8.2, 8.3). Returns
     * the number of attacks that the engine refused because of orphans.
     */
    int compareAllAttacks() {
        PlainAttacks attacks = new PlainAttacks(plain.state());
        List<List<Unit>> units = PlainAttacks.subsets(plain.state().onMap(plain.state().player));
        int orphans = 0;
        for (List<Hex> targets : PlainAttacks.subsets(attacks.enemyHexes())) {
            for (List<Unit> attackers : units) {
                var refusal = game.check(new Command.Attack(attackers, targets));
                assertEquals(
                        attacks.allowed(attackers, targets),
                        refusal.isEmpty(),
                        () -> where() + attackers + " against " + targets + ": " + refusal);
                orphans += refusal.filter(why -> why.rule().equals("8.3")).isPresent() ? 1 : 0;
            }
        }
        return orphans;
    }

    /** Compares lines of communications, supply and points. */
    void compareVictory() {
        PlainPoints points = new PlainPoints(plain.state());
        for (Side side : Side.values()) {
            boolean open = Routes.communications(game.state(), side).exists();
            assertEquals(points.line(side), open, () -> where() + side);
        }
        var supply = Routes.supply(game.state());
        for (Unit unit : game.state().onMap(Side.UNION)) {
            Hex hex = game.state().hexOf(unit).orElseThrow();
            assertEquals(points.supplied(unit), supply.supplied(hex.index()), () -> where() + unit);
        }
        PerArmy<Tally> sides = VictorySystem.ROAD_TO_RICHMOND.adjudicate(game).sides();
        assertEquals(points.points(Side.UNION), byRule(sides.a()), this::where);
        assertEquals(points.points(Side.CONFEDERATE), byRule(sides.b()), this::where);
    }

    private static Map<String, Integer> byRule(Tally tally) {
        Map<String, Integer> points = new TreeMap<>();
        for (Line line : tally.lines()) {
            assertEquals(Optional.empty(), Optional.ofNullable(points.put(line.rule(), (int) line.points())));
        }
        return points;
    }

    /** Whether a zone holds a unit of the player (rule 13.2). */
    boolean held(Unit unit) {
        return !new PlainMovement(plain.state()).holding(unit).isEmpty();
    }

    /** All commands that the engine allows. */
    static List<Command> engineCommands(Game game) {
        return new Options(game).all();
    }

    /** An attack with declared odds, at most those that it has. */
    Command declaring(Command.Attack attack, Random random) {
        Odds highest = new PlainAttacks(plain.state()).odds(attack.attackers(), attack.targets());
        Odds declared = Odds.values()[random.nextInt(highest.ordinal() + 1)];
        return new Command.Attack(attack.attackers(), attack.targets(), Optional.of(declared));
    }
}
