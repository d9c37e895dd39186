package org.roadtorichmond.session;

import com.badlogic.gdx.Input.Keys;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which key does what, as the player has set it. No two actions ever share a key. Keys go by what is printed on them on the player's
 * {@link Keyboard}.
 */
public final class KeyMap {
    /** Keys that mean the same wherever they are on a keyboard. */
    private static final Map<Integer, Integer> TWINS = Map.of(
            Keys.NUMPAD_ENTER, Keys.ENTER,
            Keys.EQUALS, Keys.PLUS,
            Keys.NUMPAD_ADD, Keys.PLUS,
            Keys.NUMPAD_SUBTRACT, Keys.MINUS);

    /** Keys of the window and of every page, and keys that do nothing by themselves. */
    private static final Set<Integer> RESERVED = Set.of(
            Keys.ESCAPE,
            Keys.F11,
            Keys.F12,
            Keys.CONTROL_LEFT,
            Keys.CONTROL_RIGHT,
            Keys.SHIFT_LEFT,
            Keys.SHIFT_RIGHT,
            Keys.ALT_LEFT,
            Keys.ALT_RIGHT,
            Keys.SYM,
            Keys.UNKNOWN);

    private final Map<KeyAction, KeyStroke> strokes = new EnumMap<>(KeyAction.class);
    private final Map<KeyStroke, KeyAction> actions = new HashMap<>();
    private final Preferences preferences;
    private final Keyboard keyboard;
    private KeyLayout layout;

    /** What came of a player's wish for another key. */
    public sealed interface Change {
        /** The key is set. */
        record Done() implements Change {}

        /** The key belongs to another action, and nothing has changed. */
        record Taken(KeyAction by) implements Change {}

        /** The key belongs to the window, and nothing has changed. */
        record Reserved() implements Change {}
    }

    /** The keys as a player's preferences have them; an action without a preference has its usual key. */
    public KeyMap(Preferences preferences, Keyboard keyboard) {
        this.preferences = preferences;
        this.keyboard = keyboard;
        layout = keyboard.layout();
        read();
    }

    /** What is printed on the keys, as {@link #follow} has found it last. */
    public KeyLayout layout() {
        return layout;
    }

    /** Takes over another layout of the keyboard, if it has changed. */
    public void follow() {
        KeyLayout now = keyboard.layout();
        if (!now.equals(layout)) {
            layout = now;
            read();
        }
    }

    /**
     * Reads the keys. A chosen key stays, also where a later version of the program means something else by it: that action takes the
     * key which the choice left free. Keys that move the map are never given away, and of two actions that a file edited by hand
     * gives one key, the first has it.
     */
    private void read() {
        strokes.clear();
        actions.clear();
        Set<KeyStroke> moves = new HashSet<>();
        KeyScheme.MOVES.stream()
                .filter(action -> preferences.get(Setting.key(action)).isEmpty())
                .forEach(action -> moves.add(usual(action)));
        for (KeyAction action : KeyAction.values()) {
            preferences
                    .get(Setting.key(action))
                    .filter(chosen -> action != KeyAction.BACK && !reserved(chosen))
                    .filter(chosen -> !moves.contains(chosen) && !actions.containsKey(chosen))
                    .ifPresent(chosen -> set(action, chosen));
        }
        Map<KeyStroke, KeyAction> chosen = Map.copyOf(actions);
        for (KeyAction action : KeyAction.values()) {
            if (!strokes.containsKey(action)) {
                KeyStroke free = usual(action);
                for (@Nullable KeyAction by = chosen.get(free); by != null; by = chosen.get(free)) {
                    free = usual(by);
                }
                set(action, free);
            }
        }
    }

    private void set(KeyAction action, KeyStroke stroke) {
        strokes.put(action, stroke);
        actions.put(stroke, action);
    }

    /** The key of an action. */
    public KeyStroke stroke(KeyAction action) {
        return strokes.getOrDefault(action, usual(action));
    }

    private KeyStroke usual(KeyAction action) {
        return preferences.get(Setting.KEY_SCHEME).usual(action, layout);
    }

    /** Where on the keyboard the key of an action is, as LibGDX counts keys. */
    public int place(KeyAction action) {
        return layout.place(stroke(action).key());
    }

    /** Which keys are usual. */
    public KeyScheme scheme() {
        return preferences.get(Setting.KEY_SCHEME);
    }

    /** Which actions, beside those that move the map, have another usual key where the map is moved by four letters. */
    public List<KeyAction> moved() {
        return Arrays.stream(KeyAction.values())
                .filter(action -> !KeyScheme.MOVES.contains(action))
                .filter(action -> !KeyScheme.WASD.usual(action, layout).equals(action.usual()))
                .toList();
    }

    /** Takes another set of usual keys and keeps that; keys chosen one by one stay, unless the set moves the map by them. */
    public void scheme(KeyScheme scheme) {
        preferences.set(Setting.KEY_SCHEME, scheme);
        read();
    }

    /** What a stroke does, if anything. */
    public Optional<KeyAction> action(KeyStroke stroke) {
        KeyStroke plain = plain(stroke);
        KeyAction exact = actions.get(plain);
        // A player who still holds Shift from joining a stack means the key alone.
        return Optional.ofNullable(
                exact != null ? exact : actions.get(new KeyStroke(plain.key(), plain.control(), false)));
    }

    private static KeyStroke plain(KeyStroke stroke) {
        return new KeyStroke(TWINS.getOrDefault(stroke.key(), stroke.key()), stroke.control(), stroke.shift());
    }

    /** Gives an action another key and keeps it, unless the key has a meaning already. */
    public Change change(KeyAction action, KeyStroke wish) {
        KeyStroke stroke = plain(wish);
        KeyAction owner = actions.get(stroke);
        if (owner != null && owner != action) {
            return new Change.Taken(owner);
        }
        if (reserved(stroke) || action == KeyAction.BACK) {
            return new Change.Reserved();
        }
        if (stroke.equals(usual(action))) {
            preferences.unset(List.of(Setting.key(action)));
        } else {
            preferences.set(Setting.key(action), Optional.of(stroke));
        }
        read();
        return new Change.Done();
    }

    private static boolean reserved(KeyStroke stroke) {
        boolean scales = stroke.control() && (stroke.key() == Keys.PAGE_UP || stroke.key() == Keys.PAGE_DOWN);
        return scales || RESERVED.contains(stroke.key());
    }

    /** Gives all actions back their usual keys. */
    public void usual() {
        preferences.unset(Setting.keys());
        read();
    }
}
