package org.roadtorichmond.balance.race;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/**
 * How a candidate fared in a race.
 *
 * @param number the number of the candidate, from 0
 * @param games its games, in the order of their seeds
 * @param loss how far they are from the best that there could be; empty where none was played
 * @param round the last round in which it ran, from 1; 0 where there was none
 * @param in whether it is among those that are left
 * @param <S> what is kept of a game
 */
public record Entrant<S>(int number, List<S> games, OptionalDouble loss, int round, boolean in) {
    /** Copies the games. */
    public Entrant {
        games = List.copyOf(games);
    }

    static <S> Entrant<S> at(int number) {
        return new Entrant<>(number, List.of(), OptionalDouble.empty(), 0, true);
    }

    Entrant<S> after(int ran, List<S> more, ToDoubleFunction<List<S>> measure) {
        List<S> all = new ArrayList<>(games);
        all.addAll(more);
        return new Entrant<>(number, all, OptionalDouble.of(measure.applyAsDouble(all)), ran, true);
    }

    Entrant<S> out() {
        return new Entrant<>(number, games, loss, round, false);
    }
}
