package org.roadtorichmond.screen.battle.replay;

import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.Slider.SliderStyle;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.ChangeListener;
import com.badlogic.gdx.scenes.scene2d.utils.Drawable;
import com.badlogic.gdx.utils.Align;
import org.roadtorichmond.screen.battle.panel.WatchBar;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.view.Palette;

/** The bar below a replay: a slider over the whole game, and a button for each way to go through it. */
final class ReplayBar {
    private final ReplayScreen screen;
    private final Replay replay;
    private final Slider slider;
    private final Label place;
    private final TextButton play;
    private final TextButton pace;
    private final TextButton takeOver;

    ReplayBar(ReplayScreen screen) {
        this.screen = screen;
        replay = screen.playback().replay();
        slider = new Slider(0, Math.max(1, replay.length()), 1, false, style(screen.theme()));
        slider.setProgrammaticChangeEvents(false);
        slider.addListener(new ChangeListener() {
            @Override
            public void changed(ChangeEvent event, Actor actor) {
                screen.go(Math.round(slider.getValue()));
            }
        });
        place = screen.label("", "default");
        place.setAlignment(Align.right);
        play = screen.button("", "action", screen::play);
        pace = screen.button("", "default", this::nextPace);
        takeOver = screen.button(screen.text("replay.takeOver"), "default", screen::takeOver);
    }

    private static SliderStyle style(Theme theme) {
        // Boxes are shared by their colours and room: these are nobody else's, so that their sizes can be set.
        Drawable line = theme.box(Palette.BUTTON_DOWN, Palette.PANEL_EDGE, 0.25f);
        line.setMinHeight(theme.px(8));
        Drawable knob = theme.box(Palette.ACTION, Palette.INK, 0.25f);
        knob.setMinHeight(theme.px(24));
        knob.setMinWidth(theme.px(14));
        return new SliderStyle(line, knob);
    }

    private void nextPace() {
        Playback playback = screen.playback();
        screen.pace(playback.faster());
    }

    Table build() {
        Theme theme = screen.theme();
        Table foot = screen.panel();
        int gap = theme.px(4);
        foot.pad(gap * 2);
        Table line = new Table();
        line.add(slider).growX();
        line.add(place).minWidth(theme.px(110)).padLeft(gap * 2);
        foot.add(line).growX().row();
        Table buttons = new Table();
        buttons.defaults().padRight(gap).minHeight(theme.px(32));
        to(buttons, "replay.start", () -> screen.go(0));
        to(buttons, "replay.turnBack", () -> screen.go(replay.previousTurn()));
        to(buttons, "replay.phaseBack", () -> screen.go(replay.previousPhase()));
        to(buttons, "replay.stepBack", () -> screen.step(-1));
        buttons.add(play).minWidth(theme.px(96));
        to(buttons, "replay.step", () -> screen.step(1));
        to(buttons, "replay.phase", () -> screen.go(replay.nextPhase()));
        to(buttons, "replay.turn", () -> screen.go(replay.nextTurn()));
        to(buttons, "replay.end", () -> screen.go(replay.length()));
        buttons.add(pace).minWidth(theme.px(56)).padLeft(gap * 2);
        buttons.add(takeOver).padLeft(gap * 2);
        foot.add(buttons).left().padTop(gap);
        return foot;
    }

    private void to(Table buttons, String key, Runnable action) {
        buttons.add(screen.button(screen.text(key), "default", action)).minWidth(0);
    }

    void refresh() {
        slider.setValue(replay.position());
        place.setText(screen.text("replay.place", replay.position(), replay.length()));
        play.setText(screen.text(screen.playback().running() ? "watch.pause" : "watch.play"));
        pace.setText(WatchBar.pace(screen, screen.playback().pace()));
        takeOver.setDisabled(replay.game().state().ending().isPresent());
    }
}
