package org.roadtorichmond.screen.report;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.balance.Placing;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.publish.data.ChartData;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.screen.kit.chart.BandChart;
import org.roadtorichmond.screen.kit.chart.Chart;
import org.roadtorichmond.session.report.Comparison;
import org.roadtorichmond.session.report.DayLosses;
import org.roadtorichmond.session.report.EndWords;
import org.roadtorichmond.unit.Side;

/** A finished game laid over the stored games of its scenario and over history: its result, its course, and the losses by day. */
record YardstickReport(Widgets ui, ReportLayout layout, Comparison comparison) {
    private static final int HALF = 50;
    private static final float TWO_COLUMNS = 900;
    private static final float BETWEEN = 20;
    private static final float LINES = 400;

    void fill(Table content, float inner) {
        boolean two = inner >= ui.px(TWO_COLUMNS);
        float gap = ui.px(BETWEEN);
        float left = two ? (inner - gap) * 0.54f : inner;
        float right = two ? inner - gap - left : inner;
        Stream.concat(comparison.placing().map(this::told).stream(), comparison.otherwise().map(ui::text).stream())
                .forEach(words -> content.add(ui.wrapped(words, "default"))
                        .colspan(two ? 2 : 1)
                        .width(inner)
                        .left()
                        .padBottom(ui.px(8))
                        .row());
        comparison.placing().ifPresent(placing -> {
            content.add(course(placing, left)).width(left).top().padRight(two ? gap : 0);
            if (!two) {
                content.row();
            }
        });
        Table losses = new Table();
        losses.top().left();
        for (Side side : Side.values()) {
            losses.add(losses(side)).growX().left().padBottom(ui.px(14)).row();
        }
        losses.add(ui.wrapped(ui.text("report.yardstick.ranges"), "small"))
                .growX()
                .left();
        content.add(losses).width(right).top().left();
    }

    private String told(Placing placing) {
        Yardstick stored = placing.yardstick();
        String games = ui.text(
                "report.yardstick.games",
                stored.games(),
                ui.texts().player(stored.union()),
                ui.texts().player(stored.confederate()),
                stored.wins().union(),
                stored.wins().confederate(),
                stored.wins().draw());
        String close = EndWords.clear(ui.texts(), placing);
        Side better = placing.betterThan(Side.UNION) >= HALF ? Side.UNION : Side.CONFEDERATE;
        return games + " " + close + " "
                + ui.text("report.yardstick.better", layout.name(better), placing.betterThan(better));
    }

    private Table course(Placing placing, float width) {
        ChartData<Placed> data = new ChartData<>(
                        ChartData.Kind.LINE,
                        ui.text("report.yardstick.lead"),
                        placed(placing),
                        place -> layout.turn(place.own(), placing.turns()))
                .axes(
                        ui.text("report.turn"),
                        ui.word(placing.turns().get(0).score().measure()))
                .expected(
                        ui.text("report.yardstick.middle"),
                        Side.UNION.word(),
                        place -> place.stored().middle())
                .set(
                        ui.text("report.yardstick.own"),
                        Side.UNION.word(),
                        place -> place.own().lead());
        Chart chart = new BandChart(
                ui,
                data,
                List.of(
                        new BandChart.Band(row(placing, Yardstick.Band::least), row(placing, Yardstick.Band::most)),
                        new BandChart.Band(row(placing, Yardstick.Band::lower), row(placing, Yardstick.Band::upper))));
        chart.fill(ui.stage().getHeight() - ui.px(LINES));
        Table table = new Table();
        table.add(chart).width(width).row();
        table.add(ui.wrapped(ui.text("report.yardstick.bands"), "small"))
                .width(width)
                .padTop(ui.px(4));
        return table;
    }

    /** A game-turn of the game, and the leads of the stored games after it. */
    private record Placed(TurnRecord own, Yardstick.Band stored) {}

    private static List<Placed> placed(Placing placing) {
        return IntStream.range(0, placing.turns().size())
                .mapToObj(i -> new Placed(
                        placing.turns().get(i),
                        placing.yardstick().turns().get(i).lead()))
                .toList();
    }

    private static List<Double> row(Placing placing, ToIntFunction<Yardstick.Band> bound) {
        return placing.yardstick().turns().subList(0, placing.turns().size()).stream()
                .map(turn -> (double) bound.applyAsInt(turn.lead()))
                .toList();
    }

    /** What a side had lost by the end of each day: in the game, in the stored ones, in history. */
    private Table losses(Side side) {
        Table table = new Table();
        table.left();
        boolean stored = comparison.placing().isPresent();
        boolean past = comparison.days().stream().anyMatch(day -> day.past().isPresent());
        int columns = 2 + (stored ? 1 : 0) + (past ? 1 : 0);
        table.add(ui.wrapped(ui.text("report.yardstick.lost", layout.name(side)), "heading"))
                .colspan(columns)
                .growX()
                .left()
                .row();
        table.defaults().left().padRight(ui.px(16)).padBottom(ui.px(3));
        head(table, "report.yardstick.until");
        head(table, "report.yardstick.here");
        if (stored) {
            head(table, "report.yardstick.stored");
        }
        if (past) {
            head(table, "report.yardstick.past");
        }
        table.row();
        for (DayLosses day : comparison.days()) {
            table.add(ui.label(day.day().map(this::named).orElseGet(() -> ui.text("report.yardstick.end")), "default"));
            table.add(ui.label(Integer.toString(day.lost().of(side)), "bold"));
            if (stored) {
                table.add(ui.label(stored(day.turn(), side), "default"));
            }
            if (past) {
                table.add(ui.label(past(day, side), "default"));
            }
            table.row();
        }
        return table;
    }

    private void head(Table table, String key) {
        table.add(ui.label(ui.text(key), "small"));
    }

    private String named(LocalDate day) {
        return day.format(DateTimeFormatter.ofPattern(
                ui.text("report.yardstick.day"), ui.texts().locale()));
    }

    private String stored(int turn, Side side) {
        Optional<Yardstick.Band> band =
                comparison.placing().map(placing -> placing.stored(turn).lost(side));
        return band.map(found -> range(found.middle(), found.lower(), found.upper()))
                .orElse("");
    }

    private String past(DayLosses day, Side side) {
        return day.past()
                .map(lost -> lost.of(side))
                .map(lost -> range(lost.central(), lost.lower(), lost.upper()))
                .orElse("");
    }

    private String range(int middle, int from, int to) {
        return ui.text("report.yardstick.range", middle, from, to);
    }
}
