package org.roadtorichmond.scenario.save;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Records of one of several classes, which are written with the word for their class as {@code kind}.
 *
 * @param <T> the interface that all of them implement
 */
final class OneOf<T> implements ValueType<T> {
    static final String KIND = "kind";

    private final List<RecordShape<? extends T>> shapes = new ArrayList<>();

    /** Adds a class, as {@link RecordShape#of} describes it. */
    <R extends T> OneOf<T> row(
            String kind, Class<R> type, Function<RecordShape.Parts<R>, Function<RecordShape.Values, R>> parts) {
        shapes.add(RecordShape.of(kind, type, parts));
        return this;
    }

    /** The shapes, in the order in which messages list their kinds. */
    List<RecordShape<? extends T>> shapes() {
        return Collections.unmodifiableList(shapes);
    }

    /**
     * The shape of a class.
     *
     * @throws IllegalArgumentException if the class is not one of these
     */
    RecordShape<? extends T> shape(Class<?> type) {
        return shapes.stream()
                .filter(shape -> shape.type() == type)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(type + " cannot be written"));
    }

    @Override
    public String name() {
        return "one of " + String.join(", ", kinds());
    }

    @Override
    public Node write(T value) {
        RecordShape<? extends T> shape = shape(value.getClass());
        Json json = Json.object().put(KIND, shape.kind());
        shape.writeMembers(value, json);
        return json.node();
    }

    @Override
    public Optional<T> read(Node node, RecordReader reader) {
        return reader.fields(node).flatMap(fields -> read(fields, reader));
    }

    private Optional<T> read(Fields fields, RecordReader reader) {
        String kind = fields.text(KIND);
        if (!fields.isGood(KIND)) {
            return Optional.empty();
        }
        int place = kinds().indexOf(kind);
        if (place < 0) {
            fields.fault(KIND, Sentence.of("problem.kind", Words.quoted(kind), Words.either(kinds())));
            return Optional.empty();
        }
        return shapes.get(place).read(fields, reader).map(Function.identity());
    }

    private List<String> kinds() {
        return shapes.stream().map(RecordShape::kind).toList();
    }
}
