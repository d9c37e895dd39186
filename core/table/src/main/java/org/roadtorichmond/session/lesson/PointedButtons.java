package org.roadtorichmond.session.lesson;

import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.lesson.Button;
import org.roadtorichmond.scenario.lesson.LessonOverlay;
import org.roadtorichmond.scenario.lesson.Pointed;
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

    /** The key that shows an overlay. */
    private static KeyAction shows(LessonOverlay layer) {
        return switch (layer) {
            case OWN_CONTROL, ENEMY_CONTROL -> KeyAction.ZONES;
            case COMMUNICATIONS -> KeyAction.COMMUNICATIONS;
            case SUPPLY -> KeyAction.SUPPLY;
            case TERRAIN -> KeyAction.TERRAIN;
            case GRID -> KeyAction.GRID;
            case POINTS -> KeyAction.LEDGER;
            case PLAN -> KeyAction.INTENT;
        };
    }
}
