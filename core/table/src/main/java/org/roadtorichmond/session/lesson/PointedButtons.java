package org.roadtorichmond.session.lesson;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.lesson.Button;
import org.roadtorichmond.scenario.lesson.Lesson;
import org.roadtorichmond.scenario.lesson.LessonOverlay;
import org.roadtorichmond.scenario.lesson.LessonStep;
import org.roadtorichmond.scenario.lesson.Pointed;
import org.roadtorichmond.scenario.lesson.StepGoal;
import org.roadtorichmond.session.KeyAction;

/** The names by which the buttons of a battle are found at which a step of a lesson points. */
public final class PointedButtons {
    private static final String LAYER = "layer.";

    private PointedButtons() {}

    /** The name of the button that shows an overlay by an action. */
    public static String layer(KeyAction action) {
        return LAYER + action.name();
    }

    static List<String> of(Pointed pointed) {
        return Stream.concat(
                        pointed.buttons().stream().map(Button::name),
                        pointed.layers().stream().map(overlay -> layer(shows(overlay))))
                .toList();
    }

    /** The keys of the overlays that a lesson teaches. */
    public static Set<KeyAction> taught(Lesson lesson) {
        Stream<LessonOverlay> shown = lesson.steps().stream()
                .map(LessonStep::goal)
                .filter(StepGoal.Shown.class::isInstance)
                .map(goal -> ((StepGoal.Shown) goal).layer());
        return Stream.concat(shown, lesson.steps().stream().flatMap(step -> step.pointed().layers().stream()))
                .map(PointedButtons::shows)
                .collect(Collectors.toSet());
    }

    /** The key of the button that shows an overlay. */
    private static KeyAction shows(LessonOverlay layer) {
        return switch (layer) {
            case OWN_CONTROL, ENEMY_CONTROL -> KeyAction.ZONES;
            case COMMUNICATIONS, SUPPLY -> KeyAction.SUPPLY;
            case TERRAIN, GRID -> KeyAction.TERRAIN;
            case POINTS -> KeyAction.LEDGER;
            case PLAN -> KeyAction.INTENT;
        };
    }
}
