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
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.screen.kit.chart.ColumnChart;
import org.roadtorichmond.screen.kit.chart.Series;
import org.roadtorichmond.unit.Side;

/** What the dice gave and what they give on average, in plain words, in lists and in charts (rule 8.5). */
final class LuckReport {
    private static final int LISTED = 5;
    private static final float TWO_COLUMNS = 820;

    private final Widgets ui;
    private final Luck luck;

    LuckReport(Widgets ui, Luck luck) {
        this.ui = ui;
        this.luck = luck;
    }

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
        content.add(lists(inner)).left().padBottom(theme.px(12)).row();
        List<Chart> charts = new ArrayList<>(List.of(odds()));
        for (Side side : Side.values()) {
            charts.add(results(side));
        }
        ReportView.sideBySide(ui, content, inner, charts);
    }

    /** What a side lost by the dice, against what it would have lost on average. */
    private String losses(Side side) {
        int expected = luck.expectedSixths(side);
        int more = CombatTable.FACES * luck.lost(side) - expected;
        String key = more == 0 ? "report.luck.same" : more > 0 ? "report.luck.more" : "report.luck.less";
        return ui.text(key, ReportView.name(ui, side), whole(Math.abs(more)), luck.lost(side), whole(expected));
    }

    private String verdict() {
        int favour = luck.favourSixths(Side.UNION);
        Side kindTo = favour > 0 ? Side.UNION : Side.CONFEDERATE;
        return favour == 0
                ? ui.text("report.luck.even")
                : ui.text("report.luck.favour", ReportView.name(ui, kindTo), whole(Math.abs(favour)));
    }

    /** The kindest rolls to each side; those to one are the unkindest to the other. */
    private Table lists(float inner) {
        Theme theme = ui.theme();
        boolean two = inner >= theme.px(TWO_COLUMNS);
        float gap = theme.px(28);
        float width = two ? (inner - gap) / 2 : inner;
        Table table = new Table();
        for (Side side : Side.values()) {
            Table list = new Table();
            list.top();
            ReportView.heading(ui, list, ui.text("report.kindest", ReportView.name(ui, side)));
            List<Roll> rolls = luck.kindest(side, LISTED);
            for (Roll roll : rolls) {
                Table row = new Table();
                row.add(ui.label(ui.text("report.gain", whole(roll.favourSixths(side))), "bold"))
                        .width(theme.px(56))
                        .top();
                row.add(ui.wrapped(tell(roll), "default")).growX();
                list.add(row).growX().padBottom(theme.px(2)).row();
            }
            if (rolls.isEmpty()) {
                list.add(ui.label(ui.text("ledger.none"), "small")).left();
            }
            table.add(list).width(width).top().padRight(two && side == Side.UNION ? gap : 0);
            if (!two) {
                table.row();
            }
        }
        return table;
    }

    private String tell(Roll roll) {
        return ui.text(
                "report.roll",
                roll.turn(),
                ReportView.name(ui, roll.attacker()),
                roll.attack().number(),
                roll.odds(),
                roll.face(),
                result(roll.result()));
    }

    private String result(CombatResult result) {
        return ui.text("report.result." + result.name().toLowerCase(Locale.ROOT));
    }

    private Chart odds() {
        List<Series> rows = new ArrayList<>();
        for (Side side : Side.values()) {
            rows.add(new Series(
                    ReportView.name(ui, side),
                    side,
                    false,
                    Arrays.stream(Odds.values())
                            .map(odds -> (double) luck.attacks(side, odds))
                            .toList()));
        }
        return new ColumnChart(
                ui,
                new Chart.Words(
                        ui.text("report.odds"),
                        ui.text("report.attacks"),
                        ui.text("report.column"),
                        Arrays.stream(Odds.values()).map(Odds::label).toList()),
                rows);
    }

    private Chart results(Side side) {
        List<CombatResult> shown = Arrays.stream(CombatResult.values())
                .filter(result -> result != CombatResult.NO_EFFECT || luck.expectedSixths(side, result) > 0)
                .toList();
        Series came = new Series(
                ui.text("report.came"),
                side,
                false,
                shown.stream().map(result -> (double) luck.count(side, result)).toList());
        Series expected = new Series(
                ui.text("report.expected"),
                side,
                true,
                shown.stream()
                        .map(result -> whole(luck.expectedSixths(side, result)))
                        .toList());
        return new ColumnChart(
                ui,
                new Chart.Words(
                        ui.text("report.results", ReportView.name(ui, side), luck.attacks(side)),
                        ui.text("report.rolls"),
                        ui.text("report.resultOf"),
                        shown.stream()
                                .map(result -> result == CombatResult.NO_EFFECT ? "–" : result.name())
                                .toList()),
                List.of(came, expected));
    }
}
