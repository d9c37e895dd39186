package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.workshop.SchemaField.Kind;

/**
 * What the published schemas say of a scenario with its map: which fields its parts have, in which order, and which values exclude each
 * other. Forms, tables and edits ask it and know no key themselves. Only what is drawn or has an edit of its own has no field.
 */
public final class Schema {
    private static final Pattern RULE = Pattern.compile("\\b(?:rule )?\\(?(\\d+(?:\\.\\d+)+)");
    /** Numbers with a fraction too. */
    private static final Set<String> NUMBERS = Set.of("integer", "number");

    /** What is drawn, resized, or written by the program. */
    private static final Set<Pointer> WITHOUT_FIELD = Set.of(
            Pointer.of("$schema"),
            Pointer.of("victory", "tomorrow"),
            Pointer.of("map"),
            Pointer.of("map", "columns"),
            Pointer.of("map", "rows"),
            Pointer.of("map", "terrain"),
            Pointer.of("map", "$schema"),
            Pointer.of("map", "ways", "hexes"),
            Pointer.of("map", "waters", "hexsides"),
            Pointer.of("map", "crossings", "hexside"));

    private Schema() {}

    // --- Questions about values ------------------------------------------------------------------------------------

    private static Optional<SchemaPart> part(Pointer at) {
        Optional<SchemaPart> part = Optional.of(SchemaPart.SCENARIO);
        for (String step : at.steps()) {
            part = part.flatMap(outer -> outer.child(step));
        }
        return part;
    }

    /** The forms of the object in which a value stands that have its key. */
    private static Stream<SchemaPart> around(Pointer at) {
        return part(at.parent()).stream()
                .flatMap(outer -> outer.forms().stream())
                .filter(form -> form.keys().contains(at.last()));
    }

    /** The keys of the object in which a value stands, in the order of the format; none if the schema does not know it. */
    public static List<String> order(Pointer at) {
        return around(at).findFirst().map(SchemaPart::keys).orElse(List.of());
    }

    /** Whether a value must stand in its object. */
    public static boolean isRequired(Pointer at) {
        return around(at).anyMatch(form -> form.texts("required").contains(at.last()));
    }

    /** The keys beside a value that cannot stand there together with it, such as the hex of a unit that arrives. */
    public static Set<String> excludedBy(Pointer at) {
        Set<String> excluded = new LinkedHashSet<>();
        for (SchemaPart outer : part(at.parent()).stream().toList()) {
            List<List<String>> forms = outer.keys().isEmpty()
                    ? outer.forms().stream().map(SchemaPart::keys).toList()
                    : outer.resolved().elements("oneOf").stream()
                            .map(form -> form.texts("required"))
                            .toList();
            if (forms.stream().anyMatch(keys -> keys.contains(at.last()))) {
                forms.stream().filter(keys -> !keys.contains(at.last())).forEach(excluded::addAll);
            }
        }
        return excluded;
    }

    // --- Fields ----------------------------------------------------------------------------------------------------

    /**
     * The fields of a part of a scenario. Of the scenario and of its map these are the values that stand directly in it, of a list those
     * of an element, of anything else all within.
     */
    public static List<SchemaField> fields(Pointer at) {
        List<SchemaField> fields = new ArrayList<>();
        boolean whole = at.equals(Pointer.ROOT) || at.equals(EditableTree.MAP);
        SchemaPart part = part(at).orElseThrow();
        Optional<SchemaPart> element = part.one("items");
        if (element.isPresent()) {
            collect(new Position(at, Pointer.ROOT, false), element.get().resolved(), fields);
        } else {
            SchemaPart form = part.forms().get(part.forms().size() - 1);
            for (String key : form.keys()) {
                SchemaPart child = form.child(key).orElseThrow();
                boolean direct = child.keys().isEmpty()
                        && kind(child).filter(Kind.ROWS::equals).isEmpty();
                if ((direct || !whole) && !WITHOUT_FIELD.contains(at.then(key))) {
                    collect(new Position(Pointer.ROOT, at, false).then(form, key), child, fields);
                }
            }
        }
        return fields.stream()
                .filter(field -> !WITHOUT_FIELD.contains(field.part().then(field.at())))
                .toList();
    }

    /** Where a value that is described stands, and whether it must. */
    private record Position(Pointer part, Pointer at, boolean required) {
        Position then(SchemaPart outer, String key) {
            return new Position(part, at.then(key), outer.texts("required").contains(key));
        }

        SchemaField field(Kind kind, String usual, List<String> options, String rule, List<SchemaField> columns) {
            return new SchemaField(part, at, kind, usual, options, rule, required, columns);
        }
    }

    private static void collect(Position position, SchemaPart described, List<SchemaField> to) {
        List<SchemaPart> forms = described.forms();
        if (forms.size() > 1) {
            // What is usual is said once, at the form that is a word.
            forms.forEach(form -> collect(position, form, to));
            to.replaceAll(
                    field -> field.at().equals(position.at()) && field.options().contains(usual(described))
                            ? position.field(field.kind(), usual(described), field.options(), field.rule(), List.of())
                            : field);
            return;
        }
        SchemaPart part = described.resolved();
        if (!part.keys().isEmpty()) {
            part.keys()
                    .forEach(key ->
                            collect(position.then(part, key), part.child(key).orElseThrow(), to));
            return;
        }
        List<String> results = part.one("additionalProperties")
                .flatMap(column -> column.one("items"))
                .map(SchemaPart::options)
                .orElse(List.of());
        if (!results.isEmpty()) {
            odds(position, results, to);
            return;
        }
        SchemaPart element = part.one("items").map(SchemaPart::resolved).orElse(part);
        List<SchemaField> columns = new ArrayList<>();
        Optional<Kind> kind = kind(described);
        if (kind.filter(Kind.ROWS::equals).isPresent()) {
            collect(new Position(Pointer.ROOT, Pointer.ROOT, false), element, columns);
        }
        kind.ifPresent(known -> to.add(
                position.field(known, usual(described), element.options(), rule(described.description()), columns)));
    }

    /** A field for the results of each column of the combat results table. */
    private static void odds(Position table, List<String> results, List<SchemaField> to) {
        for (Odds odds : Odds.values()) {
            String usual = Rules.standard().table().column(odds).stream()
                    .map(CombatResult::name)
                    .collect(Collectors.joining(" "));
            Position column = new Position(table.part(), table.at().then(odds.label()), false);
            to.add(column.field(Kind.WORDS, usual, results, "", List.of()));
        }
    }

    private static Optional<Kind> kind(SchemaPart described) {
        SchemaPart part = described.resolved();
        List<String> types = part.texts("type");
        if (types.contains("array")) {
            return part.one("items").flatMap(Schema::listed);
        } else if (!part.options().isEmpty()) {
            return Optional.of(Kind.CHOICE);
        } else if (types.stream().anyMatch(NUMBERS::contains)) {
            return Optional.of(Kind.NUMBER);
        } else if (types.contains("boolean")) {
            return Optional.of(Kind.TRUTH);
        } else if (part.isHex()) {
            return Optional.of(Kind.HEX);
        }
        Kind text = part.texts("contentMediaType").isEmpty() ? Kind.TEXT : Kind.PROSE;
        return types.contains("string") ? Optional.of(text) : Optional.empty();
    }

    private static Optional<Kind> listed(SchemaPart items) {
        SchemaPart element = items.resolved();
        if (!element.keys().isEmpty()) {
            return Optional.of(Kind.ROWS);
        } else if (!element.options().isEmpty()) {
            return Optional.of(Kind.CHOICES);
        } else if (element.isHex()) {
            return Optional.of(Kind.HEXES);
        } else if (element.texts("type").contains("integer")) {
            return Optional.of(Kind.NUMBERS);
        }
        Kind texts = element.texts("pattern").isEmpty() ? Kind.TEXTS : Kind.WORDS;
        return element.texts("type").contains("string") ? Optional.of(texts) : Optional.empty();
    }

    private static String usual(SchemaPart described) {
        return described
                .value("default")
                .or(() -> described.resolved().value("default"))
                .map(node -> node instanceof Node.ArrayNode || node instanceof Node.TextNode
                        ? TypedValue.typed(node)
                        : JsonText.of(node).strip())
                .orElse("");
    }

    private static String rule(String description) {
        Matcher matcher = RULE.matcher(description);
        return matcher.find() ? matcher.group(1) : "";
    }
}
