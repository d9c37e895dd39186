package org.roadtorichmond.path;

/**
 * What a search for a movement range found, written down. It holds whenever all hexes that the search met, be they entered or barred, are
 * as they were, also if something came and went in the meantime; what was not met cannot have mattered.
 */
public final class KeptRange {
    private int[] range = {0, 0};
    private byte[] met = {};
    private long change = -1;

    /** The place of the hex that was otherwise when that was last looked at: it mostly still is. */
    private int otherwise;

    /** What bars and halts a march, hex by hex. */
    @FunctionalInterface
    public interface Kinds {
        /** What does so in a hex, as a number: equal where the same does. */
        byte at(int hex);
    }

    /**
     * Writes the last answer of a search down, in place of what was kept before.
     *
     * @param kinds what was in its way
     * @param changes how often that has changed so far
     */
    public void keep(MovementRange search, Kinds kinds, long changes) {
        range = search.save(range);
        int count = MovementRange.met(range);
        if (met.length < count) {
            met = new byte[count];
        }
        for (int place = 0; place < count; place++) {
            met[place] = kinds.at(MovementRange.met(range, place));
        }
        change = changes;
        otherwise = 0;
    }

    /** Whether all hexes that the search met are as they were; what holds is as good as new. */
    public boolean holds(Kinds kinds, long changes) {
        if (change == changes) {
            return true;
        }
        int count = MovementRange.met(range);
        if (otherwise < count && !same(otherwise, kinds)) {
            return false;
        }
        for (int place = 0; place < count; place++) {
            if (!same(place, kinds)) {
                otherwise = place;
                return false;
            }
        }
        change = changes;
        return true;
    }

    private boolean same(int place, Kinds kinds) {
        return kinds.at(MovementRange.met(range, place)) == met[place];
    }

    /**
     * Brings the answer back, with the room that there is now to end a move.
     *
     * @param start where the unit stood for which it was found
     * @param obstacles which hexes are full
     */
    public void load(int start, MovementRange search, Obstacles obstacles) {
        search.load(start, range, obstacles);
    }

    /** How many hexes can be entered. */
    public int entered() {
        return MovementRange.entered(range);
    }

    /** One of those hexes, by its place from 0. */
    public int hex(int place) {
        return MovementRange.met(range, place);
    }
}
