package org.roadtorichmond.session;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * What a player has set, kept in a file from one start of the program to the next. What is missing or cannot be read
 * means the usual settings; a setting is written as soon as it is changed.
 */
public final class Preferences {
    /** The languages of which there are texts, as language tags, in the order in which they are offered. */
    public static final List<String> LANGUAGES = Setting.LANGUAGE.choices();

    private final SettingsFile file;
    private final Optional<String> machine;

    /** The preferences in a storage, which may be empty. */
    public Preferences(Storage storage) {
        this(storage, Locale.ENGLISH);
    }

    /** The same of someone whose machine speaks a language: until another is set, it holds, if there are texts in it. */
    public Preferences(Storage storage, Locale machine) {
        file = new SettingsFile(storage);
        this.machine = Optional.of(machine.getLanguage()).filter(LANGUAGES::contains);
    }

    /** What a setting is. */
    public <T> T get(Setting<T> setting) {
        T usual = setting.usual();
        return getOr(
                setting,
                setting.equals(Setting.LANGUAGE)
                        ? machine.map(tag -> setting.read().apply(tag, usual)).orElse(usual)
                        : usual);
    }

    /** The same where something else is usual until the player chooses. */
    public <T> T getOr(Setting<T> setting, T usual) {
        return setting.read().apply(file.word(setting.name(), setting.write().apply(usual)), usual);
    }

    /** Sets and keeps a setting; a number is kept within its limits. */
    public <T> void set(Setting<T> setting, T value) {
        String word = setting.write().apply(value);
        if (setting.noted()) {
            file.note(setting.name(), word);
        } else {
            file.change(settings -> settings.addProperty(setting.name(), word));
        }
    }

    /** Leaves settings as they are usually. */
    void unset(Collection<? extends Setting<?>> settings) {
        file.change(kept -> settings.forEach(setting -> kept.remove(setting.name())));
    }

    /** Why what was set last could not be kept, if so; it holds until the program ends. */
    public Optional<Sentence> trouble() {
        return file.trouble();
    }

    /** What the file said when it was found, if it could be read; what can be used of it holds, and the rest is as usual. */
    Result<Node.ObjectNode> found() {
        return file.found();
    }

    /** How players find the file. */
    public String place() {
        return file.place();
    }

    /** The file name of the scenario that was played last, if any was. */
    public Optional<String> lastScenario() {
        return Optional.of(get(Setting.LAST_SCENARIO)).filter(name -> !name.isEmpty());
    }

    /** What the person was called who played a side last; empty if he gave no name. */
    public String name(Side side) {
        return get(Setting.name(side));
    }

    /** Notes whether a battle is on the table; writes only if that changes. */
    public void inBattle(boolean now) {
        if (now != get(Setting.IN_BATTLE)) {
            set(Setting.IN_BATTLE, now);
        }
    }

    /** What part of the map was looked at last in a game, which is given by a number of its own. */
    public Optional<MapPlace> mapPlace(long game) {
        return Optional.ofNullable(MapPlace.parseAll(get(Setting.MAP_PLACES)).get(game));
    }

    /** Remembers what part of the map is looked at in a game; of other games only the newest are kept. */
    public void mapPlace(long game, MapPlace place) {
        if (mapPlace(game).filter(place::equals).isEmpty()) {
            set(Setting.MAP_PLACES, MapPlace.written(get(Setting.MAP_PLACES), game, place));
        }
    }
}
