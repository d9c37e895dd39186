package org.roadtorichmond.publish.story;

import java.util.List;
import org.roadtorichmond.balance.FormationLoss;
import org.roadtorichmond.publish.page.PageChart;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;

/** What each formation lost. */
record LossesPart(StoryData data, Texts texts) {

    void write(Part page, String prefix) {
        Part part = page.part(prefix + "losses", texts.get("story.lost"));
        for (Side side : Side.values()) {
            List<FormationLoss> formations = data
                    .history()
                    .formations(data.scenario().units())
                    .stream()
                    .filter(formation -> formation.side() == side && formation.printed() > 0)
                    .toList();
            int printed = formations.stream().mapToInt(FormationLoss::printed).sum();
            String caption = texts.get(
                    "report.lost",
                    StoryPhrases.side(texts, side),
                    data.history().lost(side),
                    printed);
            Table table = new Table(
                    caption, texts.get("story.formation"), texts.get("story.printed"), texts.get("story.lost.points"));
            formations.forEach(formation -> table.row(
                    name(formation), Integer.toString(formation.printed()), Integer.toString(formation.lost())));
            PageChart chart = new PageChart(
                    PageChart.Kind.LYING,
                    caption,
                    "",
                    texts.get("report.csp"),
                    false,
                    true,
                    formations.stream().map(this::name).toList(),
                    List.of(
                            new PageChart.Set(
                                    texts.get("story.lost.points"),
                                    "accent",
                                    formations.stream()
                                            .map(formation -> (double) formation.lost())
                                            .toList()),
                            new PageChart.Set(
                                    texts.get("story.lost.left"),
                                    side.word(),
                                    formations.stream()
                                            .map(formation -> (double) formation.printed() - formation.lost())
                                            .toList())));
            part.chart(chart, table);
        }
    }

    private String name(FormationLoss formation) {
        return formation.name().isEmpty() ? texts.get("report.independent") : texts.name(formation.name());
    }
}
