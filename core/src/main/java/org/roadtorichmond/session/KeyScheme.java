package org.roadtorichmond.session;

import com.badlogic.gdx.Input.Keys;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Which keys are usual: a choice among whole sets, within which single keys can still be changed. */
public enum KeyScheme {
    /** The map is moved by the arrows. */
    ARROWS(Map.of()),
    /** The map is moved by W, A, S and D; what usually has these keys has others. */
    WASD(Map.of(
            KeyAction.MAP_UP, new Stroke(Keys.W),
            KeyAction.MAP_LEFT, new Stroke(Keys.A),
            KeyAction.MAP_DOWN, new Stroke(Keys.S),
            KeyAction.MAP_RIGHT, new Stroke(Keys.D),
            KeyAction.PLAN, new Stroke(Keys.Q),
            KeyAction.SUPPLY, new Stroke(Keys.K)));

    private final Map<KeyAction, Stroke> others = new EnumMap<>(KeyAction.class);

    KeyScheme(Map<KeyAction, Stroke> others) {
        this.others.putAll(others);
    }

    /** The key that an action has unless a player chooses another. */
    public Stroke usual(KeyAction action) {
        Stroke other = others.get(action);
        return other == null ? action.usual() : other;
    }

    /** The word for it in settings. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
