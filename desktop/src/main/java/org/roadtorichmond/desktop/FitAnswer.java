package org.roadtorichmond.desktop;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.balance.fit.Bin;
import org.roadtorichmond.balance.fit.Fit;
import org.roadtorichmond.balance.fit.PositionForecast;
import org.roadtorichmond.balance.fit.SampledPosition;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.words.Signs;

/**
 * The result of a fit, for people and for programs.
 *
 * @param fit the fit
 * @param seed the first seed
 */
record FitAnswer(Fit fit, long seed) {

    Answer answer() {
        return new Answer(json(), text());
    }

    private Json json() {
        Json weights = Json.object();
        for (Evaluation.Feature feature : Evaluation.Feature.values()) {
            weights.put(word(feature), fit.weights().get(feature.ordinal()));
        }
        return Json.object()
                .put("seed", seed)
                .put("games", fit.games())
                .put("positions", fit.forecasts().size())
                .put("weights", weights)
                .put("all", json(fit.forecasts()))
                .put(
                        "thirds",
                        IntStream.range(0, SampledPosition.THIRDS)
                                .mapToObj(third -> json(fit.third(third)))
                                .toList());
    }

    private static Json json(List<PositionForecast> forecasts) {
        return Json.object()
                .put("positions", forecasts.size())
                .put(
                        "logLoss",
                        Json.object()
                                .put("fitted", Fit.logLoss(forecasts, PositionForecast::fitted))
                                .put("inUse", Fit.logLoss(forecasts, PositionForecast::inUse))
                                .put("settled", Fit.logLoss(forecasts, PositionForecast::settled))
                                .put("constant", Fit.logLoss(forecasts, PositionForecast::constant)))
                .put(
                        "calibration",
                        Json.list(
                                Fit.calibration(forecasts),
                                bin -> Json.object()
                                        .put("positions", bin.count())
                                        .put("predicted", bin.predicted())
                                        .put("observed", bin.observed())));
    }

    private List<String> text() {
        Lines text = new Lines();
        text.add(fit.forecasts().size() + " positions of " + fit.games() + " games from seed " + seed);
        text.add("");
        for (Evaluation.Feature feature : Evaluation.Feature.values()) {
            text.add("%-18s %7s", word(feature), Signs.plain(fit.weights().get(feature.ordinal()), 3));
        }
        text.add("");
        text.add("%-18s %9s %7s %7s %7s %8s", "log loss", "positions", "fitted", "in use", "settled", "constant");
        for (int third = 0; third < SampledPosition.THIRDS; third++) {
            text.add(losses(name(third), fit.third(third)));
        }
        text.add(losses("all turns", fit.forecasts()));
        text.add("");
        StringBuilder heading = new StringBuilder(Tables.format("%-9s", "chance"));
        for (int third = 0; third < SampledPosition.THIRDS; third++) {
            heading.append(Tables.format("   %-24s", name(third)));
        }
        text.add(heading.toString().stripTrailing());
        text.add(Tables.format("%-9s", "") + "   count predicted observed".repeat(SampledPosition.THIRDS));
        for (int bin = 0; bin < Fit.BINS; bin++) {
            text.add(bin(bin));
        }
        return text.toList();
    }

    private String bin(int number) {
        int width = 100 / Fit.BINS;
        StringBuilder row = new StringBuilder(Tables.format("%2d - %3d%%", number * width, (number + 1) * width));
        for (int third = 0; third < SampledPosition.THIRDS; third++) {
            Bin bin = Fit.calibration(fit.third(third)).get(number);
            row.append(
                    bin.count() == 0
                            ? Tables.format("   %5d %9s %8s", 0, "-", "-")
                            : Tables.format(
                                    "   %5d %8.1f%% %7.1f%%",
                                    bin.count(), 100 * bin.predicted(), 100 * bin.observed()));
        }
        return row.toString();
    }

    private static String losses(String name, List<PositionForecast> forecasts) {
        return Tables.format(
                "%-18s %9d %7.3f %7.3f %7.3f %8.3f",
                name,
                forecasts.size(),
                Fit.logLoss(forecasts, PositionForecast::fitted),
                Fit.logLoss(forecasts, PositionForecast::inUse),
                Fit.logLoss(forecasts, PositionForecast::settled),
                Fit.logLoss(forecasts, PositionForecast::constant));
    }

    private static String name(int third) {
        return List.of("first third", "second third", "last third").get(third);
    }

    private static String word(Evaluation.Feature feature) {
        return feature.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
