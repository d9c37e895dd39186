package org.roadtorichmond.publish.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.balance.Luck;
import org.roadtorichmond.balance.Roll;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.publish.page.PageChart;
import org.roadtorichmond.publish.page.Part;
import org.roadtorichmond.publish.page.Table;
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
        Table table = new Table(
                        texts.get("story.dice"),
                        texts.get("story.attack"),
                        texts.get("report.turn"),
                        texts.get("story.by"),
                        texts.get("report.column"),
                        texts.get("story.die"),
                        texts.get("report.resultOf"),
                        texts.get("story.kind"),
                        texts.get("story.sum"))
                .words(1);
        List<String> labels = new ArrayList<>();
        List<Double> sums = new ArrayList<>();
        int sum = 0;
        for (Roll roll : luck.rolls()) {
            int favour = roll.favourSixths(Side.UNION);
            sum += favour;
            labels.add(Integer.toString(roll.attack().number()));
            sums.add(sum / (double) CombatTable.FACES);
            table.row(
                    Integer.toString(roll.attack().number()),
                    Integer.toString(roll.turn()),
                    StoryPhrases.side(texts, roll.attacker()),
                    roll.odds().label(),
                    Integer.toString(roll.face()),
                    texts.get("report.result." + roll.result().name().toLowerCase(Locale.ROOT)),
                    StoryPhrases.sixths(texts, favour),
                    StoryPhrases.sixths(texts, sum));
        }
        PageChart chart = new PageChart(
                PageChart.Kind.LINE,
                texts.get("story.luck.title"),
                texts.get("story.attack"),
                texts.get("report.csp"),
                false,
                false,
                labels,
                List.of(new PageChart.Set(texts.get("story.luck.union"), "accent", sums)));
        part.charts(List.of(chart), table);
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
