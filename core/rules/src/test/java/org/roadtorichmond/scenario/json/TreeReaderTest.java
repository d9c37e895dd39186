package org.roadtorichmond.scenario.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The tree reader")
class TreeReaderTest {
    private static Result<Node.ObjectNode> read(String text) {
        return TreeReader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Problem onlyProblem(Result<?> result) {
        assertEquals(1, result.problems().size(), () -> result.problems().toString());
        return result.problems().get(0);
    }

    private static void assertAt(int line, int column, String path, Node node) {
        assertEquals(new Place(line, column, path), node.at());
    }

    private static Node member(Node.ObjectNode object, String key) {
        return object.members().get(key).value();
    }

    @Test
    @DisplayName("knows where values of every kind begin")
    void places() {
        Node.ObjectNode root = read("""
                        { "t": "x", "n": 12, "h": -0.5,
                          "e": 1e3, "big": 12345678901234567890, "zero": -0,
                          "y": true, "no": false, "nil": null, "l": [1, "a", 2.5,[ ]], "o": {} }
                        """).value().orElseThrow();
        assertAt(1, 1, "$", root);
        assertAt(1, 8, "$.t", member(root, "t"));
        assertAt(1, 18, "$.n", member(root, "n"));
        assertAt(1, 27, "$.h", member(root, "h"));
        assertAt(2, 8, "$.e", member(root, "e"));
        assertAt(2, 20, "$.big", member(root, "big"));
        assertAt(2, 50, "$.zero", member(root, "zero"));
        assertAt(3, 8, "$.y", member(root, "y"));
        assertAt(3, 20, "$.no", member(root, "no"));
        assertAt(3, 34, "$.nil", member(root, "nil"));
        List<Node> list = ((Node.ArrayNode) member(root, "l")).elements();
        assertAt(3, 46, "$.l[0]", list.get(0));
        assertAt(3, 49, "$.l[1]", list.get(1));
        assertAt(3, 54, "$.l[2]", list.get(2));
        assertAt(3, 58, "$.l[3]", list.get(3));
        assertAt(3, 69, "$.o", member(root, "o"));
        assertEquals(new Place(3, 3, "$.y"), root.members().get("y").key(), "the key has a place of its own");
    }

    /** Writes values of every kind, far more than the reader's buffer holds, and remembers the place of each. */
    private static final class Writer {
        private final StringBuilder text = new StringBuilder();
        private final List<Place> places = new ArrayList<>();
        private int line = 1;
        private int lineBegin;

        void write(String more) {
            for (int i = 0; i < more.length(); i++) {
                text.append(more.charAt(i));
                if (more.charAt(i) == '\n') {
                    line++;
                    lineBegin = text.length();
                }
            }
        }

        void value(String literal, String path) {
            places.add(new Place(line, text.codePointCount(lineBegin, text.length()) + 1, path));
            write(literal);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    @DisplayName("knows the places in long files with all line ends, tabs, long lines and other alphabets")
    void placesInLongFiles(long seed) {
        Random random = new Random(seed);
        String[] literals = {"1", "-12345", "0.5", "-7.25e-3", "9999999999999999999999", "true", "false", "null", "\"\""
        };
        String[] texts = {"\"Ch\u00e2teau\"", "\"\u6f22\u5b57\"", "\"\ud83d\ude00 gun\"", "\"\\u0041\\n\"", "[]", "{}"};
        String[] gaps = {" ", "\t", "\r\n", "\n", "  \r\n\t", "", "", " ".repeat(1020), "\n".repeat(3)};
        Writer writer = new Writer();
        writer.write("{\"list\":[");
        for (int i = 0; i < 3000; i++) {
            writer.write((i == 0 ? "" : ",") + gaps[random.nextInt(gaps.length)]);
            String[] kind = random.nextBoolean() ? literals : texts;
            writer.value(kind[random.nextInt(kind.length)], "$.list[" + i + "]");
            writer.write(gaps[random.nextInt(gaps.length)]);
        }
        writer.write("]}\r\n");
        Node.ObjectNode root = read(writer.text.toString()).value().orElseThrow();
        Node.ArrayNode list = (Node.ArrayNode) member(root, "list");
        assertEquals(writer.places, list.elements().stream().map(Node::at).toList());
    }

    @ParameterizedTest(name = "{0} at column {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\":nul} | 6 | Found nul",
                "{\"a\": TRUE} | 7 | Found TRUE",
                "{\"a\":} | 6 | Found }",
                "{\"a\" 1} | 6 | expected a colon",
                "{\"a\"=1} | 5 | expected a colon",
                "{a:1} | 2 | double quotes",
                "{'a':1} | 2 | double quotes",
                "{\"a\":'x'} | 6 | double quotes",
                "{\"a\":1,} | 8 | Remove the comma",
                "{\"a\":[1,]} | 9 | Remove the comma",
                "{\"a\":[1,,2]} | 9 | Found ,",
                "{\"a\":[,1]} | 7 | Found ,",
                "{\"a\":[1 2]} | 9 | expected a comma or ]",
                "{\"a\":[1}} | 8 | expected a comma or ]",
                "{\"a\":1 \"b\":2} | 8 | expected a comma or }",
                "{\"a\":01} | 6 | Found 01",
                "{\"a\":+1} | 6 | Found +1",
                "{\"a\":1.} | 6 | Found 1.",
                "{\"a\":NaN} | 6 | Found NaN",
                "{\"a\":[NaN]} | 7 | Found NaN",
                "{\"a\":-Infinity} | 6 | Found -Infinity",
                "{\"a\":/*c*/1} | 6 | Remove the comment",
                "# c | 1 | Remove the comment",
                "{\"a\":\"b | 6 | no closing quote",
                "{\"a\":\"b\\q\"} | 8 | escape is unknown",
                "{\"a\":\"\\u12g4\"} | 7 | escape is unknown",
                "{\"a\":\"\\ud800\"} | 6 | surrogate",
                "{\"a\":[1 | 8 | ends too early",
                "{\"a\" | 5 | ends too early",
                "{ | 2 | ends too early",
                "{} x | 4 | more follows",
                "{}{} | 3 | more follows",
                "] | 1 | Found ]",
                "[1] | 1 | expected an object",
                "12 | 1 | expected an object",
                "\"text\" | 1 | expected an object",
            })
    @DisplayName("refuses malformed JSON with the place")
    void malformed(String text, int column, String message) {
        Problem problem = onlyProblem(read(text));
        assertEquals(1, problem.line());
        assertEquals(column, problem.column(), problem::message);
        assertTrue(problem.message().contains(message), problem::message);
    }

    @Test
    @DisplayName("shows a line break in a text where it is")
    void controlCharacters() {
        Problem problem = onlyProblem(read("{\n \"a\": \"one\ntwo\"}"));
        assertEquals(List.of(2, 11), List.of(problem.line(), problem.column()));
    }

    @Test
    @DisplayName("tells all repeated keys in the order of the file")
    void repeatedKeys() {
        Result<Node.ObjectNode> result = read("{\"a\":1,\n \"b\":{\"c\":1,\"c\":2},\n \"a\":{\"d\":1,\"d\":2}}");
        assertEquals(
                List.of(new Place(2, 13, "$.b.c"), new Place(3, 2, "$.a"), new Place(3, 13, "$.a.d")),
                result.problems().stream()
                        .map(p -> new Place(p.line(), p.column(), p.path()))
                        .toList());
        assertTrue(result.problems().get(1).message().contains("already in line 1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\r\n\t\n"})
    @DisplayName("refuses empty files")
    void empty(String text) {
        assertTrue(onlyProblem(read(text)).message().contains("empty"));
    }

    @Test
    @DisplayName("refuses a byte-order mark")
    void byteOrderMark() {
        Problem problem = onlyProblem(read("\ufeff{}"));
        assertEquals(List.of(1, 1), List.of(problem.line(), problem.column()));
        assertTrue(problem.message().contains("byte-order mark"), problem::message);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32"})
    @DisplayName("refuses UTF-16 and UTF-32, with and without a mark")
    void utf16(String charset) {
        Problem problem = onlyProblem(TreeReader.read("{\"a\": 1}".getBytes(Charset.forName(charset))));
        assertTrue(problem.message().contains("UTF-16"), problem::message);
    }

    @Test
    @DisplayName("says which byte is not UTF-8, and in which line")
    void notUtf8() {
        Problem problem =
                onlyProblem(TreeReader.read("{\n\"a\": \"Ch\u00e2teau\"}".getBytes(StandardCharsets.ISO_8859_1)));
        assertEquals(List.of(2, 9), List.of(problem.line(), problem.column()));
        assertTrue(problem.message().contains("Byte 11 of the file (0xE2)"), problem::message);
    }

    @Test
    @DisplayName("refuses a text cut within a character")
    void cutCharacter() {
        assertTrue(onlyProblem(TreeReader.read(new byte[] {'{', '"', (byte) 0xE2, (byte) 0x82}))
                .message()
                .contains("not UTF-8"));
    }

    @Test
    @DisplayName("refuses nesting deeper than its limit without exhausting the stack")
    void deepNesting() {
        String fits = "{\"a\":" + "[".repeat(TreeReader.DEEPEST - 1) + "]".repeat(TreeReader.DEEPEST - 1) + "}";
        assertTrue(read(fits).value().isPresent());
        Problem problem = onlyProblem(read("{\"a\":" + "[".repeat(1_000_000)));
        assertEquals(TreeReader.DEEPEST + 5, problem.column());
        assertTrue(problem.message().contains("nested deeper than 64"), problem::message);
    }

    @Test
    @DisplayName("writes keys that are no names in brackets in the path, and is not misled by what they say")
    void strangeKeys() {
        Node.ObjectNode root =
                read("{\"a b\":{\"it's at line 9 column 9\":[ 7]}}").value().orElseThrow();
        Node.ObjectNode inner = (Node.ObjectNode) member(root, "a b");
        Node.ArrayNode list = (Node.ArrayNode) member(inner, "it's at line 9 column 9");
        assertAt(
                1,
                37,
                "$['a b']['it\\'s at line 9 column 9'][0]",
                list.elements().get(0));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12, 13, 14, 15})
    @DisplayName("never throws, whatever the bytes")
    void neverThrows(long seed) {
        Random random = new Random(seed);
        byte[] good = "{ \"a\": [1, -2.5e3, \"x\\u00e9\\n\", null, true], \"b\": {\"c\": false}, \"d\": \"\u00e9\" }"
                .getBytes(StandardCharsets.UTF_8);
        String spice = "{}[]\",:\\/'#=;truefalsn0123456789.+-eEu \t\n\r\0";
        for (int i = 0; i < 4000; i++) {
            byte[] bytes = good.clone();
            for (int change = random.nextInt(4); change >= 0; change--) {
                byte wild = random.nextInt(8) == 0
                        ? (byte) random.nextInt()
                        : (byte) spice.charAt(random.nextInt(spice.length()));
                bytes[random.nextInt(bytes.length)] = wild;
            }
            Result<Node.ObjectNode> result = TreeReader.read(Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)));
            assertEquals(result.value().isEmpty(), !result.problems().isEmpty());
        }
    }
}
