package org.roadtorichmond.session.words;

import com.badlogic.gdx.files.FileHandle;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.testing.Checkout;

/** The files with all texts that players read. */
enum Bundles {
    MESSAGES("assets/i18n/messages"),
    SENTENCES("core/rules/src/main/resources/org/roadtorichmond/sentences");

    private final String path;

    Bundles(String path) {
        this.path = path;
    }

    Map<String, String> english() {
        return read(path + ".properties");
    }

    Map<String, String> german() {
        return read(path + "_de.properties");
    }

    private static Map<String, String> read(String file) {
        // A duplicate key would silently hide one of its texts.
        Map<String, String> texts = new TreeMap<>();
        Properties properties = new Properties() {
            @Override
            public synchronized Object put(Object key, Object value) {
                if (texts.put((String) key, (String) value) != null) {
                    throw new AssertionError(key + " stands twice in " + file);
                }
                return super.put(key, value);
            }
        };
        try (Reader reader = Files.newBufferedReader(Checkout.path(file), StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return texts;
    }

    static Texts texts(Locale locale) {
        return texts(locale, Translations.NONE);
    }

    static Texts texts(Locale locale, Translations translations) {
        return new Texts(new FileHandle(Checkout.path(MESSAGES.path).toFile()), locale, translations);
    }
}
