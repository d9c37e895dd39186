package org.roadtorichmond.session.control;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.unit.Unit;

/** What the Enter key means for what is chosen, and which friend it would displace. */
public final class Confirmation {
    private final Control control;
    private int displaced;

    /** The confirmation of what is chosen in a control. */
    Confirmation(Control control) {
        this.control = control;
    }

    /** Something else was chosen, so that the first friend would be displaced again. */
    void begin() {
        displaced = 0;
    }

    /** Has the next friend be the one who would be displaced. */
    void nextFriend() {
        displaced++;
    }

    /** The friends of whom one must make room in the full hex that was chosen, if one was. */
    public List<Unit> displaceables() {
        return control.selection() instanceof Selection.Mover mover
                ? mover.crowded()
                        .map(hex -> control.decisions().displaceable(mover.unit(), hex))
                        .orElse(List.of())
                : List.of();
    }

    /** The friend whom Enter would displace from the full hex that was chosen, if one was. */
    public Optional<Unit> displaceable() {
        List<Unit> friends = displaceables();
        return friends.isEmpty() ? Optional.empty() : Optional.of(friends.get(displaced % friends.size()));
    }

    /**
     * Does what the Enter key means: makes the planned attack, takes the chosen losses, displaces the chosen friend; or else does
     * the obvious with what is chosen, as a click on the hex would.
     */
    void confirm() {
        if (control.selection() instanceof Selection.Attack attack) {
            control.finish(attack.command());
        } else if (control.selection() instanceof Selection.Losses losses) {
            control.finish(new Command.TakeLosses(losses.units()));
        } else {
            // A player who marches by keys has seen the path: where friends stand he means to join them.
            boolean join = control.selection() instanceof Selection.Group
                    || (control.selection() instanceof Selection.Units units
                            && !control.cursor()
                                    .hex()
                                    .filter(units.hex()::equals)
                                    .isPresent());
            displaceable()
                    .ifPresentOrElse(
                            this::displace,
                            () -> new Proposal(control).hex().ifPresent(hex -> control.click(hex, false, join)));
        }
    }

    /** Displaces a friend from the full hex into which the chosen unit retreats. */
    public void displace(Unit friend) {
        if (control.selection() instanceof Selection.Mover mover
                && mover.crowded().isPresent()) {
            control.decide(new Command.Retreat(mover.unit(), mover.crowded().get(), Optional.of(friend)));
        }
    }
}
