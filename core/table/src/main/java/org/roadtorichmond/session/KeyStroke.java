package org.roadtorichmond.session;

import com.badlogic.gdx.Input.Keys;
import java.util.Optional;

/**
 * A key, alone or with modifiers.
 *
 * @param key the key's number, as LibGDX counts
 * @param control whether Control is held
 * @param shift whether Shift is held
 */
public record KeyStroke(int key, boolean control, boolean shift) {
    private static final String CONTROL = "Ctrl+";
    private static final String SHIFT = "Shift+";

    /** A key alone. */
    public KeyStroke(int key) {
        this(key, false, false);
    }

    /** Another key with the same modifiers. */
    KeyStroke with(int other) {
        return new KeyStroke(other, control, shift);
    }

    /** The stroke written as {@code Ctrl+Shift+Z}, if it is one. */
    static Optional<KeyStroke> parse(String text) {
        boolean control = text.startsWith(CONTROL);
        String rest = control ? text.substring(CONTROL.length()) : text;
        boolean shift = rest.startsWith(SHIFT);
        int key = Keys.valueOf(shift ? rest.substring(SHIFT.length()) : rest);
        return key < 0 ? Optional.empty() : Optional.of(new KeyStroke(key, control, shift));
    }

    @Override
    public String toString() {
        return (control ? CONTROL : "") + (shift ? SHIFT : "") + Keys.toString(key);
    }
}
