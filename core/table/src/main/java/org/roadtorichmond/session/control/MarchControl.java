package org.roadtorichmond.session.control;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Unit;

/** Chooses units and marches them by clicks, and brings reinforcements onto the map. */
record MarchControl(Session session, GroupControl groups) {
    private GameState state() {
        return session.state();
    }

    /**
     * A click on a hex; with shift it means the whole stack, or where no friends are a march over as many turns as it takes; to
     * join it is to march even to where friends are.
     */
    ClickResult click(Selection selection, Hex hex, boolean shift, boolean join) {
        if (selection instanceof Selection.Entering entering && enters(entering.unit(), hex)) {
            Optional<Refusal> refusal = session.execute(new Command.EnterUnit(entering.unit(), hex));
            return refusal.isPresent()
                    ? new ClickResult(selection, refusal)
                    : new ClickResult(new Selection.Units(hex, List.of(entering.unit())));
        }
        boolean friends = state().deployment().occupied(hex.index(), state().decider());
        boolean together = selection instanceof Selection.Group
                || selection instanceof Selection.Entering
                || (selection instanceof Selection.Units && shift);
        if (together && (join || !friends || groups.entry(selection, hex))) {
            return groups.order(selection, hex);
        }
        if (selection instanceof Selection.Units units && !units.hex().equals(hex) && (join || !friends)) {
            boolean enemies =
                    state().deployment().occupied(hex.index(), state().decider().enemy());
            return enemies && !join ? new ClickResult(new Selection.Look(hex)) : march(units, hex);
        }
        return new ClickResult(
                friends
                        ? choose(selection, hex, state().deployment().unitsAt(hex.index()), shift)
                        : new Selection.Look(hex));
    }

    private boolean enters(Unit unit, Hex hex) {
        return session.options().march().entries(unit).containsKey(hex);
    }

    private ClickResult march(Selection.Units units, Hex hex) {
        List<Unit> arrived = new ArrayList<>();
        Optional<Refusal> first = Optional.empty();
        for (Unit unit : units.units()) {
            Optional<Refusal> refusal = session.execute(new Command.MoveUnit(unit, hex));
            if (refusal.isEmpty()) {
                arrived.add(unit);
            }
            first = first.or(() -> refusal);
        }
        return new ClickResult(arrived.isEmpty() ? units : new Selection.Units(hex, arrived), first);
    }

    /**
     * Takes the last march of this phase back that has led to a hex.
     *
     * @return why nothing was taken back, if so; or why a later move could not be repeated
     */
    Optional<Refusal> takeBack(Hex hex) {
        List<Integer> moves = new ArrayList<>(session.movesOfPhase());
        Collections.reverse(moves);
        for (int move : moves) {
            Optional<Unit> mover = mover(session.game().log().get(move).command());
            if (mover.flatMap(state()::hexOf).filter(hex::equals).isPresent()) {
                return session.takeBack(move).stream()
                        .flatMap(lost -> session.options().check(lost).stream())
                        .findFirst();
            }
        }
        return state().deployment().occupied(hex.index(), state().decider())
                ? Optional.of(new Refusal(Refusal.Reason.NOTHING_TO_UNDO))
                : Optional.empty();
    }

    private static Optional<Unit> mover(Command command) {
        if (command instanceof Command.MoveUnit move) {
            return Optional.of(move.unit());
        }
        return command instanceof Command.EnterUnit enter ? Optional.of(enter.unit()) : Optional.empty();
    }

    /** The next choice in a hex: each unit of its stack in turn; with shift the whole stack. */
    static Selection choose(Selection selection, Hex hex, List<Unit> stack, boolean shift) {
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
}
