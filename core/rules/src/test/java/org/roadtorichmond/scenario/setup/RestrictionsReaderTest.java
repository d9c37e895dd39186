package org.roadtorichmond.scenario.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Restrictions;
import org.roadtorichmond.scenario.Examples;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;

@DisplayName("What a scenario forbids")
final class RestrictionsReaderTest {
    private static final String GOOD = Examples.text("bad/good.scenario.json");

    /** The good example with a list of prohibitions, whose parts are separated by blanks. */
    private static JsonObject forbidding(String list) {
        JsonObject scenario = JsonParser.parseString(GOOD).getAsJsonObject();
        JsonArray forbidden = new JsonArray();
        Arrays.stream(list.split(" ", -1)).filter(each -> !each.isEmpty()).forEach(forbidden::add);
        scenario.getAsJsonObject("rules").add("forbid", forbidden);
        return scenario;
    }

    private static Result<LoadedScenario> read(JsonObject scenario) {
        return TreeReader.read(scenario.toString().getBytes(StandardCharsets.UTF_8))
                .then(root -> ScenarioReader.read(
                        root,
                        Shelf.of(List.of()).beside(Optional.of(Examples.folder().resolve("bad")))));
    }

    private static Restrictions restrictions(JsonObject scenario) {
        Result<LoadedScenario> result = read(scenario);
        assertEquals(List.of(), result.problems());
        assertEquals(List.of(), Schemas.faults(scenario.toString()));
        return result.value().orElseThrow().scenario().rules().restrictions();
    }

    @Test
    @DisplayName("is nothing where it says nothing")
    void nothing() {
        assertEquals(
                Restrictions.NONE, restrictions(JsonParser.parseString(GOOD).getAsJsonObject()));
        assertEquals(Restrictions.NONE, restrictions(forbidding("")));
        JsonObject printed = JsonParser.parseString(GOOD).getAsJsonObject();
        printed.remove("rules");
        assertEquals(Restrictions.NONE, restrictions(printed));
    }

    @Test
    @DisplayName("is what it lists, for the side that it names")
    void all() {
        assertEquals(
                new Restrictions(
                        Set.of(Side.UNION, Side.CONFEDERATE),
                        Set.of(Side.UNION),
                        Set.of(Side.CONFEDERATE),
                        Map.of(Side.UNION, Odds.TWO_TO_ONE, Side.CONFEDERATE, Odds.ONE_TO_THREE)),
                restrictions(forbidding("union:roads confederate:attacks<1-3 union:bombardment confederate:exits "
                        + "union:attacks<2-1 confederate:roads")));
        for (Odds odds : EnumSet.range(Odds.ONE_TO_FOUR, Odds.SIX_TO_ONE)) {
            assertEquals(
                    Map.of(Side.UNION, odds),
                    restrictions(forbidding("union:attacks<" + odds.label())).floors());
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "onion:roads | (did you mean \"union:roads\"?)",
                "union:raods | (did you mean \"union:roads\"?)",
                "confederate:bombard | is no restriction",
                "roads | is no restriction. Expected \"union\" or \"confederate\", a colon and",
                "union:attacks<7-1 | (any odds from 1-4 to 6-1)",
                "confederate:attacks<1-5 | forbids nothing: no odds are lower than 1-5 (rule 18.4)",
                "Union:roads | (did you mean \"union:roads\"?)",
                "union:roads union:roads | \"union:roads\" is listed twice. Remove one.",
                "union:attacks<2-1 union:attacks<2-1 | is listed twice",
                "union:attacks<2-1 union:attacks<3-1 | \"union:attacks<2-1\" and \"union:attacks<3-1\" set two limits",
                "confederate:bombardment | forbids the Confederate fire of guns that it does not have. Remove it"
            })
    @DisplayName("is refused with place and remedy where it makes no sense")
    void problems(String list, String expected) {
        JsonObject scenario = forbidding(list);
        List<Problem> problems = read(scenario).problems();
        assertEquals(1, problems.size(), problems::toString);
        Problem problem = problems.get(0);
        int last = list.split(" ", -1).length - 1;
        assertEquals("$.rules.forbid[" + last + "]", problem.path());
        assertEquals(
                true,
                problem.message().toLowerCase(Locale.ROOT).contains(expected.toLowerCase(Locale.ROOT)),
                problem.message());
    }

    @Test
    @DisplayName("is refused where it forbids exits to a side that has none")
    void noExits() {
        JsonObject scenario = forbidding("confederate:roads confederate:exits");
        JsonArray exits = scenario.getAsJsonArray("exits");
        exits.remove(1);
        List<Problem> problems = read(scenario).problems();
        assertEquals(
                List.of("$.rules.forbid[1]"),
                problems.stream().map(Problem::path).toList());
        scenario.remove("exits");
        assertEquals(problems, read(scenario).problems());
    }

    @ParameterizedTest(name = "{0}: {1} faults")
    @CsvSource({
        "union:roads, 0",
        "confederate:attacks<1-4, 0",
        "confederate:attacks<1-5, 1",
        "union:attacks<6-1, 0",
        "union:attacks<1-6, 1",
        "union:attacks<7-1, 1",
        "union:attacks, 1",
        "both:roads, 1",
        "union:exits union:exits, 1"
    })
    @DisplayName("is described by the schema")
    void schema(String list, int faults) {
        assertEquals(faults, Schemas.faults(forbidding(list).toString()).size());
    }
}
