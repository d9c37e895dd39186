package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Sensitivity;
import org.roadtorichmond.balance.lab.VariantComparison;
import org.roadtorichmond.publish.page.PageChart;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;

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
        Table table = new Table(
                "How far the Union’s score moves, with 95 % intervals; chances corrected for their number (Holm)",
                "Change", "Score", "Interval", "Chance", "Proved");
        bars.forEach(bar -> table.row(
                bar.name(),
                Figures.points(bar.score().value()),
                bar.score().hasInterval() ? Figures.pointsInterval(bar.score()) : "",
                PValue.words(bar.comparison().score().corrected()),
                bar.comparison().score().isProved() ? "yes" : "no"));
        PageChart chart = new PageChart(
                PageChart.Kind.LYING,
                "How far the smallest changes move the Union’s score, with 95 % intervals",
                "",
                "score",
                true,
                false,
                bars.stream().map(Bar::name).toList(),
                List.of(new PageChart.Set(
                        "Union’s score",
                        List.of("union"),
                        each(bars, Estimate::value),
                        each(bars, Estimate::low),
                        each(bars, Estimate::high))));
        part.chart(chart, table);
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

    private static List<Double> each(List<Bar> bars, ToDoubleFunction<Estimate> what) {
        return bars.stream().map(bar -> what.applyAsDouble(bar.score())).toList();
    }

    private void left(Part part) {
        Table table = new Table(
                "Not confirmed: the largest move that the screening saw", "Change", "Games each", "Largest move");
        screening.all().stream()
                .filter(change -> !change.in())
                .limit(MOST_LEFT)
                .forEach(change ->
                        table.row(change.what(), Figures.number(change.games(), 0), Figures.points(change.move())));
        part.table(table);
    }
}
