package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Ladder;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.balance.lab.VariantComparison.Difference;
import org.roadtorichmond.balance.lab.VariantFindings.SystemFindings;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Winner;

/** Who wins how often and by how much, variant by variant. */
record BalancePart(Findings findings, List<ReportedVariant> variants) {
    private static final double HALF = 0.5;
    private static final int WHOLE = 100;

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
        String which = variants.size() > MOST_CHARTED ? ", the first " + MOST_CHARTED + " variants" : "";
        List<ReportedVariant> charted = variants.stream().limit(MOST_CHARTED).toList();
        ChartData<ReportedVariant> chart = new ChartData<>(
                        ChartData.Kind.LYING,
                        "The Union’s score, with 95 % intervals" + which,
                        charted,
                        ReportedVariant::name)
                .axes("", "score")
                .percent()
                .set(
                        "Union’s score",
                        "union",
                        variant -> variant.score().value(),
                        variant -> variant.score().low(),
                        variant -> variant.score().high());
        part.charts(List.of(chart), won());
    }

    /** A variant as it is judged by a system. */
    private record Judged(ReportedVariant variant, VictorySystem system) {
        String won(Winner winner) {
            return Figures.whole(found().won(winner).count());
        }

        Estimate score() {
            return found().score();
        }

        private SystemFindings found() {
            return variant.found().under(system);
        }
    }

    private TableData<Judged> won() {
        List<Judged> all = new ArrayList<>();
        for (ReportedVariant variant : variants) {
            findings.experiment().systems(variant.variant()).forEach(system -> all.add(new Judged(variant, system)));
        }
        return new TableData<>(
                        "Games won, and the Union’s score: its wins and half of the draws, with the interval in which the true one "
                                + "lies with 95 % confidence",
                        all)
                .words("Variant", judged -> judged.variant().name())
                .words("System", judged -> judged.system().title())
                .figure("Games", judged -> Figures.whole(judged.variant().games()))
                .figure("Union won", judged -> judged.won(Winner.A))
                .figure("Confederates won", judged -> judged.won(Winner.B))
                .figure("Draws", judged -> judged.won(Winner.NONE))
                .figure(
                        "Union’s score",
                        judged -> Figures.percent(judged.score().value()))
                .figure("Interval", judged -> Figures.shareInterval(judged.score()));
    }

    private void settled(Part part, StopRule.Sprt test) {
        part.table(new TableData<>("What the test settled", variants)
                .words("Variant", ReportedVariant::name)
                .figure("Games", variant -> Figures.whole(variant.games()))
                .figure("The Union scores", variant -> test.words(variant.found()))
                .figure("Log ratio", variant -> Figures.number(test.logRatio(variant.found()), 2))
                .figure("Bound", variant -> Figures.number(StopRule.Sprt.BOUND, 2)));
        if (variants.stream()
                .anyMatch(variant -> findings.endedBy(variant.found()).isPresent())) {
            part.say(
                    "The intervals below are those of a number of games that was fixed before: of games that a test has ended "
                            + "they are too narrow and prove nothing.");
        }
    }

    private void decides(Part part) {
        part.say(
                "The lead is what the Union has more than the Confederates of points, at the end of the game. Without luck: "
                        + "each attack’s die counts as the mean of its six faces, which moves no mean in the long run but narrows its interval, "
                        + "as if more games had been played.");
        part.table(new TableData<>(
                        "What decides: mean of each side, and the Union’s lead with 95 % intervals", variants)
                .words("Variant", ReportedVariant::name)
                .words("What decides", ReportedVariant::measure)
                .figure("Union", variant -> mean(variant, Side.UNION))
                .figure("Confederates", variant -> mean(variant, Side.CONFEDERATE))
                .figure("Lead", variant -> Figures.signed(variant.lead().raw().mean()))
                .figure(
                        "Interval",
                        variant -> Figures.interval(variant.lead().raw().estimate()))
                .figure(
                        "Lead without luck",
                        variant -> Figures.signed(variant.lead().estimate().value()))
                .figure("Interval", variant -> Figures.interval(variant.lead().estimate()))
                .figure("As if of", variant -> Figures.number(variant.lead().gain()) + " × the games"));
        part.table(new TableData<>("The Union’s lead in the end: so many of the games have no more", variants)
                .words("Variant", ReportedVariant::name)
                .figures(
                        List.of(0.1, 0.25, 0.5, 0.75, 0.9),
                        share -> share == HALF ? "half" : Math.round(WHOLE * share) + " %",
                        (variant, share) ->
                                Figures.signed(variant.found().leads().quantile(share)))
                .figure(
                        "Deviation",
                        variant -> Figures.number(variant.lead().raw().deviation())));
    }

    private static String mean(ReportedVariant variant, Side side) {
        return Figures.mean(variant.found().own().points(side));
    }

    private void compared(Part part) {
        part.say(
                "Each variant against the first, game by game with the same dice. Who wins (the score: 1 for a game won, ½ for a draw) and "
                        + "by how much (the lead) are tested apart. The chance is how likely a difference that large is where nothing differs, "
                        + "corrected for the number of comparisons (Holm); below 0.05 it counts as proved. "
                        + VariantComparison.ONE_SAMPLE);
        part.table(differences(
                "Who wins: differences of the Union’s score from the first variant, with 95 % intervals",
                comparison -> Optional.of(comparison.score()),
                score -> Figures.points(score.value()),
                Figures::pointsInterval));
        part.table(differences(
                "By how much: differences of the Union’s lead from the first variant, with 95 % intervals",
                VariantComparison::lead, lead -> Figures.signed(lead.value()), Figures::interval));
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

    /** How a variant differs from the first. */
    private record Differing(String name, Difference difference) {}

    private TableData<Differing> differences(
            String caption,
            Function<VariantComparison, Optional<Difference>> what,
            Function<Estimate, String> value,
            Function<Estimate, String> interval) {
        List<Differing> all = new ArrayList<>();
        variants.forEach(variant -> variant.comparison()
                .flatMap(what)
                .ifPresent(difference -> all.add(new Differing(variant.name(), difference))));
        return new TableData<>(caption, all)
                .words("Variant", Differing::name)
                .figure("Difference", row -> value.apply(row.difference().estimate()))
                .figure("Interval", row -> interval.apply(row.difference().estimate()))
                .figure("Chance", row -> PValue.words(row.difference().chance()))
                .figure("Corrected", row -> PValue.words(row.difference().corrected()))
                .figure("Proved", row -> row.difference().isProved() ? "yes" : "no");
    }
}
