package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Amount;

@DisplayName("Published schemas")
final class SchemasTest {
    /** A game of the first version, for which there is no schema. */
    private static final Path OLD = Path.of("game-1.json");

    static List<Path> goodFiles() throws IOException {
        try (Stream<Path> maps = Files.walk(Checkout.path("maps"));
                Stream<Path> doctrines = Files.walk(Checkout.path("assets/doctrine"));
                Stream<Path> saves = Files.walk(Checkout.fixtures("saves"))) {
            Stream<Path> own = Stream.of(maps, doctrines, saves)
                    .flatMap(files -> files)
                    .filter(file -> file.toString().endsWith(".json"))
                    .filter(file -> !file.toString().endsWith(".schema.json"));
            Stream<Path> examples = DocumentsTest.examples().stream()
                    .filter(file -> !String.valueOf(file.getFileName()).startsWith("bad-"));
            return Stream.concat(own, examples)
                    .filter(file -> !file.endsWith(OLD))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("goodFiles")
    void good_files_keep_to_their_schema(Path file) throws IOException {
        assertEquals(List.of(), Schemas.faults(Files.readString(file)));
    }

    @ParameterizedTest
    @MethodSource("goodFiles")
    void good_files_are_good_to_the_game(Path file) {
        assertEquals(List.of(), new Documents(Shelf.of(List.of())).open(file).problems());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "'turns': 8, 'night': null, 'rules': {'terrain': {'swamp': {'foot': null, 'defence': null}}, 'ford': null}",
                "'map': {'name': 'Part of a map'}, 'zones': null, 'exits': []",
                "'units': []",
                "'units': [{'id': 'A'}, {'id': 'B', 'hex': null, 'arrives': {'turn': 2, 'last': null}}]",
                "'units': {'A': null, 'B': {'strength': 3, 'movement': null}}, 'zones': {'C': null, 'D': {'until': {'turn': null}}}",
                "'zones': [{'name': 'C', 'holds': null}]",
                "'victory': {'values': {'trainOut': 8, 'unitOut': null, 'table17': [10, 20]}}",
                "'victory': {'values': null, 'holds': null}",
                "'victory': {'holds': [{'hex': '0101', 'side': 'union', 'points': 8, 'after': 4}]}",
                "'victory': {'supplyRange': null, 'secondary': {'hexes': null, 'union': {'hexes': ['0101']}}, 'length': {'fixed': 4}}"
            })
    void good_overlays_keep_to_the_schema(String rest) {
        assertEquals(List.of(), Schemas.faults(overlay(rest)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'turns': null",
                "'turns': 0",
                "'turm': 8",
                "'map': null",
                "'units': null",
                "'units': [{}]",
                "'units': [null]",
                "'units': [{'id': null}]",
                "'units': {'': null}",
                "'units': {'A': {'id': 'A'}}",
                "'units': {'A': {'strength': null}}",
                "'units': {'A': {'speed': 3}}",
                "'units': {'A': 3}",
                "'zones': [{'holds': 'union'}]",
                "'zones': {'C': {'name': 'C'}}",
                "'rules': {'ford': 'deep'}",
                "'rules': {'terrain': {'desert': {}}}",
                "'victory': {'system': null}",
                "'victory': {'gateway': 117}",
                "'victory': {'values': {'trainOut': -1}}",
                "'victory': {'holds': [{'hex': '0101', 'side': 'union', 'points': 0}]}",
                "'victory': {'holds': [{'hex': '0101', 'points': 3}]}",
                "'victory': {'holds': {'hex': '0101', 'side': 'union', 'points': 3}}",
                "'victory': {'values': {'trainLeft': 1}}",
                "'victory': {'values': {'table17': 10}}",
                "'of': 3",
                "'of': ''"
            })
    void bad_overlays_do_not(String rest) {
        assertFalse(Schemas.faults(overlay(rest)).isEmpty());
    }

    private static String overlay(String rest) {
        String of = rest.startsWith("'of'") ? "" : ", 'of': 'gaines-mill'";
        return ("{'format': 'scenario/1', 'name': 'Mine'" + of + (rest.isEmpty() ? "" : ", ") + rest + "}")
                .replace('\'', '"');
    }

    @ParameterizedTest
    @CsvSource({"0203, 0", "104.012, 0", "203, 1", "0000, 1"})
    void umpires_name_the_hexes_of_large_maps_too(String hex, int faults) {
        String command = "{'kind': 'umpire-place', 'unit': 'A', 'to': '" + hex + "'}";
        String game = "{'format': 'game/2', 'log': [{'command': " + command + "}]}";
        assertEquals(
                faults,
                Schemas.faults(game.replace('\'', '"')).stream()
                        .filter(fault -> fault.contains("command/to"))
                        .count());
    }

    @ParameterizedTest
    @CsvSource({"2, true", "0.5, false", "0, false", "1001, false"})
    void hours_are_what_the_game_takes(String hours, boolean good) throws IOException {
        Path file = Checkout.path("maps/gaines-mill.scenario.json");
        String text = Files.readString(file).replaceFirst("\"hoursPerTurn\": [0-9]+", "\"hoursPerTurn\": " + hours);
        assertEquals(good, Schemas.faults(text).isEmpty());
        assertEquals(good, opened(file, text).problems().isEmpty());
    }

    @Test
    void overlays_may_change_every_key_of_a_scenario() throws IOException {
        JsonObject whole = scenarioSchema("whole").getAsJsonObject("properties");
        JsonObject overlay = scenarioSchema("overlay").getAsJsonObject("properties");
        overlay.remove("of");
        assertSameKeys(whole, overlay);
        for (String list : List.of("unit", "zone")) {
            assertSameKeys(
                    whole.getAsJsonObject(list + "s").getAsJsonObject("items").getAsJsonObject("properties"),
                    scenarioSchema(list + "Changes").getAsJsonObject("properties"));
        }
        assertSameKeys(
                whole.getAsJsonObject("rules")
                        .getAsJsonObject("properties")
                        .getAsJsonObject("terrain")
                        .getAsJsonObject("properties")
                        .getAsJsonObject("clear")
                        .getAsJsonObject("properties"),
                scenarioSchema("terrainChanges").getAsJsonObject("properties"));
    }

    @Test
    void a_scenario_may_set_each_amount_of_each_victory_system_within_its_bounds() throws IOException {
        Map<String, JsonObject> amounts = new TreeMap<>();
        for (VictorySystem system : VictorySystem.values()) {
            system.amounts().forEach(amount -> amounts.put(amount.key(), described(amount)));
        }
        JsonObject values = scenarioSchema("whole")
                .getAsJsonObject("properties")
                .getAsJsonObject("victory")
                .getAsJsonObject("properties")
                .getAsJsonObject("values")
                .getAsJsonObject("properties");
        values.keySet().forEach(key -> values.getAsJsonObject(key).remove("description"));
        assertEquals(amounts, new TreeMap<>(values.asMap()));
    }

    @Test
    void the_schema_names_each_victory_system() throws IOException {
        List<String> named = scenarioSchema("system").getAsJsonArray("enum").asList().stream()
                .map(JsonElement::getAsString)
                .toList();
        assertEquals(VictorySystem.ids(), named);
    }

    private static JsonObject described(Amount amount) {
        JsonObject number = new JsonObject();
        number.addProperty("type", "integer");
        number.addProperty("minimum", amount.least());
        number.addProperty("maximum", amount.most());
        if (!amount.table()) {
            number.addProperty("default", amount.usual().get(0));
            return number;
        }
        JsonObject table = new JsonObject();
        table.addProperty("type", "array");
        table.add("items", number);
        table.addProperty("minItems", 1);
        table.addProperty("maxItems", Amount.MOST_ROWS);
        table.addProperty("uniqueItems", true);
        JsonArray usual = new JsonArray();
        amount.usual().forEach(usual::add);
        table.add("default", usual);
        return table;
    }

    private static void assertSameKeys(JsonObject whole, JsonObject changes) {
        assertEquals(whole.keySet(), changes.keySet());
        for (String key : whole.keySet()) {
            JsonObject part = whole.getAsJsonObject(key);
            JsonObject change = changes.getAsJsonObject(key);
            if (part.has("properties") && change.has("properties")) {
                assertSameKeys(part.getAsJsonObject("properties"), change.getAsJsonObject("properties"));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("goodFiles")
    void a_file_may_begin_with_its_schema(Path file) throws IOException {
        String text = Files.readString(file).replaceFirst("\\{", "{\"\\$schema\": \"../schema/any.schema.json\", ");
        assertEquals(List.of(), Schemas.faults(text));
        assertEquals(List.of(), opened(file, text).problems());
    }

    @Test
    void only_the_first_key_of_a_file_may_be_its_schema() throws IOException {
        Path file = Checkout.path("maps/training.map.json");
        String text = Files.readString(file).replaceFirst("\\{", "{\"name\": \"First\", \"\\$schema\": \"map\",");
        String moved = text.replaceFirst("\"name\": \"(?!First)[^\"]*\",", "");
        assertEquals(
                List.of("$['$schema']"),
                opened(file, moved).problems().stream().map(Problem::path).toList());
    }

    /** Opens a file with other content, together with the files beside it. */
    private static Result<Document> opened(Path file, String text) {
        List<Path> beside = List.of(file.toAbsolutePath().getParent());
        return new Documents(Shelf.of(beside)).open(text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "training",
                "road-to-richmond",
                "gaines-mill",
                "gaines-mill-battle-points",
                "gaines-mill-withdrawal"
            })
    void what_the_schemas_call_defaults_is_what_the_game_takes_for_missing_keys(String name) throws IOException {
        Path file = Checkout.path("maps", name + ".scenario.json");
        LoadedScenario loaded = ((Document.ScenarioDocument)
                        new Documents(Shelf.of(List.of())).open(file).value().orElseThrow())
                .scenario();
        JsonObject full = JsonParser.parseString(loaded.scenarioJson()).getAsJsonObject();
        fill(full, scenarioSchema("whole"), full);
        assertTrue(full.getAsJsonObject("rules").getAsJsonObject("terrain").has("lake"), full::toString);
        Scenario written = loaded.scenario();
        Scenario filled = ((Document.ScenarioDocument)
                        opened(file, full.toString()).value().orElseThrow())
                .scenario()
                .scenario();
        assertEquals(described(written), described(filled));
    }

    private static JsonObject scenarioSchema(String part) throws IOException {
        return JsonParser.parseString(Files.readString(Checkout.path("maps/schema/scenario.schema.json")))
                .getAsJsonObject()
                .getAsJsonObject("$defs")
                .getAsJsonObject(part);
    }

    private static List<Object> described(Scenario scenario) {
        return List.of(
                scenario.turns(),
                scenario.night(),
                scenario.first(),
                scenario.rules(),
                scenario.units().toString(),
                new TreeMap<>(scenario.arrivals()).toString(),
                scenario.exits().toString(),
                scenario.zones().toString(),
                scenario.victory().toString(),
                scenario.story(),
                scenario.notes());
    }

    /** Fills in the defaults of all missing keys, except for those that the victory system does not use. */
    private static void fill(JsonObject value, JsonObject schema, JsonObject whole) {
        JsonObject properties = schema.getAsJsonObject("properties");
        for (String key : properties.keySet()) {
            JsonObject part = properties.getAsJsonObject(key);
            if (!value.has(key) && part.has("default")) {
                value.add(key, part.get("default").deepCopy());
                boolean optional = schema.has("dependentSchemas")
                        && schema.getAsJsonObject("dependentSchemas").has(key);
                if (optional && !Schemas.faults(whole.toString()).isEmpty()) {
                    value.remove(key);
                }
            }
            JsonElement inner = value.get(key);
            if (inner != null && inner.isJsonObject() && part.has("properties")) {
                fill(inner.getAsJsonObject(), part, whole);
            } else if (inner != null && inner.isJsonArray() && part.has("items")) {
                JsonObject items = part.getAsJsonObject("items");
                inner.getAsJsonArray().forEach(element -> {
                    if (element.isJsonObject() && items.has("properties")) {
                        fill(element.getAsJsonObject(), items, whole);
                    }
                });
            }
        }
    }
}
