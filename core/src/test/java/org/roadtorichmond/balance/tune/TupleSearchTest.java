package org.roadtorichmond.balance.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the search by tuples")
final class TupleSearchTest {
    private static final List<Integer> SIZES = List.of(5, 5, 5, 5);
    private static final List<Integer> BEST = List.of(3, 1, 4, 2);

    /** 0 at the best point, and less the farther from it. */
    private static double height(List<Integer> point) {
        double height = 0;
        for (int i = 0; i < point.size(); i++) {
            height -= Math.pow((point.get(i) - BEST.get(i)) / 4.0, 2);
        }
        return height;
    }

    @Test
    @DisplayName(
            "finds the top of a hill of 625 points in 150 looks through noise, or comes near, where chance does not")
    void hill() {
        double found = 0;
        double guessed = 0;
        int searches = 40;
        for (int search = 0; search < searches; search++) {
            Random noise = new Random(search);
            TupleSearch tuples = new TupleSearch(SIZES, 0.3);
            found += height(
                    tuples.run(150, new Random(1000 + search), point -> height(point) + 0.3 * noise.nextGaussian()));
            guessed += height(bestGuess(noise));
        }
        // The tuples learn from all looks; the best of as many noisy guesses is chosen by its noise.
        assertTrue(found / searches > -0.15, "found " + found / searches);
        assertTrue(found > guessed / 2, found + " against " + guessed);
    }

    private static List<Integer> bestGuess(Random random) {
        List<Integer> best = List.of(0, 0, 0, 0);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < 150; i++) {
            List<Integer> point = SIZES.stream().map(random::nextInt).toList();
            double seen = height(point) + 0.3 * random.nextGaussian();
            if (seen > most) {
                most = seen;
                best = point;
            }
        }
        return best;
    }

    @Test
    @DisplayName("looks just as often as it may, only at points of the grid, and the same way for the same dice")
    void looks() {
        Set<List<Integer>> seen = new HashSet<>();
        int[] looks = {0};
        TupleSearch search = new TupleSearch(List.of(2, 3), 0.1);
        List<Integer> answer = search.run(30, new Random(7), point -> {
            looks[0]++;
            seen.add(point);
            return -point.get(1);
        });
        assertEquals(30, looks[0]);
        assertTrue(seen.stream().allMatch(point -> point.get(0) < 2 && point.get(1) < 3 && point.size() == 2));
        assertEquals(0, answer.get(1));
        assertEquals(answer, search.run(30, new Random(7), point -> -point.get(1)));
    }

    @Test
    @DisplayName("a point that was never looked at is known by its values and pairs of values; a model says so by hand")
    void model() {
        TupleModel model = new TupleModel(2, 0);
        assertEquals(0, model.worth(List.of(0, 0)));
        model.add(List.of(0, 0), 4);
        model.add(List.of(1, 1), 2);
        // Its first value was seen with 4, its second with 2; the pair was not seen.
        assertEquals(3, model.worth(List.of(0, 1)), 1e-12);
        model.add(List.of(0, 0), 6);
        // The first value, the second and the pair: 5 each.
        assertEquals(5, model.worth(List.of(0, 0)), 1e-12);
        TupleModel curious = new TupleModel(1, 1);
        curious.add(List.of(0), 1);
        assertTrue(curious.promise(List.of(1)) > curious.promise(List.of(0)) - 1, "the unknown attracts");
        // Worth 1 and a bonus of the root of ln 2 / 1.5.
        assertEquals(1 + Math.sqrt(Math.log(2) / 1.5), curious.promise(List.of(0)), 1e-12);
    }
}
