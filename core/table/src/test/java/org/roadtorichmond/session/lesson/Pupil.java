package org.roadtorichmond.session.lesson;

import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.lesson.LessonStep;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.control.Layer;

/** Takes a lesson without a window, with the effects of keys and the play of the other side as in the window. */
final class Pupil {
    private final Tutor tutor;
    private final Control control;
    private final EndGuard guard;
    private final GesturePlayer gestures;

    Pupil(Tutor tutor) {
        this.tutor = tutor;
        control = new Control(tutor.session());
        guard = new EndGuard(control);
        gestures = new GesturePlayer(control, guard, this::press);
        tutor.watch(control);
        settle();
    }

    Control control() {
        return control;
    }

    /** Does what the current step asks for, with the gestures that it names. */
    void takeStep() {
        LessonStep step = tutor.step().orElseThrow();
        if (step.isRead()) {
            tutor.next();
        } else {
            tutor.show(gestures);
            settle();
        }
    }

    /** Presses a key of the battle screen. */
    void press(KeyAction action) {
        switch (action) {
            case NEXT_UNIT -> control.next();
            case CONFIRM -> control.confirm();
            case FORMATION -> control.widen();
            case MARCH_ON -> control.marchOn();
            case UNDO -> control.takeBack();
            case LEAVE_MAP -> control.leave();
            case ZONES -> control.display().cycle(Layer.ZONES);
            case COMMUNICATIONS -> control.display().toggle(Layer.COMMUNICATIONS);
            case SUPPLY -> control.display().cycle(Layer.SUPPLIES);
            case TERRAIN -> control.display().cycle(Layer.GROUND);
            case LEDGER -> control.display().toggle(Layer.POINTS);
            case INTENT -> control.display().toggle(Layer.PLAN);
            case END_PHASE -> guard.press();
            case ADVICE, LOG -> {
                // The panels that these keys open belong to the window.
            }
            default -> throw new AssertionError(action + " is pressed by no lesson so far");
        }
        tutor.pressed(action);
    }

    /** Lets the other side play until the learner must act, then checks whether the step is done. */
    void settle() {
        Session session = tutor.session();
        control.settle();
        while (session.opponentDecides()) {
            Command command = tutor.commander(session.game().state().decider())
                    .orElseThrow()
                    .next(session.game());
            session.execute(command).ifPresent(refusal -> {
                throw new AssertionError(command + ": " + refusal);
            });
            control.settle();
        }
        tutor.check();
    }
}
