package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.utils.Timer;
import java.time.Duration;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.TurnClock;
import org.roadtorichmond.unit.Side;

/** How long each side has had the word and how long the turn lasts; it has the window drawn again each second while it is seen. */
final class ClockLabel extends Label {
    private static final int MINUTE = 60;

    private final Widgets ui;
    private final TurnClock clock;
    private Timer.@Nullable Task beat;

    /** A label that shows a clock, and counts on as long as it stands on a stage. */
    ClockLabel(Widgets ui, TurnClock clock) {
        super("", ui.theme().skin(), "topPlain");
        this.ui = ui;
        this.clock = clock;
        setText(words());
    }

    @Override
    public void act(float seconds) {
        super.act(seconds);
        clock.tick(System.nanoTime());
        String words = words();
        if (!words.contentEquals(getText())) {
            setText(words);
        }
    }

    @Override
    protected void setStage(Stage stage) {
        super.setStage(stage);
        Timer.Task old = beat;
        if (old != null) {
            old.cancel();
            beat = null;
            clock.pause();
        }
        if (stage != null) {
            beat = Timer.schedule(
                    new Timer.Task() {
                        @Override
                        public void run() {
                            Gdx.graphics.requestRendering();
                        }
                    },
                    1,
                    1);
        }
    }

    private String words() {
        return ui.text("top.clock", time(clock.of(Side.UNION)), time(clock.of(Side.CONFEDERATE)), time(clock.turn()));
    }

    /** Minutes and seconds, from an hour on with the hours. */
    static String time(Duration duration) {
        long minutes = duration.toMinutes();
        int seconds = (int) (duration.toSeconds() % MINUTE);
        return minutes < MINUTE
                ? String.format(Locale.ROOT, "%d:%02d", minutes, seconds)
                : String.format(Locale.ROOT, "%d:%02d:%02d", minutes / MINUTE, minutes % MINUTE, seconds);
    }
}
