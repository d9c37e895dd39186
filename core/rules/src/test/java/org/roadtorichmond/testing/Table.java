package org.roadtorichmond.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * A game in a tiny world, with short verbs. Verbs that do something fail the test if the rules refuse; {@code refused} fails it if
 * they do not, or for another reason than expected. Units and hexes are named by strings; several are separated by blanks.
 */
public final class Table {
    private final Game game;

    /** A table for a game. */
    public Table(Game game) {
        this.game = game;
    }

    /** The game. */
    public Game game() {
        return game;
    }

    /** The state of the game. */
    public GameState state() {
        return game.state();
    }

    /** The unit with an id. */
    public Unit unit(String id) {
        return state().scenario().unit(id).orElseThrow(() -> new IllegalArgumentException("no unit " + id));
    }

    /** The units with ids. */
    public List<Unit> units(String ids) {
        return words(ids).stream().map(this::unit).toList();
    }

    /** The hex with a number. */
    public Hex hex(String number) {
        return state().scenario()
                .field()
                .grid()
                .parse(number)
                .orElseThrow(() -> new IllegalArgumentException("no hex " + number));
    }

    /** The hexes with numbers. */
    public List<Hex> hexes(String numbers) {
        return words(numbers).stream().map(this::hex).toList();
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : Arrays.asList(text.trim().split(" +"));
    }

    /** Half points as movement points for players: 5 is 2.5. */
    public static String points(int halves) {
        return halves / 2 + (halves % 2 == 0 ? "" : ".5");
    }

    /** Where a unit can move, and at what cost: hex numbers to movement points. */
    public SortedMap<String, String> reach(String id) {
        SortedMap<String, String> found = new TreeMap<>();
        Reach reach = game.rules().movement().reach(unit(id));
        for (int i = 0; i < reach.count(); i++) {
            found.put(state().scenario().field().grid().hex(reach.hex(i)).number(), points(reach.cost(reach.hex(i))));
        }
        assertEquals(reach.count(), found.size(), "a hex is reached twice");
        return found;
    }

    /** The cost for a unit to reach a hex, or '-' if it cannot. */
    public String cost(String id, String hex) {
        return reach(id).getOrDefault(hex, "-");
    }

    /** The hexes within its reach where an enemy stops a unit. */
    public String stops(String id) {
        Reach reach = game.rules().movement().reach(unit(id));
        return numbers(reach(id).keySet().stream()
                .map(this::hex)
                .filter(hex -> reach.stops(hex.index()))
                .toList());
    }

    /** Hex numbers, separated by blanks. */
    public static String numbers(List<Hex> hexes) {
        return String.join(" ", hexes.stream().map(Hex::number).toList());
    }

    /** The hex of a unit, or 'awaited', 'exited' or 'eliminated'. */
    public String hexOf(String id) {
        Unit unit = unit(id);
        if (state().onMap(unit)) {
            return state().hexOf(unit).orElseThrow().number();
        } else if (state().awaited(unit)) {
            return "awaited";
        } else if (state().exited(unit).isPresent()) {
            return "exited";
        }
        return state().eliminated(unit).isPresent() ? "eliminated" : "nowhere";
    }

    /** Whether a unit is shaken. */
    public boolean shaken(String id) {
        return state().shaken(unit(id));
    }

    /** The hexes that a side controls, in order. */
    public String controlled(Side side) {
        return numbers(IntStream.range(0, state().scenario().field().grid().size())
                .filter(hex -> state().control().controlled(hex, side))
                .mapToObj(state().scenario().field().grid()::hex)
                .toList());
    }

    /** Carries out a command, which must be legal. */
    public List<Event> command(Command command) {
        Optional<Refusal> refusal = game.check(command);
        Outcome outcome = game.execute(command);
        if (outcome instanceof Outcome.Refused refused) {
            fail(command + " was refused: " + refused.refusal());
        }
        assertTrue(refusal.isEmpty(), "carried out, but the check refused it: " + refusal);
        return assertInstanceOf(Outcome.Accepted.class, outcome).events();
    }

    /** Checks that a command is refused by a rule and changes nothing. */
    public Table refused(String rule, Command command) {
        long before = state().hash();
        Outcome outcome = game.execute(command);
        if (outcome instanceof Outcome.Refused refused) {
            assertEquals(rule, refused.refusal().rule(), refused.refusal().reason());
            assertEquals(Optional.of(refused.refusal()), game.check(command));
        } else {
            fail(command + " was carried out, but rule " + rule + " forbids it");
        }
        assertEquals(before, state().hash(), "a refused command changed the game");
        return this;
    }

    /** The command to march. */
    public Command moving(String id, String hex) {
        return new Command.MoveUnit(unit(id), hex(hex));
    }

    /** The command to enter. */
    public Command entering(String id, String hex) {
        return new Command.EnterUnit(unit(id), hex(hex));
    }

    /** The command to leave the map. */
    public Command leaving(String id) {
        return new Command.ExitUnit(unit(id));
    }

    /** The command to attack. */
    public Command attacking(String ids, String hexes) {
        return new Command.Attack(units(ids), hexes(hexes));
    }

    /** The command to attack at declared odds such as {@code 2-1}. */
    public Command attacking(String ids, String hexes, String odds) {
        return new Command.Attack(
                units(ids), hexes(hexes), Optional.of(Odds.labelled(odds).orElseThrow()));
    }

    /** The command to retreat. */
    public Command retreating(String id, String hex) {
        return new Command.Retreat(unit(id), hex(hex), Optional.empty());
    }

    /** The command to retreat and displace a friend. */
    public Command retreating(String id, String hex, String displaced) {
        return new Command.Retreat(unit(id), hex(hex), Optional.of(unit(displaced)));
    }

    /** The command to advance. */
    public Command advancing(String id, String hex) {
        return new Command.Advance(unit(id), hex(hex));
    }

    /** Marches a unit. */
    public Table move(String id, String hex) {
        return doing(moving(id, hex));
    }

    /** Brings a reinforcement onto the map. */
    public Table enter(String id, String hex) {
        return doing(entering(id, hex));
    }

    /** Takes a unit off the map. */
    public Table exit(String id) {
        return doing(leaving(id));
    }

    /** Attacks. */
    public Table attack(String ids, String hexes) {
        return doing(attacking(ids, hexes));
    }

    /** Attacks at declared odds. */
    public Table attack(String ids, String hexes, String odds) {
        return doing(attacking(ids, hexes, odds));
    }

    /** Removes units for an exchange. */
    public Table lose(String ids) {
        return doing(new Command.TakeLosses(units(ids)));
    }

    /** Retreats a unit. */
    public Table retreat(String id, String hex) {
        return doing(retreating(id, hex));
    }

    /** Retreats a unit and displaces a friend. */
    public Table retreat(String id, String hex, String displaced) {
        return doing(retreating(id, hex, displaced));
    }

    /** Advances a unit. */
    public Table advance(String id, String hex) {
        return doing(advancing(id, hex));
    }

    /** Ends the advance without further advances. */
    public Table endAdvance() {
        return doing(new Command.EndAdvance());
    }

    /** Ends the phase. */
    public Table endPhase() {
        return doing(new Command.EndPhase());
    }

    /** Ends phases until the other player's turn begins, or the game ends. */
    public Table endPlayerTurn() {
        Side player = state().moment().player();
        while (state().moment().player() == player && state().ending().isEmpty()) {
            endPhase();
        }
        return this;
    }

    /** Ends phases until a player's movement phase of a game-turn. */
    public Table until(int turn, Side player) {
        while (state().moment().turn() != turn
                || state().moment().player() != player
                || state().moment().phase() != Phase.MOVEMENT) {
            endPhase();
        }
        return this;
    }

    /** Calls an umpire. */
    public Table umpire() {
        return doing(new Command.UmpireBegin());
    }

    /** The command with which an umpire places a unit. */
    public Command placing(String id, String hex) {
        return new Command.UmpirePlace(unit(id), hex(hex));
    }

    /** The command with which an umpire removes a unit. */
    public Command removing(String id) {
        return new Command.UmpireRemove(unit(id));
    }

    /** The command with which an umpire makes a unit shaken, or lets it recover. */
    public Command shaking(String id, boolean shaken) {
        return new Command.UmpireShake(unit(id), shaken);
    }

    /** The command with which an umpire sets the clock. */
    public Command setting(int turn, Side player, Phase phase) {
        return new Command.UmpireSetClock(new Moment(turn, player, phase));
    }

    /** Places a unit as an umpire. */
    public Table place(String id, String hex) {
        return doing(placing(id, hex));
    }

    /** Removes a unit as an umpire. */
    public Table remove(String id) {
        return doing(removing(id));
    }

    /** Makes a unit shaken, or lets it recover, as an umpire. */
    public Table shake(String id, boolean shaken) {
        return doing(shaking(id, shaken));
    }

    /** Sets the clock as an umpire. */
    public Table clock(int turn, Side player, Phase phase) {
        return doing(setting(turn, player, phase));
    }

    /** Concedes the game for a side. */
    public Table concede(Side side) {
        return doing(new Command.Concede(side));
    }

    private Table doing(Command command) {
        command(command);
        return this;
    }

    /** Takes back the last command, which must be allowed. */
    public Table undo() {
        assertEquals(Optional.empty(), game.undo(), "undo");
        return this;
    }

    /** Checks that a rule forbids taking back the last command. */
    public Table undoRefused(String rule) {
        long before = state().hash();
        assertEquals(Optional.of(rule), game.undo().map(Refusal::rule));
        assertEquals(before, state().hash(), "a refused undo changed the game");
        return this;
    }

    /** The current phase, such as {@code 1 union movement}. */
    public String moment() {
        return state().moment().turn() + " " + state().moment().player().word() + " "
                + state().moment().phase().word();
    }

    /** The units that still must attack, by id. */
    public String requiredUnits() {
        return String.join(
                " ",
                game.rules().combat().required().units().stream().map(Unit::id).toList());
    }

    /** The hexes that still must be attacked. */
    public String requiredHexes() {
        return numbers(game.rules().combat().required().hexes());
    }
}
