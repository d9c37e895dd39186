package org.roadtorichmond.scenario.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The fields of an object")
class FieldsTest {
    private enum Arm {
        INFANTRY,
        HORSE_ARTILLERY
    }

    private record Unit(String id, int strength, int cost, Arm arm) {}

    private static Optional<Unit> unit(Fields fields) {
        String id = fields.text("id");
        int strength = fields.integer("strength", 0, 9);
        int cost = fields.halves("cost", 0, 20);
        Arm arm = fields.choice("arm", List.of(Arm.values()));
        return fields.finish(() -> new Unit(id, strength, cost, arm));
    }

    private static <T> Result<T> read(String json, Function<Fields, Optional<T>> reader) {
        return TreeReader.read(json.getBytes(StandardCharsets.UTF_8)).then(root -> {
            Problems problems = new Problems();
            return problems.result(reader.apply(new Fields(root, problems)));
        });
    }

    private static List<String> problems(String json, Function<Fields, Optional<Unit>> reader) {
        return read(json, reader).problems().stream().map(Problem::toString).toList();
    }

    @Test
    @DisplayName("make a record of good values")
    void good() {
        assertEquals(
                Optional.of(new Unit("1/2/V", 5, 5, Arm.HORSE_ARTILLERY)),
                read("{\"id\":\"1/2/V\",\"strength\":5,\"cost\":2.5,\"arm\":\"horse-artillery\"}", FieldsTest::unit)
                        .value());
    }

    @Test
    @DisplayName("tell every problem at its place, in the order of the file")
    void allProblems() {
        assertEquals(
                List.of(
                        "line 1, column 1, $: The key \"id\" is missing here. Add it.",
                        "line 1, column 15, $.strength: Found the number 10, expected for strength a whole number from 0"
                                + " to 9.",
                        "line 2, column 10, $.cost: Found the number 0.25, expected for cost a multiple of 0.5 from 0 to"
                                + " 10.",
                        "line 2, column 22, $.arm: Found the text \"infantri\", expected for arm \"infantry\" or"
                                + " \"horse-artillery\" (did you mean \"infantry\"?).",
                        "line 3, column 2, $.idd: The key \"idd\" is unknown here (did you mean \"id\"?). Mend or"
                                + " remove it."),
                problems(
                        "{ \"strength\": 10,\n \"cost\": 0.25, \"arm\":\"infantri\",\n \"idd\": \"x\" }",
                        FieldsTest::unit));
    }

    @ParameterizedTest(name = "{0} is {1} halves")
    @CsvSource({"0, 0", "0.5, 1", "2.50, 5", "10, 20", "1e1, 20", "-0, 0", "25e-1, 5", "0e999999999, 0"})
    @DisplayName("count in halves")
    void halves(String literal, int halves) {
        assertEquals(
                Optional.of(halves),
                read("{\"a\":" + literal + "}", f -> {
                            int a = f.halves("a", 0, 20);
                            return f.finish(() -> a);
                        })
                        .value());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"0.25", "10.5", "-0.5", "1e999999999", "1e-999999999", "1e99999999999999999999", "\"1\"", "null", "true"
    })
    @DisplayName("refuse what is no multiple of a half, or out of range")
    void notHalves(String literal) {
        assertEquals(
                1,
                read("{\"a\":" + literal + "}", f -> {
                            int a = f.halves("a", 0, 20);
                            return f.finish(() -> a);
                        })
                        .problems()
                        .size());
    }

    @Test
    @DisplayName("leave an object out that has a problem inside, and read on behind it")
    void nested() {
        String unit = "{\"id\":\"%s\",\"strength\":%s,\"cost\":1,\"arm\":\"infantry\"}";
        String json = "{\"units\":[" + unit.formatted("a", "1") + "," + unit.formatted("b", "\"x\"") + ","
                + unit.formatted("c", "true") + "]}";
        Result<List<Unit>> result = read(json, f -> {
            List<Unit> units = f.objects("units", FieldsTest::unit);
            assertFalse(f.isGood("units"));
            assertEquals(1, units.size());
            return f.finish(() -> units);
        });
        assertEquals(
                List.of("$.units[1].strength", "$.units[2].strength"),
                result.problems().stream().map(Problem::path).toList());
    }

    @Test
    @DisplayName("may be missing if optional")
    void optional() {
        Result<List<Object>> result = read("{}", f -> {
            List<Object> values = List.of(
                    f.optionalText("a"),
                    f.optionalInteger("b", 1, 2),
                    f.integerOr("c", 1, 2, 7),
                    f.truthOr("d", true),
                    f.proseOr("e", "story"),
                    f.optionalHalves("f", 0, 1),
                    f.textsOrNone("g"),
                    f.optionalValue("h"));
            return f.finish(() -> values);
        });
        assertEquals(
                Optional.of(List.of(
                        Optional.empty(),
                        OptionalInt.empty(),
                        7,
                        true,
                        "story",
                        OptionalInt.empty(),
                        List.of(),
                        Optional.empty())),
                result.value());
    }

    @Test
    @DisplayName("refuse keys that are known but not meant here with a message of their own, once")
    void refuse() {
        Result<String> result = read("{\"a\":1, \"b\":2}", f -> {
            f.optionalText("c");
            f.refuse(List.of("a", "c", "z"), "problem.unusedKey", "simplified");
            f.refuse(List.of("a"), "problem.unusedKey", "simplified");
            return f.finish(() -> "done");
        });
        assertEquals(
                List.of(
                        "The system simplified does not use the key \"a\" here. Remove it.",
                        "The key \"b\" is unknown here. Expected keys: c. Mend or remove it."),
                result.problems().stream().map(Problem::message).toList());
        assertTrue(result.value().isEmpty());
    }
}
