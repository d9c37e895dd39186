package org.roadtorichmond.session;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/**
 * What a player has set, kept in a file from one start of the program to the next. A file that is missing or damaged means the
 * usual settings; a setting is written as soon as it is changed.
 */
public final class Preferences {
    /** The smallest interface scale, in hundredths. */
    static final int SMALLEST_SCALE = 75;
    /** The largest interface scale, in hundredths. */
    static final int LARGEST_SCALE = 250;
    /** The pace at which a commander's turn is shown without pauses. */
    public static final int INSTANT = 0;

    /** The languages of which there are texts, as language tags, in the order in which they are offered. */
    public static final List<String> LANGUAGES = List.of("en", "de");
    /** The names of the palettes, in the order in which they are offered. */
    public static final List<String> PALETTES =
            Arrays.stream(Scheme.values()).map(Scheme::word).toList();
    /** The commanders who may be asked for advice, the usual one first. */
    public static final List<String> ADVISERS = List.of("colonel", "general", "cadet");
    /** The loudest volume; 0 is silent. */
    public static final int LOUDEST = 100;

    private static final int WHOLE = 100;
    private static final String MAP = "map.";
    private static final int MOST_MAPS = 30;
    private static final String FILE = "settings.json";

    private final Storage storage;
    private final JsonObject values;
    private Optional<Sentence> trouble = Optional.empty();

    /** The preferences in a storage, which may be empty. */
    public Preferences(Storage storage) {
        this.storage = storage;
        values = storage.read(FILE).value().map(Preferences::parse).orElseGet(JsonObject::new);
    }

    private static JsonObject parse(byte[] text) {
        try {
            JsonElement found = JsonParser.parseString(new String(text, StandardCharsets.UTF_8));
            return found.isJsonObject() ? found.getAsJsonObject() : new JsonObject();
        } catch (JsonParseException e) {
            // A damaged file of tastes must not keep players from a game.
            return new JsonObject();
        }
    }

    /** What is set under a name, or what is usual. */
    private String word(String name, String usual) {
        JsonElement found = values.get(name);
        return found != null && found.isJsonPrimitive() ? found.getAsString() : usual;
    }

    private boolean flag(String name, boolean usual) {
        return Boolean.parseBoolean(word(name, Boolean.toString(usual)));
    }

    private int number(String name, int least, int most, int usual) {
        try {
            return Math.max(least, Math.min(most, Integer.parseInt(word(name, Integer.toString(usual)))));
        } catch (NumberFormatException e) {
            return usual;
        }
    }

    /** A word that is among those known, or the first of them. */
    private static String oneOf(List<String> known, String word) {
        return known.contains(word) ? word : known.get(0);
    }

    /** Sets and keeps a value. */
    private void set(String name, String value) {
        values.addProperty(name, value);
        keep();
    }

    /** Why what was set last could not be kept, if so; it holds until the program ends. */
    public Optional<Sentence> trouble() {
        return trouble;
    }

    private void keep() {
        String text = new GsonBuilder().setPrettyPrinting().create().toJson(values) + "\n";
        trouble = storage.write(FILE, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The language of all texts, as a language tag such as {@code en}. */
    public String language() {
        return oneOf(LANGUAGES, word("language", LANGUAGES.get(0)));
    }

    /** Sets the language by its tag, one of {@link #LANGUAGES}. */
    public void language(String tag) {
        set("language", tag);
    }

    /** The interface scale in hundredths of what suits the window, {@link #SMALLEST_SCALE} to {@link #LARGEST_SCALE}. */
    public int scale() {
        return number("scale", SMALLEST_SCALE, LARGEST_SCALE, WHOLE);
    }

    /** Sets the interface scale in hundredths; kept within {@link #SMALLEST_SCALE} and {@link #LARGEST_SCALE}. */
    public void scale(int hundredths) {
        set("scale", Integer.toString(Math.max(SMALLEST_SCALE, Math.min(LARGEST_SCALE, hundredths))));
    }

    /** The commander who is asked for advice, by name; the usual one if none was chosen. */
    public String adviser() {
        return oneOf(ADVISERS, word("adviser", ADVISERS.get(0)));
    }

    /** Sets the commander who is asked for advice, one of {@link #ADVISERS}. */
    public void adviser(String name) {
        set("adviser", name);
    }

    /** The name of the palette. */
    public String palette() {
        return oneOf(PALETTES, word("palette", PALETTES.get(0)));
    }

    /** Sets the palette by its name, one of {@link #PALETTES}. */
    public void palette(String name) {
        set("palette", name);
    }

    /** Whether marches, dice and retreats are animated. */
    public boolean animations() {
        return flag("animations", true);
    }

    /** Sets whether marches, dice and retreats are animated. */
    public void animations(boolean on) {
        set("animations", Boolean.toString(on));
    }

    /** How many times as fast as usual a commander's turn is shown, 1 to 16; {@link #INSTANT} is at once. */
    public int pace() {
        return number("pace", INSTANT, 16, 1);
    }

    /** Sets how many times as fast as usual a commander's turn is shown; {@link #INSTANT} is at once. */
    public void pace(int times) {
        set("pace", Integer.toString(times));
    }

    /** Whether sounds are heard. */
    public boolean sound() {
        return flag("sound", true);
    }

    /** Sets whether sounds are heard. */
    public void sound(boolean on) {
        set("sound", Boolean.toString(on));
    }

    /** How loud sounds are, 0 to {@link #LOUDEST}. */
    public int volume() {
        return number("volume", 0, LOUDEST, LOUDEST / 2);
    }

    /** Sets how loud sounds are, 0 to {@link #LOUDEST}. */
    public void volume(int hundredths) {
        set("volume", Integer.toString(hundredths));
    }

    /** The file name of the scenario that was played last, if any was. */
    public Optional<String> lastScenario() {
        return Optional.of(word("lastScenario", "")).filter(name -> !name.isEmpty());
    }

    /** Remembers the file name of the scenario that was played last. */
    public void lastScenario(String name) {
        set("lastScenario", name);
    }

    /** Whether a battle is on the table; still set at the next start only if the program did not end as programs should. */
    public boolean inBattle() {
        return flag("inBattle", false);
    }

    /** Notes whether a battle is on the table; writes only if that changes. */
    public void inBattle(boolean now) {
        if (now != inBattle()) {
            set("inBattle", Boolean.toString(now));
        }
    }

    /** Whether the map is covered between the turns of two people at one computer. */
    public boolean handOver() {
        return flag("handOver", true);
    }

    /** Sets whether the map is covered between the turns of two people at one computer. */
    public void handOver(boolean on) {
        set("handOver", Boolean.toString(on));
    }

    /** Whether the map moves to where the opponent acts. */
    public boolean follow() {
        return flag("follow", true);
    }

    /** Sets whether the map moves to where the opponent acts. */
    public void follow(boolean on) {
        set("follow", Boolean.toString(on));
    }

    /** Whether the map moves while the mouse is at an edge of the window. */
    public boolean edgeScroll() {
        return flag("edgeScroll", false);
    }

    /** Sets whether the map moves while the mouse is at an edge of the window. */
    public void edgeScroll(boolean on) {
        set("edgeScroll", Boolean.toString(on));
    }

    /** Which keys are usual. */
    KeyScheme keyScheme() {
        String word = word("keyScheme", "");
        return Arrays.stream(KeyScheme.values())
                .filter(scheme -> scheme.word().equals(word))
                .findFirst()
                .orElse(KeyScheme.ARROWS);
    }

    void keyScheme(KeyScheme scheme) {
        set("keyScheme", scheme.word());
    }

    /** What part of the map was looked at last in a game, which is given by a name of its own. */
    public Optional<MapPlace> mapPlace(String game) {
        return MapPlace.parse(word(MAP + game, ""));
    }

    /** Remembers what part of the map is looked at in a game; of other games only the newest are kept. */
    public void mapPlace(String game, MapPlace place) {
        if (mapPlace(game).filter(place::equals).isPresent()) {
            return;
        }
        // Put in anew, it is the newest.
        values.remove(MAP + game);
        List<String> kept =
                values.keySet().stream().filter(name -> name.startsWith(MAP)).toList();
        kept.stream().limit(Math.max(0, kept.size() - MOST_MAPS + 1)).forEach(values::remove);
        set(MAP + game, place.written());
    }

    /** Whether players may look up during a game what happened historically. */
    public boolean history() {
        return flag("history", true);
    }

    /** Sets whether players may look up during a game what happened historically. */
    public void history(boolean on) {
        set("history", Boolean.toString(on));
    }

    /** The key that a player has chosen for something, if it is not the usual one. */
    Optional<Stroke> stroke(KeyAction action) {
        return Stroke.parse(word(key(action), ""));
    }

    void stroke(KeyAction action, Stroke stroke) {
        if (stroke.equals(keyScheme().usual(action))) {
            values.remove(key(action));
            keep();
        } else {
            set(key(action), stroke.toString());
        }
    }

    private static String key(KeyAction action) {
        return "key." + action.name();
    }

    /** Gives all keys back their usual meaning. */
    void usualKeys() {
        for (KeyAction action : KeyAction.values()) {
            values.remove(key(action));
        }
        keep();
    }
}
