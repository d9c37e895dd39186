package org.roadtorichmond.screen.report;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.battle.panel.LedgerTable;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Pane;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.screen.kit.chart.LineChart;
import org.roadtorichmond.screen.kit.chart.Series;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;

/** The report of a game, finished or not, on four leaves: its result, its course, the losses, and the luck of the dice. */
final class ReportView {
    private static final float TWO_COLUMNS = 900;
    private static final float BOOK = 760;
    private static final float AROUND = 300;

    private final Page page;
    private final Game game;
    private final GameHistory history;
    private final Map<Tab, TextButton> tabs = new EnumMap<>(Tab.class);
    private final Table body = new Table();
    private Tab tab = Tab.RESULT;
    private float width;

    /** The leaves of the report. */
    private enum Tab {
        RESULT,
        COURSE,
        LOSSES,
        LUCK
    }

    ReportView(Page page, Game game) {
        this.page = page;
        this.game = game;
        history = GameHistory.of(game);
    }

    /** What a side is called in sentences. */
    static String name(Page page, Side side) {
        return page.text("report.side." + side.word());
    }

    /** Builds the report for a width in pixels. */
    Table build(float wide) {
        width = wide;
        tabs.clear();
        Theme theme = page.theme();
        Table row = new Table();
        row.defaults().padRight(theme.px(4));
        for (Tab each : Tab.values()) {
            String words = page.text("report.tab." + each.name().toLowerCase(Locale.ROOT));
            TextButton button = page.button(words, "list", () -> turn(each));
            tabs.put(each, button);
            row.add(button);
        }
        Table table = new Table();
        table.add(row).left().padBottom(theme.px(8)).row();
        table.add(body).width(wide).growY();
        turn(tab);
        return table;
    }

    private void turn(Tab next) {
        tab = next;
        tabs.forEach((each, button) -> button.setStyle(
                page.theme().skin().get(each == tab ? "chosen" : "list", TextButton.TextButtonStyle.class)));
        Table content = new Table();
        content.top().pad(page.theme().px(4));
        float inner = width - page.theme().px(28);
        switch (tab) {
            case RESULT -> result(content, inner);
            case COURSE -> course(content, inner);
            case LOSSES -> new LossReport(page, game, history).fill(content, inner);
            case LUCK -> new LuckReport(page, history.luck()).fill(content, inner);
        }
        body.clear();
        Pane pane = new Pane(content, page.theme());
        body.add(pane).grow();
        page.stage().setScrollFocus(pane);
        Gdx.graphics.requestRendering();
    }

    /** A number for a leaf, or the arrows to the next; whether the key was one of them. */
    boolean key(int key) {
        Tab[] all = Tab.values();
        int number = key - Keys.NUM_1;
        if (number >= 0 && number < all.length) {
            turn(all[number]);
            return true;
        }
        if (key == Keys.LEFT || key == Keys.RIGHT) {
            turn(all[Math.floorMod(tab.ordinal() + (key == Keys.RIGHT ? 1 : -1), all.length)]);
            return true;
        }
        return false;
    }

    private void result(Table content, float inner) {
        GameState state = game.state();
        String why = state.ending()
                .map(ending -> page.studio().texts().tell(ending.reason()))
                .orElseGet(() -> page.text("report.unfinished", state.moment().turn(), state.lastTurn()));
        float column = Math.min(inner, page.theme().px(BOOK));
        content.add(page.wrapped(why, "book"))
                .width(column)
                .left()
                .padBottom(page.theme().px(10))
                .row();
        content.add(new LedgerTable(page).build(game)).width(column).left();
    }

    private void course(Table content, float inner) {
        int last = history.turns().size() - 1;
        List<String> places = new ArrayList<>();
        List<Integer> nights = new ArrayList<>();
        for (int i = 0; i <= last; i++) {
            int turn = history.turns().get(i).turn();
            places.add(i == 0 ? page.text("report.start") : Integer.toString(turn));
            if (i > 0 && game.state().scenario().isNight(turn)) {
                nights.add(i);
            }
        }
        Chart points = new LineChart(
                page,
                new Chart.Words(
                        page.text("report.points"),
                        page.studio().texts().word(history.measure()),
                        page.text("report.turn"),
                        places),
                bySide(true),
                Set.copyOf(nights));
        Chart strength = new LineChart(
                page,
                new Chart.Words(
                        page.text("report.strength"), page.text("report.csp"), page.text("report.turn"), places),
                bySide(false),
                Set.copyOf(nights));
        float room = page.stage().getHeight() - page.theme().px(AROUND);
        points.fill(room);
        strength.fill(room);
        sideBySide(page, content, inner, List.of(points, strength));
        if (!nights.isEmpty()) {
            content.add(page.label(page.text("report.night"), "small"))
                    .left()
                    .padTop(page.theme().px(6));
        }
    }

    private List<Series> bySide(boolean points) {
        List<Series> rows = new ArrayList<>();
        for (Side side : Side.values()) {
            List<Double> values = new ArrayList<>();
            for (TurnRecord turn : history.turns()) {
                values.add((double) (points ? turn.score().of(side) : turn.strength(side)));
            }
            rows.add(new Series(name(page, side), side, false, values));
        }
        return rows;
    }

    /** Adds charts in two columns where there is room, else one below the other. */
    static void sideBySide(Page page, Table content, float inner, List<Chart> charts) {
        Theme theme = page.theme();
        boolean two = inner >= theme.px(TWO_COLUMNS);
        float gap = theme.px(12);
        Table table = new Table();
        for (int i = 0; i < charts.size(); i++) {
            table.add(charts.get(i))
                    .width(two ? (inner - gap) / 2 : inner)
                    .padRight(two && i % 2 == 0 ? gap : 0)
                    .padBottom(gap);
            if (!two || i % 2 == 1) {
                table.row();
            }
        }
        content.add(table).left().row();
    }

    /** A heading within a leaf, with a line under it. */
    static void heading(Page page, Table content, String words) {
        Theme theme = page.theme();
        content.add(page.wrapped(words, "heading"))
                .growX()
                .left()
                .padTop(theme.px(8))
                .row();
        Table line = new Table();
        line.setBackground(theme.box(Palette.PANEL_EDGE, Palette.PANEL_EDGE, 0));
        content.add(line)
                .growX()
                .height(Math.max(1, theme.px(1)))
                .padBottom(theme.px(6))
                .row();
    }
}
