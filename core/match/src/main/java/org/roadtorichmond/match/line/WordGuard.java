package org.roadtorichmond.match.line;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Limits how often the word of a match can be guessed. A try counts from the moment at which the other end could learn from it whether its
 * word is the right one, until the word is proved: so whoever hangs up instead has guessed too. Three of them in a row from one place close the
 * door to that place for a while, and a hundred in an hour, from however many places, close it to all for the rest of the hour.
 *
 * <p>A guest who has proved the word before is not kept waiting by others at his place, and the last {@value #RESERVED} of the hundred are for
 * him, so that strangers cannot keep him away. It reads no clock: all times are those of the caller, in nanoseconds, and never go back. One
 * thread.
 */
public final class WordGuard {
    /** After so many tries in a row from one place the door is closed to it. */
    public static final int IN_A_ROW = 3;
    /** No more tries than these are allowed in an hour. */
    public static final int AN_HOUR = 100;
    /** So many of them are kept for guests who have proved the word before. */
    public static final int RESERVED = 20;

    private static final int MOST_PLACES = 200;
    private static final long HOUR = Duration.ofHours(1).toNanos();

    private final long closed;
    private final Deque<Long> tries = new ArrayDeque<>();
    /** The place at which somebody tried longest ago stands first. */
    private final Map<String, Row> rows = new LinkedHashMap<>();

    private record Row(int tries, long last) {}

    /**
     * A guard who has seen no try.
     *
     * @param closed how long the door is closed after some tries in a row
     */
    public WordGuard(Duration closed) {
        this.closed = closed.toNanos();
    }

    /** Whether too many tries in a row came from a place for another one to begin there now. */
    public boolean isShut(String place, long now) {
        Row row = rows.get(place);
        return row != null && row.tries() >= IN_A_ROW && now - row.last() < closed;
    }

    /**
     * Whether no try may begin for the rest of the hour.
     *
     * @param known whether it is that of a guest who has proved the word before
     */
    public boolean isSpent(boolean known, long now) {
        return count(now) >= AN_HOUR - (known ? 0 : RESERVED);
    }

    /** How many tries were begun in the last hour and did not prove the word. */
    public int count(long now) {
        while (!tries.isEmpty() && now - tries.getFirst() >= HOUR) {
            tries.removeFirst();
        }
        return tries.size();
    }

    /** A try begins. */
    public void begin(String place, long now) {
        Row before = rows.remove(place);
        int inARow = before != null && now - before.last() < HOUR ? before.tries() : 0;
        rows.put(place, new Row(inARow < IN_A_ROW ? inARow + 1 : 1, now));
        if (rows.size() > MOST_PLACES) {
            rows.remove(rows.keySet().iterator().next());
        }
        tries.addLast(now);
    }

    /** The word was proved from a place: that try does not count. */
    public void right(String place) {
        tries.pollLast();
        rows.remove(place);
    }
}
