package org.roadtorichmond.desktop;

import com.badlogic.gdx.Input.Keys;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lwjgl.glfw.GLFW;
import org.roadtorichmond.session.KeyLayout;
import org.roadtorichmond.session.Keyboard;

/**
 * The keyboard layout of the computer. It is looked up on each call, because no event reports that the layout has changed. Call it
 * only on the thread of the window, and only while there is a window.
 */
final class WindowKeyboard implements Keyboard {
    /** Maps the LibGDX codes of keys that may print something to the codes of GLFW. */
    private static final Map<Integer, Integer> CODES = codes();

    private Map<Integer, String> names = Map.of();
    private KeyLayout layout = KeyLayout.US;

    private static Map<Integer, Integer> codes() {
        Map<Integer, Integer> codes = new LinkedHashMap<>(Map.ofEntries(
                Map.entry(Keys.GRAVE, GLFW.GLFW_KEY_GRAVE_ACCENT),
                Map.entry(Keys.MINUS, GLFW.GLFW_KEY_MINUS),
                Map.entry(Keys.EQUALS, GLFW.GLFW_KEY_EQUAL),
                Map.entry(Keys.LEFT_BRACKET, GLFW.GLFW_KEY_LEFT_BRACKET),
                Map.entry(Keys.RIGHT_BRACKET, GLFW.GLFW_KEY_RIGHT_BRACKET),
                Map.entry(Keys.BACKSLASH, GLFW.GLFW_KEY_BACKSLASH),
                Map.entry(Keys.SEMICOLON, GLFW.GLFW_KEY_SEMICOLON),
                Map.entry(Keys.APOSTROPHE, GLFW.GLFW_KEY_APOSTROPHE),
                Map.entry(Keys.COMMA, GLFW.GLFW_KEY_COMMA),
                Map.entry(Keys.PERIOD, GLFW.GLFW_KEY_PERIOD),
                Map.entry(Keys.SLASH, GLFW.GLFW_KEY_SLASH),
                Map.entry(Keys.WORLD_1, GLFW.GLFW_KEY_WORLD_1),
                Map.entry(Keys.WORLD_2, GLFW.GLFW_KEY_WORLD_2)));
        for (int letter = 0; letter <= Keys.Z - Keys.A; letter++) {
            codes.put(Keys.A + letter, GLFW.GLFW_KEY_A + letter);
        }
        for (int digit = 0; digit <= Keys.NUM_9 - Keys.NUM_0; digit++) {
            codes.put(Keys.NUM_0 + digit, GLFW.GLFW_KEY_0 + digit);
        }
        return codes;
    }

    @Override
    public KeyLayout layout() {
        Map<Integer, String> now = new HashMap<>();
        CODES.forEach((key, code) -> {
            // A key that the keyboard does not have has no name, and GLFW would report an error.
            String name = GLFW.glfwGetKeyScancode(code) < 0 ? null : GLFW.glfwGetKeyName(code, 0);
            if (name != null) {
                now.put(key, name);
            }
        });
        if (!now.equals(names)) {
            names = now;
            layout = KeyLayout.of(now);
        }
        return layout;
    }
}
