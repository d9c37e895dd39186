package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.save.MemoryStorage;

@DisplayName("Which key does what")
final class KeyMapTest {
    private final MemoryStorage storage = new MemoryStorage();
    private Preferences preferences;
    private KeyMap keys;

    @BeforeEach
    void begin() {
        preferences = new Preferences(storage);
        keys = new KeyMap(preferences, Keyboard.US);
    }

    @Test
    @DisplayName("every action has a usual key, and no two the same")
    void usualKeysDiffer() {
        assertEquals(
                KeyAction.values().length,
                Arrays.stream(KeyAction.values())
                        .map(KeyAction::usual)
                        .distinct()
                        .count());
    }

    @ParameterizedTest
    @EnumSource(KeyAction.class)
    @DisplayName("a usual key is written and read again as the same")
    void strokesAreReadAgain(KeyAction action) {
        assertEquals(Optional.of(action.usual()), KeyStroke.parse(action.usual().toString()));
        assertEquals(Optional.of(action), keys.action(action.usual()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Ctrl+", "Shift+Ctrl+Z", "Hyper+Z", "Zed"})
    @DisplayName("what is no key is none")
    void nonsenseIsNoStroke(String text) {
        assertEquals(Optional.empty(), KeyStroke.parse(text));
    }

    @Test
    @DisplayName("a free key takes the place of the old one, also at the next start")
    void changes() {
        assertInstanceOf(KeyMap.Change.Done.class, keys.change(KeyAction.LOG, new KeyStroke(Keys.D)));
        for (KeyMap map : new KeyMap[] {keys, new KeyMap(preferences, Keyboard.US)}) {
            assertEquals(Optional.of(KeyAction.LOG), map.action(new KeyStroke(Keys.D)));
            assertEquals(Optional.empty(), map.action(KeyAction.LOG.usual()));
        }
    }

    @Test
    @DisplayName("a key that has a meaning is refused, and it is told which")
    void refusesConflicts() {
        assertEquals(new KeyMap.Change.Taken(KeyAction.UNDO), keys.change(KeyAction.LOG, KeyAction.UNDO.usual()));
        assertEquals(KeyAction.LOG.usual(), keys.stroke(KeyAction.LOG));
        assertEquals(Optional.of(KeyAction.UNDO), keys.action(KeyAction.UNDO.usual()));
    }

    @Test
    @DisplayName("the twin of a taken key on another part of the keyboard is refused too")
    void refusesTwins() {
        assertEquals(
                new KeyMap.Change.Taken(KeyAction.ZOOM_IN), keys.change(KeyAction.LOG, new KeyStroke(Keys.NUMPAD_ADD)));
    }

    @ParameterizedTest
    @ValueSource(ints = {Keys.F11, Keys.F12, Keys.SHIFT_LEFT, Keys.UNKNOWN})
    @DisplayName("keys of the window and modifiers cannot be chosen")
    void refusesReserved(int key) {
        assertInstanceOf(KeyMap.Change.Reserved.class, keys.change(KeyAction.LOG, new KeyStroke(key)));
        assertEquals(KeyAction.LOG.usual(), keys.stroke(KeyAction.LOG));
    }

    @Test
    @DisplayName("Escape always leads back")
    void escapeStays() {
        assertInstanceOf(KeyMap.Change.Reserved.class, keys.change(KeyAction.BACK, new KeyStroke(Keys.D)));
        assertEquals(Optional.of(KeyAction.BACK), keys.action(new KeyStroke(Keys.ESCAPE)));
    }

    @Test
    @DisplayName("a freed key can be given to another action, and all go back to the usual ones")
    void swapsAndReturns() {
        keys.change(KeyAction.LOG, new KeyStroke(Keys.D));
        assertInstanceOf(KeyMap.Change.Done.class, keys.change(KeyAction.LEDGER, KeyAction.LOG.usual()));
        keys.usual();
        assertTrue(Arrays.stream(KeyAction.values())
                .allMatch(action -> keys.stroke(action).equals(action.usual())));
    }

    @Test
    @DisplayName("a file in which two actions share a key leaves no action without one")
    void clashInTheFile() {
        storage.text("settings.json", "{\"key.LOG\": \"V\", \"key.LEDGER\": \"Space\", \"key.SAVE\": \"Space\"}");
        KeyMap map = new KeyMap(new Preferences(storage), Keyboard.US);
        assertEquals(
                KeyAction.values().length,
                Arrays.stream(KeyAction.values())
                        .map(map::stroke)
                        .collect(Collectors.toSet())
                        .size());
        for (KeyAction action : KeyAction.values()) {
            assertEquals(Optional.of(action), map.action(map.stroke(action)));
        }
    }

    @ParameterizedTest
    @EnumSource(KeyAction.class)
    @DisplayName("a key chosen before another action came to have it stays, and that action takes the key left free")
    void chosenKeysStay(KeyAction newcomer) {
        KeyAction chooser = newcomer == KeyAction.LOG ? KeyAction.LEDGER : KeyAction.LOG;
        storage.text("settings.json", "{\"key." + chooser + "\": \"" + newcomer.usual() + "\"}");
        KeyMap map = new KeyMap(new Preferences(storage), Keyboard.US);
        boolean kept = newcomer == KeyAction.BACK || KeyScheme.MOVES.contains(newcomer);
        assertEquals(newcomer.usual(), map.stroke(kept ? newcomer : chooser));
        assertEquals(chooser.usual(), map.stroke(kept ? chooser : newcomer));
    }

    @ParameterizedTest
    @EnumSource(KeyScheme.class)
    @DisplayName("within each set of usual keys every action has one, and no two the same")
    void schemesDiffer(KeyScheme scheme) {
        assertEquals(
                KeyAction.values().length,
                Arrays.stream(KeyAction.values())
                        .map(action -> scheme.usual(action, KeyLayout.US))
                        .distinct()
                        .count());
    }

    @Test
    @DisplayName(
            "with W, A, S and D the map moves by them, planning and supply have other keys, and all go back with the arrows")
    void wasd() {
        keys.scheme(KeyScheme.WASD);
        for (KeyMap map : new KeyMap[] {keys, new KeyMap(preferences, Keyboard.US)}) {
            assertEquals(Optional.of(KeyAction.MAP_LEFT), map.action(new KeyStroke(Keys.A)));
            assertEquals(Optional.of(KeyAction.MAP_DOWN), map.action(new KeyStroke(Keys.S)));
            assertEquals(Optional.of(KeyAction.SAVE), map.action(new KeyStroke(Keys.S, true, false)));
            assertEquals(new KeyStroke(Keys.Q), map.stroke(KeyAction.PLAN));
            assertEquals(new KeyStroke(Keys.Y), map.stroke(KeyAction.SUPPLY));
        }
        keys.scheme(KeyScheme.ARROWS);
        assertEquals(Optional.of(KeyAction.PLAN), keys.action(new KeyStroke(Keys.A)));
        assertEquals(Optional.of(KeyAction.MAP_LEFT), keys.action(new KeyStroke(Keys.LEFT)));
    }

    @Test
    @DisplayName("a key chosen by hand stays when another set is taken, unless the set needs it")
    void schemeAndChoice() {
        keys.change(KeyAction.LOG, new KeyStroke(Keys.F7));
        keys.change(KeyAction.GRID, new KeyStroke(Keys.W));
        keys.scheme(KeyScheme.WASD);
        assertEquals(new KeyStroke(Keys.F7), keys.stroke(KeyAction.LOG));
        assertEquals(KeyAction.GRID.usual(), keys.stroke(KeyAction.GRID));
        assertEquals(Optional.of(KeyAction.MAP_UP), keys.action(new KeyStroke(Keys.W)));
    }
}
