package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roadtorichmond.match.Invitation;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Inviter;
import org.roadtorichmond.screen.kit.MailWatch;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.session.match.OwnAddress;
import org.roadtorichmond.work.Subscription;

/** The page on which the other player of a match is waited for; a host invites him there. */
public final class MatchWaitScreen extends BookPage {
    private static final float WIDTH = 760;

    private final MatchSession match;
    private final MailWatch mail;
    private final Inviter inviter;
    private final Subscription subscription;
    private List<OwnAddress> own = List.of();
    private boolean looked;
    private boolean more;
    private boolean begun;

    /** The page of a match that has not begun; it leads to the battle, or back to the page on which matches are begun. */
    public MatchWaitScreen(AppContext app, Navigator navigator, MatchSession match, Matches matches) {
        super(app, navigator);
        this.match = match;
        mail = new MailWatch(app, match, () -> {});
        inviter = new Inviter(app, matches);
        subscription = match.listen(this::news);
        look(() -> {});
    }

    private void look(Runnable then) {
        inviter.look(found -> {
            own = found;
            looked = true;
            then.run();
            rebuild();
        });
    }

    @Override
    public void compose() {
        Meeting meeting = match.meeting();
        Table content = new Table();
        content.top().padRight(px(12)).defaults().growX().padBottom(px(6));
        content.add(centred(text("two.stage." + match.stage().name()), "book")).row();
        if (meeting.way() == Meeting.Way.FILES) {
            if (match.terms().isEmpty()) {
                content.add(centred(meeting.word(), "banner")).padTop(px(12)).row();
            }
            content.add(centred(text("two.files.tell", meeting.address()), "book"))
                    .row();
        }
        match.standing()
                .ifPresent(now ->
                        content.add(centred(tell(now), "book")).padTop(px(12)).row());
        match.trouble()
                .ifPresent(why -> content.add(wrapped(tell(why), "warning"))
                        .padTop(px(12))
                        .row());
        if (meeting.way() == Meeting.Way.HOST && looked) {
            inviting(content);
        }
        leaf(
                text("title.twoComputers"),
                WIDTH,
                content,
                List.of(button(text("dialog.cancel"), "default", this::leave)));
    }

    // --- Inviting --------------------------------------------------------------------------------------------------

    private void inviting(Table content) {
        inviter.invitation(match, false, own).ifPresent(made -> {
            TextField line = new TextField(made.line(), theme().skin());
            line.setName("invitation");
            content.add(line).padTop(px(12)).row();
            content.add(centred(text("two.invited"), "default")).row();
        });
        Table buttons = new Table();
        buttons.defaults().padRight(px(8));
        buttons.add(button(
                text("two.copy"),
                "action",
                () -> look(() -> {
                    inviter.copy(match, false, own);
                    notice(text("two.copy"), text("two.copied"));
                })));
        if (match.meeting().watchers().isPresent()) {
            buttons.add(button(
                    text("two.inviteWatcher"),
                    "default",
                    () -> look(() -> {
                        inviter.copy(match, true, own);
                        notice(text("two.inviteWatcher"), text("two.watcherInvited"));
                    })));
        }
        buttons.add(button(text(more ? "two.less" : "own.more"), "list", () -> {
            more = !more;
            rebuild();
        }));
        content.add(buttons).fill(false, false).padBottom(px(12)).row();
        reach(content);
    }

    /** Where others can reach this computer, in words. */
    private void reach(Table content) {
        Meeting meeting = match.meeting();
        if (!OwnAddress.isEvery(meeting.host())) {
            content.add(centred(text("two.reach.only", meeting.host()), "default"))
                    .row();
        } else if (own.isEmpty()) {
            content.add(centred(text("two.reach.none"), "default")).row();
        } else {
            for (OwnAddress.Reach reach : OwnAddress.Reach.values()) {
                String numbers = numbers(reach);
                if (!numbers.isEmpty()) {
                    content.add(centred(text("two.reach." + reach.name(), numbers), "default"))
                            .row();
                }
            }
            if (forwarded().isPresent()) {
                content.add(centred(text("two.reach.router"), "small")).row();
            }
        }
        if (more) {
            inviter.invitation(match, false, own).ifPresent(made -> more(content, made));
        }
    }

    /** The numbers, with their adapters where there are several. */
    private String numbers(OwnAddress.Reach reach) {
        List<OwnAddress> there =
                own.stream().filter(each -> each.reach() == reach).toList();
        boolean several = there.stream().map(OwnAddress::adapter).distinct().count() > 1;
        return there.stream()
                .map(each -> several ? text("two.reach.adapter", each.number(), each.adapter()) : each.number())
                .collect(Collectors.joining(", "));
    }

    /** Where a router forwards to: a number of the older kind; those of the newer one are reached from outside as they are. */
    private Optional<OwnAddress> forwarded() {
        return own.stream()
                .filter(each -> each.reach() == OwnAddress.Reach.HOUSE
                        && !each.number().contains(":")
                        && OwnAddress.isEvery(match.meeting().host()))
                .findFirst();
    }

    private void more(Table content, Invitation made) {
        content.add(rule()).padTop(px(8)).row();
        content.add(wrapped(text("two.byHand", made.word(), String.join(", ", made.addresses())), "small"))
                .row();
        forwarded()
                .ifPresent(each -> content.add(wrapped(
                                text(
                                        "two.reach.forward",
                                        String.valueOf(match.meeting().port()),
                                        each.number()),
                                "small"))
                        .row());
        match.meeting()
                .watchers()
                .ifPresent(door -> content.add(
                                wrapped(text("two.watchable", String.valueOf(door.port()), door.word()), "small"))
                        .row());
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
        inviter.close();
        if (!begun) {
            match.close();
        }
        super.dispose();
    }
}
