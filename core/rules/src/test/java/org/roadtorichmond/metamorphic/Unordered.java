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
 * Values without the order of their lists, so that values which differ only in order are equal. Engines list units by id and hexes
 * by number, but these orders mean nothing in the rules.
 */
final class Unordered {

    private Unordered() {}

    /** The value without order, as the number of times that each part occurs. */
    static Object of(Object value) {
        if (value instanceof Event.UnitMoved moved) {
            // Any of several cheapest paths is as good as another.
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

    /** The components of a record in their order, each without order inside. */
    static List<Object> parts(Record record) {
        List<Object> parts = new ArrayList<>(List.of(record.getClass().getSimpleName()));
        parts.addAll(Arrays.asList(Parts.of(record, Unordered::of)));
        return parts;
    }
}
