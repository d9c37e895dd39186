package org.roadtorichmond.scenario.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A JSON object that a program makes")
final class JsonTest {
    private static Json example() {
        return Json.object()
                .put("name", "A \"name\" <&'>")
                .put("empty", Json.object())
                .put("none", List.of())
                .put("numbers", List.of(1, 2))
                .put("units", Json.list(List.of("a", "b"), id -> Json.object().put("id", id)))
                .put("inner", Json.object().put("list", List.of(Json.object().put("deep", true))));
    }

    @Test
    @DisplayName("has values of all kinds, in the order in which they are put")
    void kinds() {
        assertEquals(
                "{\"z\":1,\"a\":2147483648,\"d\":0.5,\"n\":0.0,\"b\":1.50,\"t\":true,\"nothing\":null,\"m\":{\"1\":[null]}}",
                Json.object()
                        .put("z", 1)
                        .put("a", 2147483648L)
                        .put("d", 0.5)
                        .put("n", -0.0)
                        .put("b", new BigDecimal("1.50"))
                        .put("t", true)
                        .put("nothing", null)
                        .put("m", Map.of(1, List.of(Json.value(null))))
                        .toString());
    }

    @Test
    @DisplayName("leaves out what is optional and not there, and lists without elements if asked to")
    void optional() {
        assertEquals(
                "{\"here\":\"x\",\"number\":3,\"share\":0.25,\"list\":[1],\"wanted\":2}",
                Json.object()
                        .put("here", Optional.of("x"))
                        .put("gone", Optional.empty())
                        .put("number", OptionalInt.of(3))
                        .put("none", OptionalInt.empty())
                        .put("share", OptionalDouble.of(0.25))
                        .put("no share", OptionalDouble.empty())
                        .putFilled("list", List.of("x"), String::length)
                        .putIf(false, "unwanted", 1)
                        .putIf(true, "wanted", 2)
                        .putFilled("nothing", List.of(), each -> each)
                        .toString());
    }

    @Test
    @DisplayName("changes a member where it stands, and begins with what a tree has")
    void changed() {
        Node.ObjectNode tree = Json.object().put("a", 1).put("b", 2).node();
        assertEquals(
                "{\"a\":\"x\",\"b\":2,\"c\":3}",
                Json.of(tree).put("a", "x").putAll(Json.object().put("c", 3)).toString());
        assertEquals("{\"a\":1,\"b\":2}", JsonText.of(tree), "a tree that was made does not change");
    }

    @Test
    @DisplayName("refuses what cannot be written")
    void refused() {
        assertThrows(IllegalArgumentException.class, () -> Json.object().put("place", Place.START));
    }

    @Test
    @DisplayName("is laid out with a line for each value")
    void indented() {
        assertEquals("""
                {
                  "name": "A \\"name\\" <&'>",
                  "empty": {},
                  "none": [],
                  "numbers": [
                    1,
                    2
                  ],
                  "units": [
                    {
                      "id": "a"
                    },
                    {
                      "id": "b"
                    }
                  ],
                  "inner": {
                    "list": [
                      {
                        "deep": true
                      }
                    ]
                  }
                }
                """, JsonText.indented(example().node()));
        assertEquals("{}\n", JsonText.indented(Json.object().node()));
    }

    @Test
    @DisplayName("is laid out with a line for each member and for each object of a list")
    void lines() {
        String text = JsonText.lines(example().node());
        assertEquals("""
                {
                  "name": "A \\"name\\" <&'>",
                  "empty": {},
                  "none": [],
                  "numbers": [1,2],
                  "units": [
                    {"id":"a"},
                    {"id":"b"}
                  ],
                  "inner": {"list":[{"deep":true}]}
                }
                """, text);
        Node.ObjectNode read =
                TreeReader.read(text.getBytes(StandardCharsets.UTF_8)).value().orElseThrow();
        assertEquals(example().toString(), JsonText.of(read));
    }
}
