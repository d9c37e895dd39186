package org.roadtorichmond.match.line;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Limits how often the word of a match can be guessed. A try counts from the moment at which the other end could learn from it whether its
 * word is the right one, until the word is proved: so whoever hangs up instead has guessed too. Three of them in a row close the door for a
 * while, and a hundred in an hour for the rest of it, from however many addresses they come.
 *
 * <p>It reads no clock: all times are those of the caller, in nanoseconds, and never go back. One thread.
 */
public final class WordGuard {
    /** After so many tries in a row the door is closed. */
    public static final int IN_A_ROW = 3;
    /** No more tries than these are allowed in an hour. */
    public static final int AN_HOUR = 100;

    private static final long HOUR = Duration.ofHours(1).toNanos();

    private final long closed;
    private final Deque<Long> tries = new ArrayDeque<>();
    private int inARow;

    /**
     * A guard who has seen no try.
     *
     * @param closed how long the door is closed after some tries in a row
     */
    public WordGuard(Duration closed) {
        this.closed = closed.toNanos();
    }

    /** Whether no try may begin now. */
    public boolean isShut(long now) {
        boolean row = inARow >= IN_A_ROW && now - tries.getLast() < closed;
        return row || count(now) >= AN_HOUR;
    }

    /** How many tries were begun in the last hour and did not prove the word. */
    public int count(long now) {
        while (!tries.isEmpty() && now - tries.getFirst() >= HOUR) {
            tries.removeFirst();
        }
        if (tries.isEmpty()) {
            inARow = 0;
        }
        return tries.size();
    }

    /** A try begins. */
    public void begin(long now) {
        inARow = inARow >= IN_A_ROW ? 1 : inARow + 1;
        tries.addLast(now);
    }

    /** The word was proved: that try does not count. */
    public void right() {
        tries.pollLast();
        inARow = 0;
    }
}
