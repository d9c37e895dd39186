package org.roadtorichmond.publish.story;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.publish.page.PageChart;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;

/** Who was ahead, and how strong both sides were, at first and after each game-turn. */
record CoursePart(StoryData data, Texts texts) {

    void write(Part page, String prefix) {
        Part part = page.part(prefix + "course", texts.get("story.course"));
        String measure = texts.word(data.history().measure());
        Table points = new Table(
                        texts.get("story.lead.title"),
                        texts.get("report.turn"),
                        name(Side.UNION),
                        name(Side.CONFEDERATE),
                        texts.get("story.lead.union"))
                .words(1);
        Table strength = new Table(
                        texts.get("report.strength"),
                        texts.get("report.turn"),
                        name(Side.UNION),
                        name(Side.CONFEDERATE))
                .words(1);
        List<TurnRecord> turns = data.history().turns();
        for (int i = 0; i < turns.size(); i++) {
            TurnRecord turn = turns.get(i);
            points.row(
                    label(i), number(turn.score().union()), number(turn.score().confederate()), number(lead(turn)));
            strength.row(label(i), number(turn.strength(Side.UNION)), number(turn.strength(Side.CONFEDERATE)));
        }
        part.chart(
                line(
                        texts.get("story.lead.title"),
                        measure,
                        List.of(new PageChart.Set(
                                texts.get("story.lead.union"), "accent", values(turn -> (double) lead(turn))))),
                points);
        part.chart(line(texts.get("report.strength"), texts.get("report.csp"), strengths()), strength);
    }

    private String name(Side side) {
        return StoryPhrases.side(texts, side);
    }

    private String number(long value) {
        return texts.number(value);
    }

    private static long lead(TurnRecord turn) {
        return turn.score().union() - turn.score().confederate();
    }

    private List<PageChart.Set> strengths() {
        return Arrays.stream(Side.values())
                .map(side -> new PageChart.Set(name(side), side.word(), values(turn -> turn.strength(side))))
                .toList();
    }

    private List<Double> values(ToDoubleFunction<TurnRecord> what) {
        return data.history().turns().stream()
                .map(turn -> what.applyAsDouble(turn))
                .toList();
    }

    private PageChart line(String title, String y, List<PageChart.Set> sets) {
        List<String> labels = new ArrayList<>();
        for (int i = 0; i < data.history().turns().size(); i++) {
            labels.add(label(i));
        }
        return new PageChart(PageChart.Kind.LINE, title, texts.get("report.turn"), y, false, false, labels, sets);
    }

    private String label(int place) {
        return place == 0
                ? texts.get("report.start")
                : Integer.toString(data.history().turns().get(place).turn());
    }
}
