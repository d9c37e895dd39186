package org.roadtorichmond.scenario.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.testing.Checkout;

@DisplayName("A tree with the text that it was read from")
class SourceTreeTest {
    private static final String ODD = """
            \t{ "$schema" : "s.json",
               "a":1 ,  "b" :[ 1,2
             ], "c": { },\t"d": {"x": "\\u00e9",
                "y": [{"p":1},{ "p" : 2 }] } }

            """;

    private static SourceTree read(String text) {
        return TreeReader.readSource(text.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
    }

    private static Node.ObjectNode with(Node.ObjectNode object, String key, Node value) {
        Map<String, Member> members = new LinkedHashMap<>(object.members());
        members.put(key, new Member(Place.NOWHERE, value));
        return new Node.ObjectNode(object.at(), members);
    }

    private static Node number(String literal) {
        return new Node.NumberNode(Place.NOWHERE, literal);
    }

    private static Node list(Node... elements) {
        return new Node.ArrayNode(Place.NOWHERE, List.of(elements));
    }

    /** The same values as other objects, so that all of them must be written. */
    private static Node copied(Node node) {
        if (node instanceof Node.ObjectNode object) {
            Map<String, Member> members = new LinkedHashMap<>();
            object.members()
                    .forEach((key, member) -> members.put(key, new Member(member.key(), copied(member.value()))));
            return new Node.ObjectNode(object.at(), members);
        } else if (node instanceof Node.ArrayNode array) {
            return new Node.ArrayNode(
                    array.at(),
                    array.elements().stream().map(SourceTreeTest::copied).toList());
        } else if (node instanceof Node.TextNode text) {
            return new Node.TextNode(text.at(), text.text());
        } else if (node instanceof Node.NumberNode number) {
            return new Node.NumberNode(number.at(), number.literal());
        } else if (node instanceof Node.TruthNode truth) {
            return new Node.TruthNode(truth.at(), truth.truth());
        }
        return new Node.NothingNode(node.at());
    }

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(Checkout.path("maps"))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .filter(file -> !file.toString().endsWith(".schema.json"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    @DisplayName("gives the text of every file that comes with the game, also when all of it is written afresh")
    void shippedFiles(Path file) throws IOException {
        String text = Files.readString(file);
        SourceTree source = read(text);
        assertEquals(text, source.text());
        assertEquals(text, source.text(source.root()));
        assertEquals(text, source.text((Node.ObjectNode) copied(source.root())));
    }

    static List<Path> wholeScenarios() throws IOException {
        return files().stream()
                .filter(file -> file.toString().matches(".*maps/[^/]*\\.(map|scenario)\\.json"))
                .filter(file -> !file.toString().matches(".*gaines-mill-(battle-points|withdrawal).*"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("wholeScenarios")
    @DisplayName("lays out maps and scenarios as those that come with the game are written by hand")
    void laidOutLikeByHand(Path file) throws IOException {
        String text = Files.readString(file);
        assertEquals(text, TreeReader.layOut(read(text).root()).text());
    }

    @Test
    @DisplayName("keeps spaces, escapes and the schema of what was not changed")
    void keepsTheRest() {
        SourceTree source = read(ODD);
        assertEquals(ODD.replace("\"a\":1", "\"a\":7"), source.text(with(source.root(), "a", number("7"))));
        assertEquals(
                ODD.replace("{ },", "{ \"n\": 1 },"),
                source.text(with(
                        source.root(), "c", with(new Node.ObjectNode(Place.NOWHERE, Map.of()), "n", number("1")))));
        Node.ObjectNode d =
                (Node.ObjectNode) source.root().member("d").orElseThrow().value();
        Node.ArrayNode y = (Node.ArrayNode) d.member("y").orElseThrow().value();
        assertEquals(
                ODD.replace("[{\"p\":1},{ \"p\" : 2 }]", "[{\"p\":1},3]"),
                source.text(with(
                        source.root(), "d", with(d, "y", list(y.elements().get(0), number("3"))))));
    }

    @Test
    @DisplayName("keeps the schema when the first key goes, and writes what is left of a file")
    void withoutFirstKey() {
        SourceTree source = read("{\n  \"$schema\": \"s\",\n  \"a\": 1,\n  \"b\": 2\n}\n");
        assertEquals("{\n  \"$schema\": \"s\",\n  \"b\": 2\n}\n", source.text(JsonText.without(source.root(), "a")));
        Node.ObjectNode first = new Node.ObjectNode(Place.NOWHERE, Map.of("z", new Member(Place.NOWHERE, number("0"))));
        Node.ObjectNode reordered =
                with(first, "a", source.root().member("a").orElseThrow().value());
        assertEquals("{\n  \"$schema\": \"s\",\n  \"z\": 0,\n  \"a\": 1\n}\n", source.text(reordered));
    }

    @Test
    @DisplayName("is not laid out of what no file can say")
    void notForFiles() {
        Node.ObjectNode bad =
                with(new Node.ObjectNode(Place.NOWHERE, Map.of()), "a", new Node.TextNode(Place.NOWHERE, "\u0001"));
        assertThrows(IllegalArgumentException.class, () -> TreeReader.layOut(bad));
    }
}
