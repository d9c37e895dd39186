package org.roadtorichmond.screen.report;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.screen.battle.panel.LedgerTable;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.screen.kit.chart.LineChart;
import org.roadtorichmond.session.report.Comparison;
import org.roadtorichmond.session.words.UmpireWords;
import org.roadtorichmond.unit.Side;

/** The report of a game, finished or not, on leaves: its result, its course, the losses, the luck of the dice, and what it is compared with. */
final class ReportView {
    private static final float BOOK = 760;
    private static final float AROUND = 300;

    private final Widgets ui;
    private final ReportLayout layout;
    private final Game game;
    private final GameHistory history;
    private final Optional<Comparison> comparison;
    private final Optional<EndLeaf> end;
    private final Map<Tab, TextButton> tabs = new EnumMap<>(Tab.class);
    private final Table body = new Table();
    private Tab tab;
    private float width;

    /** The leaves of the report. */
    private enum Tab {
        END,
        RESULT,
        COURSE,
        LOSSES,
        LUCK,
        YARDSTICK
    }

    /** The report of a game that goes on, with nothing to compare it with. */
    ReportView(Widgets ui, Game game) {
        this(ui, game, Optional.empty(), Optional.empty());
    }

    ReportView(Widgets ui, Game game, Optional<Comparison> comparison, Optional<EndLeaf> end) {
        this.comparison = comparison;
        this.end = end;
        tab = end.isPresent() ? Tab.END : Tab.RESULT;
        this.ui = ui;
        layout = new ReportLayout(ui);
        this.game = game;
        history = GameHistory.of(game);
    }

    /** Builds the report for a width in pixels. */
    Table build(float wide) {
        width = wide;
        tabs.clear();
        Theme theme = ui.theme();
        Table row = new Table();
        row.defaults().padRight(theme.px(4));
        for (Tab each : leaves()) {
            TextButton button = ui.button(title(each), "list", () -> turn(each));
            tabs.put(each, button);
            row.add(button);
        }
        Table table = new Table();
        table.add(row).left().padBottom(theme.px(8)).row();
        table.add(body).width(wide).growY();
        turn(tab);
        return table;
    }

    private List<Tab> leaves() {
        return Arrays.stream(Tab.values())
                .filter(each -> each != Tab.YARDSTICK || comparison.isPresent())
                .filter(each -> each != Tab.END || end.isPresent())
                .toList();
    }

    private void turn(Tab next) {
        tab = next;
        tabs.forEach((each, button) -> button.setStyle(
                ui.theme().skin().get(each == tab ? "chosen" : "list", TextButton.TextButtonStyle.class)));
        Table content = new Table();
        content.top().pad(ui.px(4));
        fill(tab, content, width - ui.px(28), true);
        body.clear();
        WheelScrollPane pane = new WheelScrollPane(content, ui.theme());
        body.add(pane).grow();
        ui.stage().setScrollFocus(pane);
        Gdx.graphics.requestRendering();
    }

    /** Fills a leaf, for the screen or else for a picture. */
    private void fill(Tab leaf, Table content, float inner, boolean usable) {
        switch (leaf) {
            case END -> end.ifPresent(page -> page.fill(content, inner, usable));
            case RESULT -> result(content, inner);
            case COURSE -> course(content, inner);
            case LOSSES -> new LossReport(ui, layout, game, history).fill(content, inner);
            case LUCK -> new LuckReport(ui, layout, history.luck()).fill(content, inner);
            case YARDSTICK -> comparison.ifPresent(with -> new YardstickReport(ui, layout, with).fill(content, inner));
        }
    }

    private String title(Tab leaf) {
        return ui.text("report.tab." + leaf.name().toLowerCase(Locale.ROOT));
    }

    /** All leaves, each in full under its title, for a width in pixels; for a picture of the report. */
    List<Table> leaves(float wide) {
        return leaves().stream()
                .map(leaf -> {
                    Table table = new Table();
                    table.top().left();
                    layout.heading(table, title(leaf));
                    Table content = new Table();
                    content.top().left();
                    fill(leaf, content, wide, false);
                    table.add(content).width(wide).left();
                    return table;
                })
                .toList();
    }

    /** A number for a leaf, or the arrows to the next; whether the key was one of them. */
    boolean key(int key) {
        List<Tab> all = leaves();
        int number = key - Keys.NUM_1;
        if (number >= 0 && number < all.size()) {
            turn(all.get(number));
            return true;
        }
        if (key == Keys.LEFT || key == Keys.RIGHT) {
            turn(all.get(Math.floorMod(all.indexOf(tab) + (key == Keys.RIGHT ? 1 : -1), all.size())));
            return true;
        }
        return false;
    }

    private void result(Table content, float inner) {
        GameState state = game.state();
        String why = state.ending()
                .map(ending -> ui.tell(ending.reason()))
                .orElseGet(() -> ui.text("report.unfinished", state.moment().turn(), state.lastTurn()));
        float column = Math.min(inner, ui.px(BOOK));
        Table said = new Table();
        Rows rows = new Rows(ui, said);
        rows.text(why, "book", 0, 10);
        String touched = new UmpireWords(ui.texts()).times(state);
        if (!touched.isEmpty()) {
            rows.text(touched, "warning", 0, 10);
        }
        rows.add(new LedgerTable(ui).build(game), 0);
        content.add(said).width(column);
    }

    private void course(Table content, float inner) {
        List<TurnRecord> turns = history.turns();
        Set<Integer> nights = IntStream.range(1, turns.size())
                .filter(i -> game.state().scenario().isNight(turns.get(i).turn()))
                .boxed()
                .collect(Collectors.toSet());
        List<Chart> charts = List.of(
                new LineChart(
                        ui,
                        bySide(
                                "report.points",
                                ui.word(history.measure()),
                                (turn, side) -> turn.score().of(side)),
                        nights),
                new LineChart(ui, bySide("report.strength", ui.text("report.csp"), TurnRecord::strength), nights));
        charts.forEach(chart -> chart.fill(ui.stage().getHeight() - ui.px(AROUND)));
        layout.sideBySide(content, inner, charts);
        if (!nights.isEmpty()) {
            content.add(ui.label(ui.text("report.night"), "small")).left().padTop(ui.px(6));
        }
    }

    private ChartData<TurnRecord> bySide(String title, String unit, ToDoubleBiFunction<TurnRecord, Side> value) {
        ChartData<TurnRecord> chart = new ChartData<>(
                        ChartData.Kind.LINE,
                        ui.text(title),
                        history.turns(),
                        turn -> layout.turn(turn, history.turns()))
                .axes(ui.text("report.turn"), unit);
        for (Side side : Side.values()) {
            chart = chart.set(layout.name(side), side.word(), turn -> value.applyAsDouble(turn, side));
        }
        return chart;
    }
}
