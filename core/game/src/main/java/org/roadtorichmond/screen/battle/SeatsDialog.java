package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.screen.kit.ContentSwitcher;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.NameField;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;

/** Asks who plays which side from now on, and what people are called. */
final class SeatsDialog {
    private final Widgets ui;
    private final Dialogs dialogs;
    private final Session session;
    private final List<String> players = new ArrayList<>(List.of(Seats.HUMAN));
    private final Map<Side, String> names = new EnumMap<>(Side.class);
    private Seats seats;

    /** A question about the game of a session. */
    SeatsDialog(Widgets ui, Dialogs dialogs, Session session) {
        this.ui = ui;
        this.dialogs = dialogs;
        this.session = session;
        seats = session.seats();
        players.addAll(Level.specs());
        for (Side side : Side.values()) {
            names.put(side, session.players().written(side));
            if (!players.contains(seats.of(side))) {
                players.add(seats.of(side));
            }
        }
    }

    /** Asks; the answer is carried out at once. */
    void ask() {
        dialogs.show(
                ui.text("seats.title"),
                Dialogs.WIDTH,
                this::content,
                () -> List.of(ui.enterButton(ui.text("seats.done"), this::seat), dialogs.cancelling()));
    }

    private void seat() {
        dialogs.close();
        for (Side side : Side.values()) {
            session.name(side, names.getOrDefault(side, ""));
            session.hand(side, seats.of(side));
        }
    }

    private Table content() {
        Table table = new Table();
        table.defaults().growX().padBottom(ui.px(8));
        table.add(ui.wrapped(ui.text("seats.words"), "book")).row();
        for (Side side : Side.values()) {
            table.add(ui.label(ui.text("takeOver.side", ui.word(side)), "bold")).row();
            table.add(ui.choices(players, seats.of(side), ui.texts()::level, player -> choose(side, player)))
                    .row();
            Actor name = new NameField(ui).of(names.getOrDefault(side, ""), written -> names.put(side, written));
            table.add(new ContentSwitcher(List.of(name), seats.human(side) ? 0 : -1))
                    .row();
        }
        table.add(ui.wrapped(ui.text("seats.logged"), "small")).row();
        return table;
    }

    /** The dialog can be built again only after the click has ended. */
    private void choose(Side side, String player) {
        seats = seats.with(side, player);
        Gdx.app.postRunnable(dialogs::rebuild);
    }
}
