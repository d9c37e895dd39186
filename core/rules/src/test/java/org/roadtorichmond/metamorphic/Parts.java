package org.roadtorichmond.metamorphic;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/** Takes the records of one class apart and puts them together; the reflection is done once per class. */
final class Parts {
    private static final ClassValue<Parts> KNOWN = new ClassValue<>() {
        @Override
        protected Parts computeValue(Class<?> kind) {
            return new Parts(kind);
        }
    };

    private final List<Method> accessors;
    private final Constructor<?> constructor;

    private Parts(Class<?> kind) {
        RecordComponent[] components = kind.getRecordComponents();
        accessors = Arrays.stream(components).map(RecordComponent::getAccessor).toList();
        try {
            constructor = kind.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new AssertionError("every record has this constructor", e);
        }
    }

    /** The components of a record, after a change to each. */
    static Object[] of(Record record, UnaryOperator<Object> change) {
        List<Method> accessors = KNOWN.get(record.getClass()).accessors;
        Object[] parts = new Object[accessors.size()];
        for (int place = 0; place < parts.length; place++) {
            try {
                parts[place] = change.apply(accessors.get(place).invoke(record));
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("a part is hidden: " + record.getClass(), e);
            }
        }
        return parts;
    }

    /** A record of the same class, after a change to each component. */
    static Object rebuilt(Record record, UnaryOperator<Object> change) {
        try {
            return KNOWN.get(record.getClass()).constructor.newInstance(of(record, change));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("cannot be made: " + record.getClass(), e);
        }
    }
}
