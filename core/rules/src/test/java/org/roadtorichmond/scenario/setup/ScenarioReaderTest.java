package org.roadtorichmond.scenario.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Examples;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.unit.Side;

@DisplayName("Maps and scenarios")
final class ScenarioReaderTest {
    private static final Shelf SHELF = Shelf.of(List.of());
    private static final String GOOD = text("bad/good.scenario.json");
    private static final String MAP = text("bad/good.map.json");

    static List<Path> goodScenarios() {
        return Examples.files(".scenario.json").stream()
                .filter(file -> !String.valueOf(file.getFileName()).startsWith("bad-"))
                .toList();
    }

    static List<Path> goodMaps() {
        return Examples.files(".map.json").stream()
                .filter(file -> !String.valueOf(file.getFileName()).startsWith("bad-"))
                .toList();
    }

    static List<Path> badFiles() {
        return Examples.files(".json").stream()
                .filter(file -> String.valueOf(file.getFileName()).matches("bad-(map|scenario)-.*"))
                .toList();
    }

    private static String text(String name) {
        return Examples.text(name);
    }

    private static Result<LoadedScenario> scenario(String json) {
        return TreeReader.read(json.getBytes(StandardCharsets.UTF_8))
                .then(root -> ScenarioReader.read(
                        root, SHELF.beside(Optional.of(Examples.folder().resolve("bad")))));
    }

    private static Result<Battlefield> map(String json) {
        return TreeReader.read(json.getBytes(StandardCharsets.UTF_8)).then(MapReader::read);
    }

    @ParameterizedTest
    @MethodSource("goodScenarios")
    void every_example_scenario_loads(Path file) {
        Result<LoadedScenario> result = FileStorage.read(file)
                .then(TreeReader::read)
                .then(root -> ScenarioReader.read(root, SHELF.beside(Optional.ofNullable(file.getParent()))));
        assertEquals(List.of(), result.problems());
    }

    @ParameterizedTest
    @MethodSource("goodMaps")
    void every_example_map_loads(Path file) {
        assertEquals(
                List.of(),
                FileStorage.read(file)
                        .then(TreeReader::read)
                        .then(MapReader::read)
                        .problems());
    }

    @ParameterizedTest
    @MethodSource("badFiles")
    void every_bad_example_is_refused_with_one_problem(Path file) {
        boolean map = file.toString().endsWith(".map.json");
        Result<Node.ObjectNode> root = FileStorage.read(file).then(TreeReader::read);
        List<Problem> problems = map
                ? root.then(MapReader::read).problems()
                : SHELF.beside(Optional.ofNullable(file.getParent()))
                        .find(String.valueOf(file.getFileName()))
                        .then(ScenarioReader::read)
                        .problems();
        assertEquals(1, problems.size(), problems.toString());
    }

    @Test
    void every_scenario_that_comes_with_the_game_loads() {
        assertTrue(SHELF.scenarios().contains("road-to-richmond.scenario.json"));
        for (String name : SHELF.scenarios()) {
            Result<LoadedScenario> result =
                    SHELF.beside(Optional.empty()).find(name).then(ScenarioReader::read);
            assertEquals(List.of(), result.problems(), name);
        }
    }

    @ParameterizedTest(name = "{0} and {1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                // the same formation, turn and hexes
                "V, {turn: 2, hexes: [0503, 0504], number: 3} | V, {turn: 2, hexes: [0504, 0503], number: 3} | one number",
                "V, {turn: 2, hexes: [0503, 0504], number: 3} | V, {turn: 2, hexes: [0504, 0503], number: 2} | two",
                "V, {turn: 2, hexes: [0503], number: 3} | V, {turn: 2, hexes: [0503]} | two",
                "V, {turn: 2, hexes: [0503], number: 4} | V, {turn: 2, hexes: [0503]} | one number",
                "V, {turn: 2, hexes: [0503], number: 3} | V, {turn: 3, hexes: [0503], number: 2} | two groups",
                "V, {turn: 2, hexes: [0503], number: 3} | V, {turn: 2, hexes: [0504], number: 2} | two groups",
                "V, {turn: 2, hexes: [0503], number: 3} | VI, {turn: 2, hexes: [0503], number: 2} | two groups",
                "'', {turn: 2, hexes: [0503], number: 3} | '', {turn: 2, hexes: [0503], number: 2} | two groups",
                "V, {turn: 2, hexes: [0503], number: 3, group: 'A'} | V, {turn: 2, hexes: [0503], number: 2} | two groups",
                "V, {turn: 2, hexes: [0503], number: 3, group: 'A'} | X, {turn: 2, hexes: [0503], number: 2, group: 'A'} | two"
            })
    void those_who_roll_together_have_one_number(String one, String other, String expected) {
        JsonObject scenario = JsonParser.parseString(GOOD).getAsJsonObject();
        JsonArray units = scenario.getAsJsonArray("units");
        for (String[] unit : List.of(new String[] {"U1", one}, new String[] {"U2", other})) {
            JsonObject changed = units.asList().stream()
                    .map(JsonElement::getAsJsonObject)
                    .filter(each -> each.get("id").getAsString().equals(unit[0]))
                    .findFirst()
                    .orElseThrow();
            int comma = unit[1].indexOf(',');
            changed.remove("hex");
            changed.addProperty("formation", unit[1].substring(0, comma).replace("'", ""));
            changed.add(
                    "arrives",
                    JsonParser.parseString(unit[1].substring(comma + 1).replaceAll("0(\\d{3})", "'0$1'")));
        }
        List<Problem> problems = scenario(scenario.toString()).problems();
        assertEquals(expected.equals("two") ? 1 : 0, problems.size(), problems::toString);
        problems.forEach(problem -> assertTrue(problem.path().startsWith("$.units[1].arrives"), problem.path()));
    }

    @Test
    void a_scenario_keeps_what_its_file_says() {
        Scenario scenario = scenario(GOOD).value().orElseThrow().scenario();
        assertEquals(20, scenario.turns());
        assertTrue(scenario.isNight(13));
        assertEquals(Side.CONFEDERATE, scenario.first());
        assertEquals(
                List.of("C1", "C2", "Train", "U1", "U2", "U3"),
                scenario.units().stream().map(u -> u.id()).toList());
        assertEquals(
                "0503", scenario.setUp().get(scenario.unit("U1").orElseThrow()).number());
        assertEquals(
                20,
                scenario.arrivals().get(scenario.unit("Train").orElseThrow()).last());
        assertEquals(16, scenario.unit("U2").orElseThrow().allowance());
        assertEquals(
                Terrain.LAKE,
                scenario.field()
                        .terrain(scenario.field()
                                .grid()
                                .parse("0404")
                                .orElseThrow()
                                .index()));
    }

    @Test
    void rules_replace_only_what_they_name() {
        String rules = """
                "rules": {"movement": {"infantry": 4.5}, "terrain": {"forest": {"wheeled": null}}, "stream": {"wheeled": null},
                  "combatTable": {"1-4": ["EX", "AE", "AE", "AE", "AE", "AE"]}, "nightMovement": 0.25, "attrition": true}
                """;
        Scenario scenario = scenario(withRules(rules)).value().orElseThrow().scenario();
        assertEquals(9, scenario.rules().allowance(Arm.INFANTRY));
        assertEquals(16, scenario.rules().allowance(Arm.CAVALRY));
        assertEquals(4, scenario.rules().ground().row(Terrain.FOREST).foot());
        assertEquals(null, scenario.rules().ground().row(Terrain.FOREST).wheeled());
        assertEquals(CombatResult.EX, scenario.rules().table().result(Odds.ONE_TO_FOUR, 1));
        assertEquals(25, scenario.rules().nightPercent());
        assertTrue(scenario.rules().options().attrition());
        assertFalse(scenario.rules().options().limitedAdvance());
    }

    private static String withRules(String rules) {
        return GOOD.replaceFirst("\"rules\": \\{[^}]*\\}", rules.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"movement\": {\"infantry\": 4.3}}",
                "{\"stacking\": 0}",
                "{\"combatTable\": {\"1-4\": []}}",
                "{\"combatTable\": {\"7-1\": [\"DE\", \"DE\", \"DE\", \"DE\", \"DE\", \"DE\"]}}",
                "{\"combatTable\": {\"1-4\": [\"DE\", \"DE\", \"DE\", \"DE\", \"DE\", \"NO_EFFECT\"]}}",
                "{\"nightMovement\": 1.5}",
                "{\"bombardment\": {\"infantry\": 2}}",
                "{\"terrain\": {\"desert\": {}}}",
                "null"
            })
    void rules_that_make_no_sense_are_refused(String rules) {
        Result<LoadedScenario> result = scenario(withRules("\"rules\": " + rules));
        assertEquals(1, result.problems().size(), result.problems().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"hex\": \"0104\" | \"hex\": \"0503\" | never share",
                "\"hex\": \"0604\" | \"hex\": \"0503\" | as many as may stand",
                "\"hex\": \"0604\" | \"hex\": \"0306\" | cannot stand",
                "\"hex\": \"0604\" | \"hex\": \"0909\" | 0101 to 0808",
                "\"hex\": \"0604\" | \"formation2\": \"V\" | unknown",
                "\"id\": \"U2\" | \"id\": \"U1\" | of its own",
                "\"train\": \"Train\" | \"train\": \"U1\" | expected a Union unit",
                "\"turn\": 6 | \"turn\": 21 | from 1 to 20",
                "\"1862-06-27T04:00\" | \"yesterday\" | a date and time",
                "good.map.json | nowhere.map.json | There is no file",
                "road-to-richmond | road-to-richmund | did you mean"
            })
    void a_fault_is_told(String from, String to, String told) {
        Result<LoadedScenario> result = scenario(GOOD.replace(from, to));
        assertTrue(
                result.problems().stream().anyMatch(problem -> problem.message().contains(told)),
                result.problems().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"columns\": 8 | \"columns\": 9 | Row 1 has 8 letters",
                "\"rows\": 8 | \"rows\": 7 | Found 8 rows",
                "0202/0303\" | 0101/0201\" | No river or stream",
                "\"0503\", | \"0101\", | does not pass",
                "\"South Trail\", | \"Main Road\", | of its own",
                "0103 0202 | 0202 | neither begins nor ends",
                "\"~\": \"lake\" | \"~~\": \"lake\" | not one character",
                "\"name\": \"Good map\" | \"name\": \"Good map\", \"north\": 400 | from -360 to 360"
            })
    void a_fault_of_a_map_is_told(String from, String to, String told) {
        Result<Battlefield> result = map(MAP.replace(from, to));
        assertTrue(
                result.problems().stream().anyMatch(problem -> problem.message().contains(told)),
                result.problems().toString());
    }

    @Test
    void all_faults_are_told_at_once() {
        String json =
                GOOD.replace("\"hex\": \"0604\"", "\"hex\": \"9999\"").replace("\"strength\": 5", "\"strength\": -5");
        assertEquals(2, scenario(json).problems().size());
    }

    @Test
    void a_map_may_stand_in_the_scenario() {
        LoadedScenario loaded =
                scenario(GOOD.replace("\"good.map.json\"", MAP)).value().orElseThrow();
        assertEquals("Good map", loaded.scenario().field().name());
        assertTrue(loaded.scenarioJson().contains("\"map\":\"Good map\""));
        assertTrue(loaded.mapJson().startsWith("{\"format\":\"map/1\""));
    }
}
