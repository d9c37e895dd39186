package org.roadtorichmond.metamorphic;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Replaces hexes, units and sides by others in any value made of records and collections: a scenario, a command, an event or an
 * answer. Everything else stays as it is.
 */
final class Exchange {
    private final UnaryOperator<Hex> hexes;
    private final UnaryOperator<Side> sides;
    private final Map<Unit, Unit> units;

    Exchange(UnaryOperator<Hex> hexes, UnaryOperator<Side> sides, Map<Unit, Unit> units) {
        this.hexes = hexes;
        this.sides = sides;
        this.units = Map.copyOf(units);
    }

    /** Returns the value with everything replaced; its type stays the same. */
    @SuppressWarnings("unchecked")
    <T> T of(T value) {
        return (T) exchanged(value);
    }

    private Object exchanged(Object value) {
        if (value instanceof Hex hex) {
            return hexes.apply(hex);
        } else if (value instanceof Unit unit) {
            return Objects.requireNonNull(units.get(unit));
        } else if (value instanceof Side side) {
            return sides.apply(side);
        } else if (value instanceof Optional<?> optional) {
            return optional.map(this::exchanged);
        } else if (value instanceof List<?> list) {
            return list.stream().map(this::exchanged).toList();
        } else if (value instanceof Set<?> set) {
            return new HashSet<>(each(set));
        } else if (value instanceof Map<?, ?> map) {
            Map<Object, Object> exchanged = new HashMap<>();
            map.forEach((key, entry) -> exchanged.put(exchanged(key), exchanged(entry)));
            return exchanged;
        }
        // Rules contain only numbers, among which null stands for an absent cost.
        return value instanceof Record record && !(value instanceof Rules)
                ? Parts.rebuilt(record, this::exchanged)
                : value;
    }

    private List<Object> each(Collection<?> values) {
        return values.stream().map(this::exchanged).toList();
    }
}
