package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Sensitivity;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;

/** What the smallest changes of a scenario do to who wins, the largest first: a tornado. */
record SensitivityPart(Findings findings, Sensitivity.Screening screening) {
    private static final int MOST_LEFT = 20;

    /** A confirmed change in one direction. */
    private record Bar(String name, VariantComparison comparison) {
        Estimate score() {
            return comparison.score().estimate();
        }
    }

    void write(Part page) {
        Part part = page.part("sensitivity", "What the smallest changes do");
        part.say("Each unit was made a strength point weaker and stronger, each arrival a turn earlier and later. All "
                + Figures.count(screening.all().size(), "change", "changes")
                + " played a few games with common seeds; the "
                + screening.confirmed().size() + " that moved the score most were confirmed with fresh seeds.");
        List<Bar> bars = bars();
        TableData<Bar> table = new TableData<>(
                        "How far the Union’s score moves, with 95 % intervals; chances corrected for their number (Holm)",
                        bars)
                .words("Change", Bar::name)
                .figure("Score", bar -> Figures.points(bar.score().value()))
                .figure("Interval", bar -> bar.score().hasInterval() ? Figures.pointsInterval(bar.score()) : "")
                .figure("Chance", bar -> PValue.words(bar.comparison().score().corrected()))
                .figure("Proved", bar -> bar.comparison().score().isProved() ? "yes" : "no");
        part.chart(
                new ChartData<>(
                                ChartData.Kind.LYING,
                                "How far the smallest changes move the Union’s score, with 95 % intervals",
                                bars,
                                Bar::name)
                        .axes("", "score")
                        .percent()
                        .set(
                                "Union’s score",
                                "union",
                                bar -> bar.score().value(),
                                bar -> bar.score().low(),
                                bar -> bar.score().high()),
                table);
        left(part);
    }

    private List<Bar> bars() {
        Map<String, VariantComparison> comparisons = Sensitivity.comparisons(findings);
        List<Bar> bars = new ArrayList<>();
        for (Sensitivity.Screened change : screening.confirmed()) {
            change.ways()
                    .forEach(way -> Optional.ofNullable(comparisons.get(way.name()))
                            .ifPresent(
                                    comparison -> bars.add(new Bar(way.words().toString(), comparison))));
        }
        bars.sort(Comparator.comparingDouble(bar -> -Math.abs(bar.score().value())));
        return bars;
    }

    private void left(Part part) {
        List<Sensitivity.Screened> left = screening.all().stream()
                .filter(change -> !change.in())
                .limit(MOST_LEFT)
                .toList();
        part.table(new TableData<>("Not confirmed: the largest move that the screening saw", left)
                .words("Change", Sensitivity.Screened::what)
                .figure("Games each", change -> Figures.whole(change.games()))
                .figure("Largest move", change -> Figures.points(change.move())));
    }
}
