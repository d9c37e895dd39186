package org.roadtorichmond.workshop;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;

/**
 * A value that a scenario or its map may set, as the published {@link Schema} describes it. Fields of forms and columns of tables are
 * made of these, so that a new key of the schema has its field.
 *
 * @param part the list whose elements have it, such as {@code units} or {@code map.ways}; the root for a value that is there once
 * @param at where it stands: within an element of the list, or in the scenario, such as {@code rules.movement.infantry}
 * @param kind what kind of value it is
 * @param usual what holds if it is not set, as text; empty if the schema names nothing
 * @param options the words that it may be, or that its elements may be
 * @param rule the number of the rule that the description names; empty if it names none
 * @param required whether it must be set
 * @param columns what each row says, of {@link Kind#ROWS}: their places are counted from the row
 */
public record SchemaField(
        Pointer part,
        Pointer at,
        Kind kind,
        String usual,
        List<String> options,
        String rule,
        boolean required,
        List<SchemaField> columns) {
    private static final Set<String> YES = Set.of("true", "yes", "ja", "x", "1");
    private static final Set<String> NO = Set.of("false", "no", "nein", "0");

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
        /** A text of one line. */
        TEXT,
        /** A text of several lines. */
        PROSE,
        /** The number of a hex. */
        HEX,
        /** A list of hexes. */
        HEXES,
        /** A list of single words, such as results. */
        WORDS,
        /** A list of texts, which may have spaces in them. */
        TEXTS,
        /** A list of objects, each of them a line of values. */
        ROWS,
        /** A list of objects each of which has a form of its own. */
        PARTS,
        /** An object of one of several kinds, which may consist of others of its kind. */
        CONDITION,
        /** Whole numbers by names that are not known before. */
        COUNTS
    }

    /** Copies the lists. */
    public SchemaField {
        options = List.copyOf(options);
        columns = List.copyOf(columns);
    }

    /** By what it is found among the fields of a form: the steps to it with points between. */
    public String name() {
        return String.join(".", at.steps());
    }

    /** The value that a text means which somebody typed; empty if that is what holds without it. What has no meaning stays a text. */
    public Optional<Node> read(String typed) {
        return switch (kind) {
            case NUMBER -> TypedValue.number(typed);
            case TRUTH -> truth(typed);
            case NUMBERS -> TypedValue.numbers(typed);
            case CHOICES, HEXES, WORDS ->
                TypedValue.words(typed)
                        .map(words -> JsonValues.texts(
                                words.stream().map(this::completed).toList()));
            case TEXTS -> TypedValue.texts(typed);
            case PROSE -> Optional.of(JsonValues.text(typed));
            default -> TypedValue.text(completed(typed));
        };
    }

    /** The same value of what stands at a place, where it must be set or need not. */
    public SchemaField within(Pointer place, boolean must) {
        return new SchemaField(part, place.then(at), kind, usual, options, rule, must, columns);
    }

    private String completed(String typed) {
        return options.isEmpty() ? typed : TypedValue.completed(options, typed);
    }

    private Optional<Node> truth(String typed) {
        String word = typed.strip().toLowerCase(Locale.ROOT);
        boolean yes = YES.contains(word);
        if (!yes && !NO.contains(word)) {
            return TypedValue.text(typed);
        }
        return Optional.of(JsonValues.truth(yes)).filter(node -> !usual.equals(Boolean.toString(yes)));
    }
}
