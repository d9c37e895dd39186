package org.roadtorichmond.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.commons.statistics.descriptive.DoubleStatistics;
import org.apache.commons.statistics.descriptive.Statistic;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The jackknife")
final class JackknifeTest {
    private static double mean(List<Double> games) {
        return games.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    @Test
    @DisplayName("of a mean gives the interval of Student's t, and of a difference that of the differences")
    void means() {
        List<Double> first = List.of(1.0, 4.0, 2.5, 7.0, 3.0, 0.0, 6.5, 2.0);
        List<Double> second = List.of(0.0, 2.0, 3.5, 3.0, 1.0, 0.5, 5.0, 2.0);
        assertSame(student(first), Jackknife.of(first, JackknifeTest::mean));
        List<Double> differences = IntStream.range(0, first.size())
                .mapToObj(i -> first.get(i) - second.get(i))
                .toList();
        assertSame(student(differences), Jackknife.difference(first, second, JackknifeTest::mean));
    }

    private static Estimate student(List<Double> figures) {
        double[] all = figures.stream().mapToDouble(Double::doubleValue).toArray();
        DoubleStatistics statistics =
                DoubleStatistics.of(EnumSet.of(Statistic.MEAN, Statistic.STANDARD_DEVIATION), all);
        return Estimate.of(
                statistics.getAsDouble(Statistic.MEAN),
                statistics.getAsDouble(Statistic.STANDARD_DEVIATION) / Math.sqrt(all.length),
                all.length - 1);
    }

    private static void assertSame(Estimate wanted, Estimate given) {
        assertEquals(wanted.value(), given.value(), 1e-12);
        assertEquals(wanted.low(), given.low(), 1e-12);
        assertEquals(wanted.high(), given.high(), 1e-12);
    }

    @Test
    @DisplayName("covers the true figure in about 95 of 100 samples, also where it is no mean")
    void coverage() {
        Random random = new Random(4);
        int covered = 0;
        for (int sample = 0; sample < 400; sample++) {
            List<Double> figures =
                    random.doubles(60).map(one -> one + 1).boxed().toList();
            // The mean of numbers from 1 to 2, squared, is 2.25.
            Estimate square = Jackknife.of(figures, some -> Math.pow(mean(some), 2));
            covered += square.low() <= 2.25 && 2.25 <= square.high() ? 1 : 0;
        }
        assertTrue(covered >= 370 && covered <= 394, "covered " + covered);
    }

    @Test
    @DisplayName("says nothing of one game, and refuses to compare different numbers of games")
    void refusals() {
        assertTrue(Double.isInfinite(
                Jackknife.of(List.of(1.0), JackknifeTest::mean).high()));
        assertThrows(
                IllegalArgumentException.class,
                () -> Jackknife.difference(List.of(1.0), List.of(1.0, 2.0), JackknifeTest::mean));
    }
}
