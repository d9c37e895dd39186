package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.battle.panel.WaysToWinRows;
import org.roadtorichmond.screen.kit.CounterActor;
import org.roadtorichmond.screen.kit.Dialog;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.opponent.TurnReport;
import org.roadtorichmond.session.opponent.TurnWords;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.CorpsBands;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.Palette;

/**
 * Hides the map between the turns of two people who share a machine, until the next one sits down: a page that says whose turn it is and
 * when, what the other side did, and how it stands.
 *
 * @param next who sits down
 * @param done called when the player has sat down, with the stretch of the replay that is to be seen first, if one is
 */
record HandOverDialog(Widgets ui, GameTable table, CorpsBands bands, Side next, Consumer<Optional<Replay.Stretch>> done)
        implements Dialog {
    private static final float WIDTH = 560;
    private static final float EDGES = 60;
    private static final float COUNTER = 50;
    private static final int COUNTERS = 7;
    private static final int PLACES = 4;

    @Override
    public Table build() {
        float width = Math.min(ui.px(WIDTH), ui.stage().getWidth() - ui.px(EDGES));
        Table box = new Table();
        box.setBackground(ui.theme().ornaments().frame());
        Table page = new Table();
        Rows rows = new Rows(ui, page);
        rows.add(ui.centred(title(), "banner"), 0);
        rows.add(ui.centred(moment(), "subtitle"), 0);
        rows.add(ui.rule(), 2);
        rows.add(counters(width), 6).fill(false, false).center();
        rows.text(ui.text("handOver.words", ui.word(next.enemy()), ui.word(next)), "book", 6, 4);
        did(rows);
        new WaysToWinRows(rows, hexes -> {}).fill(table.shown().session().game(), next, false);
        rows.add(ui.enterButton(ui.text("handOver.begin"), () -> done.accept(Optional.empty())), 14)
                .minHeight(ui.px(44));
        Optional<Replay.Stretch> last = table.shown().lastTurn();
        TextButton again =
                ui.button(ui.text("handOver.lastTurn", ui.word(next.enemy())), "default", () -> done.accept(last));
        again.setDisabled(last.isEmpty());
        rows.add(again, 6);
        box.add(page).width(width);
        Table middle = new Table();
        middle.add(box);
        return middle;
    }

    /** Turn, hour and phase. */
    private String moment() {
        GameState state = table.shown().session().state();
        String phase = new EventSentences(ui.texts()).phase(state.moment());
        return Hours.at(state.scenario(), state.moment().turn(), ui.texts())
                .map(hour -> phase + " · " + hour)
                .orElse(phase);
    }

    /** The strongest units that the player has on the map. */
    private Table counters(float width) {
        GameState state = table.shown().session().state();
        Table row = new Table();
        state.onMap(next).stream()
                .sorted(Comparator.comparingInt(state::strength).reversed())
                .limit(Math.min(COUNTERS, (int) (width / ui.px(COUNTER))))
                .forEach(unit -> row.add(new CounterActor(
                                ui.app(),
                                Counter.of(
                                        unit, state.hexOf(unit).orElseThrow(), state, bands, false, Counter.Mark.NONE),
                                COUNTER))
                        .pad(ui.px(2)));
        return row;
    }

    /** What the other side did, by place. */
    private void did(Rows rows) {
        Optional<TurnReport> report = table.opponent().report().filter(found -> found.side() != next);
        report.ifPresent(turn -> {
            TurnWords words =
                    new TurnWords(ui.texts(), table.shown().session().state().scenario());
            rows.text(ui.text("handOver.did", ui.word(turn.side())), "heading", 4);
            turn.groups().stream().limit(PLACES).forEach(group -> {
                rows.text(words.place(group), "bold", 2);
                rows.text(words.actions(group), "default", 0);
            });
        });
    }

    /** Who sits down, by name if he has given one. */
    private String title() {
        return table.shown()
                .session()
                .players()
                .name(next)
                .map(name -> ui.text("handOver.named", name, ui.word(next)))
                .orElseGet(() -> ui.text("handOver.title", ui.word(next)));
    }

    @Override
    public boolean key(int key) {
        return key == Keys.ESCAPE;
    }

    @Override
    public Color veil() {
        return Palette.SHEET;
    }
}
