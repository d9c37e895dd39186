package org.roadtorichmond.workshop;

import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.scenario.PropertyLines;
import org.roadtorichmond.scenario.Translations;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.CampaignTexts;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/**
 * What a scenario, or a campaign, says of itself in another language, in the file beside it ({@link Translations}). What is typed is written at once, and
 * into what the file says by then, so that nothing of others is lost. Which story and notes it is a translation of stands in the file: it
 * is stale once it tells something else, and nobody is shown it then, until somebody says that it fits again. One thread.
 */
public final class ScenarioTranslation {
    private static final String OF = "of";
    private static final String NAMES = "names.";

    private final Storage storage;
    private final String file;
    private int changes;

    /** The translation of a scenario's file into a language. */
    ScenarioTranslation(Storage storage, String scenario, Locale locale) {
        this.storage = storage;
        file = file(scenario, locale);
    }

    /** The name of the file in which the scenario or campaign of a file is translated. */
    public static String file(String scenario, Locale locale) {
        return scenario.replaceFirst("\\.json$", "_" + locale.getLanguage() + ".properties");
    }

    /** How often it was changed here. */
    public int changes() {
        return changes;
    }

    private byte[] read() {
        byte[] nothing = {};
        return storage.has(file) ? storage.read(file).value().orElse(nothing) : nothing;
    }

    /** The text of a key, {@code story} or {@code notes}; empty if there is none. */
    public String text(String key) {
        return PropertyLines.value(read(), key).orElse("");
    }

    /** What a scenario of a name is called; empty if that is not said. */
    public String name(String name) {
        return text(NAMES + name);
    }

    /** Whether there is a translation, and it is one of another story or of other notes than these. */
    public boolean isStale(String story, String notes) {
        boolean texts = !text("story").isEmpty() || !text("notes").isEmpty();
        return texts && !text(OF).equals(Translations.digest(story, notes));
    }

    /** Whether there is a translation, and it is not one of the texts of a digest. */
    public boolean isStale(String digest) {
        return read().length > 0 && !text(OF).equals(digest);
    }

    /**
     * Says another text of a campaign; an empty one is taken out. A first text is one of the texts as they are; a stale translation
     * stays stale, and so does one of texts that nobody knows just now.
     *
     * @param digest by what the texts are known
     * @return why it could not be written, if that is so
     */
    public Optional<Sentence> set(String key, String text, Optional<String> digest) {
        Optional<String> of = digest.filter(now -> !isStale(now));
        byte[] changed = PropertyLines.with(read(), key, text.strip());
        return write(of.map(now -> PropertyLines.with(changed, OF, now)).orElse(changed));
    }

    /** Says that it is a translation of the texts of a digest. */
    public Optional<Sentence> confirm(String digest) {
        return write(PropertyLines.with(read(), OF, digest));
    }

    /**
     * Says another text. A first text is one of the story and notes as they are; a stale translation stays stale.
     *
     * @return why it could not be written, if that is so
     */
    public Optional<Sentence> set(String key, String text, String story, String notes) {
        boolean stale = isStale(story, notes);
        byte[] changed = PropertyLines.with(read(), key, text.strip());
        return write(stale ? changed : PropertyLines.with(changed, OF, Translations.digest(story, notes)));
    }

    /** Says what a scenario of a name is called. */
    public Optional<Sentence> setName(String name, String translated) {
        return write(PropertyLines.with(read(), NAMES + name, translated.strip()));
    }

    /** Says that it is a translation of this story and these notes. */
    public Optional<Sentence> confirm(String story, String notes) {
        return confirm(Translations.digest(story, notes));
    }

    /**
     * Takes over the translation of the scenario or campaign of which this one is a copy; it fits if it fitted there.
     *
     * @param campaign the campaign that was copied; none of a scenario
     * @param called what the copy is called; a campaign so in both languages
     */
    public Optional<Sentence> copy(byte[] original, Optional<Campaign> campaign, String called) {
        byte[] copy =
                campaign.map(of -> PropertyLines.with(original, "name", called)).orElse(original);
        String of = PropertyLines.value(original, OF).orElse("");
        return write(campaign.filter(was -> digest(was).equals(of))
                .map(was -> PropertyLines.with(copy, OF, digest(was.named(called))))
                .orElse(copy));
    }

    private static String digest(Campaign campaign) {
        return new CampaignTexts(campaign).wording().digest();
    }

    private Optional<Sentence> write(byte[] content) {
        changes++;
        return storage.write(file, content);
    }
}
