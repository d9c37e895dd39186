package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.unit.Unit;

/**
 * Every command that the rules allow at the moment, in a fixed order; conceding and attacks at odds lower than the true ones left
 * aside, since they are always allowed. What is listed here is what {@link Game#check} accepts.
 *
 * <p>The number of attacks grows exponentially with the units that can take part in one; {@link #attacks} is for proofs and
 * small situations.
 */
public final class LegalCommands {
    private static final int MOST_IN_A_SET = 20;

    private final Game game;
    private final GameState state;
    private final RuleBook rules;
    private final Battlefield field;

    /** The commands of a game. */
    public LegalCommands(Game game) {
        this.game = game;
        state = game.state();
        rules = game.rules();
        field = state.scenario().field();
    }

    /** All of them. */
    public List<Command> all() {
        if (state.ending().isPresent()) {
            return List.of();
        }
        if (state.combat().isPresent()) {
            return decisions(state.combat().get());
        }
        List<Command> commands = new ArrayList<>();
        if (state.moment().phase() == Phase.MOVEMENT) {
            commands.addAll(entries());
            commands.addAll(moves());
            commands.addAll(exits());
        } else {
            commands.addAll(attacks());
        }
        addIfLegal(commands, new Command.EndPhase());
        return commands;
    }

    private void addIfLegal(Collection<Command> commands, Command command) {
        if (game.check(command).isEmpty()) {
            commands.add(command);
        }
    }

    /** Every march of one unit. */
    public List<Command> moves() {
        List<Command> moves = new ArrayList<>();
        for (Unit unit : state.onMap(state.moment().player())) {
            if (rules.movement().checkMarch(unit).isEmpty()) {
                Reach reach = rules.movement().reach(unit);
                TreeSet<Hex> hexes = new TreeSet<>();
                for (int i = 0; i < reach.count(); i++) {
                    hexes.add(field.grid().hex(reach.hex(i)));
                }
                hexes.forEach(hex -> moves.add(new Command.MoveUnit(unit, hex)));
            }
        }
        return moves;
    }

    /** Every entry of one reinforcement. */
    public List<Command> entries() {
        List<Command> entries = new ArrayList<>();
        for (Unit unit : state.forces().awaited().of(state.moment().player())) {
            rules.reinforcements().entries(unit).keySet().forEach(hex -> entries.add(new Command.EnterUnit(unit, hex)));
        }
        return entries;
    }

    /** Every departure of one unit from the map. */
    public List<Command> exits() {
        List<Command> exits = new ArrayList<>();
        state.onMap(state.moment().player()).forEach(unit -> addIfLegal(exits, new Command.ExitUnit(unit)));
        return exits;
    }

    /** Every attack at its true odds: each set of attackers and set of hexes once. */
    public List<Command> attacks() {
        Map<Unit, List<Hex>> targets = new TreeMap<>();
        for (Unit unit : state.onMap(state.moment().player())) {
            List<Hex> each = rules.combat().targetsAtAnyRange(unit);
            if (!each.isEmpty()) {
                targets.put(unit, each);
            }
        }
        Map<List<Hex>, List<Unit>> fronts = new TreeMap<>(LegalCommands::compare);
        targets.values().forEach(hexes -> subsets(hexes).forEach(front -> fronts.put(front, List.of())));
        List<Command> attacks = new ArrayList<>();
        for (List<Hex> front : fronts.keySet()) {
            List<Unit> able = targets.keySet().stream()
                    .filter(unit -> targets.getOrDefault(unit, List.of()).containsAll(front))
                    .toList();
            subsets(able).forEach(attackers -> addIfLegal(attacks, new Command.Attack(attackers, front)));
        }
        return attacks;
    }

    private static int compare(List<Hex> a, List<Hex> b) {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            int order = a.get(i).compareTo(b.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(a.size(), b.size());
    }

    /** All subsets but the empty one, smaller masks first. */
    private static <T> List<List<T>> subsets(List<T> items) {
        if (items.size() > MOST_IN_A_SET) {
            throw new IllegalArgumentException("too many to list all subsets: " + items.size());
        }
        List<List<T>> subsets = new ArrayList<>();
        for (int mask = 1; mask < 1 << items.size(); mask++) {
            List<T> subset = new ArrayList<>();
            for (int i = 0; i < items.size(); i++) {
                if ((mask & 1 << i) != 0) {
                    subset.add(items.get(i));
                }
            }
            subsets.add(subset);
        }
        return subsets;
    }

    private List<Command> decisions(Combat combat) {
        return switch (combat.stage()) {
            case LOSSES -> losses(combat);
            case RETREATS -> retreats(combat);
            case ADVANCES -> advances(combat);
            case SPOILS ->
                combat.due().stream()
                        .map(unit -> (Command) new Command.PlaceToken(unit))
                        .toList();
        };
    }

    private List<Command> losses(Combat combat) {
        List<Command> losses = new ArrayList<>();
        subsets(combat.due()).forEach(units -> addIfLegal(losses, new Command.TakeLosses(units)));
        return losses;
    }

    private List<Command> retreats(Combat combat) {
        List<Command> retreats = new ArrayList<>();
        for (Unit unit : combat.movers()) {
            for (RetreatSystem.Refuge refuge : rules.retreats().refuges(unit, combat)) {
                if (refuge.displaceable().isEmpty()) {
                    retreats.add(new Command.Retreat(unit, refuge.hex(), Optional.empty()));
                }
                for (Unit friend : refuge.displaceable()) {
                    retreats.add(new Command.Retreat(unit, refuge.hex(), Optional.of(friend)));
                }
            }
        }
        return retreats;
    }

    private List<Command> advances(Combat combat) {
        List<Command> advances = new ArrayList<>();
        for (Unit unit : combat.due()) {
            rules.aftermath().advances(unit, combat).forEach(hex -> advances.add(new Command.Advance(unit, hex)));
        }
        advances.add(new Command.EndAdvance());
        return advances;
    }
}
