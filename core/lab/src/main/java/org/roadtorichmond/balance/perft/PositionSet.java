package org.roadtorichmond.balance.perft;

import com.badlogic.gdx.utils.LongArray;

/** Counts distinct positions by their keys, of which there may be many millions. */
final class PositionSet {
    private static final int COMPACT_AT = 1 << 22;

    private final LongArray keys = new LongArray();
    private int compactAt = COMPACT_AT;

    void add(long key) {
        keys.add(key);
        if (keys.size >= compactAt) {
            compact();
            compactAt = Math.max(COMPACT_AT, 2 * keys.size);
        }
    }

    /** How many distinct keys were added. */
    int size() {
        compact();
        return keys.size;
    }

    private void compact() {
        keys.sort();
        int kept = 0;
        for (int i = 0; i < keys.size; i++) {
            if (i == 0 || keys.get(i) != keys.get(i - 1)) {
                keys.set(kept++, keys.get(i));
            }
        }
        keys.truncate(kept);
    }
}
