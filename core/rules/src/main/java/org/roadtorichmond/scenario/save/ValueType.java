package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/**
 * A type of the values in saved games: what it is called, how its values are written and how they are read.
 *
 * @param <T> the class of the values
 */
interface ValueType<T> {
    ValueType<Integer> WHOLE = of("whole number", Json::value, RecordReader::whole);
    ValueType<Boolean> TRUTH = of("truth", JsonValues::truth, RecordReader::truth);
    ValueType<String> TEXT = of("text", JsonValues::text, RecordReader::text);
    ValueType<Unit> UNIT = of("unit", unit -> JsonValues.text(unit.id()), RecordReader::unit);
    ValueType<Hex> HEX = of("hex", hex -> JsonValues.text(hex.number()), RecordReader::hex);
    ValueType<Sentence> SENTENCE =
            of("sentence", SavedSentences::write, (reader, node) -> SavedSentences.read(node, reader));

    /** What the type is called, such as {@code list of unit}. */
    String name();

    /** The tree of a value. */
    Node write(T value);

    /** The value that a tree stands for; empty, and a problem noted, if it stands for none. */
    Optional<T> read(Node node, RecordReader reader);

    /** A type of which each function is given. */
    static <T> ValueType<T> of(
            String name, Function<T, Node> writer, BiFunction<RecordReader, Node, Optional<T>> reader) {
        return new ValueType<>() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Node write(T value) {
                return writer.apply(value);
            }

            @Override
            public Optional<T> read(Node node, RecordReader from) {
                return reader.apply(from, node);
            }
        };
    }

    /** One of the constants of an enum, each written as its word. */
    static <E extends Enum<E>> ValueType<E> constant(E[] constants) {
        List<String> words = Arrays.stream(constants).map(Constants::word).toList();
        return of(
                "constant " + String.join(", ", words),
                constant -> JsonValues.text(Constants.word(constant)),
                (reader, node) -> reader.constant(node, constants, words));
    }

    static <T> ValueType<List<T>> list(ValueType<T> type) {
        return of(
                "list of " + type.name(),
                values -> Json.list(values, type::write),
                (reader, node) -> reader.elements(node).map(elements -> {
                    List<T> values = new ArrayList<>();
                    elements.forEach(element -> type.read(element, reader).ifPresent(values::add));
                    return values;
                }));
    }

    /** A type that contains values of itself, and so is not yet known where it is named. */
    static <T> ValueType<T> later(String name, Supplier<ValueType<T>> type) {
        return of(
                name,
                value -> type.get().write(value),
                (reader, node) -> type.get().read(node, reader));
    }
}
