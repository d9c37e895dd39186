package org.roadtorichmond.screen.report;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.function.BiFunction;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;

/** What all leaves of a report share: names of sides, headings, and columns where there is room for two. */
record ReportLayout(Widgets ui) {
    private static final float TWO_CHARTS = 900;
    private static final float TWO_COLUMNS = 820;
    private static final float BETWEEN = 28;
    private static final float BETWEEN_CHARTS = 12;

    /** What a side is called in sentences. */
    String name(Side side) {
        return ui.text("report.side." + side.word());
    }

    /** What a game-turn is called below a chart; the first of a game stands for its beginning. */
    String turn(TurnRecord turn, List<TurnRecord> all) {
        return turn.equals(all.get(0)) ? ui.text("report.start") : Integer.toString(turn.turn());
    }

    /** A heading within a leaf, with a line under it. */
    void heading(Table content, String words) {
        content.add(ui.wrapped(words, "heading"))
                .growX()
                .left()
                .padTop(ui.px(8))
                .row();
        Table line = new Table();
        line.setBackground(ui.theme().box(Palette.PANEL_EDGE, Palette.PANEL_EDGE, 0));
        content.add(line)
                .growX()
                .height(Math.max(1, ui.px(1)))
                .padBottom(ui.px(6))
                .row();
    }

    /** Adds a column for each side, beside each other where there is room; each is made for its width in pixels. */
    void bySide(Table content, float inner, BiFunction<Side, Float, Table> column) {
        boolean two = inner >= ui.px(TWO_COLUMNS);
        float gap = ui.px(BETWEEN);
        float width = two ? (inner - gap) / 2 : inner;
        for (Side side : Side.values()) {
            content.add(column.apply(side, width)).width(width).top().padRight(two && side == Side.UNION ? gap : 0);
            if (!two) {
                content.row();
            }
        }
    }

    /** Adds charts in two columns where there is room, else one below the other. */
    void sideBySide(Table content, float inner, List<Chart> charts) {
        boolean two = inner >= ui.px(TWO_CHARTS);
        float gap = ui.px(BETWEEN_CHARTS);
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
}
