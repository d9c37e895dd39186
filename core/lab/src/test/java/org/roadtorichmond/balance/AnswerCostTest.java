package org.roadtorichmond.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What an answer costs")
final class AnswerCostTest {
    private static Optional<AnswerCost> cost(int games, double halfWidth, double pace) {
        return AnswerCost.of(games, new Estimate(0.5, 0.5 - halfWidth, 0.5 + halfWidth), Optional.of(pace));
    }

    @ParameterizedTest(name = "{0} games, ±{1}, {2} s a game: {3}")
    @CsvSource(
            delimiter = '|',
            value = {
                "100 | 0.098 | 0.17 | ±1 % needs about 9,600 games, some 27 minutes here.",
                "20 | 0.2 | 0.001 | ±1 % needs about 8,000 games, some 8 seconds here.",
                "20 | 0.2 | 0.0001 | ±1 % needs about 8,000 games, some 1 second here.",
                "150 | 0.08 | 3 | ±1 % needs about 9,600 games, some 8 hours here.",
                "10000 | 0.0099 | 0.01 | ±1 % needs about 10,000 games, some 100 seconds here."
            })
    @DisplayName("says games and time in a unit that can be pictured")
    void words(int games, double halfWidth, double pace, String expected) {
        assertEquals(
                expected, cost(games, halfWidth, pace).orElseThrow().sentence().in(Locale.ENGLISH));
    }

    @Test
    @DisplayName("says nothing before twenty games, or where there is no interval, and no time where none was taken")
    void silent() {
        assertEquals(Optional.empty(), cost(19, 0.2, 1));
        assertEquals(Optional.empty(), AnswerCost.of(20, Estimate.without(0.5), Optional.of(1.0)));
        assertEquals(
                "±1 % verlangt etwa 8.000 Spiele.",
                AnswerCost.of(20, new Estimate(0.5, 0.3, 0.7), Optional.empty())
                        .orElseThrow()
                        .sentence()
                        .in(Locale.GERMAN));
    }

    @Test
    @DisplayName("is added up over variants, the time only where all of them were timed")
    void sum() {
        AnswerCost one = cost(100, 0.05, 1).orElseThrow();
        assertEquals(2 * one.games(), one.plus(one).games());
        assertEquals(one.time().map(time -> time.multipliedBy(2)), one.plus(one).time());
        assertEquals(
                Optional.empty(), one.plus(new AnswerCost(5, Optional.empty())).time());
    }
}
