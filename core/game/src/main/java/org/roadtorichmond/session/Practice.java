package org.roadtorichmond.session;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Whether a game is one for practice, where dice were taken back in it, and where it was taken over from a replay. It is saved with
 * the game, so that it is not mistaken for a fair one, and never turned off again.
 */
final class Practice {
    private static final String OPTION = "practice";
    static final String TAKEN_BACK = "diceTakenBack";
    private static final String TAKEN_OVER = "takenOverAfter";

    private boolean on;
    private Optional<String> takenOver = Optional.empty();
    private final TreeSet<Integer> takenBack = new TreeSet<>();

    private Practice() {}

    /** A fair game. */
    static Practice none() {
        return new Practice();
    }

    /** Reads the options of a saved game; what is no number among them is ignored. */
    static Practice of(Map<String, String> options) {
        Practice practice = new Practice();
        practice.on = Boolean.parseBoolean(options.getOrDefault(OPTION, ""));
        practice.takenOver = Optional.ofNullable(options.get(TAKEN_OVER));
        Arrays.stream(options.getOrDefault(TAKEN_BACK, "").split(","))
                .filter(number -> number.matches("[0-9]{1,9}"))
                .map(Integer::valueOf)
                .forEach(practice.takenBack::add);
        return practice;
    }

    /** The options of a saved game with this added. */
    Map<String, String> addTo(Map<String, String> options) {
        Map<String, String> all = new TreeMap<>(options);
        if (on) {
            all.put(OPTION, Boolean.toString(true));
        }
        takenOver.ifPresent(entries -> all.put(TAKEN_OVER, entries));
        if (!takenBack.isEmpty()) {
            all.put(TAKEN_BACK, takenBack.stream().map(String::valueOf).collect(Collectors.joining(",")));
        }
        return all;
    }

    boolean on() {
        return on;
    }

    void begin() {
        on = true;
    }

    /** After how many commands dice were taken back. */
    SortedSet<Integer> takenBack() {
        return Collections.unmodifiableSortedSet(takenBack);
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
        copy.takenOver = Optional.of(Integer.toString(entries));
        copy.takenBack.addAll(takenBack.headSet(entries + 1));
        return copy;
    }
}
