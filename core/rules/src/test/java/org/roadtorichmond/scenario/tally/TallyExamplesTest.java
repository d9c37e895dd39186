package org.roadtorichmond.scenario.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.scenario.AdjudicationJson;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.testing.Checkout;

@DisplayName("The example tally sheets")
class TallyExamplesTest {
    private static final Path EXAMPLES = Checkout.fixtures("examples");

    static List<String> sheets() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".tally.json"))
                    .sorted()
                    .toList();
        }
    }

    private static JsonObject expected(String name) throws IOException {
        return JsonParser.parseString(Files.readString(EXAMPLES.resolve("expected.json")))
                .getAsJsonObject()
                .getAsJsonObject(name)
                .getAsJsonObject("adjudicate");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sheets")
    @DisplayName("are adjudicated as expected")
    void adjudicated(String name) throws IOException {
        Result<?> result = FileStorage.read(EXAMPLES.resolve(name))
                .then(TallyReader::read)
                .then(sheet -> {
                    return Result.good(AdjudicationJson.of(sheet.adjudicate()));
                });
        assertEquals(List.of(), result.problems());
        JsonObject answer =
                JsonParser.parseString(result.value().orElseThrow().toString()).getAsJsonObject();
        JsonObject expected = expected(name);
        for (String key : expected.keySet()) {
            if (key.equals("totals")) {
                assertTotals(expected.getAsJsonObject(key), answer.getAsJsonObject("sides"));
            } else {
                assertEquals(expected.get(key), answer.get(key), key);
            }
        }
    }

    @Test
    @DisplayName("have the answer that they always had, to the letter")
    void sameText() throws IOException {
        StringBuilder answers = new StringBuilder();
        for (String name : sheets()) {
            FileStorage.read(EXAMPLES.resolve(name))
                    .then(TallyReader::read)
                    .then(sheet -> Result.good(AdjudicationJson.of(sheet.adjudicate())))
                    .value()
                    .ifPresent(answers::append);
        }
        assertEquals("94a60fd8b49f67576a7aa47e1b4876333676a3d9d11c99abff45c7c6aedfb84a", Digest.of(answers.toString()));
    }

    private static void assertTotals(JsonObject totals, JsonObject sides) {
        for (String side : totals.keySet()) {
            assertEquals(
                    totals.get(side).getAsDouble(),
                    sides.getAsJsonObject(side).get("total").getAsDouble(),
                    side);
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "bad-tally-bonus-of-another.tally.json, $.bonus, battle-points-17",
        "bad-tally-event-unit.tally.json, $.events[0].unit, z9"
    })
    @DisplayName("with a defect are refused with its place and name")
    void refused(String name, String path, String named) {
        List<Problem> problems = FileStorage.read(EXAMPLES.resolve("bad/" + name))
                .then(TallyReader::read)
                .problems();
        assertEquals(List.of(path), problems.stream().map(Problem::path).toList(), problems::toString);
        assertFalse(problems.stream().noneMatch(p -> p.message().contains(named)), problems::toString);
    }
}
