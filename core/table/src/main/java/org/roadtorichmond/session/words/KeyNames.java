package org.roadtorichmond.session.words;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.utils.I18NBundle;
import java.util.Map;
import org.roadtorichmond.session.KeyLayout;
import org.roadtorichmond.session.KeyStroke;

/** Keys in the player's language, by what is printed on his keyboard. */
record KeyNames(I18NBundle texts, KeyLayout layout) {
    /** The keys that have a word of their own on keyboards of some country, with what their texts are called. */
    private static final Map<Integer, String> WORDS = Map.ofEntries(
            Map.entry(Keys.TAB, "TAB"),
            Map.entry(Keys.ENTER, "ENTER"),
            Map.entry(Keys.SPACE, "SPACE"),
            Map.entry(Keys.ESCAPE, "ESCAPE"),
            Map.entry(Keys.UP, "UP"),
            Map.entry(Keys.DOWN, "DOWN"),
            Map.entry(Keys.LEFT, "LEFT"),
            Map.entry(Keys.RIGHT, "RIGHT"),
            Map.entry(Keys.HOME, "HOME"),
            Map.entry(Keys.END, "END"),
            Map.entry(Keys.PAGE_UP, "PAGE_UP"),
            Map.entry(Keys.PAGE_DOWN, "PAGE_DOWN"),
            Map.entry(Keys.INSERT, "INSERT"),
            Map.entry(Keys.FORWARD_DEL, "DELETE"),
            Map.entry(Keys.BACKSPACE, "BACKSPACE"),
            Map.entry(Keys.PLUS, "PLUS"),
            Map.entry(Keys.MINUS, "MINUS"),
            Map.entry(Keys.PERIOD, "PERIOD"),
            Map.entry(Keys.COMMA, "COMMA"));

    /** A stroke as players read it: {@code Ctrl+Shift+Z}. */
    String of(KeyStroke stroke) {
        return (stroke.control() ? texts.get("stroke.CONTROL") + "+" : "")
                + (stroke.shift() ? texts.get("stroke.SHIFT") + "+" : "")
                + key(stroke.key());
    }

    private String key(int key) {
        return layout.name(key).orElseGet(() -> {
            String word = WORDS.get(key);
            return word == null ? Keys.toString(key) : texts.get("stroke." + word);
        });
    }
}
