package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.roadtorichmond.balance.lab.VariantFindings.RuleFindings;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;

/** What each rule about victory gives, and how much it matters. */
record RulesPart(ReportedVariant variant, RuleWords words) {

    void write(Part page) {
        Part part = page.part(variant.id("rules"), "Points by rule");
        int games = variant.found().size();
        Set<Map.Entry<String, RuleFindings>> rules = variant.found().rules().entrySet();
        if (rules.isEmpty()) {
            part.say("No rule gave points.");
            return;
        }
        TableData<Map.Entry<String, RuleFindings>> table = new TableData<>(
                        "Points a game by the rule that gives them; a rule decides a game that would end otherwise without it",
                        rules)
                .words("Rule", Map.Entry::getKey)
                .words("What it says", rule -> words.of(rule.getKey()))
                .figure("Union", rule -> Figures.number(rule.getValue().mean(Side.UNION, games)))
                .figure("Confederates", rule -> Figures.number(rule.getValue().mean(Side.CONFEDERATE, games)))
                .figure("Scores in", rule -> variant.share(rule.getValue().scored()))
                .figure("Decides", rule -> variant.share(rule.getValue().decisive()));
        List<ChartData<?>> charts = new ArrayList<>();
        for (Measure measure : Measure.values()) {
            List<Map.Entry<String, RuleFindings>> paying = rules.stream()
                    .filter(rule -> Measure.of(rule.getKey()) == measure)
                    .toList();
            if (!paying.isEmpty()) {
                String points = measure == Measure.VICTORY_POINTS ? "points" : Figures.word(measure);
                String title = points.substring(0, 1).toUpperCase(Locale.ROOT) + points.substring(1);
                charts.add(new ChartData<>(ChartData.Kind.LYING, title + " a game by rule", paying, Map.Entry::getKey)
                        .axes("", points + " a game")
                        .set("Union", "union", rule -> rule.getValue().mean(Side.UNION, games))
                        .set(
                                "Confederates",
                                "confederate",
                                rule -> rule.getValue().mean(Side.CONFEDERATE, games)));
            }
        }
        charts.add(new ChartData<>(
                        ChartData.Kind.LYING,
                        "Share of games in which a rule scores and decides",
                        rules,
                        Map.Entry::getKey)
                .axes("", "share of games")
                .percent()
                .set("scores", "faint", rule -> (double) rule.getValue().scored() / games)
                .set("decides", "accent", rule -> (double) rule.getValue().decisive() / games));
        part.charts(charts, table);
    }
}
