package org.roadtorichmond.publish.report;

import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.roadtorichmond.balance.lab.VariantFindings.RuleFindings;
import org.roadtorichmond.publish.page.PageChart;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;
import org.roadtorichmond.unit.Side;

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
        PageChart points = chart(
                "Points a game by rule",
                "points a game",
                false,
                List.of(
                        new PageChart.Set("Union", "union", means(Side.UNION)),
                        new PageChart.Set("Confederates", "confederate", means(Side.CONFEDERATE))));
        PageChart weight = chart(
                "Share of games in which a rule scores and decides",
                "share of games",
                true,
                List.of(
                        new PageChart.Set("scores", "faint", share(RuleFindings::scored)),
                        new PageChart.Set("decides", "accent", share(RuleFindings::decisive))));
        part.charts(List.of(points, weight), table);
    }

    private PageChart chart(String title, String y, boolean percent, List<PageChart.Set> sets) {
        List<String> labels = List.copyOf(variant.found().rules().keySet());
        return new PageChart(PageChart.Kind.LYING, title, "", y, percent, false, labels, sets);
    }

    private List<Double> means(Side side) {
        return variant.found().rules().values().stream()
                .map(rule -> rule.mean(side, variant.found().size()))
                .toList();
    }

    private List<Double> share(ToIntFunction<RuleFindings> count) {
        return variant.found().rules().values().stream()
                .map(rule -> (double) count.applyAsInt(rule) / variant.found().size())
                .toList();
    }
}
