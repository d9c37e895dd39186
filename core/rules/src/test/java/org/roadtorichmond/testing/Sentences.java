package org.roadtorichmond.testing;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.words.Sentence;

/** Finds the sentences inside records, at any depth. */
public final class Sentences {
    private Sentences() {}

    /** All sentences in a record and its parts, in order; sentences inside of sentences are not listed. */
    public static List<Sentence> in(Object value) {
        return find(value).toList();
    }

    private static Stream<Sentence> find(Object value) {
        if (value instanceof Sentence sentence) {
            return Stream.of(sentence);
        } else if (value instanceof List<?> list) {
            return list.stream().flatMap(Sentences::find);
        } else if (value instanceof Optional<?> optional) {
            return optional.stream().flatMap(Sentences::find);
        }
        return value instanceof Record record
                ? Stream.of(record.getClass().getRecordComponents()).flatMap(part -> find(component(record, part)))
                : Stream.empty();
    }

    private static Object component(Record record, RecordComponent part) {
        try {
            return part.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("a component is hidden: " + record.getClass(), e);
        }
    }
}
