package org.roadtorichmond.session.control;

import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.PendingUnits;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.words.Texts;

/**
 * Keeps a phase from being ended by accident: while units could still act the first call only asks, and the second one ends it.
 * Whatever is done in between takes the question back.
 */
public final class EndGuard {
    private final Control control;
    private final Game game;
    private @Nullable Asked asked;

    /** What was true when it was asked; the question stands only as long as that is. */
    private record Asked(Moment moment, int entries, Selection selection) {}

    /** Guards the phases of the game under a control. */
    public EndGuard(Control control) {
        this.control = control;
        game = control.session().game();
    }

    private Asked now() {
        return new Asked(game.state().moment(), game.log().size(), control.selection());
    }

    /** How many units could still act in this phase; 0 while a combat waits for a decision. */
    public int idle() {
        return game.state().combat().isPresent() || game.state().ending().isPresent()
                ? 0
                : PendingUnits.waiting(game).size();
    }

    /** Whether it has been asked and not yet answered. */
    public boolean asking() {
        return now().equals(asked);
    }

    /** Ends the phase, or asks first. */
    public void press() {
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
    public boolean dismiss() {
        boolean was = asking();
        asked = null;
        return was;
    }

    /** Whether the phase, or the advances after a combat, may be ended now; after the game this leads to the report. */
    public boolean open() {
        GameState state = game.state();
        if (state.ending().isPresent()) {
            return true;
        }
        return control.session().humanDecides()
                && (state.combat().isEmpty()
                        ? PendingUnits.mustStill(game) == 0
                        : state.combat().get().stage() == Combat.Stage.ADVANCES);
    }

    /** What the button says: what it ends, who must still act before, or the question. */
    public String words(Texts texts) {
        GameState state = game.state();
        if (state.ending().isPresent()) {
            return texts.get("bar.report");
        }
        if (state.combat().isPresent()) {
            boolean advances = state.combat().get().stage() == Combat.Stage.ADVANCES;
            return texts.get(advances ? "bar.endAdvance" : "bar.endCombat");
        }
        boolean marching = state.moment().phase() == Phase.MOVEMENT;
        if (asking()) {
            return texts.get(marching ? "bar.sureMarch" : "bar.sureFight", idle());
        }
        String words = texts.get(marching ? "bar.endMovement" : "bar.endCombat");
        int must = control.session().humanDecides() ? PendingUnits.mustStill(game) : 0;
        return must == 0
                ? words
                : texts.get("bar.endMust", words, must, texts.get(marching ? "bar.enter" : "bar.attack"));
    }
}
