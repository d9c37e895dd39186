package org.roadtorichmond.scenario.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.testing.Schemas;

@DisplayName("Experiments as files")
final class ExperimentReaderTest {
    private static final String HEAD = "{\"format\": \"experiment/1\", \"name\": \"X\", \"file\": \"training\"";

    private static String json(String rest) {
        return HEAD + (rest.isEmpty() ? "" : ", ") + rest.replace('\'', '"') + "}";
    }

    private static Result<Document> read(String json) {
        return new Documents(Shelf.of(List.of())).open(json.getBytes(StandardCharsets.UTF_8));
    }

    private static ExperimentSheet sheet(String rest) {
        Document document = read(json(rest)).value().orElseThrow();
        return ((ExperimentDocument) document).sheet();
    }

    @Test
    @DisplayName("all choices are read, with the places of those that are looked up elsewhere")
    void all() {
        ExperimentSheet sheet = sheet("""
                'union': 'cadet', 'confederate': 'colonel', 'games': 7, 'until': '3%', 'seed': -5,
                'as': ['withdrawal'], 'vary': {'turns': [4, 5], 'forbid': [[], ['union:roads']]}, 'grid': true,
                'forbid': ['union:exits'],
                'target': {'share': 50, 'firstDie': 2.5, 'matters': [{'rules': ['21.21', '9'], 'games': 30}]}""");
        assertEquals("X", sheet.name());
        assertEquals(Optional.of("cadet"), sheet.union().map(Located::value));
        // After the 60 characters of the head: "union": "cadet", and the key in quotes with its colon.
        assertEquals(
                Optional.of(new Place(1, 61 + 18 + 15, "$.confederate")),
                sheet.confederate().map(Located::at));
        assertEquals(OptionalInt.of(7), sheet.games());
        assertEquals(Optional.of("3%"), sheet.until().map(Located::value));
        assertEquals(OptionalLong.of(-5), sheet.seed());
        assertEquals(
                List.of("withdrawal"),
                sheet.systems().stream().map(Located::value).toList());
        assertEquals(
                List.of("turns", "forbid"),
                sheet.vary().stream().map(factor -> factor.name().value()).toList());
        assertEquals(
                List.of("[]", "[\"union:roads\"]"),
                sheet.vary().get(1).levels().stream()
                        .map(level -> JsonText.of(level.changes().get(0).value()))
                        .toList());
        assertEquals(true, sheet.grid());
        Target target = sheet.targets().get(0);
        assertEquals(OptionalDouble.of(0.5), target.share());
        assertEquals(0.03, target.within());
        assertEquals(OptionalDouble.of(0.025), target.firstDie());
        assertEquals(List.of(new Target.Importance(List.of("21.21", "9"), 0.3)), target.matters());
    }

    @Test
    @DisplayName("values that change together have a name, and files that are played instead are opened")
    void together() {
        ExperimentSheet sheet = sheet("'vary': {'Long': {'turns': 5, 'night': [5]}, 'file': ['savages-station']}");
        Factor set = sheet.vary().get(0);
        assertEquals(
                List.of("", "Long"),
                set.levels().stream().map(Factor.Level::name).toList());
        assertEquals(
                List.of("turns=5", "night=[5]"),
                set.levels().get(1).changes().stream()
                        .map(change -> change.path().value() + "=" + JsonText.of(change.value()))
                        .toList());
        Document document = read(json("'vary': {'file': ['savages-station', 'training']}"))
                .value()
                .orElseThrow();
        assertEquals(
                Set.of("savages-station", "training"),
                ((ExperimentDocument) document).files().keySet());
        assertEquals(
                "$.vary.file[0]",
                read(json("'vary': {'file': ['nowhere']}")).problems().get(0).path());
    }

    @Test
    @DisplayName("there may be several targets, each for commanders of its own")
    void targets() {
        List<Target> targets = sheet("""
                'target': [{'share': 45, 'within': 2.5, 'length': {'least': 6.5, 'most': 8}, 'draws': 10},
                           {'union': 'general', 'confederate': 'general@500', 'share': 50}]""").targets();
        assertEquals(2, targets.size());
        assertEquals(0.025, targets.get(0).within());
        assertEquals(Optional.of(new Target.Length(6.5, 8)), targets.get(0).length());
        assertEquals(OptionalDouble.of(0.1), targets.get(0).draws());
        assertEquals(Optional.empty(), targets.get(0).union());
        assertEquals(Optional.of("general@500"), targets.get(1).confederate().map(Located::value));
        assertEquals(OptionalDouble.empty(), targets.get(1).draws());
    }

    @Test
    @DisplayName("all choices may be left out, and a scenario is named with its ending or without")
    void least() {
        ExperimentSheet sheet = sheet("");
        assertEquals(Optional.empty(), sheet.union());
        assertEquals(OptionalInt.empty(), sheet.games());
        assertEquals(List.of(), sheet.vary());
        assertEquals(false, sheet.grid());
        for (String name : new String[] {"training", "training.scenario.json"}) {
            Document document =
                    read(HEAD.replace("training", name) + "}").value().orElseThrow();
            assertInstanceOf(Document.ScenarioDocument.class, ((ExperimentDocument) document).subject());
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "'games': 1, 'sprt': '45:55'",
                "'until': '2.5', 'vary': {'union': ['cadet', 'colonel']}",
                "'vary': {}, 'forbid': [], 'as': []",
                "'target': {}",
                "'vary': {'Long': {'turns': 5, 'night': [5]}, 'turns': [4, 5]}",
                "'vary': {'file': ['savages-station', 'training']}",
                "'target': []",
                "'target': [{'share': 50}, {'union': 'general', 'share': 45, 'within': 5, 'length': {'least': 4, 'most': 4}}]",
                "'vary': {'units.1/A.hex': [null, '0101']}"
            })
    @DisplayName("what is good to the game is good to the schema")
    void good(String rest) {
        assertEquals(List.of(), read(json(rest)).problems());
        assertEquals(List.of(), Schemas.faults(json(rest)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'games': 0 | column 70, $.games: Found the number 0, expected for games a whole number from 1 to 10000000.",
                "'games': 1.5 | column 70, $.games: Found the number 1.5, expected for games a whole number from 1 to 10000000.",
                "'until': '3%', 'sprt': '45:55' | column 84, $.sprt: Give until or sprt, not both.",
                "'vary': {'turns': []} | column 79, $.vary.turns: A list of values needs one at least.",
                "'vary': {'Long': {}} | column 78, $.vary.Long: A set of changes needs one at least.",
                "'vary': {'turns': 4} | column 79, $.vary.turns: Found the number 4, expected a list [ ... ].",
                "'vary': [] | column 69, $.vary: Found a list, expected an object { ... }.",
                "'grid': 1 | column 69, $.grid: Found the number 1, expected true or false.",
                "'target': {'share': 101} | column 81, $.target.share: Found the number 101, expected for share a number with at most two decimals from 0 to 100.",
                "'target': {'matters': [{'rules': ['9']}]} | column 84, $.target.matters[0]: The key \"games\" is missing here. Add it.",
                "'target': {'within': 3} | column 82, $.target.within: \"within\" says how far a share may be off; give the share as well, or leave it out.",
                "'target': {'length': {'least': 4}} | column 82, $.target.length: The key \"most\" is missing here. Add it.",
                "'target': [{'draws': -1}] | column 82, $.target[0].draws: Found the number -1, expected for draws a number with at most two decimals from 0 to 100.",
                "'target': 50 | column 71, $.target: Found the number 50, expected an object { ... }.",
                "'confederat': 'cadet' | column 61, $.confederat: The key \"confederat\" is unknown here (did you mean \"confederate\"?). Mend or remove it.",
                "'seed': 9223372036854775808 | column 69, $.seed: Found the number 9223372036854775808, expected for seed a whole number from -9223372036854775808 to 9223372036854775807."
            })
    @DisplayName("a fault is reported at its place, and the schema has it too")
    void bad(String rest, String told) {
        List<String> problems =
                read(json(rest)).problems().stream().map(Problem::toString).toList();
        assertEquals(List.of("line 1, " + told), problems);
        assertFalse(Schemas.faults(json(rest)).isEmpty(), "the schema");
    }

    @Test
    @DisplayName("a file that is not there, that is bad or that is an experiment is reported")
    void files() {
        List<Problem> missing = read(HEAD.replace("training", "nowhere") + "}").problems();
        assertEquals("$.file", missing.get(0).path());
        assertEquals(49, missing.get(0).column());
        List<Problem> experiment = read(HEAD.replace("training", "experiments/train.experiment.json") + "}")
                .problems();
        assertEquals(1, experiment.size());
    }
}
