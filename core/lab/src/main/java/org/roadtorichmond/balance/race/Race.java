package org.roadtorichmond.balance.race;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Jackknife;
import org.roadtorichmond.scenario.json.Result;

/**
 * Finds the best few of many candidates with as few games as may be. All play a few games with the same seeds; the better half goes
 * on, less those that are clearly worse than the best, and plays as many more as it has played so far (successive halving: Z.
 * Karnin, T. Koren and O. Somekh, 2013). So most games are spent where candidates are close, and each round costs about as much as the
 * one before.
 *
 * <p>Candidates are compared game by game with the same seeds: one is clearly worse where its loss exceeds that of the best by
 * about three standard errors of the difference. What is left was chosen by these games, which therefore flatter it: play others to
 * say how good it is. The answer does not depend on who plays the games.
 *
 * @param candidates how many candidates there are, from 1
 * @param games how many games each plays in the first round, from 2
 * @param left how many are to be left at most, from 1
 */
public record Race(int candidates, int games, int left) {
    /** How many half widths of the interval of a difference are too many. */
    private static final double CLEAR = 1.5;

    /** Refuses what is no race. */
    public Race {
        if (candidates < 1 || games < 2 || left < 1) {
            throw new IllegalArgumentException("no race");
        }
    }

    /**
     * Plays games.
     *
     * @param <S> what is kept of a game
     */
    @FunctionalInterface
    public interface Player<S> {
        /**
         * Plays the same games for each of some candidates.
         *
         * @param numbers the candidates
         * @param first the number of the first game, from 0, which stands for its seed
         * @param games how many games
         * @return for each candidate its games in order; or why there are none
         */
        Result<List<List<S>>> play(List<Integer> numbers, int first, int games);
    }

    /** How many rounds there are at most; none where no more candidates than are wanted enter. */
    public int rounds() {
        int rounds = 0;
        for (int in = candidates; in > left; in = kept(in)) {
            rounds++;
        }
        return rounds;
    }

    private int kept(int in) {
        return Math.max(left, (in + 1) / 2);
    }

    /** How many games a candidate plays at most. */
    public int longest() {
        return rounds() == 0 ? 0 : Math.multiplyExact(games, 1 << (rounds() - 1));
    }

    /** How many games are played at most, over all candidates. */
    public long most() {
        long most = 0;
        int more = games;
        int round = 0;
        for (int in = candidates; in > left; in = kept(in)) {
            most += (long) in * more;
            more = round == 0 ? games : 2 * more;
            round++;
        }
        return most;
    }

    /**
     * Runs.
     *
     * @param player plays the games
     * @param loss how far some games are from the best that there could be; less is better
     * @param <S> what is kept of a game
     * @return all candidates in the order of their numbers; or why there is no answer
     */
    public <S> Result<List<Entrant<S>>> run(Player<S> player, ToDoubleFunction<List<S>> loss) {
        List<Entrant<S>> all =
                IntStream.range(0, candidates).mapToObj(Entrant::<S>at).collect(Collectors.toList());
        List<Entrant<S>> in = List.copyOf(all);
        int played = 0;
        for (int round = 1; in.size() > left; round++) {
            int more = round == 1 ? games : played;
            Result<List<List<S>>> fresh =
                    player.play(in.stream().map(Entrant::number).toList(), played, more);
            if (fresh.value().isEmpty()) {
                return Result.bad(fresh.problems());
            }
            played += more;
            for (int i = 0; i < in.size(); i++) {
                all.set(
                        in.get(i).number(),
                        in.get(i).after(round, fresh.value().get().get(i), loss));
            }
            dropped(all, loss).forEach(one -> all.set(one.number(), one.out()));
            in = all.stream().filter(Entrant::in).toList();
        }
        return Result.good(all);
    }

    /** Those of the candidates still in that go out after a round. */
    private <S> List<Entrant<S>> dropped(List<Entrant<S>> all, ToDoubleFunction<List<S>> loss) {
        List<Entrant<S>> ranked = all.stream()
                .filter(Entrant::in)
                .sorted(Comparator.<Entrant<S>>comparingDouble(one -> one.loss().orElseThrow())
                        .thenComparing(Entrant::number))
                .toList();
        int kept = kept(ranked.size());
        return IntStream.range(1, ranked.size())
                .filter(place -> place >= kept || isClearlyWorse(ranked.get(place), ranked.get(0), loss))
                .mapToObj(ranked::get)
                .toList();
    }

    private static <S> boolean isClearlyWorse(Entrant<S> one, Entrant<S> best, ToDoubleFunction<List<S>> loss) {
        Estimate more = Jackknife.difference(one.games(), best.games(), loss);
        return more.value() > 0 && more.value() > CLEAR * more.halfWidth();
    }
}
