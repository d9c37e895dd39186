package org.roadtorichmond.session;

import com.badlogic.gdx.Input.Keys;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which keys are usual: a choice among whole sets, within which single keys can still be changed. */
public enum KeyScheme {
    /** The map is moved by the arrows. */
    ARROWS,
    /** The map is moved by the keys in the places of W, A, S and D; what usually has these keys has others. */
    WASD;

    /** What the four keys do. */
    static final Set<KeyAction> MOVES =
            EnumSet.of(KeyAction.MAP_UP, KeyAction.MAP_LEFT, KeyAction.MAP_DOWN, KeyAction.MAP_RIGHT);

    /** Where the keys that move the map lie under each other: that matters, and not what is printed on them. */
    private static final List<Integer> PLACES = List.of(Keys.W, Keys.A, Keys.S, Keys.D);

    private static final Map<KeyAction, KeyStroke> BY_LETTERS = Map.of(
            KeyAction.MAP_UP, new KeyStroke(Keys.W),
            KeyAction.MAP_LEFT, new KeyStroke(Keys.A),
            KeyAction.MAP_DOWN, new KeyStroke(Keys.S),
            KeyAction.MAP_RIGHT, new KeyStroke(Keys.D),
            KeyAction.PLAN, new KeyStroke(Keys.Q),
            KeyAction.SUPPLY, new KeyStroke(Keys.Y));

    /** The key that an action has on a keyboard unless a player chooses another. */
    public KeyStroke usual(KeyAction action, KeyLayout layout) {
        if (this == ARROWS) {
            return action.usual();
        }
        @Nullable KeyStroke other = BY_LETTERS.get(action);
        KeyStroke stroke = other == null ? action.usual() : other;
        if (stroke.control()) {
            return stroke;
        }
        if (PLACES.contains(stroke.key())) {
            return stroke.with(layout.meant(stroke.key(), false));
        }
        // What is printed on one of the four places yields, and takes the letter that usually has the place.
        int key = stroke.key();
        for (int place = layout.place(key); place != key && PLACES.contains(place); place = layout.place(key)) {
            key = place;
        }
        return stroke.with(key);
    }

    /** The names of the keys in the places of W, A, S and D, as strokes. */
    public static List<KeyStroke> fourKeys(KeyLayout layout) {
        return PLACES.stream()
                .map(place -> new KeyStroke(layout.meant(place, false)))
                .toList();
    }

    /** The word for it in settings. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
