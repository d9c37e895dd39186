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
public record Stroke(int key, boolean control, boolean shift) {
    private static final String CONTROL = "Ctrl+";
    private static final String SHIFT = "Shift+";

    /** A key alone. */
    public Stroke(int key) {
        this(key, false, false);
    }

    /** Another key with the same modifiers. */
    Stroke with(int other) {
        return new Stroke(other, control, shift);
    }

    /** The stroke written as {@code Ctrl+Shift+Z}, if it is one. */
    static Optional<Stroke> parse(String text) {
        boolean control = text.startsWith(CONTROL);
        String rest = control ? text.substring(CONTROL.length()) : text;
        boolean shift = rest.startsWith(SHIFT);
        int key = Keys.valueOf(shift ? rest.substring(SHIFT.length()) : rest);
        return key < 0 ? Optional.empty() : Optional.of(new Stroke(key, control, shift));
    }

    @Override
    public String toString() {
        return (control ? CONTROL : "") + (shift ? SHIFT : "") + Keys.toString(key);
    }
}
