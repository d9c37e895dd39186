package org.roadtorichmond.publish.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.balance.Luck;
import org.roadtorichmond.balance.Roll;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;

/** What the dice gave, attack by attack, against what they give on average (rule 8.5). */
record LuckPart(StoryData data, Texts texts) {

    void write(Part page, String prefix) {
        Part part = page.part(prefix + "luck", texts.get("story.luck"));
        Luck luck = data.history().luck();
        if (luck.rolls().isEmpty()) {
            part.say(texts.get("report.noRolls"));
            return;
        }
        for (Side side : Side.values()) {
            part.say(losses(luck, side));
        }
        part.say(texts.get("report.luckNote"));
        List<Thrown> thrown = new ArrayList<>();
        int sum = 0;
        for (Roll roll : luck.rolls()) {
            sum += roll.favourSixths(Side.UNION);
            thrown.add(new Thrown(roll, sum));
        }
        ChartData<Thrown> chart = new ChartData<>(
                        ChartData.Kind.LINE, texts.get("story.luck.title"), thrown, Thrown::number)
                .axes(texts.get("story.attack"), texts.get("report.csp"))
                .set(texts.get("story.luck.union"), "accent", row -> whole(row.sum()));
        TableData<Thrown> table = new TableData<>(texts.get("story.dice"), thrown)
                .words(texts.get("story.attack"), Thrown::number)
                .figure(texts.get("report.turn"), row -> row.roll().turn())
                .figure(
                        texts.get("story.by"),
                        row -> StoryPhrases.side(texts, row.roll().attacker()))
                .figure(texts.get("report.column"), row -> row.roll().odds().label())
                .figure(texts.get("story.die"), row -> row.roll().face())
                .figure(texts.get("report.resultOf"), row -> result(row.roll().result()))
                .figure(texts.get("story.kind"), row -> sixths(row.roll().favourSixths(Side.UNION)))
                .figure(texts.get("story.sum"), row -> sixths(row.sum()));
        part.charts(List.of(chart), table);
    }

    /** A roll, and by how many sixths of a point all rolls up to it have favoured the Union. */
    private record Thrown(Roll roll, int sum) {
        String number() {
            return Integer.toString(roll.attack().number());
        }
    }

    private String result(CombatResult result) {
        return texts.get("report.result." + result.name().toLowerCase(Locale.ROOT));
    }

    private String sixths(int sixths) {
        return StoryPhrases.sixths(texts, sixths);
    }

    /** What a side lost by the dice, against what it would have lost on average. */
    private String losses(Luck luck, Side side) {
        int expected = luck.expectedSixths(side);
        int more = CombatTable.FACES * luck.lost(side) - expected;
        String key = more == 0 ? "report.luck.same" : more > 0 ? "report.luck.more" : "report.luck.less";
        return texts.get(key, StoryPhrases.side(texts, side), whole(Math.abs(more)), luck.lost(side), whole(expected));
    }

    private static double whole(int sixths) {
        return sixths / (double) CombatTable.FACES;
    }
}
