package org.roadtorichmond.balance.tune;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a search of values came to. A combination is recommended only if games that did not help to find it show that it meets the
 * target and that it is nearer to it than the scenario as it is.
 *
 * @param asItIs the scenario as it is
 * @param tried all combinations: those that were confirmed, the nearest to the target first, and then the others, the last to drop out
 *     first
 * @param combinations how many combinations there are, of which some may not have been tried
 * @param rounds how many rounds of screening there were at most
 * @param games how many games were played
 */
public record Tuned(Tried asItIs, List<Tried> tried, long combinations, int rounds, long games) {
    private static final Comparator<Tried> ORDER = Comparator.comparing(Tried::confirmed)
            .thenComparing(Tried::round)
            .reversed()
            .thenComparing(Tried::distance);

    /** Sorts and copies the list. */
    public Tuned {
        List<Tried> sorted = new ArrayList<>(tried);
        sorted.sort(ORDER);
        tried = List.copyOf(sorted);
    }

    /** What the games say. */
    public enum Verdict {
        /** The scenario meets the target as it is. */
        AS_IT_IS("as-it-is"),
        /** A combination meets the target, and is nearer to it than the scenario as it is. */
        RECOMMENDED("recommended"),
        /** A combination meets the target, but it is not proved that it is nearer to it than the scenario as it is. */
        UNPROVED("unproved"),
        /** Nothing that was tried meets the target. */
        NOTHING("nothing");

        private final String word;

        Verdict(String word) {
            this.word = word;
        }

        /** The word for it in answers. */
        public String word() {
            return word;
        }
    }

    /** What the games say. */
    public Verdict verdict() {
        if (asItIs.met()) {
            return Verdict.AS_IT_IS;
        } else if (recommended().isPresent()) {
            return Verdict.RECOMMENDED;
        }
        return nearestThatMeets().isPresent() ? Verdict.UNPROVED : Verdict.NOTHING;
    }

    /** The combination that is recommended, if one is. */
    public Optional<Tried> recommended() {
        return asItIs.met()
                ? Optional.empty()
                : meeting().filter(Tried::isProvedNearer).findFirst();
    }

    /** The nearest to the target of the combinations that meet it by games of their own, if there are any. */
    public Optional<Tried> nearestThatMeets() {
        return meeting().findFirst();
    }

    private Stream<Tried> meeting() {
        return tried.stream().filter(one -> one.confirmed() && one.met());
    }
}
