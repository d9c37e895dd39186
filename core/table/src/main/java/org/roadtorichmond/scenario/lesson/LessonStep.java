package org.roadtorichmond.scenario.lesson;

import java.util.List;

/**
 * A step of a lesson.
 *
 * @param id by which translations and saved progress find it
 * @param text what the learner reads; the name of a key stands in brackets, {@code [CONFIRM]}
 * @param hint what helps him after a while; empty if the step is only read
 * @param pointed what it points at
 * @param goal what completes it
 * @param show the gestures that do so from where the step begins; empty if it is only read
 */
public record LessonStep(String id, String text, String hint, Pointed pointed, StepGoal goal, List<Gesture> show) {
    /** Copies the list. */
    public LessonStep {
        show = List.copyOf(show);
    }

    /** Whether the step is only read. */
    public boolean isRead() {
        return goal instanceof StepGoal.Read;
    }

    /** The same in other words. */
    LessonStep told(String words, String help) {
        return new LessonStep(id, words, help, pointed, goal, show);
    }
}
