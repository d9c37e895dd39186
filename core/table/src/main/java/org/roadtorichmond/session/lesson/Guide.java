package org.roadtorichmond.session.lesson;

import java.util.List;
import java.util.Optional;

/** Steps that teach something, each of which is done when it was really done: a lesson in a battle, or the tour of the workshop. */
public interface Guide {
    /** How much help is given with a step. */
    enum Help {
        /** None yet. */
        NONE,
        /** In words. */
        WORDS,
        /** In words, and what to do is shown on request. */
        ACTION
    }

    /**
     * What is shown of a step.
     *
     * @param text what the learner reads; the name of a key stands in brackets, {@code [CONFIRM]}
     * @param hint what helps him after a while; empty if there is nothing to do
     * @param isRead whether there is nothing to do but to read it
     * @param isSkipped whether it can be passed over without being done
     * @param isShown whether the program can do it for the learner
     * @param buttons the names of the buttons at which it points
     */
    record Step(String text, String hint, boolean isRead, boolean isSkipped, boolean isShown, List<String> buttons) {
        /** Copies the list. */
        public Step {
            buttons = List.copyOf(buttons);
        }
    }

    /** What the steps teach. */
    String name();

    /** The number of steps. */
    int count();

    /** The number of the present step, from 0; that of all steps at the end. */
    int number();

    /** The present step; none at the end. */
    Optional<Step> shown();

    /** What the learner reads at the end. */
    String ending();

    /** How much help is given with the step. */
    Help help();

    /** Whether the step can no longer be done and had better begin again. */
    boolean astray();

    /** Whether there is a step before. */
    boolean mayStepBack();
}
