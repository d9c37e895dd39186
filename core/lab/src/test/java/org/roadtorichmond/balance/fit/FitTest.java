package org.roadtorichmond.balance.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.generator.ScenarioGenerator;
import org.roadtorichmond.scenario.ShippedScenarios;

@DisplayName("Fitting the evaluation")
class FitTest {
    private static final int FEATURES = Evaluation.Feature.values().length;

    private static Supplier<Commander> named(String name) {
        return () -> Commanders.named(name);
    }

    private static PositionSource source(String scenario) {
        return new PositionSource(scenario, GameStart.of(ShippedScenarios.survey(scenario)));
    }

    private static PositionSampler sampler(String... scenarios) {
        return new PositionSampler(
                List.of(scenarios).stream().map(FitTest::source).toList(), List.of(named("cadet"), named("colonel")));
    }

    private static SampledPosition position(String scenario, int game, int third, double settled, double result) {
        List<Double> features = new ArrayList<>(Collections.nCopies(FEATURES, 0.0));
        features.set(Evaluation.Feature.SETTLED.ordinal(), settled);
        return new SampledPosition(scenario, game, third, features, result);
    }

    @Test
    @Tag("long")
    @DisplayName("the weights in use foretell games better than the settled margin alone, and than a constant")
    void inUse() {
        // Generated scenarios that were not used to fit the weights, with whatever systems they have.
        List<PositionSource> unseen = IntStream.range(20, 32)
                .mapToObj(seed -> ScenarioGenerator.generate(seed, OptionalInt.empty()))
                .map(made -> made.load().value().orElseThrow())
                .map(made -> new PositionSource(made.scenario().name(), GameStart.of(made.survey())))
                .toList();
        Fit fit = Fit.of(new PositionSampler(unseen, List.of(named("cadet"), named("colonel"))).play(8, 900_000, 2));
        double inUse = Fit.logLoss(fit.forecasts(), PositionForecast::inUse);
        double settled = Fit.logLoss(fit.forecasts(), PositionForecast::settled);
        double constant = Fit.logLoss(fit.forecasts(), PositionForecast::constant);
        String losses = "in use " + inUse + ", settled " + settled + ", constant " + constant;
        assertTrue(inUse < settled, losses);
        assertTrue(inUse < constant, losses);
    }

    @Test
    @DisplayName("positions and weights are the same on one thread and on three, and others with another seed")
    void threads() {
        PositionSampler sampler = sampler("training", "gaines-mill");
        List<SampledPosition> one = sampler.play(4, 5, 1);
        List<SampledPosition> three = sampler.play(4, 5, 3);
        assertEquals(one, three);
        assertEquals(Fit.of(one), Fit.of(three));
        assertNotEquals(one, sampler.play(4, 6, 2));
    }

    @Test
    @DisplayName("of each game there is one position a player-turn, from its first third to its last")
    void positions() {
        List<SampledPosition> positions = sampler("training").play(1, 1, 1);
        assertEquals(0, positions.get(0).third());
        assertEquals(2, positions.get(positions.size() - 1).third());
        for (int i = 0; i < positions.size(); i++) {
            double mover = positions.get(i).features().get(Evaluation.Feature.TO_MOVE.ordinal());
            double first = positions.get(0).features().get(Evaluation.Feature.TO_MOVE.ordinal());
            assertEquals(i % 2 == 0 ? first : -first, mover, "player-turn " + i);
        }
    }

    @Test
    @DisplayName("turns fall into thirds")
    void thirds() {
        assertEquals(
                List.of(0, 0, 1, 1, 2, 2),
                List.of(
                        SampledPosition.third(1, 6),
                        SampledPosition.third(2, 6),
                        SampledPosition.third(3, 6),
                        SampledPosition.third(4, 6),
                        SampledPosition.third(5, 6),
                        SampledPosition.third(6, 6)));
        assertEquals(2, SampledPosition.third(9, 6));
    }

    @Test
    @DisplayName("a scenario is foretold by weights that it had no part in")
    void folds() {
        List<SampledPosition> positions = new ArrayList<>();
        for (int game = 0; game < 40; game++) {
            double settled = game % 2 == 0 ? 1 : -1;
            positions.add(position("right", game, 0, settled, game % 2 == 0 ? 1 : 0));
            positions.add(position("wrong", 40 + game, 2, settled, game % 2 == 0 ? 0 : 1));
        }
        Fit fit = Fit.of(positions);
        assertEquals(80, fit.games());
        for (PositionForecast forecast : fit.forecasts()) {
            assertTrue(
                    Math.abs(forecast.fitted() - forecast.result()) > 0.8,
                    "each is foretold by the other, and so wrongly: " + forecast);
            assertEquals(0.5, forecast.constant());
        }
        assertEquals(40, fit.third(2).size());
        assertEquals(0, fit.weights().get(Evaluation.Feature.SETTLED.ordinal()), 1e-9);
    }

    @Test
    @DisplayName("a calibration sets what was predicted against what came true, bin by bin")
    void calibration() {
        List<Bin> bins = Fit.calibration(List.of(
                new PositionForecast(0, 1, 0.71, 0, 0, 0),
                new PositionForecast(0, 0, 0.75, 0, 0, 0),
                new PositionForecast(0, 0.5, 0.79, 0, 0, 0),
                new PositionForecast(0, 1, 1, 0, 0, 0)));
        assertEquals(Fit.BINS, bins.size());
        assertEquals(3, bins.get(7).count());
        assertEquals(0.75, bins.get(7).predicted(), 1e-12);
        assertEquals(0.5, bins.get(7).observed(), 1e-12);
        assertEquals(new Bin(1, 1, 1), bins.get(9));
        assertEquals(new Bin(0, 0, 0), bins.get(0));
    }

    @Test
    @DisplayName("one game is too little, and so is none")
    void tooLittle() {
        List<SampledPosition> game = List.of(position("a", 0, 0, 1, 1), position("a", 0, 1, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> Fit.of(game));
        assertThrows(IllegalArgumentException.class, () -> Fit.of(List.of()));
        List<PositionSource> none = List.of();
        List<Supplier<Commander>> cadets = List.of(named("cadet"));
        assertThrows(IllegalArgumentException.class, () -> new PositionSampler(none, cadets));
    }
}
