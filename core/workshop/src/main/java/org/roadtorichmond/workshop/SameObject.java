package org.roadtorichmond.workshop;

import org.jspecify.annotations.Nullable;

/**
 * Whether two values are one object. Edits leave what they do not change the same objects, so that unchanged parts of trees are
 * recognised without looking into them, and keep their text.
 */
public final class SameObject {
    private SameObject() {}

    /** Whether both are one object, or both nothing. */
    public static boolean is(@Nullable Object one, @Nullable Object other) {
        return one == other;
    }
}
