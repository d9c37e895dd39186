package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.save.MemoryStorage;

@DisplayName("What a player has set")
final class PreferencesTest {
    private final MemoryStorage storage = new MemoryStorage();

    private Preferences with(String content) {
        storage.text("settings.json", content);
        return new Preferences(storage);
    }

    @Test
    @DisplayName("is kept from one start of the program to the next")
    void isKept() {
        Preferences first = new Preferences(storage);
        first.set(Setting.LANGUAGE, "de");
        first.set(Setting.SCALE, 175);
        first.set(Setting.PALETTE, Setting.PALETTE.choices().get(2));
        first.set(Setting.ANIMATIONS, false);
        first.set(Setting.PACE, Setting.INSTANT);
        first.set(Setting.SOUND, false);
        first.set(Setting.VOLUME, 25);
        first.set(Setting.HAND_OVER, false);
        first.set(Setting.FOLLOW, true);
        first.set(Setting.HISTORY, false);
        first.set(Setting.LAST_SCENARIO, "gaines-mill.scenario.json");
        first.inBattle(true);
        first.set(Setting.key(KeyAction.LOG), Optional.of(new KeyStroke(Keys.K, true, false)));

        Preferences next = new Preferences(storage);
        assertEquals("de", next.get(Setting.LANGUAGE));
        assertEquals(175, next.get(Setting.SCALE));
        assertEquals(Setting.PALETTE.choices().get(2), next.get(Setting.PALETTE));
        assertFalse(next.get(Setting.ANIMATIONS));
        assertEquals(Setting.INSTANT, next.get(Setting.PACE));
        assertFalse(next.get(Setting.SOUND));
        assertEquals(25, next.get(Setting.VOLUME));
        assertFalse(next.get(Setting.HAND_OVER));
        assertTrue(next.get(Setting.FOLLOW));
        assertFalse(next.get(Setting.HISTORY));
        assertEquals(Optional.of("gaines-mill.scenario.json"), next.lastScenario());
        assertTrue(next.get(Setting.IN_BATTLE));
        assertEquals(Optional.of(new KeyStroke(Keys.K, true, false)), next.get(Setting.key(KeyAction.LOG)));
    }

    @ParameterizedTest
    @CsvSource({"de-AT, , de", "en-US, , en", "fr-FR, , en", "de-DE, en, en", "en-US, de, de", "de-DE, xx, de"})
    @DisplayName("begins in the language of the machine, if there are texts in it, until another is set")
    void language(String machine, String set, String language) {
        if (set != null) {
            storage.text("settings.json", "{\"language\": \"" + set + "\"}");
        }
        assertEquals(language, new Preferences(storage, Locale.forLanguageTag(machine)).get(Setting.LANGUAGE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "null", "7", "{\"scale\": {}, \"pace\": [], \"language\": null}"})
    @DisplayName("is as usual where the file is damaged")
    void damagedFile(String content) {
        Preferences preferences = with(content);
        assertEquals("en", preferences.get(Setting.LANGUAGE));
        assertEquals(100, preferences.get(Setting.SCALE));
        assertEquals(1, preferences.get(Setting.PACE));
        assertTrue(preferences.get(Setting.SOUND));
        assertEquals(Optional.empty(), preferences.lastScenario());
    }

    @ParameterizedTest
    @CsvSource({"0, 75", "74, 75", "75, 75", "250, 250", "251, 250", "-2000000000, 75", "twice, 100", "1e9, 100"})
    @DisplayName("keeps the interface scale within its limits")
    void scaleHasLimits(String told, int meant) {
        assertEquals(meant, with("{\"scale\": \"" + told + "\"}").get(Setting.SCALE));
    }

    @Test
    @DisplayName("has the interface as large as the desktop asks until the player chooses")
    void desktopScale() {
        Preferences preferences = new Preferences(storage);
        assertEquals(142, preferences.getOr(Setting.SCALE, 142));
        assertEquals(250, preferences.getOr(Setting.SCALE, 300));
        preferences.set(Setting.SCALE, 100);
        assertEquals(100, preferences.getOr(Setting.SCALE, 142));
    }

    @Test
    @DisplayName("never keeps a scale beyond the limits either")
    void scaleIsKeptWithinLimits() {
        new Preferences(storage).set(Setting.SCALE, 10_000);
        assertTrue(storage.text("settings.json").contains("\"250\""));
    }

    @Test
    @DisplayName("takes a language or palette that nobody knows as the usual one")
    void unknownWords() {
        Preferences preferences = with("{\"language\": \"xx\", \"palette\": \"plaid\"}");
        assertEquals("en", preferences.get(Setting.LANGUAGE));
        assertEquals(Setting.PALETTE.choices().get(0), preferences.get(Setting.PALETTE));
    }

    @Test
    @DisplayName("keeps which way up the map lies, and that the hour is not to be seen on it")
    void map() {
        Preferences preferences = new Preferences(storage);
        assertEquals(MapTurn.AUTO, preferences.get(Setting.MAP_TURN));
        assertTrue(preferences.get(Setting.LIGHT));
        preferences.set(Setting.MAP_TURN, MapTurn.TURNED);
        preferences.set(Setting.LIGHT, false);
        Preferences next = new Preferences(storage);
        assertEquals(MapTurn.TURNED, next.get(Setting.MAP_TURN));
        assertFalse(next.get(Setting.LIGHT));
        assertTrue(SettingsCheck.problems(next).isEmpty());
    }

    @Test
    @DisplayName("gives all keys back their usual meaning and leaves the rest alone")
    void usualKeys() {
        Preferences preferences = new Preferences(storage);
        preferences.set(Setting.SCALE, 130);
        preferences.set(Setting.key(KeyAction.LOG), Optional.of(new KeyStroke(Keys.K)));
        preferences.unset(Setting.keys());
        Preferences next = new Preferences(storage);
        assertEquals(Optional.empty(), next.get(Setting.key(KeyAction.LOG)));
        assertEquals(130, next.get(Setting.SCALE));
    }

    @Test
    @DisplayName(
            "what part of the map is looked at is kept for each game, also at the next start, and nonsense is none")
    void mapPlaces() {
        MemoryStorage storage = new MemoryStorage();
        Preferences preferences = new Preferences(storage);
        MapPlace place = new MapPlace(28.125f, 12.5f, 30.25f);
        preferences.mapPlace(-1, place);
        preferences.mapPlace(2, new MapPlace(10, 1, 2));
        assertEquals(Optional.of(place), new Preferences(storage).mapPlace(-1));
        assertEquals(Optional.empty(), preferences.mapPlace(3));
        assertTrue(SettingsCheck.problems(new Preferences(storage)).isEmpty(), "what is written is in order");
        for (String written :
                new String[] {"", "1 2", "1 x 1 2", "1 0 1 2", "1 NaN 1 2", "1 1 Infinity 2", "z 1 2 3"}) {
            assertTrue(MapPlace.parseAll(written).isEmpty(), written);
        }
    }

    @Test
    @DisplayName("of many games only the newest places are kept, and they stay as short as settings may be")
    void newestPlaces() {
        MemoryStorage storage = new MemoryStorage();
        Preferences preferences = new Preferences(storage);
        for (int game = 0; game < 40; game++) {
            preferences.mapPlace(Long.MIN_VALUE + game, new MapPlace(110, game + 100, 200));
            preferences.mapPlace(Long.MIN_VALUE, new MapPlace(110, game + 0.5f, 200));
        }
        assertTrue(preferences.mapPlace(Long.MIN_VALUE).isPresent(), "looked at again");
        assertTrue(preferences.mapPlace(Long.MIN_VALUE + 39).isPresent());
        assertTrue(preferences.mapPlace(Long.MIN_VALUE + 1).isEmpty());
        assertTrue(SettingsCheck.problems(new Preferences(storage)).isEmpty());
    }
}
