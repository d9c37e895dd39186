package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreeReader;

/**
 * A value of the rules or of the victory terms that a scenario may set, as the published schema of scenarios describes it: forms are
 * made of these, so that a new key of the schema has its field.
 *
 * @param at where it stands in a scenario, such as {@code rules.movement.infantry}
 * @param kind what kind of value it is
 * @param usual what holds if the scenario does not set it, as text; empty if the schema names nothing
 * @param options the words that it may be, of a {@link Kind#CHOICE}
 * @param rule the number of the rule that the description names; empty if it names none
 */
public record TermField(Pointer at, Kind kind, String usual, List<String> options, String rule) {
    private static final String SCHEMA = "/maps/schema/scenario.schema.json";
    private static final Pattern RULE = Pattern.compile("\\b(?:rule )?\\(?(\\d+(?:\\.\\d+)+)");
    /** Numbers with a fraction too. */
    private static final Set<String> NUMBERS = Set.of("integer", "number");

    /** What kind of value it is. */
    public enum Kind {
        NUMBER,
        TRUTH,
        CHOICE,
        /** A list of whole numbers. */
        NUMBERS,
        /** A text, such as the number of a hex. */
        TEXT
    }

    /** Copies the words. */
    public TermField {
        options = List.copyOf(options);
    }

    /** What a scenario may set of the rules; what has a table of its own, such as combat results, is not among them. */
    public static List<TermField> rules() {
        return of(Pointer.of("rules"));
    }

    /** What it may set of the victory terms. */
    public static List<TermField> victory() {
        return of(Pointer.of("victory"));
    }

    private static List<TermField> of(Pointer part) {
        Node.ObjectNode schema = ShippedFiles.read(SCHEMA, TreeReader::read);
        List<TermField> fields = new ArrayList<>();
        Pointer.of("$defs", "whole", "properties", part.last())
                .in(schema)
                .ifPresent(node -> collect(schema, node, part, fields));
        return List.copyOf(fields);
    }

    private static void collect(Node.ObjectNode schema, Node described, Pointer at, List<TermField> to) {
        Node description = resolved(schema, described);
        Optional<Node> properties = Pointer.of("properties").in(description);
        if (properties.isPresent() && properties.get() instanceof Node.ObjectNode members) {
            members.members().forEach((key, member) -> collect(schema, member.value(), at.then(key), to));
            return;
        }
        Optional<Kind> kind = kind(description);
        kind.ifPresent(known -> to.add(new TermField(
                at,
                known,
                usual(described).or(() -> usual(description)).orElse(""),
                options(description),
                rule(text(described, "description")
                        .or(() -> text(description, "description"))
                        .orElse("")))));
    }

    private static Node resolved(Node.ObjectNode schema, Node node) {
        return text(node, "$ref")
                .filter(ref -> ref.startsWith("#/"))
                .flatMap(ref -> Pointer.of(ref.substring(2).split("/", -1)).in(schema))
                .orElse(node);
    }

    private static Optional<Kind> kind(Node description) {
        if (!options(description).isEmpty()) {
            return Optional.of(Kind.CHOICE);
        }
        Optional<Node> type = Pointer.of("type").in(description);
        List<String> types = type.map(TermField::texts).orElse(List.of());
        if (types.stream().anyMatch(NUMBERS::contains)) {
            return Optional.of(Kind.NUMBER);
        } else if (types.contains("boolean")) {
            return Optional.of(Kind.TRUTH);
        } else if (types.contains("string")) {
            return Optional.of(Kind.TEXT);
        }
        boolean numbers = Pointer.of("items", "type")
                .in(description)
                .map(TermField::texts)
                .filter(items -> items.contains("integer"))
                .isPresent();
        return types.contains("array") && numbers ? Optional.of(Kind.NUMBERS) : Optional.empty();
    }

    private static List<String> texts(Node node) {
        if (node instanceof Node.ArrayNode list) {
            return list.elements().stream()
                    .flatMap(element -> texts(element).stream())
                    .toList();
        }
        return node instanceof Node.TextNode text ? List.of(text.text()) : List.of();
    }

    private static List<String> options(Node description) {
        return Pointer.of("enum").in(description).map(TermField::texts).orElse(List.of());
    }

    private static Optional<String> usual(Node description) {
        return Pointer.of("default")
                .in(description)
                .map(node -> node instanceof Node.TextNode text
                        ? text.text()
                        : JsonText.of(node).strip());
    }

    private static Optional<String> text(Node node, String key) {
        return Pointer.of(key)
                .in(node)
                .filter(Node.TextNode.class::isInstance)
                .map(value -> ((Node.TextNode) value).text());
    }

    private static String rule(String description) {
        Matcher matcher = RULE.matcher(description);
        return matcher.find() ? matcher.group(1) : "";
    }
}
