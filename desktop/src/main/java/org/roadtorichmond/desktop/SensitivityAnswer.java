package org.roadtorichmond.desktop;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Sensitivity;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.words.Signs;

/** How the smallest changes of a scenario affect who wins, for people and for programs. */
record SensitivityAnswer(Findings findings, Sensitivity.Screening screening) {
    private static final int WIDTH = 20;
    private static final double WHOLE = 100;

    /** All changes: confirmed ones with the shift of the Union's score in either direction, the others as screened. */
    Node json() {
        Map<String, VariantComparison> comparisons = Sensitivity.comparisons(findings);
        return Json.list(
                screening.all(),
                change -> Json.object()
                        .put("what", change.what())
                        .put("confirmed", change.in())
                        .put("screenedGames", change.games())
                        .put("screenedMove", change.move())
                        .put(
                                "ways",
                                Json.list(
                                        change.ways(),
                                        way -> json(way, Optional.ofNullable(comparisons.get(way.name()))))));
    }

    private static Json json(Variant way, Optional<VariantComparison> compared) {
        Json json = Json.object()
                .put("variant", way.name())
                .put("words", way.words().toString());
        compared.map(VariantComparison::score).ifPresent(score -> {
            Estimate moved = score.estimate();
            json.put("score", moved.value())
                    .put("low", moved.hasInterval() ? moved.low() : null)
                    .put("high", moved.hasInterval() ? moved.high() : null)
                    .put("p", score.chance())
                    .put("pCorrected", score.corrected())
                    .put("differs", score.isProved());
        });
        return json;
    }

    /** A tornado chart in text: the shift of the Union's score in either direction, the largest change first. */
    List<String> text() {
        Map<String, VariantComparison> comparisons = Sensitivity.comparisons(findings);
        Lines text = new Lines();
        text.add("");
        text.add("how far the smallest changes move the Union's score (in 100):");
        for (Sensitivity.Screened change : screening.confirmed()) {
            text.add(change.what());
            for (Variant way : change.ways()) {
                Optional.ofNullable(comparisons.get(way.name()))
                        .ifPresent(comparison -> text.add(row(way, comparison)));
            }
        }
        int left = screening.all().size() - screening.confirmed().size();
        screening
                .largestLeft()
                .ifPresent(largest -> text.add(
                        "%d further changes were screened out; the largest move among them: %.1f in %d games (%s)",
                        left, WHOLE * largest.move(), largest.games(), largest.what()));
        return text.toList();
    }

    private static String row(Variant way, VariantComparison comparison) {
        Estimate moved = comparison.score().estimate();
        int length = (int) Math.min(WIDTH, Math.round(Math.abs(moved.value()) * WIDTH * 2));
        String bar = (moved.value() < 0 ? "-" : "+").repeat(length);
        return Tables.format(
                        "  %-24s %6s%s, p %s%s  %s",
                        way.words(),
                        points(moved.value()),
                        Tables.bounds(moved, SensitivityAnswer::points),
                        PValue.words(comparison.score().corrected()),
                        comparison.score().isProved() ? " *" : "",
                        bar)
                .stripTrailing();
    }

    private static String points(double share) {
        return Signs.signed(WHOLE * share, 1);
    }
}
