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
 * What the published schemas say of a scenario with its map, or of a campaign: which fields its parts have, in which order, and which
 * values exclude each other. Forms, tables and edits ask it and know no key themselves. Only what is drawn or has an edit of its own
 * has no field.
 */
public final class Schema {
    private static final Pattern RULE = Pattern.compile("\\b(?:rule )?\\(?(\\d+(?:\\.\\d+)+)");
    /** Numbers with a fraction too. */
    private static final Set<String> NUMBERS = Set.of("integer", "number");

    /** The pattern of a text of any words. */
    private static final String ANY_TEXT = "\\S";

    private static final Set<Kind> LISTS = Set.of(Kind.ROWS, Kind.PARTS);

    /** To which part the values of objects of several kinds belong, wherever they stand. */
    public static final Pointer CONDITION = Pointer.of("condition");

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

    private static final String NUMBER = "[0-9]+";

    /** What is said of scenarios. */
    public static final Schema SCENARIO = new Schema(SchemaPart.SCENARIO);

    /** What is said of campaigns. */
    public static final Schema CAMPAIGN = new Schema(SchemaPart.CAMPAIGN);

    private final SchemaPart root;

    private Schema(SchemaPart root) {
        this.root = root;
    }

    /** What is said of such a tree. */
    public static Schema of(EditableTree tree) {
        return tree.isCampaign() ? CAMPAIGN : SCENARIO;
    }

    // --- Questions about values ------------------------------------------------------------------------------------

    private Optional<SchemaPart> part(Pointer at) {
        Optional<SchemaPart> part = Optional.of(root);
        for (String step : at.steps()) {
            part = part.flatMap(outer -> outer.child(step));
        }
        return part;
    }

    /** The forms of the object in which a value stands that have its key. */
    private Stream<SchemaPart> around(Pointer at) {
        return part(at.parent()).stream()
                .flatMap(outer -> outer.forms().stream())
                .filter(form -> form.keys().contains(at.last()));
    }

    /** The keys of the object in which a value stands, in the order of the format; none if the schema does not know it. */
    public List<String> order(Pointer at) {
        return around(at).findFirst().map(SchemaPart::keys).orElse(List.of());
    }

    /** Whether a value must stand in its object. */
    public boolean isRequired(Pointer at) {
        return around(at).anyMatch(form -> form.texts("required").contains(at.last()));
    }

    /** The keys beside a value that cannot stand there together with it, such as the hex of a unit that arrives. */
    public Set<String> excludedBy(Pointer at) {
        Set<String> excluded = new LinkedHashSet<>();
        for (SchemaPart outer : part(at.parent()).stream().toList()) {
            List<List<String>> forms = outer.keys().isEmpty()
                    ? outer.forms().stream().map(SchemaPart::keys).toList()
                    : outer.kinds().stream().map(SchemaKind::keys).toList();
            List<List<String>> with =
                    forms.stream().filter(keys -> keys.contains(at.last())).toList();
            if (!with.isEmpty()) {
                forms.forEach(excluded::addAll);
                with.forEach(excluded::removeAll);
            }
        }
        return excluded;
    }

    /** The kinds of object that may stand there; none if there is but one. */
    public List<SchemaKind> kinds(Pointer at) {
        return part(at).map(SchemaPart::kinds).orElse(List.of());
    }

    // --- Fields ----------------------------------------------------------------------------------------------------

    /**
     * The fields of a part. Of a scenario and of its map these are the values that stand directly in it, of a list those of an element,
     * counted from it as those of an element itself and of an object of several kinds are; of anything else all within.
     */
    public List<SchemaField> fields(Pointer at) {
        List<SchemaField> fields = new ArrayList<>();
        boolean whole = (equals(SCENARIO) && at.equals(Pointer.ROOT)) || at.equals(EditableTree.MAP);
        SchemaPart part = part(at).orElseThrow();
        Optional<SchemaPart> element = part.one("items")
                .or(() -> Optional.of(part).filter(one -> at.last().matches(NUMBER) || one.isRecursive()));
        if (element.isPresent()) {
            SchemaPart one = element.get().resolved();
            Pointer list = one.isRecursive() ? CONDITION : withoutNumbers(at);
            Position position = new Position(list, Pointer.ROOT, false);
            if (one.isRecursive()) {
                members(position, one, fields);
            } else {
                collect(position, one, fields);
            }
        } else {
            SchemaPart form = part.forms().get(part.forms().size() - 1);
            for (String key : form.keys()) {
                SchemaPart child = form.child(key).orElseThrow();
                boolean direct = child.keys().isEmpty()
                        && kind(child).filter(LISTS::contains).isEmpty();
                if ((direct || !whole) && !WITHOUT_FIELD.contains(at.then(key))) {
                    collect(new Position(Pointer.ROOT, at, false).then(form, key), child, fields);
                }
            }
        }
        return fields.stream()
                .filter(field -> !WITHOUT_FIELD.contains(field.part().then(field.at())))
                .toList();
    }

    /** The same place in whichever elements of its lists. */
    public static Pointer withoutNumbers(Pointer at) {
        return new Pointer(
                at.steps().stream().filter(step -> !step.matches(NUMBER)).toList());
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
        if (part.isRecursive()) {
            to.add(position.field(Kind.CONDITION, "", List.of(), rule(described.description()), List.of()));
            return;
        } else if (!part.keys().isEmpty()) {
            members(position, part, to);
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

    private static void members(Position position, SchemaPart part, List<SchemaField> to) {
        part.keys()
                .forEach(
                        key -> collect(position.then(part, key), part.child(key).orElseThrow(), to));
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
        } else if (part.one("additionalProperties")
                .filter(counted -> counted.texts("type").contains("integer"))
                .isPresent()) {
            return Optional.of(Kind.COUNTS);
        }
        Kind text = part.texts("contentMediaType").isEmpty() ? Kind.TEXT : Kind.PROSE;
        return types.contains("string") ? Optional.of(text) : Optional.empty();
    }

    private static Optional<Kind> listed(SchemaPart items) {
        SchemaPart element = items.resolved();
        if (!element.keys().isEmpty()) {
            return Optional.of(element.isLine() ? Kind.ROWS : Kind.PARTS);
        } else if (!element.options().isEmpty()) {
            return Optional.of(Kind.CHOICES);
        } else if (element.isHex()) {
            return Optional.of(Kind.HEXES);
        } else if (element.texts("type").contains("integer")) {
            return Optional.of(Kind.NUMBERS);
        }
        Kind texts =
                List.of("", ANY_TEXT).contains(String.join("", element.texts("pattern"))) ? Kind.TEXTS : Kind.WORDS;
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
