package org.roadtorichmond.screen;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Turns clicks and keys into selections and commands. Knows no pixels and draws nothing, so that every habit of the interface can
 * be tested without a window.
 */
final class Control {
    private final Session session;
    private final Set<Layer> layers = EnumSet.noneOf(Layer.class);
    private final AttackControl attacks;
    private final DecisionControl decisions;
    private Selection selection = Selection.NONE;
    private @Nullable Hex hover;
    private Optional<Refusal> refusal = Optional.empty();

    Control(Session session) {
        this.session = session;
        attacks = new AttackControl(session.game());
        decisions = new DecisionControl(session.game());
    }

    Session session() {
        return session;
    }

    Selection selection() {
        return selection;
    }

    /** The hex under the mouse. */
    Optional<Hex> hover() {
        return Optional.ofNullable(hover);
    }

    void hover(@Nullable Hex hex) {
        hover = hex;
    }

    /** Why the last command was refused, until the next click. */
    Optional<Refusal> refusal() {
        return refusal;
    }

    boolean shows(Layer layer) {
        return layers.contains(layer);
    }

    void toggle(Layer layer) {
        if (!layers.remove(layer)) {
            layers.add(layer);
        }
    }

    /** Chooses something, as a panel or list does. */
    void select(Selection next) {
        refusal = Optional.empty();
        selection = next;
    }

    private GameState state() {
        return session.game().state();
    }

    private boolean mine(Unit unit) {
        return unit.side() == state().decider();
    }

    /** Sends a command; what is refused is kept to be told. */
    boolean send(Command command) {
        refusal = session.execute(command);
        return refusal.isEmpty();
    }

    /** A click on a hex. */
    void click(Hex hex, boolean shift, boolean join) {
        refusal = Optional.empty();
        if (!session.humanDecides()) {
            selection = new Selection.Look(hex);
        } else if (state().combat().isPresent()) {
            decide(hex);
        } else if (state().moment().phase() == Phase.COMBAT) {
            selection = attacks.click(selection, hex, shift);
        } else {
            march(hex, shift, join);
        }
    }

    /** A click on one counter of a stack: chooses that unit alone; whether it may be chosen so now. */
    boolean pick(Unit unit) {
        Optional<Hex> hex = state().hexOf(unit);
        boolean marching = state().combat().isEmpty() && state().moment().phase() == Phase.MOVEMENT;
        if (hex.isEmpty() || !session.humanDecides() || !marching || !mine(unit)) {
            return false;
        }
        select(new Selection.Units(hex.get(), List.of(unit)));
        return true;
    }

    private void march(Hex hex, boolean shift, boolean join) {
        if (selection instanceof Selection.Entering entering && enters(entering.unit(), hex)) {
            if (send(new Command.EnterUnit(entering.unit(), hex))) {
                selection = new Selection.Units(hex, List.of(entering.unit()));
            }
            return;
        }
        boolean friends = state().deployment().occupied(hex.index(), state().decider());
        if (selection instanceof Selection.Units units && !units.hex().equals(hex) && (join || !friends)) {
            boolean enemies =
                    state().deployment().occupied(hex.index(), state().decider().enemy());
            if (enemies && !join) {
                selection = new Selection.Look(hex);
            } else {
                march(units, hex);
            }
            return;
        }
        selection = friends ? cycle(hex, shift) : new Selection.Look(hex);
    }

    private boolean enters(Unit unit, Hex hex) {
        return session.game().rules().reinforcements().entries(unit).containsKey(hex);
    }

    private void march(Selection.Units units, Hex hex) {
        List<Unit> arrived = new ArrayList<>();
        Optional<Refusal> first = Optional.empty();
        for (Unit unit : units.units()) {
            if (send(new Command.MoveUnit(unit, hex))) {
                arrived.add(unit);
            } else if (first.isEmpty()) {
                first = refusal;
            }
        }
        refusal = first;
        if (!arrived.isEmpty()) {
            selection = new Selection.Units(hex, arrived);
        }
    }

    /** The next choice in a hex: each unit in turn; with shift the whole stack. */
    private Selection cycle(Hex hex, boolean shift) {
        List<Unit> stack = state().deployment().unitsAt(hex.index());
        if (shift) {
            return new Selection.Units(hex, stack);
        }
        int next = stack.size() - 1;
        if (selection instanceof Selection.Units units && units.hex().equals(hex)) {
            int now = stack.indexOf(units.units().get(0));
            next = units.units().size() > 1 ? 0 : Math.floorMod(now - 1, stack.size());
        }
        return new Selection.Units(hex, List.of(stack.get(next)));
    }

    private void decide(Hex hex) {
        Selection before = settled();
        Optional<Command> command = decisions.command(before, hex);
        if (command.isPresent()) {
            send(command.get());
            selection = decisions.next();
        } else {
            selection = decisions.click(before, hex);
        }
    }

    /** The selection, put right for what the game waits for. */
    private Selection settled() {
        return state().combat().isPresent() ? decisions.settle(selection) : selection;
    }

    /** Puts the selection right after the game has changed under it. */
    void settle() {
        if (session.humanDecides() && state().combat().isPresent()) {
            selection = decisions.settle(selection);
        } else if (selection instanceof Selection.Losses || selection instanceof Selection.Mover) {
            selection = Selection.NONE;
        } else if (selection instanceof Selection.Units units) {
            boolean there = session.humanDecides()
                    && units.units().stream()
                            .allMatch(unit -> mine(unit)
                                    && state().hexOf(unit)
                                            .filter(units.hex()::equals)
                                            .isPresent());
            selection = there ? selection : Selection.NONE;
        } else if (selection instanceof Selection.Entering entering
                && (!session.humanDecides() || !state().awaited(entering.unit()) || !mine(entering.unit()))) {
            selection = Selection.NONE;
        } else if (selection instanceof Selection.Attack attack
                && (state().moment().phase() != Phase.COMBAT
                        || attack.targets().stream().anyMatch(target -> state().attacked(target.index())))) {
            selection = Selection.NONE;
        }
    }

    /** One step back: out of what was chosen. Whether there was anything. */
    boolean back() {
        refusal = Optional.empty();
        if (selection instanceof Selection.Mover mover && mover.crowded().isPresent()) {
            selection = new Selection.Mover(mover.unit(), Optional.empty());
            return true;
        }
        boolean something = !(selection instanceof Selection.None) && !(selection instanceof Selection.Mover);
        selection = settledOrNone();
        return something;
    }

    private Selection settledOrNone() {
        return session.humanDecides() && state().combat().isPresent()
                ? decisions.settle(Selection.NONE)
                : Selection.NONE;
    }

    /** Takes back: an attack that is only planned, else the last command. */
    void takeBack() {
        if (selection instanceof Selection.Attack || selection instanceof Selection.Entering) {
            selection = Selection.NONE;
        } else if (session.humanDecides()) {
            refusal = session.undo();
        }
    }

    /** Chooses the next unit that has something to do: to march, to attack or to decide. */
    void next() {
        List<Unit> waiting = Agenda.waiting(session.game());
        if (!session.humanDecides() || waiting.isEmpty()) {
            return;
        }
        Unit after = null;
        if (selection instanceof Selection.Units units) {
            Unit now = units.units().get(0);
            after = waiting.stream()
                    .filter(unit -> unit.compareTo(now) > 0)
                    .findFirst()
                    .orElse(null);
        }
        Unit unit = after == null ? waiting.get(0) : after;
        state().hexOf(unit).ifPresent(hex -> selection = new Selection.Units(hex, List.of(unit)));
    }

    /** Does what the Enter key means: makes the planned attack, or takes the chosen losses. */
    void confirm() {
        if (selection instanceof Selection.Attack attack) {
            if (send(new Command.Attack(attack.attackers(), attack.targets()))) {
                selection = Selection.NONE;
                settle();
            }
        } else if (selection instanceof Selection.Losses losses) {
            if (send(new Command.TakeLosses(losses.units()))) {
                selection = Selection.NONE;
                settle();
            }
        }
    }

    /** Ends the phase, or the advances after a combat. */
    void endPhase() {
        Optional<Combat> combat = state().combat();
        if (combat.isEmpty()) {
            if (send(new Command.EndPhase())) {
                selection = Selection.NONE;
            }
        } else if (combat.get().stage() == Combat.Stage.ADVANCES) {
            send(new Command.EndAdvance());
        }
        settle();
    }

    /** Takes the chosen units off the map. */
    void leave() {
        if (selection instanceof Selection.Units units) {
            units.units().forEach(unit -> send(new Command.ExitUnit(unit)));
            settle();
        }
    }

    /** Displaces a friend from the full hex into which the chosen unit retreats. */
    void displace(Unit friend) {
        if (selection instanceof Selection.Mover mover && mover.crowded().isPresent()) {
            send(new Command.Retreat(mover.unit(), mover.crowded().get(), Optional.of(friend)));
            selection = decisions.next();
        }
    }

    /** Gives the game up for a side. */
    void concede(Side side) {
        send(new Command.Concede(side));
    }
}
