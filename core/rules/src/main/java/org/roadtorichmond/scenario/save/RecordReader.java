package org.roadtorichmond.scenario.save;

import java.util.HashMap;
import java.util.List;
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

/** Reads simple values out of trees, and notes what is wrong with them; {@code ValueType} makes all others of these. */
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

    Optional<List<Node>> elements(Node node) {
        return or(node instanceof Node.ArrayNode array ? array.elements() : null, node, Sentence.of("problem.list"));
    }

    /** The members of an object. */
    Optional<Fields> fields(Node node) {
        return node instanceof Node.ObjectNode object
                ? Optional.of(new Fields(object, problems))
                : wrong(node, Sentence.of("problem.object", Words.ANY_OBJECT));
    }

    /** Whether a sentence may have a key here. */
    boolean names(String key) {
        return keys.test(key);
    }

    /** A whole number of a value in a sentence, which may be longer than that of a record. */
    Optional<Long> number(Node.NumberNode number) {
        return or(
                Optional.of(number.literal())
                        .filter(literal -> WHOLE.matcher(literal).matches())
                        .map(Long::valueOf),
                number,
                Sentence.of("problem.whole"));
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
