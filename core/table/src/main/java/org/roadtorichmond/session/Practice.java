package org.roadtorichmond.session;

import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import org.roadtorichmond.scenario.save.GameNotes;

/**
 * Whether a game is one for practice, where dice were taken back in it, and where it was taken over from a replay. It is saved with
 * the game, so that it is not mistaken for a fair one, and never turned off again.
 */
final class Practice {
    private boolean on;
    private OptionalInt takenOver = OptionalInt.empty();
    private final TreeSet<Integer> takenBack = new TreeSet<>();

    private Practice() {}

    /** A fair game. */
    static Practice none() {
        return new Practice();
    }

    /** What the notes of a saved game say of practice. */
    static Practice of(GameNotes notes) {
        Practice practice = new Practice();
        practice.on = notes.practice();
        practice.takenOver = notes.takenOver();
        practice.takenBack.addAll(notes.diceTakenBack());
        return practice;
    }

    boolean on() {
        return on;
    }

    void begin() {
        on = true;
    }

    /** After how many commands dice were taken back. */
    SortedSet<Integer> takenBack() {
        return new TreeSet<>(takenBack);
    }

    /** After how many commands the game was taken over from a replay, if it was. */
    OptionalInt takenOver() {
        return takenOver;
    }

    /** Commands were taken back, so that only the first ones stand. */
    void reverted(int entries, boolean rolled) {
        boolean later = takenBack.removeIf(place -> place > entries);
        if (rolled || later) {
            takenBack.add(entries);
        }
    }

    /** What is known of a game that is taken over where this one stood after a number of commands. */
    Practice upTo(int entries) {
        Practice copy = new Practice();
        copy.on = on;
        copy.takenOver = OptionalInt.of(entries);
        copy.takenBack.addAll(takenBack.headSet(entries + 1));
        return copy;
    }
}
