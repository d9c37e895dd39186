package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.kit.Tips;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.replay.Playback;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.words.EventSentences;
import org.roadtorichmond.unit.Side;

/** What stands below the map while a commander thinks or its turn is shown: what happens, and how fast. */
public final class WatchBar {
    private final Widgets ui;
    private final ShownGame time;
    private final EventSentences sentences;
    private final Table bar;
    private final Label phase;
    private final Label words;
    private final TextButton pause;
    private final TextButton pace;
    private final TextButton step;
    private final TextButton skip;
    private final Table buttons = new Table();

    /** A bar that controls how a game is shown. */
    public WatchBar(Widgets ui, Tips tips, ShownGame time) {
        this.ui = ui;
        this.time = time;
        sentences = new EventSentences(ui.texts(), time.game().state().scenario());
        phase = ui.label("", "bold");
        words = tips.explain(ui.label("", "default"), this::telling);
        // There is no room for another line; the tooltip and the log have all of it.
        words.setEllipsis(true);
        pause = ui.button("", "default", time::pause);
        step = ui.button(ui.text("watch.step"), "default", time::step);
        pace = ui.button("", "default", time::nextPace);
        skip = ui.button(ui.text("watch.skip"), "default", time::skip);
        bar = new Table();
        int gap = ui.px(4);
        buttons.defaults().padLeft(gap);
        buttons.add(pause).minWidth(ui.px(92));
        buttons.add(step);
        buttons.add(pace).minWidth(ui.px(56));
        buttons.add(skip);
        Table told = new Table();
        told.add(phase).left().row();
        told.add(words).left().minWidth(0).prefWidth(0).growX();
        // Far from where the phase is ended, so that a hasty second click there skips nothing.
        bar.add(buttons).left().padRight(gap);
        bar.add(told).growX().padLeft(ui.px(10));
        tips.explain(skip, () -> ui.text("watch.hint"));
        refresh();
    }

    /** The bar, to be laid below the map. */
    public Table bar() {
        return bar;
    }

    /** Shows the present state; the bar is visible only while a commander thinks or his turn is shown. */
    public void refresh() {
        boolean watching = time.watching();
        bar.setVisible(watching || thinking());
        // Nothing can be stopped, quickened or left out where a person at another computer thinks.
        buttons.setVisible(watching || !time.session().seats().onTwoComputers());
        Playback playback = time.playback();
        pause.setText(ui.text(playback.paused() ? "watch.play" : "watch.pause"));
        pace.setText(pace(ui, ui.app().preferences().get(Setting.PACE)));
        step.setDisabled(!watching);
        skip.setDisabled(!watching);
        GameState state = playback.replay().game().state();
        phase.setText(sentences.phase(state.moment()));
        words.setText(telling());
    }

    /** A pace in words, as the settings list it too. */
    public static String pace(Widgets ui, int times) {
        return times == Setting.INSTANT ? ui.text("watch.instant") : ui.text("watch.pace", times);
    }

    private boolean thinking() {
        return !time.behind() && time.session().opponentDecides();
    }

    private String telling() {
        return thinking() ? thoughts() : happening();
    }

    private String thoughts() {
        Session session = time.session();
        if (session.seats().onTwoComputers()) {
            return awaited(session);
        }
        String who = session.seats().of(session.state().decider());
        return ui.text(
                "watch.thinking", ui.texts().player(who), session.game().log().size());
    }

    /** In a match with another computer: whose decision is awaited, or that a die is. */
    private String awaited(Session session) {
        Side decider = session.state().decider();
        return session.seats().human(decider)
                ? ui.text("two.stage.DICE")
                : ui.text("two.awaited", ui.texts().player(session.players(), decider));
    }

    private String happening() {
        Replay replay = time.playback().replay();
        return replay.next()
                .map(step -> sentences.tell(step.event()))
                .filter(line -> !line.isEmpty())
                .or(() -> replay.last().map(step -> sentences.tell(step.event())))
                .orElse("");
    }
}
