package org.roadtorichmond.screen;

import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** Asks who shall take the sides of a saved game that names commanders unknown to this program. */
final class UnknownSeats {
    private final Session session;
    private final Map<Side, Sentence> unknown;
    private final List<String> players = new ArrayList<>(List.of(Seats.HUMAN));
    private Seats seats;

    /** The seats of a game, of which one at least is unknown. */
    UnknownSeats(Session session) {
        this.session = session;
        unknown = session.seats().unknown();
        players.addAll(Level.specs());
        seats = session.seats();
        unknown.keySet().forEach(side -> seats = seats.with(side, Seats.HUMAN));
    }

    /** The same game with people in the place of the unknown commanders. */
    Session held() {
        return session.takenOver(session.game().log().size(), seats);
    }

    /** Asks on a page that shows the game so; another choice is handed on as a game of its own. */
    void ask(Page page, Consumer<Session> chosen) {
        Seats held = seats;
        page.dialogs()
                .show(
                        page.text("unknownSeat.title"),
                        Dialogs.WIDTH,
                        () -> content(page),
                        () -> List.of(page.enterButton(page.text("unknownSeat.go"), () -> {
                            page.dialogs().close();
                            if (!seats.equals(held)) {
                                chosen.accept(held());
                            }
                        })));
    }

    private Table content(Page page) {
        Table table = new Table();
        table.defaults().growX().padBottom(page.px(8));
        unknown.forEach((side, why) -> {
            table.add(page.wrapped(page.text("unknownSeat.words", page.word(side), why), "book"))
                    .row();
            table.add(box(page, side)).row();
        });
        return table;
    }

    private SelectBox<String> box(Page page, Side side) {
        SelectBox<String> box = new SelectBox<>(page.theme().skin());
        box.setItems(players.stream().map(page.texts()::level).toArray(String[]::new));
        box.setSelectedIndex(Math.max(0, players.indexOf(seats.of(side))));
        return Widgets.onChange(box, () -> seats = seats.with(side, players.get(box.getSelectedIndex())));
    }
}
