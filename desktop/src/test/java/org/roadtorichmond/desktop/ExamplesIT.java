package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Runs the examples of every kind of file through the command line. */
@DisplayName("The command line answers the examples")
class ExamplesIT {
    private static final Map<String, JsonObject> EXPECTED = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        JsonParser.parseString(Files.readString(Program.EXAMPLES.resolve("expected.json")))
                .getAsJsonObject()
                .entrySet()
                .forEach(entry -> EXPECTED.put(entry.getKey(), entry.getValue().getAsJsonObject()));
    }

    /** The answers to a question about all files that have an expected answer, by file. */
    private static Map<String, JsonObject> ask(String key, Object... command) {
        List<Object> arguments = new ArrayList<>(List.of(command));
        arguments.add("--json");
        List<String> files = EXPECTED.entrySet().stream()
                .filter(entry -> entry.getValue().has(key))
                .map(Map.Entry::getKey)
                .toList();
        assertFalse(files.isEmpty());
        files.forEach(file -> arguments.add(Program.EXAMPLES.resolve(file)));
        Program.Run run = Program.run(arguments.toArray());
        assertEquals(0, run.code(), run.err());
        Map<String, JsonObject> answers = new TreeMap<>();
        List<JsonObject> documents = run.json();
        assertEquals(files.size(), documents.size());
        for (int i = 0; i < files.size(); i++) {
            assertTrue(documents.get(i).get("file").getAsString().endsWith(files.get(i)));
            answers.put(files.get(i), documents.get(i));
        }
        return answers;
    }

    private static JsonObject expected(String file, String key) {
        return EXPECTED.get(file).getAsJsonObject(key);
    }

    /** Checks that every key of the expected answer is in the actual one; of lines, only the fixed parts are compared. */
    private static void assertContains(String file, JsonElement expected, JsonElement actual) {
        if (expected.isJsonObject()) {
            for (Map.Entry<String, JsonElement> entry :
                    expected.getAsJsonObject().entrySet()) {
                JsonElement found = actual.getAsJsonObject().get(entry.getKey());
                assertTrue(found != null, file + ": no " + entry.getKey());
                assertContains(file + "." + entry.getKey(), entry.getValue(), found);
            }
        } else if (expected.isJsonArray()) {
            assertEquals(
                    expected.getAsJsonArray().size(), actual.getAsJsonArray().size(), file);
            for (int i = 0; i < expected.getAsJsonArray().size(); i++) {
                assertContains(
                        file + "[" + i + "]",
                        expected.getAsJsonArray().get(i),
                        actual.getAsJsonArray().get(i));
            }
        } else if (expected.isJsonPrimitive() && expected.getAsJsonPrimitive().isNumber()) {
            assertEquals(expected.getAsDouble(), actual.getAsDouble(), file);
        } else {
            assertEquals(expected, actual, file);
        }
    }

    @Test
    @DisplayName("of adjudicate")
    void adjudicate() {
        ask("adjudicate", "adjudicate").forEach((file, answer) -> {
            JsonObject expected = expected(file, "adjudicate").deepCopy();
            JsonElement totals = expected.remove("totals");
            if (totals != null) {
                totals.getAsJsonObject()
                        .entrySet()
                        .forEach(side -> assertEquals(
                                side.getValue().getAsLong(),
                                answer.getAsJsonObject("sides")
                                        .getAsJsonObject(side.getKey())
                                        .get("total")
                                        .getAsLong(),
                                file));
            }
            assertContains(file, expected, answer);
        });
    }

    @Test
    @DisplayName("of loc for both sides")
    void loc() {
        for (String side : List.of("union", "confederate")) {
            ask("loc " + side, "loc", "--side", side).forEach((file, answer) -> {
                JsonObject expected = expected(file, "loc " + side).deepCopy();
                JsonElement hexes = expected.remove("pathHexes");
                assertContains(file, expected, answer);
                if (hexes != null) {
                    assertEquals(hexes.getAsInt(), answer.getAsJsonArray("path").size(), file);
                }
            });
        }
    }

    @Test
    @DisplayName("of supply")
    void supply() {
        ask("supply", "supply").forEach((file, answer) -> {
            JsonObject supplied = new JsonObject();
            for (JsonElement unit : answer.getAsJsonArray("units")) {
                JsonObject one = unit.getAsJsonObject();
                supplied.add(one.get("unit").getAsString(), one.get("supplied"));
                assertEquals(one.get("supplied").getAsBoolean(), one.has("path"), file);
            }
            assertEquals(expected(file, "supply").get("applies"), answer.get("applies"), file);
            assertEquals(expected(file, "supply").get("supplied"), supplied, file);
        });
    }

    @Test
    @DisplayName("of reach")
    void reach() {
        ask("reach", "reach").forEach((file, answer) -> {
            JsonArray units = expected(file, "reach").getAsJsonArray("units");
            assertContains(file, units, answer.get("units"));
        });
    }

    @Test
    @DisplayName("and refuses each bad file, at its place, while it takes the good ones")
    void badFiles() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(Program.EXAMPLES.resolve("bad"))) {
            files = all.sorted().toList();
        }
        List<Object> arguments = new ArrayList<>(List.of("validate", "--json"));
        arguments.addAll(files);
        Program.Run run = Program.run(arguments.toArray());
        assertEquals(1, run.code());
        assertEquals("", run.err());
        for (int i = 0; i < files.size(); i++) {
            boolean bad = files.get(i).getFileName().toString().startsWith("bad");
            JsonArray errors = run.json().get(i).getAsJsonArray("errors");
            assertEquals(bad, !errors.isEmpty(), files.get(i).toString());
            for (JsonElement error : errors) {
                assertTrue(error.getAsJsonObject().get("line").getAsInt() > 0);
                assertTrue(error.getAsJsonObject().get("column").getAsInt() > 0);
                assertTrue(error.getAsJsonObject().get("path").getAsString().startsWith("$"));
                assertFalse(error.getAsJsonObject().get("message").getAsString().isBlank());
            }
        }
    }
}
