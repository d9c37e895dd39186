package org.roadtorichmond.scenario.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Examples;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.testing.Checkout;

@DisplayName("Warnings about scenarios")
final class WarningsTest {
    private static final Path MAPS = Checkout.path("maps");
    private static final Shelf SHELF = Shelf.of(List.of(MAPS));

    private static Result<LoadedScenario> read(String json) {
        return TreeReader.read(json.getBytes(StandardCharsets.UTF_8))
                .then(root -> ScenarioReader.read(
                        root, SHELF.beside(Optional.of(Examples.folder().resolve("bad")))));
    }

    /** The good scenario without unnecessary blanks, with the first match of a text replaced. */
    private static String changed(String what, String with) {
        String json = Examples.text("bad/good.scenario.json").replaceAll("\\s*\\n\\s*", " ");
        String changed = json.replaceFirst(what.replace('\'', '"'), Matcher.quoteReplacement(with.replace('\'', '"')));
        assertTrue(what.isEmpty() || !changed.equals(json), what);
        return changed;
    }

    private static List<Problem> warnings(String json) {
        Result<LoadedScenario> read = read(json);
        assertEquals(List.of(), read.problems());
        return read.warnings();
    }

    private static void assertOne(String json, String path, String at, String words) {
        List<Problem> warnings = warnings(json).stream()
                .filter(warning -> warning.path().equals(path))
                .filter(warning -> warning.message().contains(words.replace('\'', '"')))
                .toList();
        assertEquals(1, warnings.size(), () -> warnings(json).toString());
        Problem warning = warnings.get(0);
        assertEquals(1, warning.line());
        assertTrue(json.substring(warning.column() - 1).startsWith(at.replace('\'', '"')), warning.toString());
        assertTrue(!warning.sentence().in(Locale.GERMAN).equals(warning.message()), warning.toString());
    }

    @Test
    void a_good_scenario_has_none() {
        assertEquals(List.of(), warnings(changed("", "")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'side': 'union', 'type': 'infantry'| 'side': 'union', 'tags': ['colour'], 'type': 'infantry'| $.units[0].tags[0]| 'colour'| did you mean 'colours'?
            '0508' \\]| '0507' ]| $.units[5].arrives.hexes[0]| '0507'| The entry hex 0507 is inside the map
            '0802', '0103'| '0802', '0702'| $.exits[0].hexes[1]| '0702'| The exit hex 0702 is inside the map
            'strategicMovement': false| 'combatTable': {'3-1': ['DE','DE','DE','DE','DE','DE']}| $.rules.combatTable['3-1']| ['DE'| All six faces give DE in the column 3-1
            'until': \\{ 'turn': 8, 'enemyWithin': 2 \\}| 'until': {'turn': 21}| $.zones[0].until.turn| 21| the game has only 20 turns: it stays closed to the end. Give an earlier turn, or leave 'until' empty
            'holds': 'confederate', 'until': \\{ 'turn': 8| 'until': { 'turn': 8| $.zones[0].until.enemyWithin| 2| 'Lines' holds none
            'gateway': '0103'| 'gateway': '0102'| $.victory.gateway| '0102'| No road or trail passes 0102
            'exit': '0802'| 'exit': '0801'| $.victory.exit| '0801'| which is no exit of theirs: rules 21.12.1 to 21.12.4 never pay
            'exit': '0802'| 'exit': '0103'| $.exits[1].hexes| [ '0802'| None of the Confederate exits is 0103
            '0802', '0508' \\], 'supplyRange'| '0802', '0507' ], 'supplyRange'| $.victory.bases[1]| '0507'| No road or trail leads off the map at 0507
            , 'train': 'Train'|``| $.victory| {| The train 'Train' is not named here
            '0103', 'exit'| '0508', 'exit'| $.victory.gateway| '0508'| No row of roads and trails leads from 0508 to 0802
            """)
    void what_comes_to_nothing_is_said_where_it_stands(String what, String with, String path, String at, String words) {
        assertOne(changed(what, with), path, at, words);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'system': 'withdrawal', 'objectivesOnly': true| $.victory.objectivesOnly| true| no 'bonus' names one
            'system': 'battle-points-16', 'secondaryValue': 3| $.victory.secondaryValue| 3| its value is never paid
            'system': 'battle-points-16', 'secondaryValue': 0, 'secondary': {'hexes': ['0101']}| $.victory.secondaryValue| 0| worth 0 battle points
            'system': 'simplified', 'secondary': {'union': {'hexes': ['0101', '0404']}}| $.victory.secondary.union.hexes[1]| '0404'| The Union side can never hold 0404
            'system': 'battle-points-16', 'primary': {'hexes': ['0404']}, 'secondary': {'hexes': ['0101']}| $.victory.primary.hexes[0]| '0404'| can never hold 0404
            'system': 'spoils-of-war', 'allows': ['simplified'], 'holds': [{'hex': '0101', 'side': 'union', 'points': 5}]| $.victory.holds[0]| {| This ground pays nothing under 'spoils-of-war'
            'system': 'simplified', 'values': {'winFrom': 60}| $.victory.values.winFrom| 60| there is no plain win
            'system': 'road-to-richmond', 'gateway': '0103', 'exit': '0802', 'bases': ['0802'], 'allows': ['simplified'], 'values': {'winFrom': 40, 'massacreOver': 39}| $.victory.values.winFrom| 40| above 39 %
            'system': 'withdrawal', 'length': {'fixed': 4}, 'holds': [{'hex': '0101', 'side': 'union', 'points': 5, 'after': 5}]| $.victory.holds[0].after| 5| The game ends after turn 4
            'system': 'withdrawal', 'length': 'random-end', 'holds': [{'hex': '0101', 'side': 'union', 'points': 5, 'after': 9}]| $.victory.holds[0].after| 9| ends after turn 8
            'system': 'withdrawal', 'length': 'rolled', 'holds': [{'hex': '0101', 'side': 'union', 'points': 5, 'after': 9}]| $.victory.holds[0].after| 9| ends after turn 8
            'system': 'withdrawal', 'bonus': [{'hex': '0404', 'points': 5, 'side': 'confederate'}]| $.victory.bonus[0].hex| '0404'| The Confederate side can never hold 0404
            """)
    void objectives_and_settings_that_pay_nothing_are_named(String victory, String path, String at, String words) {
        // A lake surrounded by water, so that no unit can enter it or control it from a neighbouring hex.
        String map = Examples.text("bad/good.map.json")
                .replaceAll("\\s*\\n\\s*", " ")
                .replace("0207/0308\"", "0207/0308 0304/0404 0305/0404 0403/0404 0404/0405 0404/0504 0404/0505\"");
        String json = changed("\"map\": \"good.map.json\"", "'map': INLINE")
                .replace("INLINE", map)
                .replaceFirst("\"victory\": \\{[^}]*\\}", "\"victory\": {" + victory.replace('\'', '"') + "}");
        List<Problem> there = warnings(json).stream()
                .filter(warning -> warning.path().equals(path))
                .toList();
        assertTrue(!there.isEmpty(), () -> warnings(json).toString());
        assertTrue(json.substring(there.get(0).column() - 1).startsWith(at.replace('\'', '"')));
        assertTrue(there.stream().anyMatch(warning -> warning.message().contains(words.replace('\'', '"'))));
    }

    @Test
    void a_side_without_units_or_with_trains_only_is_no_army() {
        String json = changed("", "");
        String alone = json.replaceAll("\\{ \"id\": \"C[12]\"[^}]*\\}, ", "");
        assertOne(alone, "$.units", "[", "No unit is on the Confederate side: the Union side has no enemy");
        assertEquals(1, warnings(alone).size(), () -> warnings(alone).toString());
        String trains = json.replaceAll("\\{ \"id\": \"U[123]\"[^}]*\\}, ", "");
        assertOne(trains, "$.units", "[", "The Union side has trains only");
    }

    @Test
    void tags_of_one_side_alone_leave_the_other_without_colours() {
        String json = changed(
                        "'side': 'union', 'type': 'infantry'",
                        "'side': 'union', 'tags': ['colours'], 'type': 'infantry'")
                .replaceFirst("\"victory\": \\{[^}]*\\}", "\"victory\": {\"system\": \"spoils-of-war\"}");
        assertOne(json, "$.victory.system", "'spoils-of-war'", "No infantry of the Confederate side bears colours");
    }

    @Test
    void a_river_without_bridges_keeps_the_train_from_its_exit_and_everybody_from_theirs() {
        String map = Examples.text("bad/good.map.json")
                .replaceAll("\\s*\\n\\s*", " ")
                .replaceFirst("\\{ \"kind\": \"road\"[^}]*\\}, ", "")
                .replaceAll("\\{ \"hex\": \"(0103|0802)\"[^}]*\\},? ?", "")
                .replaceFirst("\"crossovers\": \\[[^\\]]*\\][^\\]]*\\]", "\"crossovers\": []")
                .replaceFirst("\"crossings\": \\[[^\\]]*\\]", "\"crossings\": []");
        String json = changed("\"map\": \"good.map.json\"", "'map': INLINE")
                .replace("INLINE", map)
                .replace("\"0103\" ] }", "\"0104\" ] }")
                .replace("\"hexes\": [ \"0508\" ]", "\"hexes\": [ \"0808\" ]")
                .replace("\"hexes\": \"0104 0105\"", "\"hexes\": \"0201\"");
        assertOne(json, "$.exits[1].hexes[0]", "'0802'", "No unit of the Confederate side can ever come to");
        String west = json.replace("\"exit\": \"0802\"", "\"exit\": \"0104\"");
        assertOne(west, "$.victory.train", "'Train'", "The train \"Train\" can never come to 0104");
    }

    @Test
    void a_zone_is_unfreed_only_if_no_enemy_can_come_near() {
        String far = changed("'until': \\{ 'turn': 8, 'enemyWithin': 2 \\}", "'until': { 'enemyWithin': 1 }")
                .replace("\"closedTo\": \"union\", ", "")
                .replace("\"hexes\": [ \"0508\" ]", "\"hexes\": [ \"0808\" ]");
        assertEquals(List.of(), warnings(far));
        String never = far.replaceFirst(
                "\"zones\": \\[",
                Matcher.quoteReplacement(
                        "\"zones\": [ { \"name\": \"Sea\", \"closedTo\": \"union\", \"until\": {}, "
                                + "\"hexes\": \"0301 0302 0303 0304 0305 0306 0307 0308 0401 0402 0403 0404 0405 0406 0407 0408\" },"));
        assertOne(never, "$.zones[1].until", "{", "no unit of the Union side can ever come near enough");
        assertEquals(
                List.of(),
                warnings(never.replace("\"enemyWithin\": 1", "")).stream()
                        .filter(warning -> warning.path().startsWith("$.zones"))
                        .toList());
    }

    @Test
    void a_unit_that_no_ground_lets_in_is_named() {
        String lakes = Examples.text("bad/good.map.json")
                .replaceAll("\\s*\\n\\s*", " ")
                .replace("..s..f..", "..s..f.~")
                .replace("\"........\", \"........\" ]", "\"~~~~~~~~\", \"~~~~~~~~\" ]")
                .replaceFirst(", \\{ \"kind\": \"trail\"[^}]*\\}", "")
                .replaceAll(", \\{ \"hex\": \"0508\"[^}]*\\}", "")
                .replaceFirst("\"crossovers\": \\[[^\\]]*\\][^\\]]*\\]", "\"crossovers\": []");
        String json = changed("\"map\": \"good.map.json\"", "'map': INLINE").replace("INLINE", lakes);
        assertOne(
                json,
                "$.units[5].arrives.hexes",
                "[",
                "The unit \"Train\" of type \"train\" can enter the map at none");
    }

    @ParameterizedTest
    @ValueSource(strings = {"battle-points-17", "simplified", "battle-points-16", "withdrawal"})
    void what_costs_nothing_pays_nothing(String system) {
        String json = changed("'strategicMovement': false", "'costPerPoint': 0")
                .replaceFirst("\"victory\": \\{[^}]*\\}", "\"victory\": {\"system\": \"" + system + "\"}");
        assertOne(json, "$.rules.costPerPoint", "0", "no loss ever pays");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'system': 'simplified', 'values': {'winFrom': 50}
            'system': 'withdrawal', 'allows': ['simplified'], 'values': {'winFrom': 20, 'massacreOver': 20}
            'system': 'withdrawal', 'length': {'fixed': 4}, 'holds': [{'hex': '0101', 'side': 'union', 'points': 5, 'after': 4}]
            'system': 'withdrawal', 'length': 'rolled', 'holds': [{'hex': '0101', 'side': 'union', 'points': 5, 'after': 8}]
            'system': 'withdrawal', 'allows': ['simplified'], 'length': {'fixed': 4}, 'holds': [{'hex': '0101', 'side': 'union', 'points': 5, 'after': 5}]
            """)
    void what_can_still_come_to_something_is_not_warned_of(String victory) {
        String json = changed("", "")
                .replaceFirst("\"victory\": \\{[^}]*\\}", "\"victory\": {" + victory.replace('\'', '"') + "}");
        assertEquals(
                List.of(),
                warnings(json).stream()
                        .filter(warning -> warning.path().startsWith("$.victory"))
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "'\"holds\": [{\"hex\": \"0101\", \"side\": \"union\", \"points\": 5}],', 1"})
    void ground_that_costs_nothing_pays_nothing_even_where_no_loss_counts(String holds, int warned) {
        String json = changed("'strategicMovement': false", "'costPerPoint': 0")
                .replaceFirst(
                        "\"victory\": \\{[^}]*\\}",
                        "\"victory\": {\"system\": \"withdrawal\", " + holds
                                + "\"objectivesOnly\": true, \"bonus\": [{\"hex\": \"0101\", \"points\": 5}]}");
        assertEquals(
                warned,
                warnings(json).stream()
                        .filter(warning -> warning.path().equals("$.rules.costPerPoint"))
                        .count());
    }

    @Test
    void warnings_of_an_overlay_name_the_file_in_which_they_stand() {
        String json = """
                {"format": "scenario/1", "name": "Over", "of": "good", "exits": null,
                 "units": {"U1": {"tags": ["genral"]}}}""";
        List<Problem> warnings = warnings(json);
        assertEquals("$.units.U1.tags[0]", warnings.get(0).path());
        assertEquals(Optional.empty(), warnings.get(0).file());
        assertEquals("$.victory.exit", warnings.get(1).path());
        assertEquals(Optional.of("good.scenario.json"), warnings.get(1).file());
    }

    @Test
    void warnings_survive_further_steps_and_errors_outweigh_them() {
        Problem warning = warnings(changed("'exit': '0802'", "'exit': '0801'")).get(0);
        Result<Integer> warned = Result.good(1, List.of(warning));
        assertEquals(
                List.of(warning, warning),
                warned.then(n -> Result.good(n, List.of(warning))).warnings());
        assertEquals(List.of(), warned.then(n -> Result.bad(warning)).warnings());
    }

    static Stream<String> shipped() {
        return Shelf.of(List.of(MAPS)).scenarios().stream();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void shipped_scenarios_have_none(String name) {
        assertEquals(List.of(), new Documents(SHELF).openScenario(name).warnings());
    }
}
