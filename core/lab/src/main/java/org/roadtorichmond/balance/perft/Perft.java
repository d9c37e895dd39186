package org.roadtorichmond.balance.perft;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;

/**
 * Counts that prove the rules, as chess programs have them: how many hexes can be reached, in how many ways moves,
 * combats and whole turns can be played out, and to how many positions that leads. An accidental change of a rule
 * changes one of them.
 *
 * <p>Each count leaves the game as it was.
 */
public final class Perft {
    private final Game game;
    private final GameState state;

    /** Counts from a game as it stands. */
    public Perft(Game game) {
        this.game = game;
        state = game.state();
    }

    /**
     * What a walk through all that can be played found.
     *
     * @param parts for each first command, how many sequences begin with it, in the order of {@link Options}
     * @param positions to how many distinct positions all sequences lead
     */
    public record Count(Map<Command, Long> parts, int positions) {
        /** How many sequences there are. */
        public long sequences() {
            return parts.values().stream().mapToLong(Long::longValue).sum();
        }
    }

    /** The hexes that each unit of the player in his movement phase can reach, by unit. */
    public Map<Unit, List<Hex>> reach() {
        Map<Unit, List<Hex>> found = new TreeMap<>();
        if (state.moment().phase() == Phase.MOVEMENT && state.ending().isEmpty()) {
            for (Unit unit : state.onMap(state.moment().player())) {
                found.put(unit, List.copyOf(reached(unit)));
            }
        }
        return found;
    }

    private SortedSet<Hex> reached(Unit unit) {
        SortedSet<Hex> hexes = new TreeSet<>();
        Reach reach = game.rules().movement().reach(unit);
        for (int i = 0; i < reach.count(); i++) {
            hexes.add(state.scenario().field().grid().hex(reach.hex(i)));
        }
        return hexes;
    }

    /**
     * The ways to make whole moves one after another: a unit that has not moved goes to a hex of its reach and is done.
     * Positions differ if a unit stands elsewhere.
     *
     * @param depth how many moves, from 1
     */
    public Count moves(int depth) {
        MoveWalk walk = new MoveWalk(game);
        Map<Command, Long> parts = new LinkedHashMap<>();
        reach().forEach((unit, hexes) -> {
            if (state.travel(unit).isEmpty()) {
                hexes.forEach(hex -> parts.put(new Command.MoveUnit(unit, hex), walk.from(unit, hex, depth)));
            }
        });
        return new Count(parts, walk.positions());
    }

    /** The attacks that can be made first (rules 8.1 to 8.4 and 9) with the column of each; none outside a combat phase. */
    public Map<Command.Attack, Odds> attacks() {
        Map<Command.Attack, Odds> attacks = new LinkedHashMap<>();
        if (state.moment().phase() == Phase.COMBAT
                && state.combat().isEmpty()
                && state.ending().isEmpty()) {
            for (Command command : new Options(game).attacks()) {
                Command.Attack attack = (Command.Attack) command;
                attacks.put(
                        attack,
                        game.rules()
                                .combat()
                                .strengths(attack.attackers(), attack.targets())
                                .odds());
            }
        }
        return attacks;
    }

    /** The ways in which each first attack can end: all faces of the die, losses, retreats, displacements and advances. */
    public Count combats() {
        PlayWalk walk = new PlayWalk(game, () -> state.combat().isEmpty());
        Map<Command, Long> parts = new LinkedHashMap<>();
        for (Command.Attack attack : attacks().keySet()) {
            parts.put(attack, walk.from(attack));
        }
        return new Count(parts, walk.positions());
    }

    /**
     * The ways to play whole player-turns: every order of whole moves, entries and departures, every attack with every face of
     * its die, every decision. A unit that has moved or entered is done, as in {@link #moves}. For toy maps: elsewhere the
     * number is beyond counting.
     *
     * @param depth how many player-turns, from 1; the present one is the first, however far it has come
     */
    public Count turns(int depth) {
        int last = playerTurn() + depth;
        PlayWalk walk = new PlayWalk(game, () -> playerTurn() >= last);
        Map<Command, Long> parts = new LinkedHashMap<>();
        for (Command command : walk.commands()) {
            parts.put(command, walk.from(command));
        }
        return new Count(parts, walk.positions());
    }

    private int playerTurn() {
        return 2 * state.moment().turn()
                + (state.moment().player() == state.scenario().first() ? 0 : 1);
    }

    /** How often each result stands in the columns of all first attacks. */
    public Map<CombatResult, Integer> results() {
        Map<CombatResult, Integer> results = new TreeMap<>();
        for (Odds odds : new ArrayList<>(attacks().values())) {
            state.scenario().rules().table().column(odds).forEach(result -> results.merge(result, 1, Integer::sum));
        }
        return results;
    }
}
