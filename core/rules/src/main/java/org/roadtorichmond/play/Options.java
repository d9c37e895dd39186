package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * What the player who decides can do where a game stands, and why not: the one list that clicks, keys, hints, highlights,
 * forecasts, proofs and tests read.
 *
 * <p>{@link #all} lists every command that the rules allow, in a fixed order; conceding, what an umpire does, and attacks at
 * odds lower than the true ones are omitted, since they are always allowed. What is listed here is what {@link Game#check}
 * accepts. {@link #march}, {@link #attack} and {@link #decision} answer in more detail for a phase of marches, a phase of
 * attacks, and what a combat asks of a player; each of them has nothing to offer while another kind of {@link Task} waits.
 *
 * <p>Nothing is worked out before it is asked for, and most of it once. The answers are those of the position for which the
 * options were made; in another they must not be asked ({@link #now}).
 *
 * <p>The number of attacks grows exponentially with the units that can take part in one; {@link #attacks} is for proofs and
 * small situations.
 */
public final class Options {
    private final Game game;
    private final GameState state;
    private final long made;
    private final Task task;
    private final MarchOptions march;
    private final AttackOptions attack;
    private final DecisionOptions decision;

    /** The options where a game stands. */
    public Options(Game game) {
        this.game = game;
        state = game.state();
        made = game.changes();
        task = Task.of(state);
        march = new MarchOptions(game, task);
        attack = new AttackOptions(game, task);
        decision = new DecisionOptions(game, task);
    }

    /** These options as long as nothing has happened since they were made, else those where the game stands now. */
    public Options now() {
        return made == game.changes() ? this : new Options(game);
    }

    private void checkCurrent() {
        if (made != game.changes()) {
            throw new IllegalStateException("options of a position that is no more");
        }
    }

    /** How the game stands. */
    public GameState state() {
        return state;
    }

    /** What kind of decision the game waits for. */
    public Task task() {
        return task;
    }

    /** Marches, entries and departures. */
    public MarchOptions march() {
        checkCurrent();
        return march;
    }

    /** Attacks. */
    public AttackOptions attack() {
        checkCurrent();
        return attack;
    }

    /** Losses, retreats, advances and tokens after a combat. */
    public DecisionOptions decision() {
        checkCurrent();
        return decision;
    }

    /** Why a command is not allowed, or nothing where it is. */
    public Optional<Refusal> check(Command command) {
        checkCurrent();
        return game.check(command);
    }

    /** Whether a command is allowed. */
    public boolean allows(Command command) {
        return check(command).isEmpty();
    }

    /** The command that ends the phase, or the advances after a combat; nothing where another decision waits. */
    public Optional<Command> end() {
        return switch (task) {
            case NONE, MARCH, ATTACK -> Optional.of(new Command.EndPhase());
            case ADVANCE -> Optional.of(new Command.EndAdvance());
            case LOSSES, RETREAT, SPOILS -> Optional.empty();
        };
    }

    /** The units that have something to do: to enter, then to march; or to attack, first those that must; or after a combat. */
    public List<Unit> waiting() {
        return switch (task) {
            case NONE -> List.of();
            case MARCH -> {
                List<Unit> units = new ArrayList<>(march().mustEnter());
                units.addAll(march().unmoved());
                yield units;
            }
            case ATTACK ->
                attack().required().units().isEmpty()
                        ? attack().able()
                        : attack().required().units();
            case LOSSES, RETREAT, ADVANCE, SPOILS -> decision().movers();
        };
    }

    /** The units that must still enter or attack before the phase may end. */
    public List<Unit> mustAct() {
        return task == Task.MARCH ? march().mustEnter() : attack().required().units();
    }

    /** All commands that are allowed. */
    public List<Command> all() {
        if (task == Task.NONE) {
            return List.of();
        }
        if (task.afterCombat()) {
            return decision().all();
        }
        List<Command> commands = new ArrayList<>();
        if (task == Task.MARCH) {
            commands.addAll(entries());
            commands.addAll(moves());
            commands.addAll(exits());
        } else {
            commands.addAll(attacks());
        }
        addIfAllowed(commands, new Command.EndPhase());
        return commands;
    }

    private void addIfAllowed(Collection<Command> commands, Command command) {
        if (allows(command)) {
            commands.add(command);
        }
    }

    /** Every march of one unit. */
    public List<Command> moves() {
        checkCurrent();
        List<Command> moves = new ArrayList<>();
        for (Unit unit : movers()) {
            if (march().barred(unit).isEmpty()) {
                Reach reach = game.rules().movement().reach(unit);
                TreeSet<Hex> hexes = new TreeSet<>();
                for (int i = 0; i < reach.count(); i++) {
                    hexes.add(state.scenario().field().grid().hex(reach.hex(i)));
                }
                hexes.forEach(hex -> moves.add(new Command.MoveUnit(unit, hex)));
            }
        }
        return moves;
    }

    private List<Unit> movers() {
        return task == Task.MARCH ? state.onMap(state.moment().player()) : List.of();
    }

    /** Every entry of one reinforcement. */
    public List<Command> entries() {
        List<Command> entries = new ArrayList<>();
        for (Unit unit : state.forces().awaited().of(state.moment().player())) {
            march().entries(unit).keySet().forEach(hex -> entries.add(new Command.EnterUnit(unit, hex)));
        }
        return entries;
    }

    /** Every departure of one unit from the map. */
    public List<Command> exits() {
        List<Command> exits = new ArrayList<>();
        movers().forEach(unit -> addIfAllowed(exits, new Command.ExitUnit(unit)));
        return exits;
    }

    /** Every attack at its true odds: each set of attackers and set of hexes once. */
    public List<Command> attacks() {
        List<Command> attacks = new ArrayList<>();
        attack().sets().forEach(set -> addIfAllowed(attacks, set));
        return attacks;
    }
}
