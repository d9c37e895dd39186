package org.roadtorichmond.scenario.save;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How the records of one class are taken apart and put together. Looked up once a class.
 *
 * @param parts the components, in order
 * @param maker the canonical constructor
 */
record RecordShape(List<Part> parts, Constructor<?> maker) {
    private static final ClassValue<RecordShape> SHAPES = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return shape(type);
        }
    };

    /** One component. */
    record Part(String name, Type type, Method accessor) {
        Object of(Object owner) {
            try {
                return accessor.invoke(owner);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a component of a record cannot be read", e);
            }
        }
    }

    /** The shape of a record class. */
    static RecordShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    private static RecordShape shape(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        List<Part> parts = Arrays.stream(components)
                .map(c -> new Part(c.getName(), c.getGenericType(), c.getAccessor()))
                .toList();
        try {
            return new RecordShape(parts, type.getDeclaredConstructor(types));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The record with the given components; empty if its constructor refuses them. */
    Optional<Object> make(List<Object> components) {
        try {
            return Optional.of(maker.newInstance(components.toArray()));
        } catch (InvocationTargetException e) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a record cannot be made", e);
        }
    }
}
