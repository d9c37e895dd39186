package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Entity;
import com.badlogic.ashley.core.EntityListener;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roadtorichmond.hex.Hex;

/**
 * The index of which unit stands where, kept up to date from Ashley's signals as units come and go, and notified of each step
 * of a unit that stays on the map.
 *
 * <p>Units in a hex form a chain through flat arrays, ordered by ordinal, so that asking neither allocates nor depends on the
 * order in which they came. Those who keep further indexes (zones of control) listen to it.
 */
public final class Deployment implements EntityListener {

    /** Ends a chain of units, and stands for 'not on the map'. */
    public static final int NONE = -1;

    /** Notified of every unit that comes to stand in a hex or stops standing there. */
    public interface Listener {
        /** The unit now stands in the hex. */
        void arrived(Unit unit, int hex);

        /** The unit no longer stands in the hex. */
        void departed(Unit unit, int hex);
    }

    private final List<Unit> units;
    private final int[] first;
    private final int[] next;
    private final int[] hexOf;
    private final short[] counts;
    private final List<Listener> listeners = new ArrayList<>();

    Deployment(List<Unit> units, int hexes) {
        this.units = units;
        first = new int[hexes];
        next = new int[units.size()];
        hexOf = new int[units.size()];
        counts = new short[hexes * Side.COUNT];
        Arrays.fill(first, NONE);
        Arrays.fill(next, NONE);
        Arrays.fill(hexOf, NONE);
    }

    /** Notifies a listener of all changes from now on. */
    public void listen(Listener listener) {
        listeners.add(listener);
    }

    @Override
    public void entityAdded(Entity entity) {
        arrive(
                Components.DESIGNATION.get(entity).unit(),
                Components.POSITION.get(entity).hex.index());
    }

    @Override
    public void entityRemoved(Entity entity) {
        Unit unit = Components.DESIGNATION.get(entity).unit();
        depart(unit, hexOf[unit.ordinal()]);
    }

    /** Takes note that a unit on the map now stands in another hex. */
    public void moved(Unit unit, Hex to) {
        depart(unit, hexOf[unit.ordinal()]);
        arrive(unit, to.index());
    }

    private void arrive(Unit unit, int hex) {
        int ordinal = unit.ordinal();
        hexOf[ordinal] = hex;
        counts[hex * Side.COUNT + unit.side().ordinal()]++;
        int before = NONE;
        int after = first[hex];
        while (after != NONE && after < ordinal) {
            before = after;
            after = next[after];
        }
        next[ordinal] = after;
        if (before == NONE) {
            first[hex] = ordinal;
        } else {
            next[before] = ordinal;
        }
        for (Listener listener : listeners) {
            listener.arrived(unit, hex);
        }
    }

    private void depart(Unit unit, int hex) {
        int ordinal = unit.ordinal();
        counts[hex * Side.COUNT + unit.side().ordinal()]--;
        if (first[hex] == ordinal) {
            first[hex] = next[ordinal];
        } else {
            int before = first[hex];
            while (next[before] != ordinal) {
                before = next[before];
            }
            next[before] = next[ordinal];
        }
        next[ordinal] = NONE;
        hexOf[ordinal] = NONE;
        for (Listener listener : listeners) {
            listener.departed(unit, hex);
        }
    }

    /** The ordinal of the first unit in a hex, or {@link #NONE}. */
    public int first(int hex) {
        return first[hex];
    }

    /** The ordinal of the next unit in the same hex, or {@link #NONE}. */
    public int next(int ordinal) {
        return next[ordinal];
    }

    /** The unit with an ordinal. */
    public Unit unit(int ordinal) {
        return units.get(ordinal);
    }

    /** The index of the hex in which a unit stands, or {@link #NONE}. */
    public int hexOf(Unit unit) {
        return hexOf[unit.ordinal()];
    }

    /** The number of a side's units in a hex. */
    public int count(int hex, Side side) {
        return counts[hex * Side.COUNT + side.ordinal()];
    }

    /** Whether a unit of the side stands in the hex. */
    public boolean occupied(int hex, Side side) {
        return counts[hex * Side.COUNT + side.ordinal()] > 0;
    }

    /** The units in a hex, ordered by id; a fresh list. */
    public List<Unit> unitsAt(int hex) {
        List<Unit> found = new ArrayList<>(2);
        for (int unit = first[hex]; unit != NONE; unit = next[unit]) {
            found.add(units.get(unit));
        }
        return found;
    }
}
