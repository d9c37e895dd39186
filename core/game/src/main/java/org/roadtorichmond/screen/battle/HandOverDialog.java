package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.screen.kit.Dialog;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;

/** Hides everything between the turns of two people who share a machine, until the next one sits down. */
final class HandOverDialog implements Dialog {
    private static final float WORDS = 460;

    private final Widgets ui;
    private final ShownGame shown;
    private final Side next;
    private final Consumer<Optional<Replay.Stretch>> done;

    /**
     * A dialog that leads on by a button or by Enter.
     *
     * @param next who sits down
     * @param done called when the player has sat down, with the stretch of the replay that is to be seen first, if one is
     */
    HandOverDialog(Widgets ui, ShownGame shown, Side next, Consumer<Optional<Replay.Stretch>> done) {
        this.ui = ui;
        this.shown = shown;
        this.next = next;
        this.done = done;
    }

    @Override
    public Table build() {
        int gap = ui.px(14);
        Table box = ui.panel();
        box.pad(ui.px(30));
        float width = Math.min(ui.px(WORDS), ui.stage().getWidth() * 0.8f);
        box.add(ui.centred(title(), "banner")).width(width).row();
        String phase = new EventSentences(ui.texts())
                .phase(shown.session().game().state().moment());
        box.add(ui.label(phase, "subtitle")).padTop(gap).row();
        box.add(ui.wrapped(ui.text("handOver.words", ui.word(next.enemy()), ui.word(next)), "book"))
                .width(width)
                .padTop(gap)
                .row();
        box.add(ui.enterButton(ui.text("handOver.begin"), () -> done.accept(Optional.empty())))
                .growX()
                .minHeight(ui.px(44))
                .padTop(gap)
                .row();
        Optional<Replay.Stretch> last = shown.lastTurn();
        TextButton again =
                ui.button(ui.text("handOver.lastTurn", ui.word(next.enemy())), "default", () -> done.accept(last));
        again.setDisabled(last.isEmpty());
        box.add(again).growX().padTop(gap / 2f);
        Table middle = new Table();
        middle.add(box);
        return middle;
    }

    /** Who sits down, by name if he has given one. */
    private String title() {
        return shown.session()
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
