package org.roadtorichmond.scenario;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.words.PropertyText;

/**
 * What scenarios say of themselves, in another language: their names, their stories and notes, and what they call their zones,
 * their formations and the places to which ways lead off the map.
 *
 * <p>They are in files beside the scenarios: {@code NAME.scenario_de.properties} in UTF-8 for {@code
 * NAME.scenario.json} in German. The story and the notes say by a digest of which texts they are translations ({@link
 * #digest}), and are found by that alone: so a saved game finds them too, though it carries its scenario with it, and a
 * scenario that was rewritten is not shown in words that no longer fit. Names are found by what they are in the
 * scenario. Immutable; safe for any number of threads.
 */
public final class Translations {
    /** No translations: scenarios speak as they are written. */
    public static final Translations NONE = new Translations(List.of());

    /** Before the names in a translation. */
    public static final String NAMES = "names.";

    private static final int DIGITS = 16;

    private final Map<String, Properties> byDigest = new HashMap<>();
    private final Map<String, String> names = new HashMap<>();

    /**
     * What a scenario says of itself.
     *
     * @param name its name
     * @param story what the set-up screen says of it
     * @param notes where its figures come from
     */
    public record Description(String name, String story, String notes) {}

    private Translations(List<Properties> files) {
        for (Properties file : files) {
            byDigest.putIfAbsent(file.getProperty("of", ""), file);
            file.stringPropertyNames().stream()
                    .filter(key -> key.startsWith(NAMES))
                    .forEach(key -> names.putIfAbsent(key.substring(NAMES.length()), file.getProperty(key)));
        }
    }

    /** The translations into a language that lie beside the scenarios, lessons and campaigns of a shelf; files that cannot be read are passed over. */
    public static Translations on(Shelf shelf, Locale locale) {
        return new Translations(Stream.of(shelf.scenarios(), shelf.lessons(), shelf.campaigns())
                .flatMap(List::stream)
                .flatMap(name -> file(shelf, name, locale).stream())
                .toList());
    }

    /**
     * The translations into a language of the scenarios and lessons that come with the program, where there is no disk to look for others.
     *
     * @param more the text of a file of translations that goes before those; what cannot be read is passed over
     */
    public static Translations shipped(Locale locale, String more) {
        Stream<Properties> shipped = Stream.of(Shelf.INDEX, Shelf.LESSONS)
                .flatMap(index -> ShippedFiles.lines("/maps/" + index).stream())
                .flatMap(name -> shipped(name, locale).stream());
        return new Translations(Stream.concat(read(more).stream(), shipped).toList());
    }

    /** The translation into a language of a file that comes with the program. */
    public static Optional<Properties> shipped(String name, Locale locale) {
        return ShippedFiles.find("/maps/" + translated(name, locale))
                .flatMap(bytes -> read(new String(bytes, StandardCharsets.UTF_8)));
    }

    private static String translated(String name, Locale locale) {
        return name.replace(".json", "_" + locale.getLanguage() + ".properties");
    }

    /** The translation of a file on a shelf into a language, from the file beside it; none if that cannot be read. */
    public static Optional<Properties> file(Shelf shelf, String name, Locale locale) {
        return shelf.bytes(translated(name, locale)).flatMap(bytes -> read(new String(bytes, StandardCharsets.UTF_8)));
    }

    private static Optional<Properties> read(String text) {
        Properties properties = new Properties();
        try (Reader reader = new StringReader(PropertyText.plain(text))) {
            properties.load(reader);
            return Optional.of(properties);
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** By what the story and the notes of a scenario are found in another language: sixteen hexadecimal digits. */
    public static String digest(Scenario scenario) {
        return digest(scenario.story(), scenario.notes());
    }

    /** The same for a story and notes. */
    public static String digest(String story, String notes) {
        return Digest.of(story + "\n" + notes).substring(0, DIGITS);
    }

    /** What of a scenario can be said in another language, beside names. */
    static Wording wording(Scenario scenario) {
        Set<String> keys = new TreeSet<>();
        if (!scenario.story().isEmpty()) {
            keys.add("story");
        }
        if (!scenario.notes().isEmpty()) {
            keys.add("notes");
        }
        return new Wording(digest(scenario), keys);
    }

    /** What a scenario says of itself; in its own words where there is no translation. */
    public Description of(Scenario scenario) {
        return of(scenario.name(), scenario.story(), scenario.notes());
    }

    /** The same of a scenario that is not read whole: its name, story and notes as they are written. */
    public Description of(String name, String story, String notes) {
        Properties file = byDigest.getOrDefault(digest(story, notes), new Properties());
        return new Description(name(name), file.getProperty("story", story), file.getProperty("notes", notes));
    }

    /** The name of a scenario, a zone, a formation or a place off the map; as it is where there is no translation. */
    public String name(String name) {
        return names.getOrDefault(name, name);
    }
}
