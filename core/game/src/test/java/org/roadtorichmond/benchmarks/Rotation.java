package org.roadtorichmond.benchmarks;

import java.util.List;

/** Returns the same items in the same order again and again, so that a benchmark never repeats a question at once. */
final class Rotation<T> {
    private final List<T> items;
    private int next;

    Rotation(List<T> items) {
        if (items.isEmpty()) {
            throw new IllegalArgumentException("nothing to hand out");
        }
        this.items = List.copyOf(items);
    }

    T next() {
        T item = items.get(next);
        next = next + 1 == items.size() ? 0 : next + 1;
        return item;
    }

    List<T> items() {
        return items;
    }
}
