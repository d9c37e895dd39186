package org.roadtorichmond.screen.report;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.roadtorichmond.balance.Casualty;
import org.roadtorichmond.balance.FormationLoss;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.words.LossWords;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** The losses of both sides: by formation as bars, and unit by unit. */
final class LossReport {
    private final Widgets ui;
    private final ReportLayout layout;
    private final Game game;
    private final GameHistory history;
    private final LossWords losses;

    LossReport(Widgets ui, ReportLayout layout, Game game, GameHistory history) {
        this.ui = ui;
        this.layout = layout;
        this.game = game;
        this.history = history;
        losses = new LossWords(ui.texts(), game.state().scenario());
    }

    void fill(Table content, float inner) {
        layout.bySide(content, inner, this::column);
    }

    private Table column(Side side, float width) {
        List<Unit> units = game.state().forces().units();
        Table table = new Table();
        table.top();
        int printed = units.stream()
                .filter(unit -> unit.side() == side)
                .mapToInt(Unit::strength)
                .sum();
        layout.heading(table, ui.text("report.lost", layout.name(side), history.lost(side), printed));
        List<FormationLoss> formations = history.formations(units);
        int largest = formations.stream().mapToInt(FormationLoss::printed).max().orElse(1);
        table.add(new FormationBars(ui)
                        .build(
                                formations.stream()
                                        .filter(formation -> formation.side() == side && formation.printed() > 0)
                                        .toList(),
                                Math.max(1, largest),
                                width))
                .left()
                .row();
        table.add(ui.label(ui.text("report.casualties"), "bold"))
                .left()
                .padTop(ui.px(14))
                .row();
        table.add(casualties(side)).left().growX();
        return table;
    }

    private Table casualties(Side side) {
        Theme theme = ui.theme();
        Table table = new Table();
        table.defaults().left().padRight(theme.px(12)).padBottom(theme.px(2));
        List<Casualty> lost = history.casualties().stream()
                .filter(casualty -> casualty.unit().side() == side)
                .toList();
        for (Casualty casualty : lost) {
            table.add(ui.label(Integer.toString(casualty.lost()), "bold")).width(theme.px(24));
            table.add(ui.wrapped(casualty.unit().named(), "default")).width(theme.px(150));
            table.add(ui.wrapped(fate(casualty), "small")).growX().row();
        }
        if (lost.isEmpty()) {
            table.add(ui.label(ui.text("ledger.none"), "small"));
        }
        return table;
    }

    private String fate(Casualty casualty) {
        if (!casualty.eliminated()) {
            return ui.text("report.weakened", casualty.unit().strength());
        }
        return (casualty.combat() == 0
                        ? ui.text("report.before")
                        : ui.text("report.eliminated", casualty.turn(), casualty.combat()))
                + losses.paid(List.of(casualty.unit()));
    }
}
