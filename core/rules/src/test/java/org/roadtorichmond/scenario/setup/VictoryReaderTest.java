package org.roadtorichmond.scenario.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Examples;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.unit.Side;

@DisplayName("Victory conditions of scenarios")
final class VictoryReaderTest {
    private static final Shelf SHELF = Shelf.of(List.of());

    private static Result<LoadedScenario> read(String victory) {
        String json = Examples.text("bad/good.scenario.json")
                .replaceFirst("\"victory\": \\{[^}]*\\}", "\"victory\": {" + victory.replace('\'', '"') + "}");
        return TreeReader.read(json.getBytes(StandardCharsets.UTF_8))
                .then(root -> ScenarioReader.read(
                        root, SHELF.beside(Optional.of(Examples.folder().resolve("bad")))));
    }

    private static VictoryTerms terms(String victory) {
        Result<LoadedScenario> result = read(victory);
        assertEquals(List.of(), result.problems());
        return result.value().orElseThrow().scenario().victory();
    }

    @Test
    void what_is_left_out_is_as_usual() {
        assertEquals(SheetTerms.USUAL, terms("'system': 'withdrawal'").sheet());
        assertEquals(List.of("withdrawal"), terms("'system': 'withdrawal'").choices());
    }

    @Test
    void battle_points_have_objectives() {
        SheetTerms sheet = terms("""
                'system': 'battle-points-16', 'armyPoints': 3000, 'secondaryValue': 5, 'primary': {'hexes': ['0101', '0102']},
                'secondary': {'union': {'hexes': ['0201']}, 'confederate': {'hexes': ['0202', '0203']}}""").sheet();
        assertEquals(OptionalInt.of(3000), sheet.armyPoints());
        assertEquals(5, sheet.secondaryValue());
        assertEquals("[0101, 0102]", sheet.primary().hexes().toString());
        assertEquals("[0202, 0203]", String.valueOf(sheet.secondary().get(Side.CONFEDERATE)));
    }

    @Test
    void both_sides_can_fight_for_one_secondary_objective() {
        SheetTerms sheet = terms("'system': 'simplified', 'secondary': {'hexes': ['0201']}")
                .sheet();
        assertEquals("[0201]", String.valueOf(sheet.secondary().get(Side.UNION)));
        assertEquals("[0201]", String.valueOf(sheet.secondary().get(Side.CONFEDERATE)));
    }

    @Test
    void withdrawal_has_a_length_and_bonus_hexes() {
        SheetTerms sheet = terms("""
                'system': 'withdrawal', 'length': {'fixed': 6}, 'objectivesOnly': true,
                'bonus': [{'hex': '0101', 'points': 50}, {'hex': '0102', 'points': 20, 'side': 'union'}]""").sheet();
        assertEquals(new GameLength.Fixed(6), sheet.length());
        assertTrue(sheet.objectivesOnly());
        assertEquals(50, sheet.bonuses().get(0).points());
        assertEquals(Optional.of(Side.UNION), sheet.bonuses().get(1).side());
        assertEquals(
                new GameLength.RandomEnd(),
                terms("'system': 'withdrawal', 'length': 'random-end'").sheet().length());
        assertEquals(
                new GameLength.Rolled(),
                terms("'system': 'withdrawal', 'length': 'rolled'").sheet().length());
    }

    @Test
    void values_take_the_place_of_what_the_documents_say() {
        VictoryTerms terms = terms(
                "'system': 'battle-points-17', 'allows': ['withdrawal'], 'values': {'general': 100, 'reduced': 0, 'table17': [10, 20]}");
        assertEquals(
                Map.of("general", List.of(100), "reduced", List.of(0), "table17", List.of(10, 20)),
                terms.payments().values());
    }

    @Test
    void ground_is_paid_for_under_any_system() {
        List<Payments.Hold> holds = terms(
                        "'system': 'spoils-of-war', 'holds': [{'hex': '0101', 'side': 'union', 'points': 8, 'after': 4}, "
                                + "{'hex': '0101', 'side': 'union', 'points': 2}]")
                .payments()
                .holds();
        assertEquals(
                "[0101, 0101]", holds.stream().map(Payments.Hold::hex).toList().toString());
        assertEquals(
                List.of(OptionalInt.of(4), OptionalInt.empty()),
                holds.stream().map(Payments.Hold::after).toList());
        assertEquals(8, holds.get(0).points());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'system': 'battle-points-17', 'length': 'none' | The key \"length\" is not used by battle-points-17",
                "'system': 'withdrawal', 'primary': 'none' | The key \"primary\" is not used by withdrawal",
                "'system': 'spoils-of-war', 'armyPoints': 3 | The key \"armyPoints\" is not used by spoils-of-war",
                "'system': 'road-to-richmond', 'gateway': '0101', 'exit': '0102', 'bases': ['0102'], 'armyPoints': 3 | The key \"armyPoints\" is not used by road-to-richmond",
                "'system': 'withdrawal', 'length': 'long' | Found the text \"long\", expected for length",
                "'system': 'withdrawal', 'length': {'fixed': 21} | Found the number 21",
                "'system': 'withdrawal', 'bonus': [{'hex': '9999', 'points': 1}] | Found \"9999\"",
                "'system': 'battle-points-16', 'primary': 'spoils' | Found the text \"spoils\", expected for primary",
                "'system': 'battle-points-16', 'secondaryValue': 11 | Found the number 11",
                "'system': 'withdrawal', 'values': {'trainOut': 8} | The key \"trainOut\" is not used by withdrawal",
                "'system': 'withdrawal', 'values': {'reducedd': 8} | The key \"reducedd\" is unknown",
                "'system': 'withdrawal', 'values': {'reduced': 101} | Found the number 101",
                "'system': 'withdrawal', 'values': {'reduced': [50]} | Found a list",
                "'system': 'battle-points-16', 'values': {'table16': 5} | Found the number 5",
                "'system': 'battle-points-16', 'values': {'table16': []} | Expected one to 10 percentages",
                "'system': 'battle-points-16', 'values': {'table16': [5, 5]} | Expected one to 10 percentages",
                "'system': 'battle-points-17', 'values': {'table17': [9, 8]} | Expected one to 10 percentages",
                "'system': 'battle-points-17', 'values': {'table17': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]} | Expected one to 10 percentages",
                "'system': 'withdrawal', 'holds': [{'hex': '9999', 'side': 'union', 'points': 8}] | Found \"9999\"",
                "'system': 'withdrawal', 'holds': [{'hex': '0101', 'side': 'union', 'points': 0}] | Found the number 0",
                "'system': 'withdrawal', 'holds': [{'hex': '0101', 'points': 3}] | The key \"side\" is missing",
                "'system': 'withdrawal', 'holds': [{'hex': '0101', 'side': 'union', 'points': 8, 'after': 21}] | Found the number 21",
                "'system': 'withdrawal', 'holds': [{'hex': '0101', 'side': 'union', 'points': 8}, {'hex': '0101', 'side': 'union', 'points': 1}] | Hex 0101 pays",
                "'system': 'withdrawal', 'allows': ['withdrawal'] | The system \"withdrawal\" is named already",
                "'system': 'withdrawal', 'allows': ['simple'] | Found the system \"simple\""
            })
    void what_does_not_fit_is_refused(String victory, String message) {
        List<Problem> problems = read(victory).problems();
        assertEquals(1, problems.size(), problems.toString());
        assertTrue(problems.get(0).message().startsWith(message), problems.toString());
    }

    @Test
    void keys_of_systems_that_are_allowed_are_allowed() {
        VictoryTerms terms =
                terms("'system': 'battle-points-17', 'allows': ['withdrawal', 'simplified'], 'length': 'random-end'");
        assertEquals(List.of("battle-points-17", "withdrawal", "simplified"), terms.choices());
    }

    @Test
    void an_army_has_one_general() {
        String json = Examples.text("bad/good.scenario.json")
                .replaceAll("\"id\": \"(U[12])\",", "\"id\": \"$1\", \"tags\": [\"general\"],");
        List<Problem> problems = TreeReader.read(json.getBytes(StandardCharsets.UTF_8))
                .then(root -> ScenarioReader.read(
                        root, SHELF.beside(Optional.of(Examples.folder().resolve("bad")))))
                .problems();
        assertEquals(1, problems.size(), problems.toString());
        assertTrue(problems.get(0).message().contains("2 units tagged"), problems.toString());
    }

    @Test
    void arrivals_have_numbers_and_groups() {
        Scenario scenario = new Documents(SHELF)
                .openScenario("gaines-mill-withdrawal")
                .value()
                .orElseThrow()
                .scenario();
        Arrival hood = scenario.arrivals().get(scenario.unit("Hood/W").orElseThrow());
        assertEquals(4, hood.number());
        assertEquals(Optional.of("Whiting"), hood.group());
        assertTrue(scenario.rules().options().variableArrivals());
    }
}
