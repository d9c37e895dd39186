package org.roadtorichmond.screen.battle.replay;

import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.unit.Side;

/** Asks who plays when a game is taken over from a point of its replay. */
public final class TakeOverDialog {
    private final Widgets ui;
    private final Dialogs dialogs;
    private final List<String> players = new ArrayList<>(List.of(Seats.HUMAN));
    private Seats seats;

    /** A dialog that proposes the players so far. */
    public TakeOverDialog(Widgets ui, Dialogs dialogs, Seats seats) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.seats = seats;
        players.addAll(Level.specs());
        for (Side side : Side.values()) {
            if (!players.contains(seats.of(side))) {
                players.add(seats.of(side));
            }
        }
    }

    /** Asks for a game after its first commands, however many; who plays it is handed on. */
    public void ask(int entries, Consumer<Seats> begin) {
        dialogs.show(
                ui.text("replay.takeOver"),
                Dialogs.WIDTH,
                () -> content(entries),
                () -> List.of(
                        ui.enterButton(ui.text("takeOver.begin"), () -> begin.accept(seats)), dialogs.cancelling()));
    }

    private Table content(int entries) {
        Table table = new Table();
        table.defaults().growX().padBottom(ui.px(8));
        table.add(ui.wrapped(ui.text("takeOver.words", entries), "book")).row();
        for (Side side : Side.values()) {
            table.add(ui.label(ui.text("takeOver.side", ui.word(side)), "bold")).row();
            table.add(box(side)).row();
        }
        return table;
    }

    private SelectBox<String> box(Side side) {
        SelectBox<String> box = new SelectBox<>(ui.theme().skin());
        box.setItems(players.stream().map(ui.texts()::level).toArray(String[]::new));
        box.setSelectedIndex(Math.max(0, players.indexOf(seats.of(side))));
        return Widgets.onChange(box, () -> seats = seats.with(side, players.get(box.getSelectedIndex())));
    }
}
