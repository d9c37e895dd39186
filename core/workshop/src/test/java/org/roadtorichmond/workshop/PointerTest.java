package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.TreeReader;

@DisplayName("A pointer into a tree")
class PointerTest {
    private static final Node TREE = TreeReader.readSource("{\"a\":{\"b\":[1,2]},\"1\":true,\".\":\"x\"}")
            .value()
            .orElseThrow()
            .root();

    private static Pointer pointer(String steps) {
        return steps.isEmpty() ? Pointer.ROOT : new Pointer(List.of(steps.split("/", -1)));
    }

    private static String text(Optional<Node> node) {
        return node.map(JsonText::of).orElse("none");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a/b/0 | 1",
                "a/b | [1,2]",
                "1 | true",
                ". | \"x\"",
                "a/b/2 | none",
                "a/b/01 | none",
                "a/b/-1 | none",
                "a/c | none",
                "1/0 | none"
            })
    @DisplayName("finds values by keys and numbers, and nothing else")
    void finds(String steps, String value) {
        assertEquals(value, text(pointer(steps).in(TREE)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "put | a/b/1 | {\"a\":{\"b\":[1,0]},\"1\":true,\".\":\"x\"}",
                "put | a | {\"a\":0,\"1\":true,\".\":\"x\"}",
                "put | a/c | {\"a\":{\"b\":[1,2],\"c\":0},\"1\":true,\".\":\"x\"}",
                "put | a/b/2 | none",
                "put | c/d | none",
                "put | 1/0 | none",
                "insert | a/b/2 | {\"a\":{\"b\":[1,2,0]},\"1\":true,\".\":\"x\"}",
                "insert | a/b/0 | {\"a\":{\"b\":[0,1,2]},\"1\":true,\".\":\"x\"}",
                "insert | a/b/3 | none",
                "insert | a/b | none",
                "remove | a/b/0 | {\"a\":{\"b\":[2]},\"1\":true,\".\":\"x\"}",
                "remove | . | {\"a\":{\"b\":[1,2]},\"1\":true}",
                "remove | a/b/2 | none",
                "remove | a/c | none"
            })
    @DisplayName("changes what stands there and leaves the rest")
    void changes(String action, String steps, String tree) {
        Node value = JsonValues.number(0);
        Pointer at = pointer(steps);
        TreeAction change = switch (action) {
            case "put" -> new TreeAction.Put(at, value);
            case "insert" -> new TreeAction.Insert(at, value);
            default -> new TreeAction.Remove(at);
        };
        assertEquals(tree, text(change.on(TREE)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "$ | ''",
                "$.units[4].hex | units/4/hex",
                "$.units['A.B'].x | units/A.B/x",
                "$['it\\'s'][0] | it's/0",
                "$.legend['.'] | legend/."
            })
    @DisplayName("is read from the path of a problem")
    void ofProblems(String path, String steps) {
        assertEquals(pointer(steps), Pointer.ofProblem(path));
    }
}
