package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.function.Consumer;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.opponent.OpponentTurn;
import org.roadtorichmond.session.opponent.TurnReport;
import org.roadtorichmond.session.opponent.TurnWords;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.unit.Side;

/** What the other side did in its last turn: a line for each place, which leads there, and a button that shows it again. */
final class OpponentRows {
    private final Rows rows;
    private final Widgets ui;
    private final OpponentTurn opponent;
    private final ShownGame shown;
    private final Consumer<List<String>> pointed;
    private final Runnable whole;

    /**
     * Rows whose lines point hexes out on the map, by their numbers.
     *
     * @param whole shows the whole turn again
     */
    OpponentRows(Rows rows, GameTable table, Consumer<List<String>> pointed, Runnable whole) {
        this.rows = rows;
        this.whole = whole;
        this.pointed = pointed;
        ui = rows.ui();
        opponent = table.opponent();
        shown = table.shown();
    }

    /** What they depend on; when it changes they are to be filled again. */
    List<Object> seen() {
        return read() ? List.of(opponent.report(), opponent.unfolded(), opponent.pointed()) : List.of();
    }

    /** Whether there is anything to read: not while it is still being shown. */
    private boolean read() {
        return shown.task() != Task.NONE && opponent.report().isPresent();
    }

    /** Adds the lines, or only their heading if they are folded. */
    void fill() {
        if (!read()) {
            return;
        }
        TurnReport report = opponent.report().orElseThrow();
        String heading = opponent.unfolded() ? "opponent.unfolded" : "opponent.folded";
        rows.button(ui.text(heading, ui.word(report.side()), report.groups().size()), "list", opponent::toggle);
        if (opponent.unfolded()) {
            report.groups().forEach(this::line);
            points(report);
            rows.button(ui.text("time.lastTurn"), "default", whole);
        }
    }

    private void line(TurnReport.Group group) {
        TurnWords words = new TurnWords(ui.texts(), shown.game().state().scenario());
        Table line = new Table();
        Button link = Widgets.onChange(new Button(ui.theme().skin(), "line"), () -> rows.act(() -> lead(group)));
        link.setChecked(opponent.pointed().filter(group::equals).isPresent());
        link.add(ui.wrapped(words.place(group), "bold")).growX().row();
        link.add(ui.wrapped(words.actions(group), "default")).growX();
        line.add(link).growX();
        line.add(ui.button(ui.text("opponent.again"), "default", () -> rows.act(() -> again(group))))
                .padLeft(ui.px(4));
        rows.add(line, 0);
    }

    private void points(TurnReport report) {
        if (!report.change().isZero() && report.change().measure().isAdditive()) {
            rows.text(
                    ui.text(
                            "opponent.points",
                            ui.word(Side.UNION),
                            ui.texts().signed(report.change().union()),
                            ui.word(Side.CONFEDERATE),
                            ui.texts().signed(report.change().confederate())),
                    "small");
        }
    }

    private void lead(TurnReport.Group group) {
        opponent.point(group);
        pointed.accept(group.hexes().stream().map(Hex::number).toList());
    }

    private void again(TurnReport.Group group) {
        lead(group);
        shown.again(group.steps());
    }
}
