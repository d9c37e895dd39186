package org.roadtorichmond.screen.battle.replay;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.Slider.SliderStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
import org.roadtorichmond.screen.battle.panel.WatchBar;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.view.Palette;

/** The bar below a replay: a slider over the whole game, and a button for each way to go through it. */
final class ReplayBar {
    private final Widgets ui;
    private final ReplayControl control;
    private final Replay replay;
    private final Slider slider;
    private final Label place;
    private final TextButton play;
    private final TextButton pace;
    private final TextButton takeOver;

    ReplayBar(Widgets ui, ReplayControl control, Runnable takingOver) {
        this.ui = ui;
        this.control = control;
        replay = control.playback().replay();
        slider = new Slider(0, Math.max(1, replay.length()), 1, false, style(ui.theme()));
        slider.setProgrammaticChangeEvents(false);
        Widgets.onChange(slider, () -> control.go(Math.round(slider.getValue())));
        place = ui.label("", "default");
        place.setAlignment(Align.right);
        play = ui.button("", "action", control::play);
        pace = ui.button("", "default", () -> control.pace(control.playback().faster()));
        takeOver = ui.button(ui.text("replay.takeOver"), "default", takingOver);
    }

    private static SliderStyle style(Theme theme) {
        // Boxes are shared by their colours and room: these belong to no other widget, so that their sizes can be set.
        Drawable line = theme.box(Palette.BUTTON_DOWN, Palette.PANEL_EDGE, 0.25f);
        line.setMinHeight(theme.px(8));
        Drawable knob = theme.box(Palette.PANEL_EDGE, Palette.INK, 0.25f);
        knob.setMinHeight(theme.px(24));
        knob.setMinWidth(theme.px(14));
        return new SliderStyle(line, knob);
    }

    Table build() {
        Theme theme = ui.theme();
        Table foot = ui.panel();
        int gap = theme.px(4);
        foot.pad(gap * 2);
        Table line = new Table();
        line.add(slider).growX();
        line.add(place).minWidth(theme.px(110)).padLeft(gap * 2);
        foot.add(line).growX().row();
        Table buttons = new Table();
        buttons.defaults().padRight(gap).minHeight(theme.px(32));
        to(buttons, "replay.start", () -> control.go(0));
        to(buttons, "replay.turnBack", () -> control.go(replay.previousTurn()));
        to(buttons, "replay.phaseBack", () -> control.go(replay.previousPhase()));
        to(buttons, "replay.stepBack", () -> control.step(-1));
        buttons.add(play).minWidth(theme.px(96));
        to(buttons, "replay.step", () -> control.step(1));
        to(buttons, "replay.phase", () -> control.go(replay.nextPhase()));
        to(buttons, "replay.turn", () -> control.go(replay.nextTurn()));
        to(buttons, "replay.end", () -> control.go(replay.length()));
        buttons.add(pace).minWidth(theme.px(56)).padLeft(gap * 2);
        buttons.add(takeOver).padLeft(gap * 2);
        foot.add(buttons).left().padTop(gap);
        return foot;
    }

    private void to(Table buttons, String key, Runnable action) {
        buttons.add(ui.button(ui.text(key), "default", action)).minWidth(0);
    }

    void refresh() {
        slider.setValue(replay.position());
        place.setText(ui.text("replay.place", replay.position(), replay.length()));
        play.setText(ui.text(control.playback().running() ? "watch.pause" : "watch.play"));
        pace.setText(WatchBar.pace(ui, control.playback().pace()));
        takeOver.setDisabled(replay.game().state().ending().isPresent());
    }
}
