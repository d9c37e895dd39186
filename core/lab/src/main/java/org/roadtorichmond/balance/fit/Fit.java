package org.roadtorichmond.balance.fit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.balance.LogisticRegression;

/**
 * The weights of the evaluation that suit positions and their results best, and how well they foretell scenarios that had no part in
 * fitting them.
 *
 * @param weights by {@link Evaluation.Feature}, fitted to all positions
 * @param forecasts of each position, from weights that were fitted without its scenario
 * @param games how many games the positions are from
 */
public record Fit(List<Double> weights, List<PositionForecast> forecasts, int games) {
    /** The bins of a calibration. */
    public static final int BINS = 10;

    /** How dear weights are; so little that only weights without evidence notice it. */
    private static final double RIDGE = 1;

    private static final int GAME_FOLDS = 10;

    /** Copies the lists. */
    public Fit {
        weights = List.copyOf(weights);
        forecasts = List.copyOf(forecasts);
    }

    /**
     * Fits weights to positions. Of one scenario alone, folds are of games instead of scenarios.
     *
     * @param positions of two games or more
     */
    public static Fit of(List<SampledPosition> positions) {
        long scenarios =
                positions.stream().map(SampledPosition::scenario).distinct().count();
        Map<String, List<SampledPosition>> folds = new LinkedHashMap<>();
        for (SampledPosition position : positions) {
            String fold = scenarios > 1 ? position.scenario() : Integer.toString(position.game() % GAME_FOLDS);
            folds.computeIfAbsent(fold, key -> new ArrayList<>()).add(position);
        }
        if (folds.size() < 2) {
            throw new IllegalArgumentException("positions of two games or more are needed");
        }
        List<PositionForecast> forecasts = new ArrayList<>();
        folds.forEach((name, fold) -> {
            List<SampledPosition> others = folds.entrySet().stream()
                    .filter(other -> !other.getKey().equals(name))
                    .flatMap(other -> other.getValue().stream())
                    .toList();
            forecasts.addAll(forecast(fold, others));
        });
        int games = (int)
                positions.stream().mapToInt(SampledPosition::game).distinct().count();
        List<Double> weights =
                DoubleStream.of(fit(positions, SampledPosition::row)).boxed().toList();
        return new Fit(weights, forecasts, games);
    }

    private static List<PositionForecast> forecast(List<SampledPosition> fold, List<SampledPosition> others) {
        double[] weights = fit(others, SampledPosition::row);
        double[] settled = fit(others, Fit::settled);
        double mean =
                others.stream().mapToDouble(SampledPosition::result).average().orElse(0.5);
        return fold.stream()
                .map(position -> new PositionForecast(
                        position.third(),
                        position.result(),
                        LogisticRegression.chance(weights, position.row()),
                        Evaluation.chance(position.row()),
                        LogisticRegression.chance(settled, settled(position)),
                        mean))
                .toList();
    }

    private static double[] settled(SampledPosition position) {
        return new double[] {position.features().get(Evaluation.Feature.SETTLED.ordinal())};
    }

    private static double[] fit(List<SampledPosition> positions, Function<SampledPosition, double[]> row) {
        double[][] rows = positions.stream().map(row).toArray(double[][]::new);
        double[] results =
                positions.stream().mapToDouble(SampledPosition::result).toArray();
        return LogisticRegression.fit(rows, results, RIDGE);
    }

    /** The forecasts of a third of the games: 0, 1 or 2. */
    public List<PositionForecast> third(int third) {
        return forecasts.stream().filter(each -> each.third() == third).toList();
    }

    /** The mean log loss of forecasts, in natural logarithms; 0.693 is that of a coin. 0 where there are none. */
    public static double logLoss(List<PositionForecast> forecasts, ToDoubleFunction<PositionForecast> chance) {
        return forecasts.stream()
                .mapToDouble(each -> LogisticRegression.logLoss(chance.applyAsDouble(each), each.result()))
                .average()
                .orElse(0);
    }

    /** What came of the fitted forecasts, in ten bins of equal width from 0 to 1. */
    public static List<Bin> calibration(List<PositionForecast> forecasts) {
        List<Bin> bins = new ArrayList<>();
        for (int i = 0; i < BINS; i++) {
            int bin = i;
            Predicate<PositionForecast> inside = each -> Math.min(BINS - 1, (int) (each.fitted() * BINS)) == bin;
            List<PositionForecast> own = forecasts.stream().filter(inside).toList();
            bins.add(new Bin(own.size(), mean(own, PositionForecast::fitted), mean(own, PositionForecast::result)));
        }
        return bins;
    }

    private static double mean(List<PositionForecast> forecasts, ToDoubleFunction<PositionForecast> figure) {
        return forecasts.stream().mapToDouble(figure).average().orElse(0);
    }
}
