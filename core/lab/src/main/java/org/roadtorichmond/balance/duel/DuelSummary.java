package org.roadtorichmond.balance.duel;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.roadtorichmond.balance.AnswerCost;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Sample;

/**
 * What the pairs of one start, or of several, show. Starts count alike, however many pairs they have; the spread is that within
 * them, so that a duel over several scenarios says how strong commander A is over just these.
 *
 * @param groups the pairs of each start, one start or more
 */
public record DuelSummary(List<List<DuelPair>> groups) implements Sample {
    private static final double NANOS = 1e9;

    /** Copies the lists; there must be a pair in each. */
    public DuelSummary {
        groups = groups.stream().map(List::copyOf).toList();
        if (groups.isEmpty() || groups.stream().anyMatch(List::isEmpty)) {
            throw new IllegalArgumentException("no games");
        }
    }

    /** The same of one start alone. */
    public DuelSummary of(int group) {
        return new DuelSummary(List.of(groups.get(group)));
    }

    /** How many pairs were played over all starts. */
    public int pairs() {
        return groups.stream().mapToInt(List::size).sum();
    }

    @Override
    public int size() {
        return pairs();
    }

    @Override
    public double mean() {
        return score().value();
    }

    @Override
    public double halfWidth() {
        return score().halfWidth();
    }

    /** How many games were played over all starts. */
    public int games() {
        return 2 * pairs();
    }

    /** How many games were played on this machine now. */
    public int playedNow() {
        return (int) allGames().filter(game -> game.commands() > 0).count();
    }

    /** How many commands were given in all games that were played on this machine now. */
    public long commands() {
        return allGames().mapToLong(DuelGame::commands).sum();
    }

    /** For how many seconds both commanders thought in the games that were played on this machine now. */
    public double thinking() {
        return allGames()
                        .flatMap(game -> Stream.of(game.a(), game.b()))
                        .flatMap(conduct -> conduct.turnNanos().stream())
                        .mapToLong(nanos -> nanos)
                        .sum()
                / NANOS;
    }

    /**
     * What it costs to know the score of A to one percent; empty for few games.
     *
     * @param slower how many times as long a game takes as its commanders think, on all threads together
     */
    public Optional<AnswerCost> cost(double slower) {
        int timed = playedNow();
        return AnswerCost.of(
                games(), score(), timed == 0 ? Optional.empty() : Optional.of(slower * thinking() / timed));
    }

    private Stream<DuelPair> allPairs() {
        return groups.stream().flatMap(List::stream);
    }

    private Stream<DuelGame> allGames() {
        return allPairs().flatMap(pair -> Stream.of(pair.asUnion(), pair.asConfederate()));
    }

    /** The score of A: its wins and half its draws, as a share of all games. */
    public Estimate score() {
        return estimate(DuelPair::score);
    }

    /** The score of A without the luck of the dice, as far as it can be estimated. */
    public Estimate luckAdjusted() {
        return standardError() == 0 ? score() : LuckAdjustment.estimate(groups);
    }

    @Override
    public double standardError() {
        return Stratified.of(groups, DuelPair::score).error();
    }

    /** The score of A in the games in which it led the Union, or the Confederates. */
    public Estimate score(Function<DuelPair, DuelGame> game) {
        return estimate(pair -> game.apply(pair).score());
    }

    /** How many of those games came to a score. */
    public int count(Function<DuelPair, DuelGame> game, double score) {
        return (int)
                allPairs().filter(pair -> game.apply(pair).score() == score).count();
    }

    /** How much stronger A is than B, in logits. */
    public Skill skill() {
        return Skill.fit(groups);
    }

    /** What A did in all games. */
    public Conduct conductOfA() {
        return Conduct.sum(allGames().map(DuelGame::a).toList());
    }

    /** What B did in all games. */
    public Conduct conductOfB() {
        return Conduct.sum(allGames().map(DuelGame::b).toList());
    }

    private Estimate estimate(ToDoubleFunction<DuelPair> value) {
        Stratified mean = Stratified.of(groups, value);
        // Where all games went the same way they show no spread, but that is no proof that there is none.
        return mean.error() == 0
                ? Estimate.alike(mean.value(), pairs(), 0, 1)
                : mean.estimate().within(0, 1);
    }
}
