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
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.screen.kit.chart.ColumnChart;
import org.roadtorichmond.screen.kit.chart.Series;
import org.roadtorichmond.unit.Side;

/** What the dice gave and what they give on average, in plain words, in lists and in charts (rule 8.5). */
final class LuckReport {
    private static final int LISTED = 5;
    private static final float TWO_COLUMNS = 820;

    private final Page page;
    private final Luck luck;

    LuckReport(Page page, Luck luck) {
        this.page = page;
        this.luck = luck;
    }

    private static double whole(int sixths) {
        return sixths / (double) CombatTable.FACES;
    }

    void fill(Table content, float inner) {
        Theme theme = page.theme();
        if (luck.rolls().isEmpty()) {
            content.add(page.wrapped(page.text("report.noRolls"), "book")).width(inner);
            return;
        }
        Table words = new Table();
        words.defaults().width(inner).left().padBottom(theme.px(3));
        for (Side side : Side.values()) {
            words.add(page.wrapped(losses(side), "book")).row();
        }
        words.add(page.wrapped(verdict(), "book")).row();
        words.add(page.wrapped(page.text("report.luckNote"), "small"));
        content.add(words).left().padBottom(theme.px(8)).row();
        content.add(lists(inner)).left().padBottom(theme.px(12)).row();
        List<Chart> charts = new ArrayList<>(List.of(odds()));
        for (Side side : Side.values()) {
            charts.add(results(side));
        }
        ReportView.sideBySide(page, content, inner, charts);
    }

    /** What a side lost by the dice, against what it would have lost on average. */
    private String losses(Side side) {
        int expected = luck.expectedSixths(side);
        int more = CombatTable.FACES * luck.lost(side) - expected;
        String key = more == 0 ? "report.luck.same" : more > 0 ? "report.luck.more" : "report.luck.less";
        return page.text(key, ReportView.name(page, side), whole(Math.abs(more)), luck.lost(side), whole(expected));
    }

    private String verdict() {
        int favour = luck.favourSixths(Side.UNION);
        Side kindTo = favour > 0 ? Side.UNION : Side.CONFEDERATE;
        return favour == 0
                ? page.text("report.luck.even")
                : page.text("report.luck.favour", ReportView.name(page, kindTo), whole(Math.abs(favour)));
    }

    /** The kindest rolls to each side; those to one are the unkindest to the other. */
    private Table lists(float inner) {
        Theme theme = page.theme();
        boolean two = inner >= theme.px(TWO_COLUMNS);
        float gap = theme.px(28);
        float width = two ? (inner - gap) / 2 : inner;
        Table table = new Table();
        for (Side side : Side.values()) {
            Table list = new Table();
            list.top();
            ReportView.heading(page, list, page.text("report.kindest", ReportView.name(page, side)));
            List<Roll> rolls = luck.kindest(side, LISTED);
            for (Roll roll : rolls) {
                Table row = new Table();
                row.add(page.label(page.text("report.gain", whole(roll.favourSixths(side))), "bold"))
                        .width(theme.px(56))
                        .top();
                row.add(page.wrapped(tell(roll), "default")).growX();
                list.add(row).growX().padBottom(theme.px(2)).row();
            }
            if (rolls.isEmpty()) {
                list.add(page.label(page.text("ledger.none"), "small")).left();
            }
            table.add(list).width(width).top().padRight(two && side == Side.UNION ? gap : 0);
            if (!two) {
                table.row();
            }
        }
        return table;
    }

    private String tell(Roll roll) {
        return page.text(
                "report.roll",
                roll.turn(),
                ReportView.name(page, roll.attacker()),
                roll.attack().number(),
                roll.odds(),
                roll.face(),
                result(roll.result()));
    }

    private String result(CombatResult result) {
        return page.text("report.result." + result.name().toLowerCase(Locale.ROOT));
    }

    private Chart odds() {
        List<Series> rows = new ArrayList<>();
        for (Side side : Side.values()) {
            rows.add(new Series(
                    ReportView.name(page, side),
                    side,
                    false,
                    Arrays.stream(Odds.values())
                            .map(odds -> (double) luck.attacks(side, odds))
                            .toList()));
        }
        return new ColumnChart(
                page,
                new Chart.Words(
                        page.text("report.odds"),
                        page.text("report.attacks"),
                        page.text("report.column"),
                        Arrays.stream(Odds.values()).map(Odds::label).toList()),
                rows);
    }

    private Chart results(Side side) {
        List<CombatResult> shown = Arrays.stream(CombatResult.values())
                .filter(result -> result != CombatResult.NO_EFFECT || luck.expectedSixths(side, result) > 0)
                .toList();
        Series came = new Series(
                page.text("report.came"),
                side,
                false,
                shown.stream().map(result -> (double) luck.count(side, result)).toList());
        Series expected = new Series(
                page.text("report.expected"),
                side,
                true,
                shown.stream()
                        .map(result -> whole(luck.expectedSixths(side, result)))
                        .toList());
        return new ColumnChart(
                page,
                new Chart.Words(
                        page.text("report.results", ReportView.name(page, side), luck.attacks(side)),
                        page.text("report.rolls"),
                        page.text("report.resultOf"),
                        shown.stream()
                                .map(result -> result == CombatResult.NO_EFFECT ? "–" : result.name())
                                .toList()),
                List.of(came, expected));
    }
}
