package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Adjusted;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Ladder;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantComparison.Difference;
import org.roadtorichmond.balance.lab.VariantFindings.SystemFindings;
import org.roadtorichmond.publish.page.PageChart;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Winner;

/** Who wins how often and by how much, variant by variant. */
record BalancePart(Findings findings, List<ReportedVariant> variants) {
    private static final double[] QUANTILES = {0.1, 0.25, 0.5, 0.75, 0.9};

    private static final int MOST_CHARTED = 50;

    /** Writes all of it. */
    void write(Part page) {
        wins(page.part("wins", "Who wins"));
        decides(page.part("lead", "By how much"));
        if (Ladder.is(findings.experiment())) {
            new LadderPart(variants).write(page);
        } else if (variants.size() > 1) {
            compared(page.part("compared", "What the variants change"));
        }
    }

    private void wins(Part part) {
        if (findings.experiment().rule() instanceof StopRule.Sprt test) {
            settled(part, test);
        }
        Table table = new Table(
                        "Games won, and the Union’s score: its wins and half of the draws, with the interval in which the true one "
                                + "lies with 95 % confidence",
                        "Variant",
                        "System",
                        "Games",
                        "Union won",
                        "Confederates won",
                        "Draws",
                        "Union’s score",
                        "Interval")
                .words(2);
        for (ReportedVariant variant : variants) {
            for (VictorySystem system : findings.experiment().systems(variant.variant())) {
                SystemFindings judged = variant.found().under(system);
                table.row(
                        variant.name(),
                        system.title().toString(),
                        Figures.number(variant.found().size(), 0),
                        Figures.number(judged.won(Winner.A).count(), 0),
                        Figures.number(judged.won(Winner.B).count(), 0),
                        Figures.number(judged.won(Winner.NONE).count(), 0),
                        Figures.percent(judged.score().value()),
                        Figures.shareInterval(judged.score()));
            }
        }
        String which = variants.size() > MOST_CHARTED ? ", the first " + MOST_CHARTED + " variants" : "";
        PageChart chart = new PageChart(
                PageChart.Kind.LYING,
                "The Union’s score, with 95 % intervals" + which,
                "",
                "score",
                true,
                false,
                charted().map(ReportedVariant::name).toList(),
                List.of(new PageChart.Set(
                        "Union’s score",
                        List.of("union"),
                        scores(Estimate::value),
                        scores(Estimate::low),
                        scores(Estimate::high))));
        part.charts(List.of(chart), table);
    }

    private void settled(Part part, StopRule.Sprt test) {
        Table settled =
                new Table("What the test settled", "Variant", "Games", "The Union scores", "Log ratio", "Bound");
        variants.forEach(variant -> settled.row(
                variant.name(),
                Figures.number(variant.found().size(), 0),
                test.words(variant.found()),
                Figures.number(test.logRatio(variant.found()), 2),
                Figures.number(StopRule.Sprt.BOUND, 2)));
        part.table(settled);
        if (variants.stream()
                .anyMatch(variant -> findings.endedBy(variant.found()).isPresent())) {
            part.say(
                    "The intervals below are those of a number of games that was fixed before: of games that a test has ended "
                            + "they are too narrow and prove nothing.");
        }
    }

    private Stream<ReportedVariant> charted() {
        return variants.stream().limit(MOST_CHARTED);
    }

    private List<Double> scores(ToDoubleFunction<Estimate> what) {
        return charted()
                .map(variant -> what.applyAsDouble(variant.found().own().score()))
                .toList();
    }

    private void decides(Part part) {
        part.say(
                "The lead is what the Union has more than the Confederates of points, at the end of the game. Without luck: "
                        + "each attack’s die counts as the mean of its six faces, which moves no mean in the long run but narrows its interval, "
                        + "as if more games had been played.");
        Table means = new Table(
                        "What decides: mean of each side, and the Union’s lead with 95 % intervals",
                        "Variant",
                        "What decides",
                        "Union",
                        "Confederates",
                        "Lead",
                        "Interval",
                        "Lead without luck",
                        "Interval",
                        "As if of")
                .words(2);
        Table spread = new Table(
                "The Union’s lead in the end: so many of the games have no more",
                "Variant",
                "10 %",
                "25 %",
                "half",
                "75 %",
                "90 %",
                "Deviation");
        for (ReportedVariant variant : variants) {
            SystemFindings own = variant.found().own();
            Adjusted lead = variant.found().lead();
            means.row(
                    variant.name(),
                    variant.measure(),
                    Figures.number(own.points(Side.UNION).mean()),
                    Figures.number(own.points(Side.CONFEDERATE).mean()),
                    Figures.signed(lead.raw().mean()),
                    Figures.interval(lead.raw().estimate()),
                    Figures.signed(lead.estimate().value()),
                    Figures.interval(lead.estimate()),
                    Figures.number(lead.gain()) + " × the games");
            List<String> cells = new ArrayList<>(List.of(variant.name()));
            for (double share : QUANTILES) {
                cells.add(Figures.signed(variant.found().leads().quantile(share)));
            }
            cells.add(Figures.number(lead.raw().deviation()));
            spread.row(cells);
        }
        part.table(means).table(spread);
    }

    private void compared(Part part) {
        part.say(
                "Each variant against the first, game by game with the same dice. Who wins (the score: 1 for a game won, ½ for a draw) and "
                        + "by how much (the lead) are tested apart. The chance is how likely a difference that large is where nothing differs, "
                        + "corrected for the number of comparisons (Holm); below 0.05 it counts as proved. "
                        + VariantComparison.ONE_SAMPLE);
        part.table(table(
                "Who wins: differences of the Union’s score from the first variant, with 95 % intervals",
                variant -> variant.comparison()
                        .map(comparison -> row(
                                variant,
                                comparison.score(),
                                Figures.points(comparison.score().estimate().value()),
                                Figures.pointsInterval(comparison.score().estimate())))));
        part.table(table(
                "By how much: differences of the Union’s lead from the first variant, with 95 % intervals",
                variant -> variant.comparison()
                        .flatMap(VariantComparison::lead)
                        .map(lead -> row(
                                variant,
                                lead,
                                Figures.signed(lead.estimate().value()),
                                Figures.interval(lead.estimate())))));
        if (variants.stream().allMatch(variant -> variant.comparison().isEmpty())) {
            part.say("There are too few games for a comparison.");
        }
        if (variants.stream()
                .anyMatch(variant -> variant.comparison()
                        .filter(comparison -> comparison.lead().isEmpty())
                        .isPresent())) {
            part.say(
                    "Variants that pay points otherwise than the first are left out of the table of leads: their points are others.");
        }
    }

    private Table table(String caption, Function<ReportedVariant, Optional<List<String>>> row) {
        Table table = new Table(caption, "Variant", "Difference", "Interval", "Chance", "Corrected", "Proved");
        variants.forEach(variant -> row.apply(variant).ifPresent(table::row));
        return table;
    }

    private static List<String> row(ReportedVariant variant, Difference difference, String value, String interval) {
        return List.of(
                variant.name(),
                value,
                interval,
                PValue.words(difference.chance()),
                PValue.words(difference.corrected()),
                difference.isProved() ? "yes" : "no");
    }
}
