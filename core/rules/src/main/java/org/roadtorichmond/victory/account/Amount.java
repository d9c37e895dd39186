package org.roadtorichmond.victory.account;

import java.util.List;
import java.util.stream.IntStream;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;

/**
 * A number of a victory document, or a table of such numbers, which a scenario may set otherwise under {@code victory.values}.
 *
 * @param key its key there
 * @param usual what the document says; of a table all numbers
 * @param least the smallest number that a scenario may set
 * @param most the largest
 * @param table whether it is a list of numbers, each larger than the one before
 */
public record Amount(String key, List<Integer> usual, int least, int most, boolean table) {
    /** The most rows that a table may have besides the last, which has no bound: more would share more than 20 battle points. */
    public static final int MOST_ROWS = 10;

    private static final int MOST_POINTS = 10_000;
    private static final int ALL = 100;

    /** Copies the numbers. */
    public Amount {
        usual = List.copyOf(usual);
    }

    /** Points, 0 to 10,000. */
    public static Amount points(String key, int usual) {
        return number(key, usual, 0, MOST_POINTS);
    }

    /** A share in percent, 0 to 100. */
    public static Amount percent(String key, int usual) {
        return number(key, usual, 0, ALL);
    }

    /** A number within bounds, both included. */
    public static Amount number(String key, int usual, int least, int most) {
        return new Amount(key, List.of(usual), least, most, false);
    }

    /** A table of rising bounds in percent. */
    public static Amount table(String key, int... usual) {
        return new Amount(key, IntStream.of(usual).boxed().toList(), 0, MOST_POINTS, true);
    }

    /** The number in a scenario. */
    public int in(Scenario scenario) {
        return in(scenario.victory().payments());
    }

    /** The number that is paid. */
    public int in(Payments payments) {
        return all(payments).get(0);
    }

    /** The numbers of a table. */
    public List<Integer> all(Payments payments) {
        return payments.values().getOrDefault(key, usual);
    }
}
