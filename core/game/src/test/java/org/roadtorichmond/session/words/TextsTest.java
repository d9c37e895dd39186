package org.roadtorichmond.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.files.FileHandle;
import java.io.File;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.screen.kit.KeyTable;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyStroke;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.testing.Checkout;

@DisplayName("The language of the texts")
final class TextsTest {
    private final Locale before = Locale.getDefault();

    @BeforeEach
    void onAGermanComputer() {
        Locale.setDefault(Locale.GERMANY);
    }

    @AfterEach
    void backHome() {
        Locale.setDefault(before);
    }

    private static Texts texts(String tag) {
        File bundle = Checkout.path("assets/i18n/messages").toFile();
        return new Texts(new FileHandle(bundle), Locale.forLanguageTag(tag));
    }

    @Test
    @DisplayName("is the one asked for, whatever the computer speaks")
    void languageAskedFor() {
        assertEquals("New battle", texts("en").get("title.new"));
        assertEquals("Neue Schlacht", texts("de").get("title.new"));
    }

    @Test
    @DisplayName("is also that of the names of keys")
    void namesOfKeys() {
        KeyStroke stroke = new KeyStroke(Keys.SPACE, true, true);
        assertEquals("Ctrl+Shift+Space", texts("en").key(stroke));
        assertEquals("Strg+Umschalt+Leertaste", texts("de").key(stroke));
    }

    @ParameterizedTest
    @EnumSource(KeyAction.class)
    @DisplayName("has words for what every key does")
    void everyActionHasWords(KeyAction action) {
        String english = texts("en").get(KeyTable.text(action));
        assertFalse(english.isBlank());
        assertNotEquals(english, texts("de").get(KeyTable.text(action)));
    }

    @Test
    @DisplayName("has names for all that can be chosen in the settings")
    void everyChoiceHasAName() {
        for (String tag : Preferences.LANGUAGES) {
            Setting.PALETTE
                    .choices()
                    .forEach(name ->
                            assertFalse(texts(tag).get("palette." + name).isBlank()));
            Preferences.LANGUAGES.forEach(
                    name -> assertFalse(texts(tag).get("language." + name).isBlank()));
        }
    }

    @Test
    @DisplayName("names a commander with its doctrine and its budget")
    void commanders() {
        assertEquals("the general, bold, 600 steps of thought", texts("en").player("general:bold@600"));
        assertEquals("der General, 600 Denkschritte", texts("de").player("general@600"));
        assertEquals("the colonel", texts("en").player("colonel"));
        assertEquals("marshal", texts("en").player("marshal"), "of a newer version");
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "en | cadet               | Easy – the cadet                                 | the cadet (easy)",
                "en | colonel:bold        | Normal – the colonel, bold                       | the colonel (normal), bold",
                "en | general@500         | Hard – the general, thinking briefly             | the general, thinking briefly (hard)",
                "en | general             | Hardest – the general                            | the general (hardest)",
                "en | general:cautious@4000 | Hardest – the general, cautious                | the general (hardest), cautious",
                "en | general@1234        | the general, 1234 steps of thought | the general, 1234 steps of thought",
                "en | human               | a person                                         | a person",
                "en | marshal             | marshal                                          | marshal",
                "de | cadet               | Leicht – der Kadett                              | der Kadett (leicht)",
                "de | general             | Sehr schwer – der General                        | der General (sehr schwer)",
                "de | general:bold@1234   | der General, kühn, 1234 Denkschritte | der General, kühn, 1234 Denkschritte"
            })
    @DisplayName("name a commander by its level, where it has one, in lists and in sentences")
    void levels(String language, String spec, String listed, String told) {
        assertEquals(listed, texts(language).level(spec));
        assertEquals(told, texts(language).playerOfLevel(spec));
    }
}
