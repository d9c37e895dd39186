package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantFindings;

/**
 * A variant of which there are games, as the page shows it.
 *
 * @param number its number in the experiment, from 1
 * @param name its name for people, never empty
 * @param variant the variant
 * @param found what its games show
 * @param comparison how it differs from the first, if it is another one and there are enough games
 */
record ReportedVariant(
        int number, String name, Variant variant, VariantFindings found, Optional<VariantComparison> comparison) {
    /** All variants of which there are games, in order. */
    static List<ReportedVariant> all(Findings findings) {
        List<Optional<VariantComparison>> comparisons = findings.comparisons();
        List<ReportedVariant> all = new ArrayList<>();
        for (int i = 0; i < findings.variants().size(); i++) {
            Variant variant = findings.experiment().variants().get(i);
            VariantFindings found = findings.variants().get(i);
            if (found.size() > 0) {
                String words = variant.words().toString();
                String name = words.isEmpty() ? variant.scenario().scenario().name() : words;
                all.add(new ReportedVariant(
                        i + 1, name, variant, found, i > 0 ? comparisons.get(i - 1) : Optional.empty()));
            }
        }
        return all;
    }

    /** An id in the page. */
    String id(String what) {
        return "v" + number + "-" + what;
    }

    /** What decides. */
    String measure() {
        return Figures.word(found.own().measure());
    }
}
