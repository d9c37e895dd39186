package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.session.words.Chronicle;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;

/**
 * What is laid over the screen when two people share a machine: between their turns a sheet that hides everything until the other
 * one sits down, and a strip at the top when the other one only has to decide something.
 */
final class Cover {
    private static final float WORDS = 460;

    private final BattleScreen screen;
    private final BattleTime time;
    private final Chronicle chronicle;
    private @Nullable Table sheet;
    private @Nullable Label strip;

    Cover(BattleScreen screen, BattleTime time) {
        this.screen = screen;
        this.time = time;
        chronicle = new Chronicle(screen.studio().texts());
    }

    /** Whether the map is hidden. */
    boolean hides() {
        return time.handOver().due().isPresent()
                && screen.studio().preferences().handOver();
    }

    /** Lays it, on a stage that has been emptied. */
    void build(float top) {
        sheet = null;
        Table layer = new Table();
        layer.setFillParent(true);
        Label made = screen.label("", "banner");
        made.setVisible(false);
        strip = made;
        layer.top().padTop(top + screen.theme().px(6));
        Table back = new Table();
        back.setBackground(screen.theme().panel());
        back.add(made);
        layer.add(back);
        screen.stage().addActor(layer);
        refresh();
    }

    void refresh() {
        Label banner = strip;
        if (banner != null) {
            var interrupter = time.handOver().interrupts();
            banner.setVisible(interrupter.isPresent());
            banner.getParent().setVisible(interrupter.isPresent());
            banner.setText(interrupter
                    .map(side -> screen.text("handOver.decides", word(side)))
                    .orElse(""));
        }
        Table old = sheet;
        if (old == null && hides()) {
            sheet = cover(time.handOver().due().orElseThrow());
        } else if (old != null && !hides()) {
            old.remove();
            sheet = null;
        }
    }

    private Table cover(Side next) {
        Theme theme = screen.theme();
        Table cover = screen.solid(new Table());
        cover.setFillParent(true);
        cover.setBackground(theme.box(Palette.SHEET, Palette.SHEET, 0));
        int gap = theme.px(14);
        Table box = screen.panel();
        box.pad(theme.px(30));
        box.add(screen.label(screen.text("handOver.title", word(next)), "banner"))
                .row();
        box.add(screen.label(chronicle.phase(time.session().game().state().moment()), "subtitle"))
                .padTop(gap)
                .row();
        Label words = screen.wrapped(screen.text("handOver.words", word(next.enemy()), word(next)), "book");
        box.add(words)
                .width(Math.min(theme.px(WORDS), screen.stage().getWidth() * 0.8f))
                .padTop(gap)
                .row();
        TextButton begin = screen.button(screen.text("handOver.begin"), "action", this::done);
        TextButton again = screen.button(screen.text("handOver.lastTurn", word(next.enemy())), "default", () -> {
            time.handOver().done();
            time.showLastTurn();
        });
        again.setDisabled(!time.hasLastTurn());
        box.add(begin).growX().minHeight(theme.px(44)).padTop(gap).row();
        box.add(again).growX().padTop(gap / 2f);
        cover.add(box);
        cover.addListener(new InputListener() {
            @Override
            public boolean keyDown(InputEvent event, int key) {
                if (key == Keys.ENTER || key == Keys.NUMPAD_ENTER) {
                    done();
                    return true;
                }
                return false;
            }
        });
        screen.stage().addActor(cover);
        screen.stage().setKeyboardFocus(cover);
        return cover;
    }

    private void done() {
        time.handOver().done();
        screen.stage().setKeyboardFocus(null);
        screen.refresh();
    }

    private String word(Side side) {
        return screen.studio().texts().word(side);
    }
}
