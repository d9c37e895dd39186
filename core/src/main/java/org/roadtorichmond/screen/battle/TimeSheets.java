package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.table.Intent;
import org.roadtorichmond.session.words.Chronicle;
import org.roadtorichmond.unit.Side;

/** What the menu offers that has to do with time: moves to be taken back, practice, replay, and what the opponent intends. */
final class TimeSheets {
    private static final float WIDTH = 520;
    private static final int MOST_ORDERS = 60;

    private final BattleScreen screen;
    private final BattleTime time;
    private final Session session;
    private final Chronicle chronicle;

    TimeSheets(BattleScreen screen, BattleTime time) {
        this.screen = screen;
        this.time = time;
        session = time.session();
        chronicle = new Chronicle(screen.studio().texts());
    }

    private TextButton button(String key, Runnable action) {
        return screen.button(screen.text(key), "default", action);
    }

    private TextButton closing() {
        return screen.enterButton(screen.text("ledger.close"), screen.sheetsOnTop()::close);
    }

    /** Adds the buttons to the menu. */
    void addTo(Table menu) {
        TextButton moves = button("time.moves", this::moves);
        moves.setDisabled(time.unseen() || session.movesOfPhase().isEmpty());
        menu.add(moves).row();
        menu.add(button("time.replay", () -> time.showReplay(Optional.empty()))).row();
        TextButton last = button("time.lastTurn", time::showLastTurn);
        last.setDisabled(!time.hasLastTurn());
        menu.add(last).row();
        TextButton practice = button(session.practice() ? "time.practising" : "time.practice", this::practice);
        practice.setDisabled(session.practice());
        menu.add(practice).row();
    }

    private void practice() {
        screen.sheets().ask("time.practiceAsk", "", session::practise);
    }

    /** The moves of this phase, each to be taken back by itself. */
    private void moves() {
        Table table = new Table();
        for (int move : session.movesOfPhase()) {
            String words = String.join(" ", chronicle.tell(session.game().log().get(move)));
            table.add(BattleSheets.line(screen, words, () -> takeBack(move)))
                    .growX()
                    .row();
        }
        screen.sheetsOnTop().show(screen.text("time.movesTitle"), table, WIDTH, List.of(closing()));
    }

    private void takeBack(int move) {
        List<Command> lost = session.takeBack(move);
        if (!lost.isEmpty()) {
            screen.sheets().tell(screen.text("time.movesTitle"), screen.text("time.lost", lost.size()));
        } else if (session.movesOfPhase().isEmpty()) {
            screen.sheetsOnTop().close();
        } else {
            moves();
        }
    }

    /** Asks the commander on the other side, or on one's own, what it intends, and tells it. */
    void intent() {
        Side other = session.game().state().moment().player().enemy();
        Side asked = session.seats().human(other) ? other.enemy() : other;
        if (session.seats().human(asked)) {
            screen.sheets().tell(screen.text("intent.title"), screen.text("intent.nobody"));
            return;
        }
        screen.table().commanders().ask(asked, orders -> tell(asked, orders));
    }

    private void tell(Side side, List<Intent.Order> orders) {
        String words = orders.isEmpty()
                ? screen.text("intent.nothing")
                : orders.stream()
                        .limit(MOST_ORDERS)
                        .map(order -> screen.text(
                                "intent.line",
                                chronicle.tell(order.march()),
                                screen.studio().texts().tell(order.reason())))
                        .collect(Collectors.joining("\n"));
        screen.sheetsOnTop()
                .show(
                        screen.text("intent.title"),
                        screen.wrapped(
                                screen.text(
                                                "intent.of",
                                                screen.studio()
                                                        .texts()
                                                        .player(session.seats().of(side)),
                                                screen.studio().texts().word(side))
                                        + "\n\n" + words,
                                "default"),
                        WIDTH,
                        List.of(closing()));
    }
}
