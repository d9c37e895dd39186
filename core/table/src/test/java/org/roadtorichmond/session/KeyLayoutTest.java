package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.files.FileHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;

@DisplayName("Keys go by what is printed on them")
final class KeyLayoutTest {
    private final MemoryStorage storage = new MemoryStorage();
    private final Preferences preferences = new Preferences(storage);

    private KeyMap keys(KeyboardRows keyboard, KeyScheme scheme) {
        preferences.set(Setting.KEY_SCHEME, scheme);
        KeyLayout layout = keyboard.layout();
        return new KeyMap(preferences, () -> layout);
    }

    /** The stroke of a key at a place with modifiers held, such as {@code Ctrl+Z} in the places of the United States layout. */
    private static KeyStroke pressed(String held, KeyLayout layout) {
        KeyStroke places = KeyStroke.parse(held).orElseThrow();
        return places.with(layout.meant(places.key(), places.shift()));
    }

    private static String name(KeyMap keys, KeyAction action) {
        Texts texts =
                new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);
        texts.keys(keys);
        return texts.key(keys.stroke(action));
    }

    @ParameterizedTest(name = "{0}, {1}: {2} at the place {3}, named {4}")
    @CsvSource(quoteCharacter = '"', textBlock = """
            US,      ARROWS, UNDO,      Ctrl+Z,       Ctrl+Z
            GERMAN,  ARROWS, UNDO,      Ctrl+Y,       Ctrl+Z
            GERMAN,  ARROWS, REDO,      Ctrl+Z,       Ctrl+Y
            GERMAN,  ARROWS, ZONES,     Y,            Z
            GERMAN,  ARROWS, ZOOM_IN,   ],            +
            GERMAN,  ARROWS, ZOOM_OUT,  /,            −
            GERMAN,  ARROWS, FASTER,    Shift+.,      Shift+.
            GERMAN,  WASD,   MAP_UP,    W,            W
            GERMAN,  WASD,   SUPPLY,    Z,            Y
            FRENCH,  ARROWS, UNDO,      Ctrl+W,       Ctrl+Z
            FRENCH,  ARROWS, REDO,      Ctrl+Y,       Ctrl+Y
            FRENCH,  ARROWS, PLAN,      Q,            A
            FRENCH,  ARROWS, MAGNIFY,   ;,            M
            FRENCH,  ARROWS, SLOWER,    Shift+M,      "Shift+,"
            FRENCH,  ARROWS, STEP,      .,            :
            FRENCH,  ARROWS, FASTER,    Shift+.,      Shift+:
            FRENCH,  ARROWS, ZOOM_IN,   =,            +
            FRENCH,  ARROWS, ZOOM_IN,   Shift+=,      +
            FRENCH,  ARROWS, ZOOM_OUT,  6,            −
            FRENCH,  WASD,   MAP_UP,    W,            Z
            FRENCH,  WASD,   MAP_LEFT,  A,            Q
            FRENCH,  WASD,   MAP_DOWN,  S,            S
            FRENCH,  WASD,   ZONES,     Z,            W
            FRENCH,  WASD,   PLAN,      Q,            A
            FRENCH,  WASD,   UNDO,      Ctrl+W,       Ctrl+Z
            SWEDISH, ARROWS, ZOOM_IN,   -,            +
            SWEDISH, ARROWS, ZOOM_OUT,  /,            −
            TURKISH, ARROWS, INTENT,    I,            I
            TURKISH, ARROWS, INTENT,    ',            I
            DVORAK,  ARROWS, UNDO,      Ctrl+/,       Ctrl+Z
            DVORAK,  WASD,   MAP_UP,    W,            ","
            DVORAK,  WASD,   ROSTER,    ;,            S
            RUSSIAN, ARROWS, UNDO,      Ctrl+Z,       Ctrl+Z
            RUSSIAN, WASD,   MAP_LEFT,  A,            A
            GREEK,   WASD,   PLAN,      Q,            Q
            """)
    void table(KeyboardRows keyboard, KeyScheme scheme, KeyAction action, String held, String name) {
        KeyMap keys = keys(keyboard, scheme);
        assertEquals(Optional.of(action), keys.action(pressed(held, keys.layout())));
        assertEquals(name, name(keys, action), "as buttons and help name it");
    }

    @ParameterizedTest
    @EnumSource(KeyboardRows.class)
    @DisplayName("every action is done by pressing its key where it lies, in each set, and no two by the same")
    void everyAction(KeyboardRows keyboard) {
        for (KeyScheme scheme : KeyScheme.values()) {
            KeyMap keys = keys(keyboard, scheme);
            for (KeyAction action : KeyAction.values()) {
                KeyStroke stroke = keys.stroke(action);
                KeyStroke there = stroke.with(keys.layout().meant(keys.place(action), stroke.shift()));
                assertEquals(Optional.of(action), keys.action(there), () -> scheme + " " + action + " " + stroke);
            }
            assertEquals(
                    KeyAction.values().length,
                    Arrays.stream(KeyAction.values())
                            .map(action -> name(keys, action))
                            .distinct()
                            .count());
        }
    }

    @ParameterizedTest
    @EnumSource(KeyboardRows.class)
    @DisplayName(
            "no two keys mean the same unless the same is printed on them, and digits are reached with Shift where they are above")
    void keysDiffer(KeyboardRows keyboard) {
        KeyLayout layout = keyboard.layout();
        Map<Integer, List<Integer>> meanings = new TreeMap<>();
        for (int place : KeyLayout.places()) {
            int key = layout.meant(place, false);
            if (key != Keys.UNKNOWN) {
                meanings.computeIfAbsent(key, any -> new ArrayList<>()).add(place);
            }
        }
        List<Integer> shared = meanings.entrySet().stream()
                .filter(entry -> entry.getValue().size() > 1)
                .map(Map.Entry::getKey)
                .toList();
        List<Integer> same = keyboard == KeyboardRows.TURKISH
                ? List.of(Keys.I)
                : keyboard == KeyboardRows.CZECH ? List.of(Keys.EQUALS) : List.of();
        assertEquals(same, shared);
        for (int digit = Keys.NUM_0; digit <= Keys.NUM_9; digit++) {
            int place = layout.place(digit);
            assertTrue(layout.meant(place, false) == digit || layout.meant(place, true) == digit);
        }
    }

    @Test
    @DisplayName("a key is stored as what was pressed: on another keyboard it is the key that prints the same")
    void storedByName() {
        KeyMap german = keys(KeyboardRows.GERMAN, KeyScheme.ARROWS);
        german.change(KeyAction.ZONES, new KeyStroke(Keys.D));
        assertInstanceOf(KeyMap.Change.Done.class, german.change(KeyAction.LOG, pressed("Y", german.layout())));
        assertEquals("Z", name(german, KeyAction.LOG));
        KeyMap american = keys(KeyboardRows.US, KeyScheme.ARROWS);
        assertEquals(Optional.of(KeyAction.LOG), american.action(new KeyStroke(Keys.Z)));
    }

    @ParameterizedTest(name = "{0}: the key at {1} is called {2}")
    @CsvSource({
        "GERMAN,;,Ö",
        "GERMAN,-,ß",
        "GERMAN,[,Ü",
        "FRENCH,/,!",
        "FRENCH,2,2",
        "SWEDISH,[,Å",
        "SPANISH,-,''''",
        "RUSSIAN,;,;"
    })
    @DisplayName("a key that the United States lack can be chosen, is kept, and is called by its print")
    void keysOfCountries(KeyboardRows keyboard, String place, String name) {
        KeyMap keys = keys(keyboard, KeyScheme.ARROWS);
        KeyStroke stroke = pressed(place, keys.layout());
        assertInstanceOf(KeyMap.Change.Done.class, keys.change(KeyAction.LOG, stroke));
        KeyMap later = keys(keyboard, KeyScheme.ARROWS);
        assertEquals(Optional.of(KeyAction.LOG), later.action(stroke));
        assertEquals(name, name(later, KeyAction.LOG));
    }

    @Test
    @DisplayName("settings from before are read as they were written")
    void oldSettings() {
        storage.text(
                "settings.json", "{\"format\": \"settings/1\", \"key.UNDO\": \"Ctrl+U\", \"keyScheme\": \"wasd\"}");
        KeyMap keys = new KeyMap(new Preferences(storage), KeyboardRows.GERMAN::layout);
        assertEquals(Optional.of(KeyAction.UNDO), keys.action(new KeyStroke(Keys.U, true, false)));
        assertEquals(Optional.of(KeyAction.PASS), keys.action(KeyAction.UNDO.usual()), "as the other's key is chosen");
        assertEquals(Optional.of(KeyAction.MAP_UP), keys.action(new KeyStroke(Keys.W)));
    }

    @Test
    @DisplayName("another layout is noticed while the program runs")
    void layoutChanges() {
        KeyLayout[] now = {KeyboardRows.US.layout()};
        preferences.set(Setting.KEY_SCHEME, KeyScheme.WASD);
        KeyMap keys = new KeyMap(preferences, () -> now[0]);
        assertEquals("Q", name(keys, KeyAction.PLAN));
        now[0] = KeyboardRows.FRENCH.layout();
        keys.follow();
        assertEquals("Z", name(keys, KeyAction.MAP_UP));
        assertEquals(Optional.of(KeyAction.PLAN), keys.action(pressed("Q", keys.layout())));
    }
}
