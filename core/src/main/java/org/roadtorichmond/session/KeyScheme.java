package org.roadtorichmond.session;

import com.badlogic.gdx.Input.Keys;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which keys are usual: a choice among whole sets, within which single keys can still be changed. */
public enum KeyScheme {
    /** The map is moved by the arrows. */
    ARROWS,
    /** The map is moved by W, A, S and D; what usually has these keys has others. */
    WASD;

    private static final Map<KeyAction, Stroke> BY_LETTERS = Map.of(
            KeyAction.MAP_UP, new Stroke(Keys.W),
            KeyAction.MAP_LEFT, new Stroke(Keys.A),
            KeyAction.MAP_DOWN, new Stroke(Keys.S),
            KeyAction.MAP_RIGHT, new Stroke(Keys.D),
            KeyAction.PLAN, new Stroke(Keys.Q),
            KeyAction.SUPPLY, new Stroke(Keys.Y));

    /** The key that an action has unless a player chooses another. */
    public Stroke usual(KeyAction action) {
        @Nullable Stroke other = this == WASD ? BY_LETTERS.get(action) : null;
        return other == null ? action.usual() : other;
    }

    /** The word for it in settings. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
