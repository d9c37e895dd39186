package org.roadtorichmond.scenario.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Station;
import org.roadtorichmond.play.UmpireAct;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;

/** Checks that the tables of shapes match the records: none is missing, and each part has the right name, type and place. */
final class RecordShapesTest {
    private static final Map<Class<?>, OneOf<?>> TABLES = Map.of(
            Command.class,
            CommandShapes.COMMAND,
            Event.class,
            EventShapes.EVENT,
            Standing.class,
            StandingShapes.STANDING,
            UmpireAct.class,
            EventShapes.ACT,
            Station.class,
            EventShapes.STATION);

    private static final Map<Type, ValueType<?>> SIMPLE = Map.of(
            int.class, ValueType.WHOLE,
            boolean.class, ValueType.TRUTH,
            Boolean.class, ValueType.TRUTH,
            String.class, ValueType.TEXT,
            Unit.class, ValueType.UNIT,
            Hex.class, ValueType.HEX,
            Sentence.class, ValueType.SENTENCE);

    private static final List<RecordShape<?>> PARTS = List.of(
            StandingShapes.STOOD,
            PartShapes.MOMENT,
            PartShapes.TRAVEL,
            PartShapes.MARCH,
            PartShapes.MODIFIER,
            PartShapes.DEFENCE,
            PartShapes.STRENGTHS,
            PartShapes.PRIZES,
            PartShapes.COMBAT,
            PartShapes.ENDING);

    private static final Scenario SCENARIO = ShippedScenarios.survey("training").scenario();
    private static final int DEEP = 20;

    private int count;

    private static List<RecordShape<?>> shapes() {
        return Stream.<RecordShape<?>>concat(
                        TABLES.values().stream().flatMap(table -> table.shapes().stream()), PARTS.stream())
                .toList();
    }

    private static Stream<Class<?>> interfaces() {
        return TABLES.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("interfaces")
    void a_table_has_each_class_of_its_interface_once(Class<?> type) {
        List<Class<?>> listed = new ArrayList<>();
        TABLES.get(type).shapes().forEach(shape -> listed.add(shape.type()));
        List<Class<?>> all = records(type).toList();
        assertEquals(Set.copyOf(all), Set.copyOf(listed));
        assertEquals(all.size(), listed.size());
    }

    /** The records that implement an interface, directly or through other interfaces. */
    private static Stream<Class<?>> records(Class<?> type) {
        return type.isInterface()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(RecordShapesTest::records)
                : Stream.of(type);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void kinds_are_the_words_of_the_names_of_classes(RecordShape<?> shape) {
        assertEquals(kind(shape.type()), shape.kind());
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void parts_are_the_components_in_order_by_their_names_and_types(RecordShape<?> shape) {
        assertEquals(
                Arrays.stream(shape.type().getRecordComponents())
                        .map(part -> part.getName() + ": " + name(part.getGenericType()))
                        .toList(),
                shape.parts().stream()
                        .map(part -> part.name() + ": " + part.type())
                        .toList());
    }

    @Test
    void every_record_of_which_another_is_made_has_a_shape() {
        List<String> kinds = shapes().stream().map(RecordShape::kind).toList();
        List<String> needed = shapes().stream()
                .flatMap(shape -> Arrays.stream(shape.type().getRecordComponents()))
                .map(part -> content(part.getGenericType()))
                .filter(type -> !SIMPLE.containsKey(type) && type instanceof Class<?> plain && plain.isRecord())
                .map(type -> kind((Class<?>) type))
                .distinct()
                .toList();
        assertFalse(needed.isEmpty());
        assertTrue(kinds.containsAll(needed), needed + " but only " + kinds);
        assertEquals(kinds.size(), kinds.stream().distinct().count());
    }

    @ParameterizedTest
    @MethodSource("shapes")
    <R> void a_record_is_taken_apart_and_put_together_as_it_was(RecordShape<R> shape)
            throws ReflectiveOperationException {
        RecordComponent[] components = shape.type().getRecordComponents();
        Map<String, Object> values = new LinkedHashMap<>();
        for (RecordComponent part : components) {
            values.put(part.getName(), sample(part.getGenericType()));
        }
        R made = made(shape.type(), values);
        assertEquals(values, shape.values(made));
        Optional<R> read = shape.read(shape.write(made), new RecordReader(SCENARIO, new Problems()));
        assertEquals(Optional.of(made), read);
    }

    // --- What reflection says ----------------------------------------------------------------------------------------

    private static String kind(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    private static String name(Type type) {
        if (SIMPLE.containsKey(type)) {
            return SIMPLE.get(type).name();
        } else if (type instanceof ParameterizedType generic) {
            return (generic.getRawType() == List.class ? "list of " : "optional ")
                    + name(generic.getActualTypeArguments()[0]);
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            return "constant "
                    + Arrays.stream(plain.getEnumConstants())
                            .map(constant -> Constants.word((Enum<?>) constant))
                            .collect(Collectors.joining(", "));
        }
        return plain.isInterface()
                ? "one of "
                        + Arrays.stream(plain.getPermittedSubclasses())
                                .map(RecordShapesTest::kind)
                                .collect(Collectors.joining(", "))
                : kind(plain);
    }

    private static Type content(Type type) {
        return type instanceof ParameterizedType generic ? content(generic.getActualTypeArguments()[0]) : type;
    }

    // --- Samples, each different from the last -----------------------------------------------------------------------

    private Object sample(Type type) throws ReflectiveOperationException {
        count++;
        if (type instanceof ParameterizedType generic) {
            Type content = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == List.class) {
                return List.of(sample(content));
            }
            // A combat can contain another one that waits; there is no need to go deeper.
            return content == Combat.class && count > DEEP ? Optional.empty() : Optional.of(sample(content));
        } else if (type == int.class) {
            return count;
        } else if (type == boolean.class || type == Boolean.class) {
            return count % 2 == 0;
        } else if (type == String.class) {
            return "text " + count;
        } else if (type == Unit.class) {
            return SCENARIO.units().get(count % SCENARIO.units().size());
        } else if (type == Hex.class) {
            return SCENARIO.field()
                    .grid()
                    .parse(String.format(Locale.ROOT, "%02d%02d", 2 + count % 5, 3))
                    .orElseThrow();
        } else if (type == Sentence.class) {
            return Sentence.of("joined", count, "word");
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            return plain.getEnumConstants()[count % plain.getEnumConstants().length];
        }
        Class<?> made = plain.isInterface() ? plain.getPermittedSubclasses()[0] : plain;
        Map<String, Object> values = new LinkedHashMap<>();
        for (RecordComponent part : made.getRecordComponents()) {
            values.put(part.getName(), sample(part.getGenericType()));
        }
        return made(made, values);
    }

    private static <R> R made(Class<R> type, Map<String, Object> values) throws ReflectiveOperationException {
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        return type.getDeclaredConstructor(types).newInstance(values.values().toArray());
    }
}
