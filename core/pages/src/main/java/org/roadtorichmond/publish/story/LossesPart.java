package org.roadtorichmond.publish.story;

import java.util.List;
import org.roadtorichmond.balance.FormationLoss;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
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
            TableData<FormationLoss> table = new TableData<>(caption, formations)
                    .words(texts.get("story.formation"), this::name)
                    .figure(texts.get("story.printed"), FormationLoss::printed)
                    .figure(texts.get("story.lost.points"), FormationLoss::lost);
            ChartData<FormationLoss> chart = new ChartData<>(ChartData.Kind.LYING, caption, formations, this::name)
                    .axes("", texts.get("report.csp"))
                    .stacked()
                    .set(texts.get("story.lost.points"), "accent", FormationLoss::lost)
                    .set(
                            texts.get("story.lost.left"),
                            side.word(),
                            formation -> formation.printed() - formation.lost());
            part.chart(chart, table);
        }
    }

    private String name(FormationLoss formation) {
        return formation.name().isEmpty() ? texts.get("report.independent") : texts.name(formation.name());
    }
}
