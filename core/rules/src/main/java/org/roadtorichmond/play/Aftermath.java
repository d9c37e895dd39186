package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * What follows from a result: losses, retreats, spoils and advances (rules 8.5 to 8.7, 15, 16.1, 16.4; document 001).
 *
 * <p>A combat goes through its stages one after the other; a stage in which no player has a choice is passed at once,
 * so that a combat that waits always waits for a decision.
 */
public final class Aftermath extends RuleSystem {
    private final RetreatSystem retreats;
    private final ZoneSystem zones;
    private final SpoilsSystem spoils;

    Aftermath(GameState state, RetreatSystem retreats, ZoneSystem zones, SpoilsSystem spoils) {
        super(state);
        this.spoils = spoils;
        this.retreats = retreats;
        this.zones = zones;
    }

    /** Carries out a result up to the first decision of a player. */
    void begin(int number, CombatResult result, List<Unit> close, List<Hex> targets, EventSink sink) {
        List<Unit> defenders = targets.stream()
                .flatMap(hex -> state.deployment().unitsAt(hex.index()).stream())
                .sorted()
                .toList();
        List<Hex> attackedFrom = new ArrayList<>(new TreeSet<>(
                close.stream().map(unit -> state.hexOf(unit).orElseThrow()).toList()));
        Combat attackersWin = Combat.begun(number, result, close, targets);
        Combat defendersWin = Combat.begun(number, result, defenders, attackedFrom);
        switch (result) {
            case AE -> proceed(defendersWin.felling(eliminate(close, number, Sentence.word(result), sink)), sink);
            case AR -> proceed(defendersWin.retreating(close), sink);
            case DE -> proceed(attackersWin.felling(eliminate(defenders, number, Sentence.word(result), sink)), sink);
            case DR -> proceed(attackersWin.retreating(defenders), sink);
            case EX -> {
                List<Unit> prizes = eliminate(defenders, number, Sentence.word(result), sink);
                proceed(attackersWin.felling(prizes).losing(strength(defenders)), sink);
            }
            case NO_EFFECT -> {}
        }
    }

    private static int strength(List<Unit> units) {
        return units.stream().mapToInt(Unit::strength).sum();
    }

    /** Eliminates units; the answer is for which of them a spoils token is due. */
    private List<Unit> eliminate(List<Unit> units, int number, Sentence cause, EventSink sink) {
        List<Unit> prizes = spoils.prizes(units);
        for (Unit unit : units) {
            Hex hex = state.hexOf(unit).orElseThrow();
            sink.happen(new Event.UnitEliminated(unit, hex, state.moment().turn(), number, cause));
            spoils.drop(unit, sink);
        }
        return prizes;
    }

    /** Passes all stages that leave no choice, and keeps the combat where one does. */
    private void proceed(Combat combat, EventSink sink) {
        Optional<Combat> now = Optional.of(combat);
        while (now.isPresent() && (prizeDue(now.get()) || !waits(now.get()))) {
            now = prizeDue(now.get()) ? Optional.of(award(now.get(), sink)) : pass(now.get(), sink);
        }
        if (!now.equals(state.combat())) {
            sink.happen(new Event.CombatProceeded(state.combat(), now));
        }
    }

    /** Whether a spoils token is to be placed next: an exchange is over for that only when both sides have lost. */
    private static boolean prizeDue(Combat combat) {
        return !combat.fallen().isEmpty()
                && combat.stage() != Combat.Stage.LOSSES
                && combat.stage() != Combat.Stage.SPOILS;
    }

    private Combat award(Combat combat, EventSink sink) {
        List<Unit> takers = spoils.takers(combat);
        if (takers.size() > 1) {
            return combat.claimed(takers);
        }
        takers.forEach(unit -> spoils.place(unit, combat.fallen().get(0), sink));
        return combat.settled();
    }

    private boolean waits(Combat combat) {
        return switch (combat.stage()) {
            case LOSSES -> combat.losses() > 0 && strength(combat.due()) > combat.losses();
            case RETREATS ->
                combat.movers().stream()
                        .anyMatch(unit -> !retreats.refuges(unit, combat).isEmpty());
            case ADVANCES ->
                combat.due().stream().anyMatch(unit -> !advances(unit, combat).isEmpty());
            case SPOILS -> true;
        };
    }

    private Optional<Combat> pass(Combat combat, EventSink sink) {
        return switch (combat.stage()) {
            case LOSSES -> Optional.of(suffer(combat, certainLosses(combat), sink));
            case RETREATS -> Optional.of(trap(combat, sink));
            case ADVANCES -> Optional.empty();
            case SPOILS -> combat.resumes();
        };
    }

    /** The units lost where an exchange leaves no choice: all if they are too weak for it, otherwise those with any strength. */
    private static List<Unit> certainLosses(Combat combat) {
        if (combat.losses() == 0) {
            return List.of();
        }
        return strength(combat.due()) < combat.losses()
                ? combat.due()
                : combat.due().stream().filter(unit -> unit.strength() > 0).toList();
    }

    private Combat suffer(Combat combat, List<Unit> lost, EventSink sink) {
        eliminate(lost, combat.number(), Sentence.word(combat.result()), sink);
        List<Unit> survivors =
                combat.due().stream().filter(unit -> !lost.contains(unit)).toList();
        for (Unit unit : survivors) {
            shake(unit, sink);
        }
        return combat.advancing(survivors);
    }

    private void shake(Unit unit, EventSink sink) {
        sink.happen(new Event.UnitShaken(unit));
        spoils.drop(unit, sink);
    }

    /** Eliminates the first unit that cannot retreat; those after it may have found room by that. */
    private Combat trap(Combat combat, EventSink sink) {
        if (combat.movers().isEmpty()) {
            return combat.advancing(combat.winners());
        }
        Unit unit = combat.movers().get(0);
        boolean beaten = combat.displacing().isEmpty();
        List<Unit> prizes = eliminate(List.of(unit), combat.number(), Event.UnitEliminated.TRAPPED, sink);
        // A unit that only had to make room was not engaged, so no one has won spoils from it.
        return beaten ? combat.without(unit).felling(prizes) : combat.without(unit);
    }

    /** Where a victorious unit may advance now, ordered by number (rule 8.7). */
    public List<Hex> advances(Unit unit, Combat combat) {
        boolean limited = state.scenario().rules().options().limitedAdvance();
        boolean defendersLost = combat.result() == CombatResult.DR || combat.result() == CombatResult.DE;
        if (unit.train() || !state.onMap(unit) || (limited && !defendersLost)) {
            return List.of();
        }
        HexGrid grid = state.scenario().field().grid();
        int at = state.deployment().hexOf(unit);
        return combat.ground().stream()
                .filter(hex -> {
                    int direction = grid.direction(at, hex.index());
                    return direction >= 0
                            && state.survey().costs(unit.side()).open(unit.arm(), at, direction)
                            && !state.deployment()
                                    .occupied(hex.index(), unit.side().enemy())
                            && !zones.closed(hex.index(), unit.side())
                            && state.deployment().count(hex.index(), unit.side())
                                    < state.scenario().rules().stacking();
                })
                .toList();
    }

    private Optional<Refusal> checkStage(Combat.Stage stage) {
        return state.combat().filter(combat -> combat.stage() == stage).isPresent()
                ? Optional.empty()
                : Optional.of(new Refusal(Reason.NOT_WAITED));
    }

    Optional<Refusal> check(Command.TakeLosses command) {
        return checkStage(Combat.Stage.LOSSES).or(() -> {
            Combat combat = state.combat().orElseThrow();
            Set<Unit> lost = new HashSet<>(command.units());
            int points = strength(command.units());
            if (lost.size() < command.units().size() || !combat.due().containsAll(lost)) {
                return Optional.of(new Refusal(Reason.LOSSES_WHO));
            }
            if (points < combat.losses()) {
                return Optional.of(new Refusal(Reason.LOSSES_FEW, combat.losses(), points));
            }
            return lost.stream().anyMatch(unit -> points - unit.strength() >= combat.losses())
                    ? Optional.of(new Refusal(Reason.LOSSES_MANY))
                    : Optional.empty();
        });
    }

    void resolve(Command.TakeLosses command, EventSink sink) {
        proceed(suffer(state.combat().orElseThrow(), command.units(), sink), sink);
    }

    Optional<Refusal> check(Command.Retreat command) {
        return checkStage(Combat.Stage.RETREATS).or(() -> {
            Combat combat = state.combat().orElseThrow();
            Unit unit = command.unit();
            if (!combat.movers().contains(unit)) {
                return Optional.of(new Refusal(Reason.NO_RETREAT_DUE, unit));
            }
            for (RetreatSystem.Refuge refuge : retreats.refuges(unit, combat)) {
                if (refuge.hex().equals(command.to())) {
                    boolean fits = command.displaced()
                            .map(refuge.displaceable()::contains)
                            .orElse(refuge.displaceable().isEmpty());
                    return fits
                            ? Optional.empty()
                            : Optional.of(new Refusal(
                                    refuge.displaceable().isEmpty() ? Reason.ROOM_THERE : Reason.ROOM_NEEDED,
                                    command.to()));
                }
            }
            return Optional.of(new Refusal(Reason.NO_REFUGE, unit, command.to()));
        });
    }

    void resolve(Command.Retreat command, EventSink sink) {
        Combat combat = state.combat().orElseThrow();
        Unit unit = command.unit();
        boolean beaten = combat.displacing().isEmpty();
        var reason = beaten ? Event.UnitShifted.Reason.RETREAT : Event.UnitShifted.Reason.DISPLACEMENT;
        sink.happen(new Event.UnitShifted(unit, reason, state.hexOf(unit).orElseThrow(), command.to()));
        if (beaten && combat.result() == CombatResult.AR) {
            shake(unit, sink);
        }
        int strength = state.strength(unit);
        if (beaten && state.scenario().rules().options().attrition() && strength > 1) {
            sink.happen(new Event.UnitWeakened(unit, strength, strength - 1));
        }
        Combat next = combat.without(unit);
        proceed(command.displaced().map(next::displacing).orElse(next), sink);
    }

    Optional<Refusal> check(Command.PlaceToken command) {
        return checkStage(Combat.Stage.SPOILS)
                .or(() -> state.combat().orElseThrow().due().contains(command.unit())
                        ? Optional.empty()
                        : Optional.of(new Refusal(Reason.NO_TAKER, command.unit())));
    }

    void resolve(Command.PlaceToken command, EventSink sink) {
        Combat combat = state.combat().orElseThrow();
        spoils.place(command.unit(), combat.fallen().get(0), sink);
        proceed(combat.resumes().orElseThrow().settled(), sink);
    }

    Optional<Refusal> check(Command.Advance command) {
        return checkStage(Combat.Stage.ADVANCES).or(() -> {
            Combat combat = state.combat().orElseThrow();
            boolean may = combat.due().contains(command.unit())
                    && advances(command.unit(), combat).contains(command.to());
            return may ? Optional.empty() : Optional.of(new Refusal(Reason.NO_ADVANCE, command.unit(), command.to()));
        });
    }

    void resolve(Command.Advance command, EventSink sink) {
        Unit unit = command.unit();
        Combat combat = state.combat().orElseThrow();
        sink.happen(new Event.UnitShifted(
                unit, Event.UnitShifted.Reason.ADVANCE, state.hexOf(unit).orElseThrow(), command.to()));
        boolean limited = state.scenario().rules().options().limitedAdvance();
        proceed(limited ? combat.advancing(List.of()) : combat.without(unit), sink);
    }

    Optional<Refusal> check(Command.EndAdvance command) {
        return checkStage(Combat.Stage.ADVANCES);
    }

    void resolve(Command.EndAdvance command, EventSink sink) {
        sink.happen(new Event.CombatProceeded(state.combat(), Optional.empty()));
    }
}
