package org.roadtorichmond.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.draft.ReportEntry.Kind;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.scenario.json.JsonText;

@DisplayName("What imports find in files that are made like real ones")
final class ExpectedImportsTest {
    private static JsonObject expectations() {
        return JsonParser.parseString(new String(ImportFiles.bytes("expected.json"), StandardCharsets.UTF_8))
                .getAsJsonObject()
                .getAsJsonObject("files");
    }

    static Stream<String> files(String outcome) {
        return expectations().entrySet().stream()
                .filter(file -> file.getValue()
                        .getAsJsonObject()
                        .get("outcome")
                        .getAsString()
                        .equals(outcome))
                .map(file -> file.getKey());
    }

    static Stream<String> imported() {
        return files("imported");
    }

    static Stream<String> refused() {
        return files("refused");
    }

    @ParameterizedTest
    @MethodSource("refused")
    @DisplayName("is nothing but a sentence where they must be refused")
    void refusal(String name) {
        String refusal = ImportFiles.refusal(ImportFiles.file(name));
        for (JsonElement said : expectations().getAsJsonObject(name).getAsJsonArray("mustSay")) {
            assertTrue(
                    Pattern.compile(said.getAsString(), Pattern.CASE_INSENSITIVE)
                            .matcher(refusal)
                            .find(),
                    refusal);
        }
    }

    @ParameterizedTest
    @MethodSource("imported")
    @DisplayName("is their ground, with all ways, waters, crossings and places")
    void map(String name) {
        JsonObject expected = expectations().getAsJsonObject(name).getAsJsonObject("map");
        if (expected == null || !expected.has("columns")) {
            return;
        }
        JsonObject found = JsonParser.parseString(JsonText.of(
                        ImportFiles.good(ImportFiles.file(name)).map().orElseThrow()))
                .getAsJsonObject();
        assertEquals(expected.get("columns"), found.get("columns"));
        assertEquals(expected.get("rows"), found.get("rows"));
        if (expected.has("name") && !expected.get("name").isJsonNull()) {
            assertEquals(expected.get("name"), found.get("name"));
        }
        if (expected.has("terrain")) {
            assertEquals(
                    expected.getAsJsonArray("terrain").toString().replace('?', '.'),
                    found.get("terrain").toString());
        }
        for (String list : List.of("ways", "waters", "crossings", "places")) {
            if (expected.has(list)) {
                assertEquals(drawn(expected.getAsJsonArray(list)), drawn(found.getAsJsonArray(list)), list);
            }
        }
    }

    /** What is drawn, whichever way round and in whatever order. */
    private static Set<String> drawn(JsonArray list) {
        TreeSet<String> drawn = new TreeSet<>();
        for (JsonElement each : list == null ? new JsonArray() : list) {
            JsonObject object = each.getAsJsonObject().deepCopy();
            if (object.has("hexes")) {
                List<String> hexes = new ArrayList<>(
                        List.of(object.get("hexes").getAsString().split(" ", -1)));
                if (hexes.get(0).compareTo(hexes.get(hexes.size() - 1)) > 0) {
                    Collections.reverse(hexes);
                }
                object.addProperty("hexes", String.join(" ", hexes));
            }
            if (object.has("hexsides")) {
                object.addProperty(
                        "hexsides",
                        new TreeSet<>(List.of(
                                        object.get("hexsides").getAsString().split(" ", -1)))
                                .toString());
            }
            drawn.add(object.toString());
        }
        return drawn;
    }

    @ParameterizedTest
    @MethodSource("imported")
    @DisplayName("are their units, with what the file says of them and nothing else")
    void units(String name) {
        JsonObject file = expectations().getAsJsonObject(name);
        TreeSet<String> expected = new TreeSet<>();
        for (JsonElement each : file.getAsJsonArray("units")) {
            JsonObject unit = each.getAsJsonObject().deepCopy();
            List.of("printed", "pixel", "on").forEach(unit::remove);
            expected.add(sorted(unit).toString());
        }
        TreeSet<String> found = new TreeSet<>();
        for (UnitDraft unit : ImportFiles.good(ImportFiles.file(name)).units()) {
            JsonObject json = JsonParser.parseString(JsonText.of(unit.json())).getAsJsonObject();
            found.add(sorted(json).toString());
        }
        assertEquals(String.join("\n", expected), String.join("\n", found));
    }

    private static JsonObject sorted(JsonObject object) {
        JsonObject sorted = new JsonObject();
        object.keySet().stream().sorted().forEach(key -> {
            JsonElement value = object.get(key);
            boolean number =
                    value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber();
            sorted.add(key, number ? new com.google.gson.JsonPrimitive(value.getAsDouble()) : value);
        });
        return sorted;
    }

    @ParameterizedTest
    @MethodSource("imported")
    @DisplayName("is where each piece stood on its board")
    void printed(String name) {
        Imported imported = ImportFiles.good(ImportFiles.file(name));
        for (JsonElement each : expectations().getAsJsonObject(name).getAsJsonArray("units")) {
            JsonObject unit = each.getAsJsonObject();
            Optional<UnitDraft.Printed> printed = imported.units().stream()
                    .filter(found -> found.id().equals(unit.get("id").getAsString()))
                    .findFirst()
                    .orElseThrow()
                    .printed();
            assertEquals(unit.has("printed"), printed.isPresent(), unit::toString);
            printed.ifPresent(place -> {
                assertEquals(unit.get("printed").getAsString(), place.name());
                if (unit.has("pixel")) {
                    assertEquals(unit.get("pixel").toString(), "[" + place.x() + "," + place.y() + "]");
                    assertEquals(unit.get("on").getAsString(), place.on());
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("imported")
    @DisplayName("lists what is missing, and what was seen and not taken")
    void report(String name) {
        JsonObject file = expectations().getAsJsonObject(name);
        Imported imported = ImportFiles.good(ImportFiles.file(name));
        List<ReportEntry> missing = imported.report().entries(Kind.MISSING);
        for (JsonElement each : file.getAsJsonArray("missing")) {
            JsonObject point = each.getAsJsonObject();
            boolean every = point.has("of") && point.get("of").toString().contains("every unit");
            List<String> names = every
                    ? imported.units().stream().map(UnitDraft::id).toList()
                    : !point.has("of") ? List.of() : names(point.get("of"));
            for (String of : names.isEmpty() ? List.of("") : names) {
                boolean listed = missing.stream()
                        .filter(entry -> entry.what().equals(point.get("what").getAsString()))
                        .anyMatch(entry -> of.isEmpty() || entry.of().contains(of));
                assertTrue(listed, () -> point + " of " + of + " in " + missing);
            }
        }
        for (JsonElement each : file.has("left") ? file.getAsJsonArray("left") : new JsonArray()) {
            String of = each.getAsJsonObject().get("of").getAsString();
            assertTrue(
                    imported.report().entries(Kind.LEFT).stream()
                            .anyMatch(entry -> entry.of().contains(of)),
                    of);
        }
        if (file.has("unknownColumns")) {
            assertEquals(
                    names(file.get("unknownColumns")),
                    imported.report().entries(Kind.LEFT).stream()
                            .filter(entry -> entry.what().equals("column"))
                            .flatMap(entry -> entry.of().stream())
                            .toList());
        }
    }

    private static List<String> names(JsonElement of) {
        return of.isJsonArray()
                ? StreamSupport.stream(of.getAsJsonArray().spliterator(), false)
                        .map(JsonElement::getAsString)
                        .toList()
                : List.of(of.getAsString().split("(?<=Blue) and ", -1));
    }
}
