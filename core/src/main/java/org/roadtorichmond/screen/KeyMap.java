package org.roadtorichmond.screen;

import com.badlogic.gdx.Input.Keys;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Which key does what, as the player has set it. */
final class KeyMap {
    /** Keys that mean the same wherever they are on a keyboard. */
    private static final Map<Integer, Integer> TWINS = Map.of(
            Keys.NUMPAD_ENTER, Keys.ENTER,
            Keys.EQUALS, Keys.PLUS,
            Keys.NUMPAD_ADD, Keys.PLUS,
            Keys.NUMPAD_SUBTRACT, Keys.MINUS);

    private final Map<Stroke, KeyAction> actions = new HashMap<>();
    private final Preferences preferences;

    KeyMap(Preferences preferences) {
        this.preferences = preferences;
        for (KeyAction action : KeyAction.values()) {
            actions.put(stroke(action), action);
        }
    }

    /** The key of an action. */
    Stroke stroke(KeyAction action) {
        return preferences.stroke(action).orElse(action.usual());
    }

    /** What a stroke does, if anything. */
    Optional<KeyAction> action(Stroke stroke) {
        Stroke plain = new Stroke(TWINS.getOrDefault(stroke.key(), stroke.key()), stroke.control(), stroke.shift());
        KeyAction exact = actions.get(plain);
        // A player who still holds Shift from joining a stack means the key alone.
        return Optional.ofNullable(
                exact != null ? exact : actions.get(new Stroke(plain.key(), plain.control(), false)));
    }
}
