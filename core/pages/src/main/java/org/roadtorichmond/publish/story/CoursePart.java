package org.roadtorichmond.publish.story;

import java.util.List;
import java.util.function.ToLongBiFunction;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;

/** Who was ahead, and how strong both sides were, at first and after each game-turn. */
record CoursePart(StoryData data, Texts texts) {

    void write(Part page, String prefix) {
        Part part = page.part(prefix + "course", texts.get("story.course"));
        part.chart(
                chart("story.lead.title", texts.word(data.history().measure()))
                        .set(texts.get("story.lead.union"), "accent", TurnRecord::lead),
                table("story.lead.title", (turn, side) -> turn.score().of(side))
                        .figure(texts.get("story.lead.union"), turn -> number(turn.lead())));
        ChartData<TurnRecord> strengths = chart("report.strength", texts.get("report.csp"));
        for (Side side : Side.values()) {
            strengths = strengths.set(name(side), side.word(), turn -> turn.strength(side));
        }
        part.chart(strengths, table("report.strength", (turn, side) -> turn.strength(side)));
    }

    private String name(Side side) {
        return StoryPhrases.side(texts, side);
    }

    private String number(long value) {
        return texts.number(value);
    }

    private ChartData<TurnRecord> chart(String title, String y) {
        return new ChartData<>(
                        ChartData.Kind.LINE, texts.get(title), data.history().turns(), this::label)
                .axes(texts.get("report.turn"), y);
    }

    private TableData<TurnRecord> table(String caption, ToLongBiFunction<TurnRecord, Side> value) {
        return new TableData<>(texts.get(caption), data.history().turns())
                .words(texts.get("report.turn"), this::label)
                .figures(List.of(Side.values()), this::name, (turn, side) -> number(value.applyAsLong(turn, side)));
    }

    private String label(TurnRecord turn) {
        return turn.equals(data.history().turns().get(0)) ? texts.get("report.start") : Integer.toString(turn.turn());
    }
}
