package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Numbers;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Makes values out of trees, for a {@link ValueType} to use. */
final class RecordReader {
    /** The texts that events name; none of them chooses its form by a number, so that any values can fill its places. */
    private static final Pattern NAMED = Pattern.compile("kept\\..+|joined|verbatim|[A-Z][A-Za-z]*\\.[A-Z_]+");

    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,18}");

    private final HexGrid grid;
    private final Map<String, Unit> units = new HashMap<>();
    private final Problems problems;
    private final Predicate<String> keys;

    /** A reader of what happens in a scenario. */
    RecordReader(Scenario scenario, Problems problems) {
        keys = key -> NAMED.matcher(key).matches();
        this.grid = scenario.field().grid();
        this.problems = problems;
        scenario.units().forEach(unit -> units.put(unit.id(), unit));
    }

    /** A reader of sentences of any kind, which names neither hexes nor units. */
    RecordReader(Problems problems) {
        keys = key -> true;
        this.grid = new HexGrid(1, 1);
        this.problems = problems;
    }

    /** The value of a type that a tree stands for; empty, and a problem noted, if it stands for none. */
    <T> Optional<T> read(ValueType<T> type, Node node) {
        return type.read(node, this);
    }

    Optional<Integer> whole(Node node) {
        return or(Numbers.scaled(node, 1), node, Sentence.of("problem.whole"));
    }

    Optional<Boolean> truth(Node node) {
        return or(node instanceof Node.TruthNode truth ? truth.truth() : null, node, Sentence.of("problem.truth"));
    }

    Optional<String> text(Node node) {
        return or(node instanceof Node.TextNode text ? text.text() : null, node, Sentence.of("problem.text"));
    }

    Optional<Unit> unit(Node node) {
        return text(node).flatMap(id -> or(units.get(id), node, Sentence.of("problem.knownUnit")));
    }

    Optional<Hex> hex(Node node) {
        return text(node).flatMap(number -> or(grid.parse(number), node, Sentence.of("problem.knownHex")));
    }

    /** One of several constants, written as these words. */
    <E> Optional<E> constant(Node node, E[] constants, List<String> words) {
        return text(node).flatMap(word -> {
            int place = words.indexOf(word);
            return or(place < 0 ? null : constants[place], node, Words.either(words));
        });
    }

    /** The elements of a list. */
    Optional<List<Node>> elements(Node node) {
        return or(node instanceof Node.ArrayNode array ? array.elements() : null, node, Sentence.of("problem.list"));
    }

    /** The members of an object. */
    Optional<Fields> fields(Node node) {
        return node instanceof Node.ObjectNode object
                ? Optional.of(new Fields(object, problems))
                : wrong(node, Sentence.of("problem.object", Words.ANY_OBJECT));
    }

    Optional<Sentence> sentence(Node node) {
        return fields(node).flatMap(this::sentence);
    }

    private Optional<Sentence> sentence(Fields fields) {
        String key = fields.text(SavedSentences.KEY);
        if (fields.isGood(SavedSentences.KEY)) {
            boolean known = keys.test(key) && Sentence.bundle(Locale.ROOT).containsKey(key);
            fields.check(known, SavedSentences.KEY, Sentence.of("problem.knownText", Words.quoted(key)));
        }
        List<Object> values = new ArrayList<>();
        if (fields.has(SavedSentences.VALUES)) {
            fields.elements(SavedSentences.VALUES)
                    .forEach(node -> sentenceValue(node).ifPresent(values::add));
        }
        return fields.finish(() -> new Sentence(key, values));
    }

    private Optional<?> sentenceValue(Node node) {
        if (node instanceof Node.TextNode text) {
            return Optional.of(text.text());
        } else if (node instanceof Node.NumberNode number) {
            return or(
                    Optional.of(number.literal())
                            .filter(literal -> WHOLE.matcher(literal).matches())
                            .map(Long::valueOf),
                    node,
                    Sentence.of("problem.whole"));
        } else if (node instanceof Node.ArrayNode array) {
            List<Object> values = new ArrayList<>();
            array.elements().forEach(element -> sentenceValue(element).ifPresent(values::add));
            return Optional.of(values);
        }
        boolean half =
                node instanceof Node.ObjectNode object && !object.members().containsKey(SavedSentences.KEY);
        return half ? PartShapes.HALVES.read(node, this) : sentence(node);
    }

    private <T> Optional<T> or(@Nullable T value, Node node, Sentence expected) {
        return or(Optional.ofNullable(value), node, expected);
    }

    private <T> Optional<T> or(Optional<T> value, Node node, Sentence expected) {
        return value.isPresent() ? value : wrong(node, expected);
    }

    private <T> Optional<T> wrong(Node node, Sentence expected) {
        problems.add(node.at(), Sentence.of("problem.damaged", node.found(), expected));
        return Optional.empty();
    }
}
