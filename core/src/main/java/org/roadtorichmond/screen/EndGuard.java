package org.roadtorichmond.screen;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;

/**
 * Keeps a phase from being ended by accident: while units could still act the first call only asks, and the second one ends it.
 * Whatever is done in between takes the question back.
 */
final class EndGuard {
    private final Control control;
    private final Game game;
    private @Nullable Asked asked;

    /** What was true when it was asked; the question stands only as long as that is. */
    private record Asked(Moment moment, int entries, Selection selection) {}

    EndGuard(Control control) {
        this.control = control;
        game = control.session().game();
    }

    private Asked now() {
        return new Asked(game.state().moment(), game.log().size(), control.selection());
    }

    /** How many units could still act in this phase; 0 while a combat waits for a decision. */
    int idle() {
        return game.state().combat().isPresent() || game.state().ending().isPresent()
                ? 0
                : Agenda.waiting(game).size();
    }

    /** Whether it has been asked and not yet answered. */
    boolean asking() {
        return now().equals(asked);
    }

    /** Ends the phase, or asks first. */
    void press() {
        boolean sure = asking() || idle() == 0 || game.state().combat().isPresent();
        if (sure) {
            asked = null;
            control.endPhase();
        } else {
            // Nothing stays chosen, so that the panel lists who could still act.
            control.select(Selection.NONE);
            asked = new WhyNot(control).ending().isPresent() ? null : now();
            if (asked == null) {
                control.endPhase();
            }
        }
    }

    /** Takes the question back; whether there was one. */
    boolean dismiss() {
        boolean was = Optional.ofNullable(asked).isPresent() && asking();
        asked = null;
        return was;
    }
}
