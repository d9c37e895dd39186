package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import org.roadtorichmond.balance.lab.VariantFindings.RuleFindings;
import org.roadtorichmond.publish.page.PageChart;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;

/** What each rule about victory gives, and how much it matters. */
record RulesPart(ReportedVariant variant, RuleWords words) {

    void write(Part page) {
        Part part = page.part(variant.id("rules"), "Points by rule");
        int games = variant.found().size();
        Map<String, RuleFindings> rules = variant.found().rules();
        Table table = new Table(
                        "Points a game by the rule that gives them; a rule decides a game that would end otherwise without it",
                        "Rule",
                        "What it says",
                        "Union",
                        "Confederates",
                        "Scores in",
                        "Decides")
                .words(2);
        rules.forEach((rule, found) -> table.row(
                rule,
                words.of(rule),
                Figures.number(found.mean(Side.UNION, games)),
                Figures.number(found.mean(Side.CONFEDERATE, games)),
                Figures.percent((double) found.scored() / games),
                Figures.percent((double) found.decisive() / games)));
        if (table.isEmpty()) {
            part.say("No rule gave points.");
            return;
        }
        List<PageChart> charts = new ArrayList<>();
        for (Measure measure : Measure.values()) {
            List<String> paying = rules.keySet().stream()
                    .filter(rule -> Measure.of(rule) == measure)
                    .toList();
            if (!paying.isEmpty()) {
                String points = measure == Measure.VICTORY_POINTS ? "points" : Figures.word(measure);
                charts.add(chart(
                        points.substring(0, 1).toUpperCase(Locale.ROOT) + points.substring(1) + " a game by rule",
                        points + " a game",
                        false,
                        paying,
                        List.of(
                                new PageChart.Set("Union", "union", means(paying, Side.UNION)),
                                new PageChart.Set("Confederates", "confederate", means(paying, Side.CONFEDERATE)))));
            }
        }
        charts.add(chart(
                "Share of games in which a rule scores and decides",
                "share of games",
                true,
                List.copyOf(rules.keySet()),
                List.of(
                        new PageChart.Set("scores", "faint", share(RuleFindings::scored)),
                        new PageChart.Set("decides", "accent", share(RuleFindings::decisive)))));
        part.charts(charts, table);
    }

    private static PageChart chart(
            String title, String y, boolean percent, List<String> labels, List<PageChart.Set> sets) {
        return new PageChart(PageChart.Kind.LYING, title, "", y, percent, false, labels, sets);
    }

    private List<Double> means(List<String> paying, Side side) {
        return paying.stream()
                .map(rule -> Objects.requireNonNull(variant.found().rules().get(rule))
                        .mean(side, variant.found().size()))
                .toList();
    }

    private List<Double> share(ToIntFunction<RuleFindings> count) {
        return variant.found().rules().values().stream()
                .map(rule -> (double) count.applyAsInt(rule) / variant.found().size())
                .toList();
    }
}
