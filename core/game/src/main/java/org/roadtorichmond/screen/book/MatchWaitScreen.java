package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.MailWatch;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.work.Subscription;

/** The page on which the other player of a match is waited for. */
public final class MatchWaitScreen extends BookPage {
    private static final float WIDTH = 760;

    private final MatchSession match;
    private final MailWatch mail;
    private final Subscription subscription;
    private boolean begun;

    /** The page of a match that has not begun; it leads to the battle, or back to the page on which matches are begun. */
    public MatchWaitScreen(AppContext app, Navigator navigator, MatchSession match) {
        super(app, navigator);
        this.match = match;
        mail = new MailWatch(app, match);
        subscription = match.listen(this::news);
    }

    @Override
    public void compose() {
        Meeting meeting = match.meeting();
        Table content = new Table();
        content.top().padRight(px(12)).defaults().growX().padBottom(px(6));
        content.add(centred(text("two.stage." + match.stage().name()), "book")).row();
        boolean shown = meeting.way() == Meeting.Way.HOST || meeting.way() == Meeting.Way.FILES;
        if (shown && match.terms().isEmpty()) {
            content.add(centred(meeting.word(), "banner")).padTop(px(12)).row();
        }
        if (meeting.way() == Meeting.Way.FILES) {
            content.add(centred(text("two.files.tell", meeting.address()), "book"))
                    .row();
        }
        match.standing()
                .ifPresent(now -> content.add(centred(texts().tell(now), "book"))
                        .padTop(px(12))
                        .row());
        match.trouble()
                .ifPresent(why -> content.add(wrapped(texts().tell(why), "warning"))
                        .padTop(px(12))
                        .row());
        leaf(text("title.twoComputers"), WIDTH, content, List.of(button(text("two.cancel"), "default", this::leave)));
    }

    /** The battle opens between two frames, not in the middle of what the line tells. */
    private void news() {
        if (match.session().isEmpty()) {
            rebuild();
        } else if (!begun) {
            begun = true;
            subscription.close();
            Gdx.app.postRunnable(() -> navigator().match(match));
        }
    }

    /** Nobody is waited for any more. */
    @Override
    public void leave() {
        navigator().twoComputers();
    }

    @Override
    public void dispose() {
        subscription.close();
        mail.close();
        if (!begun) {
            match.close();
        }
        super.dispose();
    }
}
