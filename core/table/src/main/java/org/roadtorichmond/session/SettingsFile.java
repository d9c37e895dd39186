package org.roadtorichmond.session;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;

/**
 * The file in which a player's settings are kept.
 *
 * <p>What a player has written into it is never lost: a setting that cannot be used stays until it is set in the program; where the
 * text is not even JSON, the lines that can be read hold, the program writes nothing on its own account, and before it writes
 * what its player sets, it puts the old text aside. Another window may write the same file: only what is set here changes.
 */
final class SettingsFile {
    private static final String FILE = "settings.json";
    private static final String ASIDE = "settings-damaged-%d.json";
    private static final String FORMAT = "format";

    /** A line as the program writes it: a name and a value that is no object and no list. */
    private static final Pattern LINE = Pattern.compile(
            "[{\\s]*\"([A-Za-z][A-Za-z0-9._]*)\"\\s*:\\s*(?:\"([^\"\\\\]*)\"|(true|false|-?[0-9]{1,9}))\\s*[,}\\s]*");

    private final Storage storage;
    private JsonObject values = new JsonObject();
    private Result<Node.ObjectNode> found = Result.good(new Node.ObjectNode(Place.START, Map.of()));
    private boolean torn;
    private Optional<Sentence> trouble = Optional.empty();

    /** The file in a storage, which need not be there. */
    SettingsFile(Storage storage) {
        this.storage = storage;
        if (storage.has(FILE)) {
            read();
        }
    }

    private void read() {
        Result<byte[]> bytes = storage.read(FILE);
        found = bytes.then(TreeReader::read);
        torn = found.value().isEmpty();
        String text = bytes.value()
                .map(content -> new String(content, StandardCharsets.UTF_8))
                .orElse("");
        values = torn ? lines(text) : JsonParser.parseString(text).getAsJsonObject();
    }

    private static JsonObject lines(String text) {
        JsonObject found = new JsonObject();
        text.lines().forEach(line -> {
            Matcher setting = LINE.matcher(line);
            if (setting.matches()) {
                found.addProperty(setting.group(1), setting.group(2) == null ? setting.group(3) : setting.group(2));
            }
        });
        return found;
    }

    /** What the file said when it was found; nothing if there was none. */
    Result<Node.ObjectNode> found() {
        return found;
    }

    /** How players find the file. */
    String place() {
        return storage.place(FILE);
    }

    /** Why what was set last could not be written, if so. */
    Optional<Sentence> trouble() {
        return trouble;
    }

    /** What is set under a name, or what is usual. */
    String word(String name, String usual) {
        JsonElement found = values.get(name);
        return found != null && found.isJsonPrimitive() ? found.getAsString() : usual;
    }

    /** Sets and writes what the program notes for itself; a file that is not even JSON is left to its player. */
    void note(String name, String value) {
        if (torn) {
            values.addProperty(name, value);
        } else {
            change(settings -> settings.addProperty(name, value));
        }
    }

    /** Sets and writes what the player wishes. */
    void change(Consumer<JsonObject> wish) {
        if (torn) {
            trouble = storage.putAside(FILE, ASIDE);
            if (trouble.isPresent()) {
                wish.accept(values);
                return;
            }
            torn = false;
        } else {
            meanwhile();
        }
        JsonObject before = values;
        wish.accept(before);
        values = new JsonObject();
        values.addProperty(FORMAT, Formats.SETTINGS);
        before.entrySet().stream()
                .filter(member -> !member.getKey().equals(FORMAT))
                .forEach(member -> values.add(member.getKey(), member.getValue()));
        String text = new GsonBuilder().setPrettyPrinting().create().toJson(values) + "\n";
        trouble = storage.write(FILE, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Takes over what another window has set. */
    private void meanwhile() {
        Optional<byte[]> now =
                trouble.isEmpty() && storage.has(FILE) ? storage.read(FILE).value() : Optional.empty();
        now.filter(bytes -> TreeReader.read(bytes).value().isPresent())
                .ifPresent(bytes -> values = JsonParser.parseString(new String(bytes, StandardCharsets.UTF_8))
                        .getAsJsonObject());
    }
}
