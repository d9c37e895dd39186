package org.roadtorichmond.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * A performance goal of the engine.
 *
 * @param what the goal in words, with its limit
 * @param limit the limit
 * @param unit the unit of the figure
 * @param atLeast whether the figure must be at least the limit; otherwise it must be at most the limit
 * @param figure calculates the figure
 */
record Goal(String what, double limit, String unit, boolean atLeast, ToDoubleFunction<Measurements> figure) {
    private static final double MICROS_A_MILLI = 1000;
    private static final double MICROS_A_SECOND = 1e6;

    /** All goals. */
    static final List<Goal> ALL = List.of(
            times(
                    "A movement range by all rules is at least 10 times as fast as JGraphT's `ClosestFirstIterator`",
                    10,
                    "RangeBenchmark.jgraphtClosestFirst",
                    "RangeBenchmark.byAllRules"),
            times(
                    "It is at least 4 times as fast as Dijkstra's search with hash maps",
                    4,
                    "RangeBenchmark.hashMapDijkstra",
                    "RangeBenchmark.byAllRules"),
            atMost(
                    "It allocates nothing (less than 1 byte a call)",
                    1,
                    "bytes",
                    all -> all.of("RangeBenchmark.byAllRules").bytes()),
            times(
                    "A far path is found at least 5 times as fast as by gdx-ai's indexed A*",
                    5,
                    "FarPathBenchmark.gdxAiIndexedAStar",
                    "FarPathBenchmark.cheapestPath"),
            atMost(
                    "A march is applied and reverted in less than 1 µs",
                    1,
                    "µs",
                    all -> all.of("RulesBenchmark.applyAndRevertMarch").micros()),
            atMost(
                    "A line of communications on 1,000,000 hexes is found in less than 100 ms",
                    100,
                    "ms",
                    all -> millis(all, "GrowthBenchmark.lineOfCommunications")),
            atMost(
                    "Its time grows at most linearly with the hexes (exponent up to 1.1)",
                    1.1,
                    "",
                    all -> all.exponent("GrowthBenchmark.lineOfCommunications")),
            atMost(
                    "The supply of 5,000 units on 1,000,000 hexes takes less than 200 ms",
                    200,
                    "ms",
                    all -> millis(all, "GrowthBenchmark.supplyOfAllUnits")),
            atMost(
                    "Its time grows at most linearly with the hexes (exponent up to 1.1)",
                    1.1,
                    "",
                    all -> all.exponent("GrowthBenchmark.supplyOfAllUnits")),
            new Goal(
                    "The playout policy plays at least 1,500 player-turns a second on one core",
                    1500,
                    "player-turns",
                    true,
                    all -> MICROS_A_SECOND
                            / all.of("PlayerTurnsBenchmark.playerTurn cadet").micros()));

    private static Goal times(String what, double limit, String slow, String fast) {
        return new Goal(what, limit, "times", true, all -> all.ratio(slow, fast));
    }

    private static Goal atMost(String what, double limit, String unit, ToDoubleFunction<Measurements> figure) {
        return new Goal(what, limit, unit, false, figure);
    }

    private static double millis(Measurements all, String name) {
        return all.of(name + " " + MapSize.HEXES_1_000_000).micros() / MICROS_A_MILLI;
    }

    boolean met(Measurements measurements) {
        double value = figure.applyAsDouble(measurements);
        return atLeast ? value >= limit : value <= limit;
    }

    /** The row for the table of goals. */
    String row(Measurements measurements) {
        String value = String.format(Locale.ROOT, "%.2f %s", figure.applyAsDouble(measurements), unit);
        return "| " + what + " | " + value.trim() + " | " + (met(measurements) ? "met" : "**missed**") + " |\n";
    }
}
