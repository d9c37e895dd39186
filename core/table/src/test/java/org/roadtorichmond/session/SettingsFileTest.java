package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.words.Sentence;

@DisplayName("The file of settings")
final class SettingsFileTest {
    private static final String TORN = "{\n  \"language\": \"de\",\n  \"scale\": \"130\n  \"volume\": \"20\"\n}\n";

    private final MemoryStorage storage = new MemoryStorage();

    private Preferences with(String content) {
        storage.text("settings.json", content);
        return new Preferences(storage);
    }

    @Test
    @DisplayName(
            "with a typo keeps what is in its other lines, names the line, and is not touched by the program itself")
    void typo() {
        Preferences preferences = with(TORN);
        assertEquals("de", preferences.get(Setting.LANGUAGE));
        assertEquals(20, preferences.get(Setting.VOLUME));
        assertEquals(100, preferences.get(Setting.SCALE));
        assertEquals(3, SettingsCheck.problems(preferences).get(0).line());
        preferences.inBattle(true);
        preferences.set(Setting.LAST_SCENARIO, "training.scenario.json");
        assertTrue(preferences.get(Setting.IN_BATTLE));
        assertEquals(TORN, storage.text("settings.json"));
    }

    @Test
    @DisplayName("with a character behind its end that JSON does not know keeps what is in its lines, and says so")
    void formFeed() {
        for (String strange : List.of("\f", "\u000b", "\u2028")) {
            Preferences preferences = with("{\n\"language\": \"de\"\n}" + strange);
            assertEquals("de", preferences.get(Setting.LANGUAGE));
            assertEquals(3, SettingsCheck.problems(preferences).get(0).line());
        }
    }

    @Test
    @DisplayName("with a typo is put aside before the player's wish is written")
    void typoAside() {
        Preferences preferences = with(TORN);
        preferences.set(Setting.SCALE, 150);
        assertEquals(TORN, storage.text("settings-damaged-1.json"));
        Preferences next = new Preferences(storage);
        assertEquals(List.of(), SettingsCheck.problems(next));
        assertEquals(150, next.get(Setting.SCALE));
        assertEquals("de", next.get(Setting.LANGUAGE));
    }

    @Test
    @DisplayName("that cannot be put aside is not overwritten")
    void nowhereToPutIt() {
        Preferences preferences = with(TORN);
        storage.refuse(Sentence.of("disk.full"));
        preferences.set(Setting.SCALE, 150);
        assertTrue(preferences.trouble().isPresent());
        assertEquals(150, preferences.get(Setting.SCALE));
        assertEquals(TORN, storage.text("settings.json"));
    }

    @Test
    @DisplayName("names every value and key that cannot be used, and keeps them when something else is set")
    void wrongValues() {
        Preferences preferences = with("{\n\"palette\": \"plaid\",\n\"scael\": 150,\n\"volume\": 400,\n\"pace\": [1],\n"
                + "\"key.LOG\": \"Hyper+K\",\n\"sound\": \"no\",\n\"follow\": true\n}");
        assertEquals(
                List.of(2, 3, 4, 5, 6, 7),
                SettingsCheck.problems(preferences).stream().map(Problem::line).toList(),
                SettingsCheck.problems(preferences)::toString);
        assertEquals(
                "The key \"scael\" is unknown here (did you mean \"scale\"?). Mend or remove it.",
                SettingsCheck.problems(preferences).get(1).message());
        assertTrue(preferences.get(Setting.FOLLOW));
        preferences.set(Setting.LANGUAGE, "de");
        assertTrue(storage.text("settings.json").contains("plaid"));
        assertTrue(storage.text("settings.json").contains("settings/1"));
        assertEquals(
                "The key \"wallpaper\" is unknown here. Mend or remove it.",
                SettingsCheck.problems(with("{\"wallpaper\": 1}")).get(0).message(),
                "nobody reads a list of all that there are");
    }

    @Test
    @DisplayName("is shared by two windows: each writes what is set in it and nothing else")
    void twoWindows() {
        Preferences first = with("{\"language\": \"de\"}");
        Preferences second = new Preferences(storage);
        first.set(Setting.SCALE, 150);
        second.set(Setting.VOLUME, 10);
        Preferences next = new Preferences(storage);
        assertEquals(150, next.get(Setting.SCALE));
        assertEquals(10, next.get(Setting.VOLUME));
    }

    @Test
    @DisplayName(
            "as the program writes it keeps to its schema, and every setting is known to the check and to the schema")
    void everySetting() throws IOException {
        Preferences preferences = new Preferences(storage);
        preferences.set(Setting.SCALE, 150);
        preferences.set(Setting.SOUND, false);
        preferences.set(Setting.key(KeyAction.LOG), Optional.of(new KeyStroke(com.badlogic.gdx.Input.Keys.K)));
        assertEquals(List.of(), Schemas.faults(storage.text("settings.json")));
        Set<String> names = Setting.all().stream()
                .map(Setting::name)
                .filter(name -> !name.contains("."))
                .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(names.size() >= 13, names::toString);
        Set<String> schema = new TreeSet<>(
                JsonParser.parseString(Files.readString(Checkout.path("maps/schema/settings.schema.json")))
                        .getAsJsonObject()
                        .getAsJsonObject("properties")
                        .keySet());
        schema.removeAll(Set.of("$schema", "format"));
        assertEquals(names, schema);
        for (String name : names) {
            Preferences none = with("{\"" + name + "\": {}}");
            assertEquals(1, SettingsCheck.problems(none).size(), name);
            assertFalse(SettingsCheck.problems(none).get(0).message().contains("unknown"), name);
        }
    }
}
