package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Sensitivity;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantComparison;

/** How the smallest changes of a scenario affect who wins, for people and for programs. */
record SensitivityAnswer(Findings findings, Sensitivity.Screening screening) {
    private static final int WIDTH = 20;
    private static final double WHOLE = 100;

    /** All changes: confirmed ones with the shift of the Union's score in either direction, the others as screened. */
    JsonArray json() {
        Map<String, VariantComparison> comparisons = Sensitivity.comparisons(findings);
        JsonArray all = new JsonArray();
        for (Sensitivity.Screened change : screening.all()) {
            JsonObject one = new JsonObject();
            one.addProperty("what", change.what());
            one.addProperty("confirmed", change.in());
            one.addProperty("screenedGames", change.games());
            one.addProperty("screenedMove", change.move());
            JsonArray ways = new JsonArray();
            change.ways().forEach(way -> ways.add(json(way, Optional.ofNullable(comparisons.get(way.name())))));
            one.add("ways", ways);
            all.add(one);
        }
        return all;
    }

    private static JsonObject json(Variant way, Optional<VariantComparison> compared) {
        JsonObject one = new JsonObject();
        one.addProperty("variant", way.name());
        compared.map(VariantComparison::score).ifPresent(score -> {
            Estimate moved = score.estimate();
            one.addProperty("score", moved.value());
            one.addProperty("low", moved.hasInterval() ? moved.low() : null);
            one.addProperty("high", moved.hasInterval() ? moved.high() : null);
            one.addProperty("p", score.chance());
            one.addProperty("pCorrected", score.corrected());
            one.addProperty("differs", score.isProved());
        });
        return one;
    }

    /** A tornado chart in text: the shift of the Union's score in either direction, the largest change first. */
    List<String> text() {
        Map<String, VariantComparison> comparisons = Sensitivity.comparisons(findings);
        List<String> text = new ArrayList<>();
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
                .ifPresent(largest -> text.add(String.format(
                        Locale.ROOT,
                        "%d further changes were screened out; the largest move among them: %.1f in %d games (%s)",
                        left,
                        WHOLE * largest.move(),
                        largest.games(),
                        largest.what())));
        return text;
    }

    private static String row(Variant way, VariantComparison comparison) {
        Estimate moved = comparison.score().estimate();
        int length = (int) Math.min(WIDTH, Math.round(Math.abs(moved.value()) * WIDTH * 2));
        String bar = (moved.value() < 0 ? "-" : "+").repeat(length);
        String interval = moved.hasInterval()
                ? String.format(Locale.ROOT, " (%+.1f to %+.1f)", WHOLE * moved.low(), WHOLE * moved.high())
                : "";
        return String.format(
                        Locale.ROOT,
                        "  %-24s %+6.1f%s, p %s%s  %s",
                        way.name(),
                        WHOLE * moved.value(),
                        interval,
                        PValue.words(comparison.score().corrected()),
                        comparison.score().isProved() ? " *" : "",
                        bar)
                .stripTrailing();
    }
}
