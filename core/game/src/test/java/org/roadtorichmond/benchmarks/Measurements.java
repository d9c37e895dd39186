package org.roadtorichmond.benchmarks;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** The results of JMH, by the name of a benchmark such as {@code RangeBenchmark.byAllRules}, with its parameter if it has one. */
final class Measurements {
    private static final String ALLOCATION = "gc.alloc.rate.norm";

    private final Map<String, Measurement> byName = new TreeMap<>();

    /**
     * The results of one benchmark.
     *
     * @param micros the mean time of a call in microseconds
     * @param error half the width of its 99.9 % confidence interval; NaN if there are too few values
     * @param bytes the bytes that a call allocates
     */
    record Measurement(double micros, double error, double bytes) {}

    Measurements(Collection<RunResult> results) {
        for (RunResult result : results) {
            Result<?> time = result.getPrimaryResult();
            double bytes = result.getSecondaryResults().keySet().stream()
                    .filter(key -> key.endsWith(ALLOCATION))
                    .mapToDouble(key -> result.getSecondaryResults().get(key).getScore())
                    .findFirst()
                    .orElse(Double.NaN);
            byName.put(name(result), new Measurement(time.getScore(), time.getScoreError(), bytes));
        }
    }

    private static String name(RunResult result) {
        String full = result.getParams().getBenchmark();
        String name = full.substring(full.lastIndexOf('.', full.lastIndexOf('.') - 1) + 1);
        List<String> parameters = result.getParams().getParamsKeys().stream()
                .map(result.getParams()::getParam)
                .toList();
        return parameters.isEmpty() ? name : name + " " + String.join(" ", parameters);
    }

    /** The results of a benchmark, if it ran. */
    Optional<Measurement> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The results of a benchmark that always runs. */
    Measurement of(String name) {
        return find(name).orElseThrow(() -> new IllegalStateException("no such benchmark has run: " + name));
    }

    /** The time of one benchmark divided by the time of another. */
    double ratio(String slow, String fast) {
        return of(slow).micros() / of(fast).micros();
    }

    /** The exponent with which the time of a benchmark grows with the number of hexes: the slope of a line fitted to the logarithms. */
    double exponent(String name) {
        int count = MapSize.values().length;
        double sumX = 0;
        double sumY = 0;
        double sumXx = 0;
        double sumXy = 0;
        for (MapSize size : MapSize.values()) {
            double x = Math.log(size.hexes());
            double y = Math.log(of(name + " " + size).micros());
            sumX += x;
            sumY += y;
            sumXx += x * x;
            sumXy += x * y;
        }
        return (count * sumXy - sumX * sumY) / (count * sumXx - sumX * sumX);
    }
}
