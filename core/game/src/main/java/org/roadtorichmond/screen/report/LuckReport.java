package org.roadtorichmond.screen.report;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.balance.Luck;
import org.roadtorichmond.balance.Roll;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.screen.kit.chart.ColumnChart;
import org.roadtorichmond.unit.Side;

/** What the dice gave and what they give on average, in plain words, in lists and in charts (rule 8.5). */
record LuckReport(Widgets ui, ReportLayout layout, Luck luck) {
    private static final int LISTED = 5;

    private static double whole(int sixths) {
        return sixths / (double) CombatTable.FACES;
    }

    void fill(Table content, float inner) {
        Theme theme = ui.theme();
        if (luck.rolls().isEmpty()) {
            content.add(ui.wrapped(ui.text("report.noRolls"), "book")).width(inner);
            return;
        }
        Table words = new Table();
        words.defaults().width(inner).left().padBottom(theme.px(3));
        for (Side side : Side.values()) {
            words.add(ui.wrapped(losses(side), "book")).row();
        }
        words.add(ui.wrapped(verdict(), "book")).row();
        words.add(ui.wrapped(ui.text("report.luckNote"), "small"));
        content.add(words).left().padBottom(theme.px(8)).row();
        Table lists = new Table();
        layout.bySide(lists, inner, (side, width) -> kindest(side));
        content.add(lists).left().padBottom(theme.px(12)).row();
        List<Chart> charts = new ArrayList<>(List.of(odds()));
        for (Side side : Side.values()) {
            charts.add(results(side));
        }
        layout.sideBySide(content, inner, charts);
    }

    /** What a side lost by the dice, against what it would have lost on average. */
    private String losses(Side side) {
        int expected = luck.expectedSixths(side);
        int more = CombatTable.FACES * luck.lost(side) - expected;
        String key = more == 0 ? "report.luck.same" : more > 0 ? "report.luck.more" : "report.luck.less";
        return ui.text(key, layout.name(side), whole(Math.abs(more)), luck.lost(side), whole(expected));
    }

    private String verdict() {
        int favour = luck.favourSixths(Side.UNION);
        Side kindTo = favour > 0 ? Side.UNION : Side.CONFEDERATE;
        return favour == 0
                ? ui.text("report.luck.even")
                : ui.text("report.luck.favour", layout.name(kindTo), whole(Math.abs(favour)));
    }

    /** The kindest rolls to a side; those to one are the unkindest to the other. */
    private Table kindest(Side side) {
        Table list = new Table();
        list.top();
        layout.heading(list, ui.text("report.kindest", layout.name(side)));
        List<Roll> rolls = luck.kindest(side, LISTED);
        for (Roll roll : rolls) {
            Table row = new Table();
            row.add(ui.label(ui.texts().signed(whole(roll.favourSixths(side))), "bold"))
                    .width(ui.px(56))
                    .top();
            row.add(ui.wrapped(tell(roll), "default")).growX();
            list.add(row).growX().padBottom(ui.px(2)).row();
        }
        if (rolls.isEmpty()) {
            list.add(ui.label(ui.text("ledger.none"), "small")).left();
        }
        return list;
    }

    private String tell(Roll roll) {
        return ui.text(
                "report.roll",
                roll.turn(),
                layout.name(roll.attacker()),
                roll.attack().number(),
                roll.odds(),
                roll.face(),
                result(roll.result()));
    }

    private String result(CombatResult result) {
        return ui.text("report.result." + result.name().toLowerCase(Locale.ROOT));
    }

    private Chart odds() {
        ChartData<Odds> data = new ChartData<>(
                        ChartData.Kind.BAR, ui.text("report.odds"), List.of(Odds.values()), Odds::label)
                .axes(ui.text("report.column"), ui.text("report.attacks"));
        for (Side side : Side.values()) {
            data = data.set(layout.name(side), side.word(), odds -> luck.attacks(side, odds));
        }
        return new ColumnChart(ui, data);
    }

    private Chart results(Side side) {
        List<CombatResult> shown = Arrays.stream(CombatResult.values())
                .filter(result -> result != CombatResult.NO_EFFECT || luck.expectedSixths(side, result) > 0)
                .toList();
        ChartData<CombatResult> data = new ChartData<>(
                        ChartData.Kind.BAR,
                        ui.text("report.results", layout.name(side), luck.attacks(side)),
                        shown,
                        result -> result == CombatResult.NO_EFFECT ? "–" : result.name())
                .axes(ui.text("report.resultOf"), ui.text("report.rolls"))
                .set(ui.text("report.came"), side.word(), result -> luck.count(side, result))
                .expected(ui.text("report.expected"), side.word(), result -> whole(luck.expectedSixths(side, result)));
        return new ColumnChart(ui, data);
    }
}
