package org.roadtorichmond.desktop;

import com.badlogic.gdx.Files.FileType;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3FileHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.words.Texts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** In which language the pages that a command writes open. */
final class LanguageOption {
    @Option(
            names = "--language",
            paramLabel = "LANGUAGE",
            description = "In which language the page opens, en or de (en); its readers can switch.")
    private String language = Preferences.LANGUAGES.get(0);

    /** Refuses a language of which there are no texts. */
    void check(CommandSpec spec) {
        Usage.refuseIf(
                spec,
                !Preferences.LANGUAGES.contains(language),
                "--language takes one of " + String.join(", ", Preferences.LANGUAGES) + ", not " + language);
    }

    /** The texts of all languages with the translations on a shelf, first those of the language in which the page opens. */
    List<Texts> texts(Shelf shelf) {
        List<String> tags = new ArrayList<>(Preferences.LANGUAGES);
        tags.remove(language);
        tags.add(0, language);
        return tags.stream()
                .map(Locale::forLanguageTag)
                .map(locale -> new Texts(
                        new Lwjgl3FileHandle("assets/i18n/messages", FileType.Classpath),
                        locale,
                        Translations.on(shelf, locale)))
                .toList();
    }
}
