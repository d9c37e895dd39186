package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.RetreatSystem.Refuge;
import org.roadtorichmond.unit.Unit;

/** What can be decided after a combat: losses, retreats, advances and tokens (rules 8.5 to 8.7; document 001). */
public final class DecisionOptions {
    private final Game game;
    private final Optional<Combat> combat;
    private final Map<Unit, List<Refuge>> refuges = new HashMap<>();
    private final Map<Command, Boolean> doomed = new HashMap<>();

    DecisionOptions(Game game, Task task) {
        this.game = game;
        combat = task.afterCombat() ? game.state().combat() : Optional.empty();
    }

    private Optional<Combat> at(Combat.Stage stage) {
        return combat.filter(open -> open.stage() == stage);
    }

    /** The units concerned, able to do anything or not. */
    public List<Unit> movers() {
        return combat.map(Combat::movers).orElse(List.of());
    }

    /** Those that can retreat or advance, or be given a token. */
    public List<Unit> able() {
        return movers().stream().filter(unit -> !goals(unit).isEmpty()).toList();
    }

    /** Where a unit can retreat or advance to, ordered by number; where it stands, if it can be given a token. */
    public List<Hex> goals(Unit unit) {
        if (!movers().contains(unit)) {
            return List.of();
        }
        return switch (combat.orElseThrow().stage()) {
            case LOSSES -> List.of();
            case RETREATS -> refuges(unit).stream().map(Refuge::hex).toList();
            case ADVANCES -> game.rules().aftermath().advances(unit, combat.orElseThrow());
            case SPOILS -> game.state().hexOf(unit).stream().toList();
        };
    }

    /** The hexes to which a unit can retreat, ordered by number, and who can make room there (rule 8.6). */
    public List<Refuge> refuges(Unit unit) {
        return at(Combat.Stage.RETREATS)
                .filter(open -> open.movers().contains(unit))
                .map(open -> refuges.computeIfAbsent(
                        unit, any -> game.rules().retreats().refuges(any, open)))
                .orElse(List.of());
    }

    /** The friends, one of which must make room for a unit in a hex; those that this would eliminate come last. None where there is room. */
    public List<Unit> displaceable(Unit unit, Hex hex) {
        return refuges(unit).stream()
                .filter(refuge -> refuge.hex().equals(hex))
                .flatMap(refuge -> refuge.displaceable().stream())
                .sorted(Comparator.comparing(friend -> dooms(unit, hex, friend)))
                .toList();
    }

    /** Whether a friend would be lost that has to make room for a unit that retreats, since it has nowhere to go (rule 8.6). */
    public boolean dooms(Unit unit, Hex hex, Unit friend) {
        return doomed.computeIfAbsent(new Command.Retreat(unit, hex, Optional.of(friend)), retreat -> {
            Game trial = Lookahead.of(game).game();
            return trial.execute(retreat) instanceof Outcome.Accepted accepted
                    && accepted.events().stream()
                            .anyMatch(event -> event instanceof Event.UnitEliminated lost
                                    && lost.unit().equals(friend));
        });
    }

    /**
     * The units of the least strength that suffice for an exchange, of several such the fewest (rule 8.5): for each sum that can
     * be reached the fewest units that make it. None where no losses are to be chosen.
     */
    public List<Unit> leastLoss() {
        return at(Combat.Stage.LOSSES).map(DecisionOptions::leastLoss).orElse(List.of());
    }

    private static List<Unit> leastLoss(Combat combat) {
        NavigableMap<Integer, List<Unit>> sums = new TreeMap<>(Map.of(0, List.of()));
        for (Unit unit : combat.due()) {
            sums.descendingMap().entrySet().stream().toList().forEach(sum -> {
                List<Unit> more = new ArrayList<>(sum.getValue());
                more.add(unit);
                sums.merge(
                        sum.getKey() + unit.strength(),
                        more,
                        (known, found) -> found.size() < known.size() ? found : known);
            });
        }
        return sums.ceilingEntry(combat.losses()).getValue();
    }

    List<Command> all() {
        return combat.map(open -> switch (open.stage()) {
                    case LOSSES -> losses(open);
                    case RETREATS -> retreats(open);
                    case ADVANCES -> advances(open);
                    case SPOILS ->
                        open.due().stream()
                                .map(unit -> (Command) new Command.PlaceToken(unit))
                                .toList();
                })
                .orElse(List.of());
    }

    private List<Command> losses(Combat open) {
        return Subsets.of(open.due()).stream()
                .map(units -> (Command) new Command.TakeLosses(units))
                .filter(command -> game.check(command).isEmpty())
                .toList();
    }

    private List<Command> retreats(Combat open) {
        List<Command> retreats = new ArrayList<>();
        for (Unit unit : open.movers()) {
            for (Refuge refuge : refuges(unit)) {
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

    private List<Command> advances(Combat open) {
        List<Command> advances = new ArrayList<>();
        for (Unit unit : open.due()) {
            goals(unit).forEach(hex -> advances.add(new Command.Advance(unit, hex)));
        }
        advances.add(new Command.EndAdvance());
        return advances;
    }
}
