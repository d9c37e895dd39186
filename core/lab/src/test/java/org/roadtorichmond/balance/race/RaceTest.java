package org.roadtorichmond.balance.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

@DisplayName("A race")
final class RaceTest {
    /** For each call: the number of candidates, the first game, and the number of games. */
    private final List<String> calls = new ArrayList<>();

    /** Games whose mean is the value of the candidate. Part of the spread comes from the seed, which all candidates share. */
    private Result<List<List<Double>>> play(int salt, List<Integer> numbers, int first, int games) {
        calls.add(numbers.size() + " from " + first + ": " + games);
        return Result.good(numbers.stream()
                .map(number -> IntStream.range(first, first + games)
                        .mapToObj(game -> number
                                + 3 * new SplittableRandom(salt * 1000L + game).nextGaussian()
                                + 3 * new SplittableRandom(salt * 7000L + game * 31L + number).nextGaussian())
                        .toList())
                .toList());
    }

    private static double mean(List<Double> games) {
        return games.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    private List<Entrant<Double>> run(Race race, int salt) {
        return race.<Double>run((numbers, first, games) -> play(salt, numbers, first, games), RaceTest::mean)
                .value()
                .orElseThrow();
    }

    @ParameterizedTest(name = "{0} candidates, {1} games, {2} left")
    @CsvSource({
        // 27 x 10, 14 x 10, 7 x 20, 4 x 40.
        "27, 10, 3, 4, 80, 710",
        "4, 10, 3, 1, 10, 40",
        "3, 10, 3, 0, 0, 0",
        "2, 5, 1, 1, 5, 10",
        "1, 5, 1, 0, 0, 0"
    })
    @DisplayName("has as many rounds and games as halving needs")
    void effort(int candidates, int games, int left, int rounds, int longest, long most) {
        Race race = new Race(candidates, games, left);
        assertEquals(rounds, race.rounds());
        assertEquals(longest, race.longest());
        assertEquals(most, race.most());
    }

    @Test
    @DisplayName("finds the best although the noise of a few games is larger than what parts the candidates")
    void findsTheBest() {
        int found = 0;
        for (int salt = 0; salt < 40; salt++) {
            List<Entrant<Double>> all = run(new Race(16, 5, 2), salt);
            assertEquals(16, all.size());
            assertTrue(all.stream().filter(Entrant::in).count() <= 2);
            found += all.get(0).in() ? 1 : 0;
        }
        assertTrue(found >= 36, "found " + found);
    }

    @Test
    @DisplayName(
            "plays the same seeds for all, goes on behind those that were played, and spends less on what is clearly worse")
    void rounds() {
        List<Entrant<Double>> all = run(new Race(16, 8, 2), 1);
        assertEquals("16 from 0: 8", calls.get(0));
        assertTrue(calls.get(1).endsWith(" from 8: 8"), calls.toString());
        // With common seeds a difference of 5 is clear after eight games, so far fewer than half go on.
        assertTrue(Integer.parseInt(calls.get(1).split(" ", -1)[0]) < 8, calls.toString());
        Entrant<Double> worst = all.get(15);
        assertEquals(1, worst.round());
        assertEquals(8, worst.games().size());
        assertEquals(mean(worst.games()), worst.loss().orElseThrow(), 1e-12);
    }

    @Test
    @DisplayName("does not run where all may be left, ends where no games come, and refuses what is none")
    void edges() {
        List<Entrant<Double>> all = run(new Race(3, 5, 3), 1);
        assertTrue(calls.isEmpty());
        assertTrue(all.stream().allMatch(one -> one.in() && one.loss().isEmpty() && one.round() == 0));
        Problem why = new Problem(Place.START, Sentence.of("verbatim", "no games"));
        Result<List<Entrant<Double>>> none =
                new Race(3, 5, 1).run((numbers, first, games) -> Result.bad(why), RaceTest::mean);
        assertEquals(List.of(why), none.problems());
        assertThrows(IllegalArgumentException.class, () -> new Race(3, 1, 1));
    }
}
