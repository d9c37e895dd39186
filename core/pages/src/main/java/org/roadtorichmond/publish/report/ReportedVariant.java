package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.lab.Adjusted;
import org.roadtorichmond.balance.lab.ExplainedVariance;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.GameEndings;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.victory.account.Winner;

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

    /** How many games there are. */
    int games() {
        return found.size();
    }

    /** How many games somebody won, or neither, under the scenario's own system. */
    int won(Winner winner) {
        return found.own().won(winner).count();
    }

    /** The Union's score under the scenario's own system. */
    Estimate score() {
        return found.own().score();
    }

    /** By how much the Union was ahead in the end. */
    Adjusted lead() {
        return found.lead();
    }

    /** Why and when games ended. */
    GameEndings ends() {
        return found.ends();
    }

    /** What the first die of combat explains of who wins. */
    ExplainedVariance firstDie() {
        return found.firstDie();
    }

    /** A number of games as a share of all. */
    String share(int games) {
        return Figures.percent((double) games / found.size());
    }
}
