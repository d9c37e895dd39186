package org.roadtorichmond.session.control;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.DecisionOptions;
import org.roadtorichmond.play.RetreatSystem.Refuge;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Unit;

/** Makes the decisions after a combat by clicks: which units an exchange costs, where beaten units go, which advance. */
record DecisionControl(Session session, ProposedDecisions proposed) {
    private Task task() {
        return session.options().task();
    }

    private DecisionOptions options() {
        return session.options().decision();
    }

    /** The selection for what the game waits for now, keeping the given one if it still fits; otherwise what is proposed. */
    Selection settle(Selection selection) {
        if (task() == Task.LOSSES) {
            return selection instanceof Selection.Losses
                    ? selection
                    : new Selection.Losses(proposed.losses().orElseGet(options()::leastLoss));
        }
        return selection instanceof Selection.Mover mover && can(mover.unit()) ? selection : first();
    }

    /** The choice after another when one key leads through all who can retreat, advance or be given a token. */
    Selection after(Selection.Mover mover) {
        List<Unit> able = options().able();
        return new Selection.Mover(able.get((able.indexOf(mover.unit()) + 1) % able.size()));
    }

    private boolean can(Unit unit) {
        return options().able().contains(unit);
    }

    /** The selection after a decision. */
    Selection next() {
        return task().afterCombat() ? settle(Selection.none()) : Selection.none();
    }

    /** The unit that is best moved first, else the first that can be. */
    private Selection first() {
        return proposed.next()
                .flatMap(ProposedDecisions::unit)
                .filter(this::can)
                .or(() -> options().able().stream().findFirst())
                .<Selection>map(Selection.Mover::new)
                .orElse(Selection.none());
    }

    /** What a click on a hex orders, if it orders anything. */
    Optional<Command> command(Selection selection, Hex hex) {
        if (task() == Task.SPOILS) {
            return token(selection, hex);
        }
        if (!(selection instanceof Selection.Mover mover)
                || !options().goals(mover.unit()).contains(hex)) {
            return Optional.empty();
        }
        if (task() == Task.ADVANCE) {
            return Optional.of(new Command.Advance(mover.unit(), hex));
        }
        List<Unit> displaceable = options().displaceable(mover.unit(), hex);
        boolean asks = displaceable.size() > 1
                || displaceable.stream().anyMatch(friend -> options().dooms(mover.unit(), hex, friend));
        return asks
                ? Optional.empty()
                : Optional.of(new Command.Retreat(
                        mover.unit(), hex, displaceable.stream().findFirst()));
    }

    /** What a click on one counter orders, if it orders anything: which unit displaces which, or gets a token. */
    Optional<Command> command(Selection selection, Unit unit) {
        if (task() == Task.SPOILS) {
            return Optional.of(unit).filter(this::can).map(Command.PlaceToken::new);
        }
        if (task() != Task.RETREAT || !(selection instanceof Selection.Mover mover)) {
            return Optional.empty();
        }
        return roomOf(mover, unit)
                .filter(hex -> mover.crowded().filter(hex::equals).isPresent()
                        || !options().dooms(mover.unit(), hex, unit))
                .map(hex -> new Command.Retreat(mover.unit(), hex, Optional.of(unit)));
    }

    /** The hex in which a friend could make room for a unit. */
    private Optional<Hex> roomOf(Selection.Mover mover, Unit friend) {
        return options().refuges(mover.unit()).stream()
                .filter(refuge -> refuge.displaceable().contains(friend))
                .map(Refuge::hex)
                .findFirst();
    }

    /** What a click on one counter chooses: that unit to move, or to be lost or spared. */
    Optional<Selection> choice(Selection selection, Unit unit) {
        if (selection instanceof Selection.Losses losses && options().movers().contains(unit)) {
            return Optional.of(new Selection.Losses(AttackControl.nextSubset(losses.units(), List.of(unit))));
        }
        if (!(selection instanceof Selection.Mover mover)) {
            return Optional.empty();
        }
        // A friend that would be lost by making room is displaced only by a second click, after a warning.
        return can(unit)
                ? Optional.of(new Selection.Mover(unit))
                : task() == Task.RETREAT
                        ? roomOf(mover, unit).map(hex -> new Selection.Mover(mover.unit(), Optional.of(hex)))
                        : Optional.empty();
    }

    /** The token goes to the chosen unit, or to the only one of the hex that may have it. */
    private Optional<Command> token(Selection selection, Hex hex) {
        List<Unit> here = options().movers().stream()
                .filter(unit -> options().goals(unit).contains(hex))
                .toList();
        if (selection instanceof Selection.Mover mover && here.contains(mover.unit())) {
            return Optional.of(new Command.PlaceToken(mover.unit()));
        }
        return here.size() == 1 ? Optional.of(new Command.PlaceToken(here.get(0))) : Optional.empty();
    }

    /** What a click that orders nothing chooses. */
    Selection click(Selection selection, Hex hex) {
        List<Unit> here = options().movers().stream()
                .filter(unit -> session.options()
                        .state()
                        .hexOf(unit)
                        .filter(hex::equals)
                        .isPresent())
                .toList();
        if (selection instanceof Selection.Losses losses && !here.isEmpty()) {
            return new Selection.Losses(AttackControl.nextSubset(losses.units(), here));
        }
        if (selection instanceof Selection.Mover mover) {
            if (options().goals(mover.unit()).contains(hex)) {
                return new Selection.Mover(mover.unit(), Optional.of(hex));
            }
            List<Unit> able = here.stream().filter(this::can).toList();
            if (!able.isEmpty()) {
                int now = able.indexOf(mover.unit());
                return new Selection.Mover(able.get((now + 1) % able.size()));
            }
        }
        return selection;
    }
}
