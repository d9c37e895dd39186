package org.roadtorichmond.scenario.save;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.words.Sentence;

/** Makes commands, events and what they are made of out of trees, as {@link RecordWriter} writes them. */
final class RecordReader {
    /** The texts that events name; none of them chooses its form by a number, so that any values can fill its places. */
    private static final Pattern NAMED = Pattern.compile("kept\\..+|joined|verbatim|[A-Z][A-Za-z]*\\.[A-Z_]+");

    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,18}");

    private final HexGrid grid;
    private final Map<String, Unit> units = new HashMap<>();
    private final Problems problems;

    /** A reader of what happens in a scenario. */
    RecordReader(Scenario scenario, Problems problems) {
        this.grid = scenario.field().grid();
        this.problems = problems;
        scenario.units().forEach(unit -> units.put(unit.id(), unit));
    }

    /** A record of a class, or of one of the classes of a sealed interface. */
    <T> Optional<T> read(Class<T> type, Node node) {
        return value(type, node).map(type::cast);
    }

    private Optional<?> value(Type type, Node node) {
        if (type instanceof ParameterizedType list) {
            return list(list.getActualTypeArguments()[0], node);
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class) {
            return or(Numbers.scaled(node, 1), node, Sentence.of("problem.whole"));
        } else if (plain == boolean.class) {
            return or(node instanceof Node.TruthNode truth ? truth.truth() : null, node, Sentence.of("problem.truth"));
        } else if (plain.isInterface()) {
            return chosen(plain, node);
        } else if (plain == Unit.class || plain == Hex.class || plain == String.class || plain.isEnum()) {
            return node instanceof Node.TextNode text ? word(plain, text) : wrong(node, Sentence.of("problem.text"));
        }
        return node instanceof Node.ObjectNode object
                ? plain == Sentence.class
                        ? sentence(new Fields(object, problems))
                        : record(plain, new Fields(object, problems))
                : wrong(node, Sentence.of("problem.object", Words.ANY_OBJECT));
    }

    private Optional<?> word(Class<?> type, Node.TextNode text) {
        if (type == String.class) {
            return Optional.of(text.text());
        } else if (type == Unit.class) {
            return or(units.get(text.text()), text, Sentence.of("problem.knownUnit"));
        } else if (type == Hex.class) {
            return or(grid.parse(text.text()), text, Sentence.of("problem.knownHex"));
        }
        List<Enum<?>> constants = Arrays.stream(type.getEnumConstants())
                .<Enum<?>>map(constant -> (Enum<?>) constant)
                .toList();
        List<String> words = constants.stream().map(Words::of).toList();
        int place = words.indexOf(text.text());
        return or(place < 0 ? null : constants.get(place), text, Words.either(words));
    }

    private Optional<Sentence> sentence(Fields fields) {
        String key = fields.text(RecordWriter.KEY);
        if (fields.isGood(RecordWriter.KEY)) {
            boolean known =
                    NAMED.matcher(key).matches() && Sentence.bundle(Locale.ROOT).containsKey(key);
            fields.check(known, RecordWriter.KEY, Sentence.of("problem.knownText", Words.quoted(key)));
        }
        List<Object> values = new ArrayList<>();
        if (fields.has(RecordWriter.VALUES)) {
            fields.elements(RecordWriter.VALUES)
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
                node instanceof Node.ObjectNode object && !object.members().containsKey(RecordWriter.KEY);
        return value(half ? Halves.class : Sentence.class, node);
    }

    private Optional<List<Object>> list(Type type, Node node) {
        if (!(node instanceof Node.ArrayNode array)) {
            return wrong(node, Sentence.of("problem.list"));
        }
        List<Object> values = new ArrayList<>();
        array.elements().forEach(element -> value(type, element).ifPresent(values::add));
        return Optional.of(values);
    }

    private Optional<?> chosen(Class<?> type, Node node) {
        if (!(node instanceof Node.ObjectNode object)) {
            return wrong(node, Sentence.of("problem.object", Words.ANY_OBJECT));
        }
        Fields fields = new Fields(object, problems);
        String kind = fields.text(RecordWriter.KIND);
        if (!fields.isGood(RecordWriter.KIND)) {
            return Optional.empty();
        }
        Class<?>[] classes = type.getPermittedSubclasses();
        List<String> kinds = Arrays.stream(classes).map(RecordWriter::kind).toList();
        int place = kinds.indexOf(kind);
        if (place < 0) {
            fields.fault(RecordWriter.KIND, Sentence.of("problem.kind", Words.quoted(kind), Words.either(kinds)));
            return Optional.empty();
        }
        return record(classes[place], fields);
    }

    private Optional<Object> record(Class<?> type, Fields fields) {
        RecordShape shape = RecordShape.of(type);
        List<Object> components = new ArrayList<>();
        for (RecordShape.Part part : shape.parts()) {
            if (isOptional(part.type())) {
                Type content = ((ParameterizedType) part.type()).getActualTypeArguments()[0];
                components.add(fields.optionalValue(part.name()).flatMap(node -> value(content, node)));
            } else {
                fields.value(part.name())
                        .flatMap(node -> value(part.type(), node))
                        .ifPresent(components::add);
            }
        }
        // Components are complete exactly if there was no problem, and only then is the record made.
        Optional<Object> made = fields.finish(() -> shape.make(components)).flatMap(record -> record);
        return made;
    }

    private static boolean isOptional(Type type) {
        return type instanceof ParameterizedType generic && generic.getRawType() == Optional.class;
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
