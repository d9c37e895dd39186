package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;

/**
 * How the records of one class are taken apart and put together: a row of the tables of {@link CommandShapes},
 * {@link EventShapes}, {@link StandingShapes} and {@link PartShapes}.
 *
 * @param kind the word for the class: that of {@code UnitMoved} is {@code unit-moved}
 * @param type the class
 * @param parts its components, in order
 * @param maker makes a record of its components
 */
record RecordShape<R>(String kind, Class<R> type, List<Part<R, ?>> parts, Function<Values, R> maker)
        implements ValueType<R> {

    /**
     * One component.
     *
     * @param name its name, as the file has it
     * @param type what its type is called
     * @param accessor takes it out of the record
     * @param writer what {@link Json#put} is given for it
     * @param reader reads it from the members of the record; empty, and a problem noted, if that is not possible
     */
    record Part<R, T>(
            String name,
            String type,
            Function<R, T> accessor,
            Function<T, ?> writer,
            BiFunction<Fields, RecordReader, Optional<T>> reader) {

        private void write(R owner, Json json) {
            json.put(name, writer.apply(accessor.apply(owner)));
        }

        private void read(Fields fields, RecordReader records, Values values) {
            reader.apply(fields, records).ifPresent(value -> values.values.put(name, value));
        }
    }

    /** The components of a record that is about to be made. */
    static final class Values {
        private final Map<String, Object> values = new HashMap<>();

        private Values() {}

        /** One of them. */
        @SuppressWarnings("unchecked") // A part puts in only what its own reader has read.
        <T> T get(Part<?, T> part) {
            return (T) Objects.requireNonNull(values.get(part.name()));
        }
    }

    /** Collects the components of a class, in order. */
    static final class Parts<R> {
        private final List<Part<R, ?>> parts = new ArrayList<>();

        private Parts() {}

        /** A component that every record has. */
        <T> Part<R, T> part(String name, ValueType<T> type, Function<R, T> accessor) {
            return added(new Part<>(
                    name,
                    type.name(),
                    accessor,
                    type::write,
                    (fields, reader) -> fields.value(name).flatMap(node -> type.read(node, reader))));
        }

        /** A component that may be absent, and then is left out. */
        <T> Part<R, Optional<T>> optional(String name, ValueType<T> type, Function<R, Optional<T>> accessor) {
            return added(new Part<>(
                    name,
                    "optional " + type.name(),
                    accessor,
                    value -> value.map(type::write),
                    (fields, reader) ->
                            Optional.of(fields.optionalValue(name).flatMap(node -> type.read(node, reader)))));
        }

        private <T> Part<R, T> added(Part<R, T> part) {
            parts.add(part);
            return part;
        }
    }

    /** A row of the table: the function names the components and returns what makes a record of them. */
    static <R> RecordShape<R> of(String kind, Class<R> type, Function<Parts<R>, Function<Values, R>> row) {
        Parts<R> parts = new Parts<>();
        Function<Values, R> maker = row.apply(parts);
        return new RecordShape<>(kind, type, List.copyOf(parts.parts), maker);
    }

    @Override
    public String name() {
        return kind;
    }

    @Override
    public Node write(R value) {
        Json json = Json.object();
        writeMembers(value, json);
        return json.node();
    }

    @Override
    public Optional<R> read(Node node, RecordReader reader) {
        return reader.fields(node).flatMap(fields -> read(fields, reader));
    }

    /** The record that the members of an object stand for; empty, and a problem noted, if they stand for none. */
    Optional<R> read(Fields fields, RecordReader reader) {
        Values values = new Values();
        parts.forEach(part -> part.read(fields, reader, values));
        // The values are complete exactly if there was no problem, and only then is the record made.
        return fields.finish(() -> maker.apply(values));
    }

    /** Adds the members of a record, which must be one of this class, to those of an object. */
    void writeMembers(Object value, Json json) {
        R owner = type.cast(value);
        parts.forEach(part -> part.write(owner, json));
    }

    /** The components of a record, which must be one of this class, by their names. */
    Map<String, Object> values(Object value) {
        R owner = type.cast(value);
        Map<String, Object> values = new LinkedHashMap<>();
        parts.forEach(part -> values.put(part.name(), part.accessor().apply(owner)));
        return values;
    }
}
