package org.roadtorichmond.session.lesson;

import java.util.function.Consumer;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.lesson.Gesture;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.unit.Unit;

/** Makes the gestures of a lesson as a learner would make them. */
public final class GesturePlayer {
    private final Control control;
    private final EndGuard guard;
    private final Consumer<KeyAction> keys;

    /**
     * Makes gestures in a game.
     *
     * @param control gets the clicks
     * @param guard what may ask whether a phase is to be ended; it is answered
     * @param keys gets the keys
     */
    public GesturePlayer(Control control, EndGuard guard, Consumer<KeyAction> keys) {
        this.control = control;
        this.guard = guard;
        this.keys = keys;
    }

    /** Makes a gesture. */
    public void make(Gesture gesture) {
        if (gesture instanceof Gesture.Click click) {
            control.click(click.hex(), click.shift(), click.join());
        } else if (gesture instanceof Gesture.Pick pick) {
            pick(pick.unit());
        } else if (gesture instanceof Gesture.Press press) {
            KeyAction action = KeyAction.valueOf(press.button().name());
            keys.accept(action);
            if (action == KeyAction.END_PHASE && guard.asking()) {
                keys.accept(action);
            }
        }
    }

    /** A unit that waits beside the map is clicked there; one that is chosen to be lost already needs no click. */
    private void pick(Unit unit) {
        GameState state = control.session().state();
        boolean chosen = control.selection() instanceof Selection.Losses losses
                && losses.units().contains(unit);
        if (state.hexOf(unit).isEmpty()) {
            control.select(Selection.of(unit, state));
        } else if (!chosen) {
            control.pick(unit);
        }
    }
}
