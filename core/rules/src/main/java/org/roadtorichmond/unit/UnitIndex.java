package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntityListener;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The units of one kind, ordered by id: of a family, kept up to date from Ashley's signals, or of the units that are added and removed.
 *
 * <p>A list that was returned never changes: the next one is made when it is asked for after a change. So lists may be iterated
 * while units join and leave, and asking twice in between costs nothing.
 */
public final class UnitIndex implements EntityListener {
    private final List<Unit> units;
    private final BitSet members = new BitSet();
    private @Nullable List<Unit> all;
    private @Nullable List<Unit> union;
    private @Nullable List<Unit> confederate;

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
        set(Components.DESIGNATION.get(entity).unit(), belongs);
    }

    /** Adds or removes a unit. */
    void set(Unit unit, boolean belongs) {
        members.set(unit.ordinal(), belongs);
        all = null;
        union = null;
        confederate = null;
    }

    /** The units of both sides, ordered by id. */
    public List<Unit> all() {
        List<Unit> found = all;
        if (found == null) {
            found = members.stream().mapToObj(units::get).toList();
            all = found;
        }
        return found;
    }

    /** The units of a side, ordered by id. */
    public List<Unit> of(Side side) {
        List<Unit> found = side == Side.UNION ? union : confederate;
        if (found == null) {
            found = find(side);
            if (side == Side.UNION) {
                union = found;
            } else {
                confederate = found;
            }
        }
        return found;
    }

    private List<Unit> find(Side side) {
        List<Unit> found = new ArrayList<>(members.cardinality());
        for (int member = members.nextSetBit(0); member >= 0; member = members.nextSetBit(member + 1)) {
            if (units.get(member).side() == side) {
                found.add(units.get(member));
            }
        }
        return Collections.unmodifiableList(found);
    }
}
