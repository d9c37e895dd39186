package org.roadtorichmond.workshop.balance;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.tune.Tuned;
import org.roadtorichmond.words.Sentence;

/**
 * How far the search of a value has come. Immutable.
 *
 * @param games how many games were played
 * @param most how many are played at most
 * @param asItIs what the games of the scenario as it is show; nothing before the first of them
 * @param tried the values that were tried, in their order
 * @param verdict what the games say; nothing while they are being played
 * @param best the number of the value that is best, among those tried; nothing if none is better than the scenario as it is
 * @param troubles why there is no answer; none if there is one or will be
 */
public record TuneState(
        int games,
        long most,
        Optional<Share> asItIs,
        List<Value> tried,
        Optional<Tuned.Verdict> verdict,
        Optional<Integer> best,
        List<Sentence> troubles) {
    /** Nothing has been searched. */
    public static final TuneState NOTHING =
            new TuneState(0, 0, Optional.empty(), List.of(), Optional.empty(), Optional.empty(), List.of());

    /** Copies the lists. */
    public TuneState {
        tried = List.copyOf(tried);
        troubles = List.copyOf(troubles);
    }

    /**
     * What games show.
     *
     * @param share the Union's share of them, with its interval
     * @param games how many they are
     * @param confirmed whether they are fresh games, by which the value was not chosen
     * @param met whether they meet the wish
     */
    public record Share(Estimate share, int games, boolean confirmed, boolean met) {}

    /**
     * A value that was tried.
     *
     * @param value its number in the wish, from 0
     * @param share what its games show; nothing before the first of them, or if it is what the scenario says already
     */
    public record Value(int value, Optional<Share> share) {}
}
