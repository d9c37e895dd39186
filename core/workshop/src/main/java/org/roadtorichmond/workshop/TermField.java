package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Rules;
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
 * @param columns what each row says, of {@link Kind#ROWS}: their places are counted from the row
 * @param alternative which form of what stands there it belongs to, if there are several
 */
public record TermField(
        Pointer at,
        Kind kind,
        String usual,
        List<String> options,
        String rule,
        List<TermField> columns,
        Optional<Alternative> alternative) {
    private static final String SCHEMA = "/maps/schema/scenario.schema.json";
    private static final Pattern RULE = Pattern.compile("\\b(?:rule )?\\(?(\\d+(?:\\.\\d+)+)");
    /** Numbers with a fraction too. */
    private static final Set<String> NUMBERS = Set.of("integer", "number");

    /** What kind of value it is. */
    public enum Kind {
        NUMBER,
        TRUTH,
        /** One of some words. */
        CHOICE,
        /** Any of some words. */
        CHOICES,
        /** A list of whole numbers. */
        NUMBERS,
        /** A text, such as the number of a hex. */
        TEXT,
        /** A list of texts, such as hexes, or such as results if there are words that they may be. */
        TEXTS,
        /** A list of objects. */
        ROWS
    }

    /**
     * One of several forms that a value may have, such as a word or an object.
     *
     * @param at where the value stands
     * @param keys the keys of the object that it is in this form; none if it is no object
     */
    public record Alternative(Pointer at, Set<String> keys) {
        /** Copies the keys. */
        public Alternative {
            keys = Set.copyOf(keys);
        }
    }

    /** Copies the lists. */
    public TermField {
        options = List.copyOf(options);
        columns = List.copyOf(columns);
    }

    /** A value of one form and without rows. */
    public TermField(Pointer at, Kind kind, String usual, List<String> options, String rule) {
        this(at, kind, usual, options, rule, List.of(), Optional.empty());
    }

    /** What a scenario may set of the rules. */
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
        List<Node> forms = elements(description, "oneOf");
        if (!forms.isEmpty()) {
            forms.forEach(form -> alternative(schema, form, at, usual(described).orElse(""), to));
            return;
        }
        Optional<Map<String, Node.Member>> properties = members(description);
        if (properties.isPresent()) {
            properties.get().forEach((key, member) -> collect(schema, member.value(), at.then(key), to));
            return;
        }
        List<String> results = Pointer.of("additionalProperties", "items")
                .in(description)
                .map(TermField::options)
                .orElse(List.of());
        if (!results.isEmpty()) {
            odds(at, results, to);
            return;
        }
        Node element = Pointer.of("items")
                .in(description)
                .map(items -> resolved(schema, items))
                .orElse(description);
        Optional<Kind> kind = kind(description, element);
        kind.ifPresent(known -> to.add(new TermField(
                at,
                known,
                usual(described).or(() -> usual(description)).orElse(""),
                options(element),
                rule(text(described, "description")
                        .or(() -> text(description, "description"))
                        .orElse("")),
                known == Kind.ROWS ? columns(schema, element) : List.of(),
                Optional.empty())));
    }

    /** The fields of one of several forms; what is usual is said once, at the form that is a word. */
    private static void alternative(Node.ObjectNode schema, Node form, Pointer at, String usual, List<TermField> to) {
        Node description = resolved(schema, form);
        Alternative alternative =
                new Alternative(at, members(description).map(Map::keySet).orElse(Set.of()));
        List<TermField> fields = new ArrayList<>();
        collect(schema, form, at, fields);
        fields.forEach(field -> to.add(new TermField(
                field.at(),
                field.kind(),
                field.options().contains(usual) ? usual : "",
                field.options(),
                field.rule(),
                field.columns(),
                Optional.of(alternative))));
    }

    /** A field for the results of each column of the combat results table. */
    private static void odds(Pointer at, List<String> results, List<TermField> to) {
        for (Odds odds : Odds.values()) {
            String usual = Rules.standard().table().column(odds).stream()
                    .map(CombatResult::name)
                    .collect(Collectors.joining(" "));
            to.add(new TermField(at.then(odds.label()), Kind.TEXTS, usual, results, ""));
        }
    }

    private static List<TermField> columns(Node.ObjectNode schema, Node element) {
        List<TermField> columns = new ArrayList<>();
        collect(schema, element, Pointer.ROOT, columns);
        return columns;
    }

    private static Optional<Map<String, Node.Member>> members(Node description) {
        return Pointer.of("properties")
                .in(description)
                .filter(Node.ObjectNode.class::isInstance)
                .map(properties -> ((Node.ObjectNode) properties).members());
    }

    private static List<Node> elements(Node node, String key) {
        return Pointer.of(key)
                .in(node)
                .filter(Node.ArrayNode.class::isInstance)
                .map(list -> ((Node.ArrayNode) list).elements())
                .orElse(List.of());
    }

    private static Node resolved(Node.ObjectNode schema, Node node) {
        return text(node, "$ref")
                .filter(ref -> ref.startsWith("#/"))
                .flatMap(ref -> Pointer.of(ref.substring(2).split("/", -1)).in(schema))
                .orElse(node);
    }

    private static Optional<Kind> kind(Node description, Node element) {
        List<String> types = types(description);
        if (types.contains("array")) {
            return members(element).isPresent() ? Optional.of(Kind.ROWS) : listed(element);
        } else if (!options(description).isEmpty()) {
            return Optional.of(Kind.CHOICE);
        } else if (types.stream().anyMatch(NUMBERS::contains)) {
            return Optional.of(Kind.NUMBER);
        } else if (types.contains("boolean")) {
            return Optional.of(Kind.TRUTH);
        }
        return types.contains("string") ? Optional.of(Kind.TEXT) : Optional.empty();
    }

    private static Optional<Kind> listed(Node element) {
        if (!options(element).isEmpty()) {
            return Optional.of(Kind.CHOICES);
        } else if (types(element).contains("integer")) {
            return Optional.of(Kind.NUMBERS);
        }
        return types(element).contains("string") ? Optional.of(Kind.TEXTS) : Optional.empty();
    }

    private static List<String> types(Node description) {
        return Pointer.of("type").in(description).map(TermField::texts).orElse(List.of());
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
                .map(node -> node instanceof Node.ArrayNode || node instanceof Node.TextNode
                        ? TypedValue.typed(node)
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
