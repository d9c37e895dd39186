package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.lab.Comparison;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.victory.Winner;

/** What an experiment shows in a sentence or two. */
final class Verdict {
    private static final double HALF = 0.5;
    private static final double NARROW = 0.05;
    private static final int MOST_NAMED = 3;

    private Verdict() {}

    /** Who is favoured in the first variant, by how much and how surely; and what the others change. */
    static List<String> of(List<Reported> variants) {
        List<String> sentences = new ArrayList<>();
        Reported first = variants.get(0);
        String favoured = favoured(first.found());
        sentences.add(
                variants.size() > 1
                        ? "With " + first.name() + " " + favoured
                        : Character.toUpperCase(favoured.charAt(0)) + favoured.substring(1));
        sentences.add(margin(first));
        if (variants.size() > 1) {
            sentences.add(changed(variants));
        }
        return sentences;
    }

    private static String favoured(VariantFindings found) {
        Proportion union = found.own().won(Winner.A);
        Proportion confederate = found.own().won(Winner.B);
        int decided = union.count() + confederate.count();
        String games = Figures.count(found.size(), "game", "games");
        if (decided == 0) {
            return found.size() == 1 ? "the only game was drawn." : "all " + games + " were drawn.";
        }
        boolean even = union.count() == confederate.count();
        boolean blue = union.count() > confederate.count();
        Proportion better = blue ? union : confederate;
        Proportion ofDecided = new Proportion(better.count(), decided);
        String share = better.count() + " of " + games + " (" + Figures.percent(better.share())
                + "; the true share lies between " + Figures.number(100 * better.low()) + " and "
                + Figures.percent(better.high()) + ")";
        if (Math.max(ofDecided.high() - HALF, HALF - ofDecided.low()) <= NARROW) {
            return "the sides are balanced: " + who(blue) + " won " + share
                    + ", and neither has an edge of more than 5 %.";
        } else if (even) {
            return "each side won " + share + ": none is shown to be favoured.";
        } else if (ofDecided.low() > HALF) {
            return (blue ? "the Union is" : "the Confederates are") + " favoured, and this is proved: "
                    + (blue ? "it" : "they") + " won " + share + ".";
        }
        return "no side is proved to be favoured: " + who(blue) + " won " + share + ".";
    }

    private static String who(boolean union) {
        return union ? "the Union" : "the Confederates";
    }

    private static String margin(Reported first) {
        Estimate lead = first.found().lead().estimate();
        if (first.found().size() < 2) {
            return "One game proves nothing; play more of them.";
        }
        boolean union = lead.value() >= 0;
        double low = union ? lead.low() : -lead.high();
        double high = union ? lead.high() : -lead.low();
        return "On average " + who(union) + (union ? " ends " : " end ") + Figures.number(Math.abs(lead.value())) + " "
                + first.measure() + " ahead, once the luck of the dice is taken out (" + Figures.number(low) + " to "
                + Figures.number(high) + ").";
    }

    private static String changed(List<Reported> variants) {
        List<Reported> compared = variants.stream()
                .filter(variant -> variant.comparison().isPresent())
                .sorted(Comparator.comparingDouble(
                        variant -> -Math.abs(change(variant).value())))
                .toList();
        if (compared.isEmpty()) {
            return "No other variant has games enough to be compared with it.";
        }
        List<Reported> proved = compared.stream()
                .filter(variant -> variant.comparison().map(Comparison::differs).orElse(false))
                .toList();
        if (proved.isEmpty()) {
            return compared.size() == 1
                    ? "The other variant is not proved to differ: " + described(compared.get(0)) + "."
                    : "Of " + Figures.count(compared.size(), "other variant", "other variants")
                            + " none is proved to differ from it; the largest difference: " + described(compared.get(0))
                            + ".";
        }
        List<String> named =
                proved.stream().limit(MOST_NAMED).map(Verdict::described).toList();
        String all = proved.size() == compared.size()
                ? (compared.size() == 1 ? "The other variant is" : "All other variants are") + " proved to differ: "
                : proved.size() + " of " + Figures.count(compared.size(), "other variant", "other variants")
                        + (proved.size() == 1 ? " is" : " are") + " proved to differ: ";
        return all + String.join("; ", named) + (proved.size() > MOST_NAMED ? "; and so on." : ".");
    }

    private static Estimate change(Reported variant) {
        return variant.comparison().orElseThrow().lead();
    }

    private static String described(Reported variant) {
        Estimate lead = change(variant);
        boolean union = lead.value() >= 0;
        double low = union ? lead.low() : -lead.high();
        double high = union ? lead.high() : -lead.low();
        return variant.name() + " shifts the lead by " + Figures.number(Math.abs(lead.value())) + " "
                + variant.measure() + " towards " + who(union) + " (" + Figures.number(low) + " to "
                + Figures.number(high)
                + ", " + Figures.p(variant.comparison().orElseThrow().corrected()) + ")";
    }
}
