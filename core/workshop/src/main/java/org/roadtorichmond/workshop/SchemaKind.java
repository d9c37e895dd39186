package org.roadtorichmond.workshop;

import java.util.List;
import java.util.stream.Stream;

/**
 * One of several kinds of object that may stand at a place, such as a condition on a hex.
 *
 * @param required the keys that it must have; the first says which kind it is
 * @param optional the others that it may have
 */
public record SchemaKind(List<String> required, List<String> optional) {
    /** Copies the lists. */
    public SchemaKind {
        required = List.copyOf(required);
        optional = List.copyOf(optional);
    }

    /** The key that says which kind it is. */
    public String name() {
        return required.get(0);
    }

    /** All its keys. */
    public List<String> keys() {
        return Stream.concat(required.stream(), optional.stream()).toList();
    }
}
