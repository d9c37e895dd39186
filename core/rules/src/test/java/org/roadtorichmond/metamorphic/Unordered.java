package org.roadtorichmond.metamorphic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.unit.Unit;

/**
 * Values without the order of their lists, so that those that differ only in it are equal: engines list units by id and hexes by
 * number, which means nothing in the rules.
 */
final class Unordered {

    private Unordered() {}

    /** A value without order: how often each part is in it. */
    static Object of(Object value) {
        if (value instanceof Event.UnitMoved moved) {
            // One of several cheapest ways is as good as another.
            return List.of(moved.unit(), moved.from(), moved.to(), moved.cost(), moved.before(), moved.after());
        } else if (value instanceof Optional<?> optional) {
            return optional.map(Unordered::of);
        } else if (value instanceof Collection<?> collection) {
            Map<Object, Integer> counts = new HashMap<>();
            collection.forEach(each -> counts.merge(of(each), 1, Integer::sum));
            return counts;
        }
        boolean whole = value instanceof Hex || value instanceof Unit;
        return value instanceof Record record && !whole ? parts(record) : value;
    }

    /** The parts of a record in their places, each without order. */
    static List<Object> parts(Record record) {
        List<Object> parts = new ArrayList<>(List.of(record.getClass().getSimpleName()));
        parts.addAll(Arrays.asList(Parts.of(record, Unordered::of)));
        return parts;
    }
}
