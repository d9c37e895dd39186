package org.roadtorichmond.path;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;

/**
 * Where a unit can go with the points it has left (rules 3, 5, 6, 7).
 *
 * <p>Costs are small whole numbers of half points, so the search keeps a bucket for every cost and empties them in order.
 * Its arrays live as long as it does: what an earlier search left in them counts as dearer than anything, so that once they have
 * grown, a search clears and allocates nothing. Time is linear in the hexes reached. One thread an instance; the answers hold until the next search.
 */
public final class MovementRange {

    private static final int NOBODY = -1;

    /** By how much the marks of one search are below those of the search before it: more than any march costs. */
    private static final long ERA = 1L << Integer.SIZE;

    /** What is noted of a hex: which, its cost, and from where it is entered. */
    private static final int NOTE = 3;

    /** What is noted before: how many hexes were entered and how many barred. */
    private static final int HEAD = 2;

    private final HexGrid grid;
    private final long[] marks;
    private final int[] parents;
    private final int[] settled;
    private final int[] reached;
    private int[] bucketHeads = new int[32];
    private int[] entryHexes = new int[256];
    private int[] entryNexts = new int[256];
    private int[] barred = new int[64];
    private int barredCount;
    private int entries;
    private long base = -ERA;
    private int settledCount;
    private int count;

    /** A search on maps of the given shape. */
    public MovementRange(HexGrid grid) {
        this.grid = grid;
        marks = new long[grid.size()];
        parents = new int[grid.size()];
        settled = new int[grid.size()];
        reached = new int[grid.size()];
    }

    /** Forgets the last answer, so that nothing is reached. */
    public void clear() {
        base -= ERA;
        settledCount = 0;
        barredCount = 0;
        count = 0;
    }

    /**
     * Finds every hex that can be reached.
     *
     * @param start where the unit stands
     * @param budget the half points it may spend, from 0
     * @param steps the cost of every step, from {@link StepCosts}
     * @param obstacles what stands in its way
     * @param freeStep whether it may take one step however much that costs (rule 3.6)
     */
    public void search(int start, int budget, short[] steps, Obstacles obstacles, boolean freeStep) {
        clear();
        prepare(budget);
        push(start, 0, NOBODY);
        for (int cost = 0; cost <= budget; cost++) {
            while (bucketHeads[cost] != NOBODY) {
                int entry = bucketHeads[cost];
                bucketHeads[cost] = entryNexts[entry];
                int hex = entryHexes[entry];
                if (marks[hex] == base + cost) {
                    settle(hex, start, obstacles);
                    if (hex == start || !obstacles.halts(hex)) {
                        expand(hex, cost, budget, steps, obstacles);
                    }
                }
            }
        }
        if (freeStep) {
            takeFreeSteps(start, steps, obstacles);
        }
    }

    private void prepare(int budget) {
        if (bucketHeads.length <= budget) {
            bucketHeads = new int[budget + 1];
        }
        Arrays.fill(bucketHeads, 0, budget + 1, NOBODY);
        entries = 0;
    }

    private void push(int hex, int cost, int parent) {
        if (entries == entryHexes.length) {
            entryHexes = Arrays.copyOf(entryHexes, 2 * entries);
            entryNexts = Arrays.copyOf(entryNexts, 2 * entries);
        }
        marks[hex] = base + cost;
        parents[hex] = parent;
        entryHexes[entries] = hex;
        entryNexts[entries] = bucketHeads[cost];
        bucketHeads[cost] = entries++;
    }

    private void bar(int hex) {
        if (barredCount == barred.length) {
            barred = Arrays.copyOf(barred, 2 * barredCount);
        }
        barred[barredCount++] = hex;
    }

    private void settle(int hex, int start, Obstacles obstacles) {
        if (hex == start) {
            return;
        }
        settled[settledCount++] = hex;
        if (!obstacles.full(hex)) {
            reached[count++] = hex;
        }
    }

    private void expand(int hex, int spent, int budget, short[] steps, Obstacles obstacles) {
        int side = hex * Direction.COUNT;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int step = steps[side + direction];
            int cost = spent + step;
            if (step != StepCosts.PROHIBITED && cost <= budget) {
                int to = grid.neighbour(hex, direction);
                if (marks[to] > base + cost) {
                    if (obstacles.bars(to)) {
                        bar(to);
                    } else {
                        push(to, cost, hex);
                    }
                }
            }
        }
    }

    private void takeFreeSteps(int start, short[] steps, Obstacles obstacles) {
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int step = steps[start * Direction.COUNT + direction];
            if (step != StepCosts.PROHIBITED) {
                int to = grid.neighbour(start, direction);
                if (!enters(to)) {
                    if (obstacles.bars(to)) {
                        bar(to);
                    } else {
                        marks[to] = base + step;
                        parents[to] = start;
                        settle(to, start, obstacles);
                    }
                }
            }
        }
    }

    /**
     * Writes the last answer down, so that it can be brought back: where the way begins is not part of it, nor which hexes are full.
     *
     * @param notes an array that may be written to
     * @return the notes: that array if they fit into it, else a larger one
     */
    int[] save(int[] notes) {
        int length = HEAD + NOTE * settledCount + barredCount;
        int[] saved = notes.length < length ? new int[length] : notes;
        saved[0] = settledCount;
        saved[1] = barredCount;
        for (int i = 0; i < settledCount; i++) {
            int hex = settled[i];
            int note = HEAD + NOTE * i;
            saved[note] = hex;
            saved[note + 1] = cost(hex);
            saved[note + 2] = parents[hex];
        }
        System.arraycopy(barred, 0, saved, HEAD + NOTE * settledCount, barredCount);
        return saved;
    }

    /** How many hexes an answer that was written down enters. */
    static int entered(int[] notes) {
        return notes[0];
    }

    /** How many hexes a search met whose answer was written down, be they entered or barred, the start not among them. */
    static int met(int[] notes) {
        return notes[0] + notes[1];
    }

    /** One of the hexes that the search met, by its place; those that it entered come first. */
    static int met(int[] notes, int place) {
        return place < notes[0] ? notes[HEAD + NOTE * place] : notes[HEAD + (NOTE - 1) * notes[0] + place];
    }

    /**
     * Brings an answer back that was written down, with the room that there is now to end a move.
     *
     * @param start where the unit stood for which it was found
     * @param notes what was written down
     * @param obstacles which hexes are full
     */
    void load(int start, int[] notes, Obstacles obstacles) {
        clear();
        marks[start] = base;
        parents[start] = NOBODY;
        for (int i = 0; i < notes[0]; i++) {
            int note = HEAD + NOTE * i;
            int hex = notes[note];
            marks[hex] = base + notes[note + 1];
            parents[hex] = notes[note + 2];
            settle(hex, start, obstacles);
        }
    }

    /** The number of hexes where the move may end, the start not among them. */
    public int count() {
        return count;
    }

    /** One of the hexes where the move may end, by its place of 0 to count - 1; cheaper ones first. */
    public int hex(int place) {
        return reached[place];
    }

    /** Whether the unit can come into a hex, even if only to pass on. */
    public boolean enters(int hex) {
        return marks[hex] < base + ERA;
    }

    /** The half points that the cheapest way into a hex costs; only for hexes that are entered. */
    public int cost(int hex) {
        return (int) (marks[hex] - base);
    }

    /** The hexes of the cheapest way, from the start to the hex, both included; only for hexes that are entered. */
    public List<Hex> path(int hex) {
        List<Hex> path = new ArrayList<>();
        for (int at = hex; at != NOBODY; at = parents[at]) {
            path.add(grid.hex(at));
        }
        Collections.reverse(path);
        return path;
    }
}
