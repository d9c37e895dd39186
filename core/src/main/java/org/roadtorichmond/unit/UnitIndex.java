package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntityListener;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The units of one family, ordered by id, kept up to date from Ashley's signals.
 *
 * <p>A list that was returned never changes: the next one is made when it is asked for after a change. So lists may be iterated
 * while units join and leave, and asking twice in between costs nothing.
 */
public final class UnitIndex implements EntityListener {
    private final List<Unit> units;
    private final BitSet members = new BitSet();
    private final Map<Side, List<Unit>> bySide = new EnumMap<>(Side.class);
    private @Nullable List<Unit> all;

    UnitIndex(List<Unit> units) {
        this.units = units;
    }

    @Override
    public void entityAdded(Entity entity) {
        member(entity, true);
    }

    @Override
    public void entityRemoved(Entity entity) {
        member(entity, false);
    }

    private void member(Entity entity, boolean belongs) {
        members.set(Components.DESIGNATION.get(entity).unit.ordinal(), belongs);
        all = null;
        bySide.clear();
    }

    /** The units of both sides, ordered by id. */
    public List<Unit> all() {
        if (all == null) {
            all = members.stream().mapToObj(units::get).toList();
        }
        return Objects.requireNonNull(all);
    }

    /** The units of a side, ordered by id. */
    public List<Unit> of(Side side) {
        List<Unit> found = bySide.get(side);
        if (found == null) {
            found = all().stream().filter(unit -> unit.side() == side).toList();
            bySide.put(side, found);
        }
        return found;
    }
}
