package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.balance.AnswerCost;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Adjusted;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Ladder;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantComparison.Difference;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.victory.account.Winner;

/** What an experiment shows in a few sentences: on top of the page, and of what is printed. */
public final class Verdict {
    private static final double HALF = 0.5;
    private static final double NARROW = 0.05;
    private static final int MOST_NAMED = 3;

    private Verdict() {}

    /**
     * What to know before anything is believed; which side is favoured in the first variant, by how much and how surely; and what the others
     * change; what decides games; and what it costs to know the score closely.
     *
     * @param findings what is found; there must be a game
     * @param seconds how long the games took that were played now, on all threads together; nothing where that is not to be said
     */
    public static List<String> of(Findings findings, Optional<Double> seconds) {
        List<ReportedVariant> variants = ReportedVariant.all(findings);
        List<String> sentences = new ArrayList<>(cautions(variants));
        if (Ladder.is(findings.experiment())) {
            sentences.add(rungs(variants));
            sentences.add(VariantComparison.ONE_SAMPLE);
            findings.cost(seconds).ifPresent(cost -> sentences.add(cost(findings, cost)));
            return sentences;
        }
        ReportedVariant first = variants.get(0);
        boolean several = variants.size() > 1;
        if (findings.experiment().rule() instanceof StopRule.Sprt test) {
            String games = Figures.count(first.found().size(), "game", "games");
            sentences.add(
                    (several ? "With " + first.name() + ": " : "") + test.sentence(first.found(), "the Union", games));
        }
        String favoured =
                favoured(first.found(), findings.endedBy(first.found()).isPresent());
        sentences.add(several ? "With " + first.name() + " " + favoured : capital(favoured));
        decides(first.found()).ifPresent(sentences::add);
        sentences.add(margin(first));
        if (several) {
            sentences.add(changed(variants));
            sentences.add(VariantComparison.ONE_SAMPLE);
        }
        findings.cost(seconds).ifPresent(cost -> sentences.add(cost(findings, cost)));
        return sentences;
    }

    static String capital(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private static String cost(Findings findings, AnswerCost cost) {
        int variants = (int) findings.variants().stream()
                .filter(variant -> variant.size() > 0)
                .count();
        return (variants == 1 ? "" : "For each of the " + variants + " variants: ") + cost.sentence();
    }

    /** With whom the scenario is even, with whom it favours a side, and with whom the games do not say. */
    private static String rungs(List<ReportedVariant> variants) {
        Map<String, List<String>> names = new LinkedHashMap<>();
        for (ReportedVariant variant : variants) {
            if (variant.found().size() > 0) {
                names.computeIfAbsent(edge(variant.score()), words -> new ArrayList<>())
                        .add(variant.name());
            }
        }
        return names.entrySet().stream()
                .map(edge -> edge.getKey() + " with " + String.join(", ", edge.getValue()))
                .collect(Collectors.joining("; ", "The scenario ", "."));
    }

    private static String edge(Estimate score) {
        return switch (Edge.of(score)) {
            case EVEN -> "is even";
            case UNION -> "favours the Union";
            case CONFEDERATE -> "favours the Confederates";
            case OPEN -> "needs more games before it can be called even or not";
        };
    }

    /** Whom games favour, by the interval of the score. */
    private enum Edge {
        EVEN,
        UNION,
        CONFEDERATE,
        OPEN;

        static Edge of(Estimate score) {
            if (!score.hasInterval()) {
                return OPEN;
            } else if (Math.max(score.high() - HALF, HALF - score.low()) <= NARROW) {
                return EVEN;
            }
            return score.low() > HALF ? UNION : score.high() < HALF ? CONFEDERATE : OPEN;
        }
    }

    private static List<String> cautions(List<ReportedVariant> variants) {
        List<String> all = new ArrayList<>();
        for (ReportedVariant variant : variants) {
            for (String caution : variant.found().cautions()) {
                all.add(variants.size() > 1 ? "With " + variant.name() + ": " + caution : caution);
            }
        }
        return all.stream().limit(MOST_NAMED).toList();
    }

    private static String favoured(VariantFindings found, boolean stopped) {
        return favoured(
                found.own().score(),
                found.own().won(Winner.A).count(),
                found.own().won(Winner.B).count(),
                found.own().won(Winner.NONE).count(),
                stopped);
    }

    /** Which side is favoured by the Union's score of games, or of campaigns, of which so many were won by each side and drawn. */
    static String favoured(Estimate union, int won, int lost, int drawn, boolean stopped) {
        boolean blue = won >= lost;
        String score = who(blue)
                + (blue ? " scores " : " score ")
                + score(
                        blue ? union : new Estimate(1 - union.value(), 1 - union.high(), 1 - union.low()),
                        (blue ? won : lost) + " won, " + (blue ? lost : won) + " lost, " + drawn + " drawn");
        if (stopped) {
            return score
                    + ", but the test ended the games for what they showed, so that this score is biased and its interval "
                    + "is no proof.";
        }
        return switch (Edge.of(union)) {
            case EVEN -> "the sides are balanced: " + score + ", and neither has an edge of more than 5 %.";
            case UNION -> "the Union is favoured, and this is proved: " + score + ".";
            case CONFEDERATE -> "the Confederates are favoured, and this is proved: " + score + ".";
            case OPEN -> "no side is proved to be favoured: " + score + ".";
        };
    }

    /** A share with what it is made of and its interval. */
    static String score(Estimate share, String made) {
        String interval = share.hasInterval() ? "95 % interval " + Figures.shareInterval(share) : "";
        return Figures.percent(share.value()) + inBrackets(made, interval);
    }

    /** What decides games, as far as they say it: the rule whose points do, the first die, and how many are won without points. */
    private static Optional<String> decides(VariantFindings found) {
        if (found.size() < AnswerCost.FEWEST) {
            return Optional.empty();
        }
        List<String> all = new ArrayList<>();
        found.rules().entrySet().stream()
                .filter(rule -> rule.getValue().decisive() > 0)
                .max(Comparator.comparingInt(rule -> rule.getValue().decisive()))
                .ifPresent(rule -> all.add("the points of rule " + rule.getKey() + " decide "
                        + Figures.percent((double) rule.getValue().decisive() / found.size()) + " of the games"));
        if (found.firstDie().chance() < 1) {
            all.add("the first die of combat explains "
                    + Figures.percent(found.firstDie().share()) + " of who wins ("
                    + PValue.clause(found.firstDie().chance()) + ")");
        }
        if (found.own().wonFromBehind() > 0) {
            all.add(Figures.count(found.own().wonFromBehind(), "game is", "games are")
                    + " won by a side that is not ahead in points");
        }
        return all.isEmpty() ? Optional.empty() : Optional.of(capital(String.join(", ", all)) + ".");
    }

    static String who(boolean union) {
        return union ? "the Union" : "the Confederates";
    }

    private static String margin(ReportedVariant first) {
        Adjusted leads = first.found().lead();
        Estimate lead = leads.estimate();
        if (first.found().size() < 2) {
            return "One game proves nothing; play more of them.";
        }
        boolean union = lead.value() >= 0;
        String ends = who(union) + (union ? " ends " : " end ") + Figures.number(Math.abs(lead.value())) + " "
                + first.measure() + " ahead";
        if (leads.raw().deviation() == 0) {
            return "All " + Figures.count(first.found().size(), "game", "games") + " have the same lead: " + ends + ".";
        } else if (leads.isAllLuck()) {
            return "The luck of the dice explains all of the lead’s spread; without it " + ends + ".";
        }
        return "On average " + ends + ", once the luck of the dice is taken out" + inBrackets(bounds(lead)) + ".";
    }

    /** The interval of a lead, counted for the side that has it; nothing where there is none. */
    private static String bounds(Estimate lead) {
        boolean union = lead.value() >= 0;
        double low = union ? lead.low() : -lead.high();
        double high = union ? lead.high() : -lead.low();
        return lead.hasInterval() ? Figures.number(low) + " to " + Figures.number(high) : "";
    }

    private static String inBrackets(String... known) {
        String all = Stream.of(known).filter(one -> !one.isEmpty()).collect(Collectors.joining(", "));
        return all.isEmpty() ? "" : " (" + all + ")";
    }

    private static String changed(List<ReportedVariant> variants) {
        List<ReportedVariant> compared = variants.stream()
                .filter(variant -> variant.comparison().isPresent())
                .sorted(Comparator.comparingDouble(
                        variant -> -Math.abs(score(variant).estimate().value())))
                .toList();
        if (compared.isEmpty()) {
            return "No other variant has games enough to be compared with it.";
        }
        List<ReportedVariant> proved =
                compared.stream().filter(variant -> score(variant).isProved()).toList();
        String others = Figures.count(compared.size(), "other variant", "other variants");
        if (proved.isEmpty()) {
            return compared.size() == 1
                    ? "The other variant is not proved to change who wins: " + described(compared.get(0)) + "."
                    : "Of " + others + " none is proved to change who wins; the largest difference: "
                            + described(compared.get(0)) + ".";
        }
        String named = proved.stream().limit(MOST_NAMED).map(Verdict::described).collect(Collectors.joining("; "));
        String all = compared.size() == 1 ? "The other variant is" : "All other variants are";
        String some = proved.size() + " of " + others + (proved.size() == 1 ? " is" : " are");
        return (proved.size() == compared.size() ? all : some) + " proved to change who wins: " + named
                + (proved.size() > MOST_NAMED ? "; and so on." : ".");
    }

    private static Difference score(ReportedVariant variant) {
        return variant.comparison().orElseThrow().score();
    }

    /** How the Union's score moves, and beside it the lead. */
    private static String described(ReportedVariant variant) {
        Estimate score = score(variant).estimate();
        String bounds = score.hasInterval() ? Figures.pointsInterval(score) : "";
        return variant.name() + " moves the Union’s score by " + Figures.points(score.value())
                + inBrackets(bounds, PValue.clause(score(variant).corrected())) + " and "
                + variant.comparison()
                        .orElseThrow()
                        .lead()
                        .map(lead -> described(variant, lead))
                        .orElse("pays points otherwise, so that leads are not compared");
    }

    private static String described(ReportedVariant variant, Difference lead) {
        double value = lead.estimate().value();
        return "the lead by " + Figures.number(Math.abs(value)) + " " + variant.measure() + " towards "
                + who(value >= 0) + inBrackets(bounds(lead.estimate()), PValue.clause(lead.corrected()));
    }
}
