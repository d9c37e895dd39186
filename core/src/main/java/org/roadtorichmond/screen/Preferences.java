package org.roadtorichmond.screen;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.roadtorichmond.scenario.AtomicFile;

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
    static final int INSTANT = 0;

    private static final int WHOLE = 100;

    private final Path file;
    private final JsonObject values;

    /** The preferences in a file, which need not exist. */
    public Preferences(Path file) {
        this.file = file;
        values = read(file);
    }

    private static JsonObject read(Path file) {
        try {
            JsonElement found = JsonParser.parseString(Files.readString(file, StandardCharsets.UTF_8));
            return found.isJsonObject() ? found.getAsJsonObject() : new JsonObject();
        } catch (IOException | JsonParseException e) {
            // Nobody should be kept from a game by a file of tastes.
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

    /** Sets and keeps a value; why it could not be kept, if so. */
    private Optional<String> set(String name, String value) {
        values.addProperty(name, value);
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
        String text = new GsonBuilder().setPrettyPrinting().create().toJson(values) + "\n";
        return AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The language of all texts, as a language tag such as {@code en}. */
    String language() {
        return word("language", "en");
    }

    void language(String tag) {
        set("language", tag);
    }

    /** The interface scale in hundredths of what suits the window, {@link #SMALLEST_SCALE} to {@link #LARGEST_SCALE}. */
    int scale() {
        return number("scale", SMALLEST_SCALE, LARGEST_SCALE, WHOLE);
    }

    void scale(int hundredths) {
        set("scale", Integer.toString(hundredths));
    }

    /** The name of the palette. */
    String palette() {
        return word("palette", "usual");
    }

    void palette(String name) {
        set("palette", name);
    }

    /** Whether marches, dice and retreats are animated. */
    boolean animations() {
        return flag("animations", true);
    }

    void animations(boolean on) {
        set("animations", Boolean.toString(on));
    }

    /** How many times as fast as usual a commander's turn is shown, 1 to 16; {@link #INSTANT} is at once. */
    int pace() {
        return number("pace", INSTANT, 16, 1);
    }

    void pace(int times) {
        set("pace", Integer.toString(times));
    }

    /** Whether sounds are heard. */
    boolean sound() {
        return flag("sound", true);
    }

    void sound(boolean on) {
        set("sound", Boolean.toString(on));
    }

    /** Whether the map is covered between the turns of two people at one computer. */
    boolean handOver() {
        return flag("handOver", true);
    }

    void handOver(boolean on) {
        set("handOver", Boolean.toString(on));
    }

    /** Whether the map moves to where the opponent acts. */
    boolean follow() {
        return flag("follow", false);
    }

    void follow(boolean on) {
        set("follow", Boolean.toString(on));
    }

    /** The key that a player has chosen for something, if it is not the usual one. */
    Optional<Stroke> stroke(KeyAction action) {
        return Stroke.parse(word("key." + action.name(), ""));
    }

    void stroke(KeyAction action, Stroke stroke) {
        set("key." + action.name(), stroke.toString());
    }

    /** Gives all keys back their usual meaning. */
    void usualKeys() {
        for (KeyAction action : KeyAction.values()) {
            values.remove("key." + action.name());
        }
        set("language", language());
    }
}
