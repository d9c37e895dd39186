package org.roadtorichmond.screen;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.kit.Cue;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.session.match.MatchSession;

/** Tells a player on the screen what becomes of the line of his match, and calls him when he has to decide something. */
final class MatchWatch {
    private static final float TOP = 96;

    private final MatchSession match;
    private final Subscription subscription;
    private final Table strip = new Table();
    private @Nullable Page page;
    private MatchSession.Stage before;
    private int heard;

    MatchWatch(MatchSession match) {
        this.match = match;
        before = match.stage();
        subscription = match.listen(this::told);
    }

    /** Whether a session is that of the match. */
    boolean isOf(Session session) {
        return match.session().filter(own -> own == session).isPresent();
    }

    /** From now on it is told on another screen. */
    void on(Page shown) {
        strip.remove();
        page = shown;
        told();
    }

    private void told() {
        Page now = page;
        if (now == null) {
            return;
        }
        MatchSession.Stage stage = match.stage();
        if (stage != before && stage == MatchSession.Stage.OWN_DECISION) {
            now.app().sounds().play(Cue.BUGLE);
        }
        before = stage;
        show(now, stage);
        hear(now);
        now.stale();
    }

    private void show(Page now, MatchSession.Stage stage) {
        boolean gone = stage == MatchSession.Stage.OTHER_AWAITED || stage == MatchSession.Stage.DIFFERENT;
        strip.remove();
        if (gone) {
            strip.clearChildren();
            strip.setFillParent(true);
            strip.top().padTop(now.px(TOP));
            Table back = new Table();
            back.setBackground(now.theme().panel());
            back.add(now.label(now.text("two.stage." + stage.name()), "bold"));
            strip.add(back);
            now.stage().addActor(strip);
        }
    }

    private void hear(Page now) {
        for (MatchSession.Said said :
                match.talked().subList(heard, match.talked().size())) {
            if (said.by() != match.seat().orElseThrow().match().own()) {
                now.dialogs().notice(now.text("two.said"), said.words());
            }
        }
        heard = match.talked().size();
    }

    /** Leaves the match, which can be gone on with. */
    void close() {
        subscription.close();
        strip.remove();
        match.close();
    }
}
