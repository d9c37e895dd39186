package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Input.Keys;
import java.util.HashSet;
import java.util.Set;
import org.roadtorichmond.session.KeyStroke;

/**
 * Which modifier keys are held as of the event that is being handled. The backend knows only what is held by now, and a key that
 * was quickly released would be missed.
 */
public final class Modifiers {
    private final Set<Integer> held = new HashSet<>();

    void down(int key) {
        held.add(key);
    }

    void up(int key) {
        held.remove(key);
    }

    /** Whether Shift is held. */
    public boolean shift() {
        return held.contains(Keys.SHIFT_LEFT) || held.contains(Keys.SHIFT_RIGHT);
    }

    /** Whether Control is held. */
    public boolean control() {
        return held.contains(Keys.CONTROL_LEFT) || held.contains(Keys.CONTROL_RIGHT);
    }

    /** A key together with the modifiers that are held. */
    public KeyStroke stroke(int key) {
        return new KeyStroke(key, control(), shift());
    }
}
