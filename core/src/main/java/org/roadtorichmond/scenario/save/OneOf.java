package org.roadtorichmond.scenario.save;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Records of one of several classes, which are written with the word for their class as {@code kind}.
 *
 * @param <T> the interface that all of them implement
 */
final class OneOf<T> implements ValueType<T> {
    private final List<RecordShape<? extends T>> shapes;
    private final Map<Class<?>, RecordShape<? extends T>> byClass;

    /** Records of the classes of these shapes. */
    OneOf(List<RecordShape<? extends T>> shapes) {
        this.shapes = List.copyOf(shapes);
        byClass = shapes.stream().collect(Collectors.toUnmodifiableMap(RecordShape::type, Function.identity()));
    }

    /** The shapes, in the order in which messages list their kinds. */
    List<RecordShape<? extends T>> shapes() {
        return shapes;
    }

    /**
     * The shape of a class.
     *
     * @throws IllegalArgumentException if the class is not one of these
     */
    RecordShape<? extends T> shape(Class<?> type) {
        RecordShape<? extends T> shape = byClass.get(type);
        if (shape == null) {
            throw new IllegalArgumentException(type + " cannot be written");
        }
        return shape;
    }

    @Override
    public String name() {
        return "one of " + String.join(", ", kinds());
    }

    @Override
    public Node write(T value) {
        RecordShape<? extends T> shape = shape(value.getClass());
        Map<String, Node> members = new LinkedHashMap<>();
        members.put(RecordWriter.KIND, RecordWriter.text(shape.kind()));
        shape.writeMembers(value, members);
        return RecordWriter.object(members);
    }

    @Override
    public Optional<T> read(Node node, RecordReader reader) {
        return reader.fields(node).flatMap(fields -> read(fields, reader));
    }

    private Optional<T> read(Fields fields, RecordReader reader) {
        String kind = fields.text(RecordWriter.KIND);
        if (!fields.isGood(RecordWriter.KIND)) {
            return Optional.empty();
        }
        int place = kinds().indexOf(kind);
        if (place < 0) {
            fields.fault(RecordWriter.KIND, Sentence.of("problem.kind", Words.quoted(kind), Words.either(kinds())));
            return Optional.empty();
        }
        return shapes.get(place).read(fields, reader).map(Function.identity());
    }

    private List<String> kinds() {
        return shapes.stream().map(RecordShape::kind).toList();
    }
}
