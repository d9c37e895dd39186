package org.roadtorichmond.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import com.badlogic.gdx.utils.Align;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Inviter;
import org.roadtorichmond.screen.kit.MailWatch;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.session.sound.Cue;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Subscription;

/**
 * Tells a player on the screen what becomes of the line or the files of his match, calls him when he has to decide something, and has both
 * players talk.
 */
final class MatchWatch {
    private static final float TOP = 96;
    private static final float WIDE = 560;
    /** Whoever talks without end does not keep a player from playing: what is said meanwhile comes in the next dialog. */
    private static final long PAUSE_NANOS = 3_000_000_000L;

    private final MatchSession match;
    private final MailWatch mail;
    private final Consumer<Session> next;
    private final Subscription subscription;
    private final Inviter inviter;
    private final Table strip = new Table();
    private Optional<Session> session;
    private @Nullable Page page;
    private MatchSession.Stage before;
    private Optional<Sentence> noticed = Optional.empty();
    private String saying = "";
    private int heard;
    private long heardAt;

    /**
     * Begins to tell.
     *
     * @param next opens the battle of a watched match that follows on another one
     */
    MatchWatch(AppContext app, MatchSession match, Matches matches, Consumer<Session> next) {
        inviter = new Inviter(app, matches);
        this.match = match;
        this.next = next;
        session = match.session();
        before = match.stage();
        mail = new MailWatch(app, match, this::remind);
        subscription = match.listen(this::told);
    }

    /** Whether a session is that of the match. */
    boolean isOf(Session session) {
        return match.session().filter(own -> own == session).isPresent();
    }

    /** From now on it is told on another screen. */
    void on(Page shown) {
        page = shown;
        shown.layOver(this::lay);
        told();
    }

    /** What is played and which side is his, for a guest, who has chosen neither, until something is done. */
    private Optional<String> joined(Page now) {
        return match.session()
                .filter(begun -> match.meeting().way() == Meeting.Way.GUEST
                        && begun.game().log().isEmpty())
                .map(begun -> {
                    Side own = match.own().orElseThrow();
                    MatchTerms terms = match.terms().orElseThrow();
                    String other = Objects.requireNonNull(terms.players().get(own.enemy()));
                    return now.text(
                            "two.joined",
                            now.texts().of(terms.scenario().scenario()).name(),
                            now.texts().word(own),
                            now.texts().player(other, own.enemy()));
                });
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
        if (!session.equals(match.session())) {
            session = match.session();
            session.ifPresent(begun -> Gdx.app.postRunnable(() -> next.accept(begun)));
        }
        lay();
        hear(now);
        notice(now);
        now.stale();
    }

    /** Shows what could not be shown as long as another dialog was open. */
    private void remind() {
        Page now = page;
        if (now != null) {
            hear(now);
            notice(now);
        }
    }

    /** Says once how the match went on; no other dialog is closed for it. */
    private void notice(Page now) {
        if (!now.dialogs().isOpen() && !noticed.equals(match.notice())) {
            noticed = match.notice();
            noticed.ifPresent(news -> now.notice(now.text("two.left"), now.tell(news)));
        }
    }

    /** Lays the strip over the panels, or takes it away. */
    private void lay() {
        Page now = page;
        strip.remove();
        if (now == null || !(isTold() || joined(now).isPresent())) {
            return;
        }
        strip.clearChildren();
        strip.setFillParent(true);
        strip.top().padTop(now.px(TOP));
        Table back = new Table();
        back.setBackground(now.theme().panel());
        back.add(now.label(now.text("two.stage." + match.stage().name()), "bold"))
                .row();
        joined(now).ifPresent(words -> add(now, back, words));
        Stream.of(match.trouble(), match.standing())
                .flatMap(Optional::stream)
                .forEach(told -> add(now, back, now.tell(told)));
        if (match.isAsked()) {
            back.add(now.button(now.text("two.give"), "action", () -> {
                match.give();
                lay();
            }));
        }
        strip.add(back);
        now.stage().addActor(strip);
    }

    private static void add(Page now, Table back, String words) {
        Label line = now.wrapped(words, "small");
        line.setAlignment(Align.center);
        back.add(line).width(Math.min(now.px(WIDE), now.stage().getWidth())).row();
    }

    private boolean isTold() {
        return switch (match.stage()) {
            case OTHER_AWAITED, FILE_AWAITED, DIFFERENT -> true;
            default -> match.trouble().isPresent();
        };
    }

    // --- Talk ------------------------------------------------------------------------------------------------------

    /** What was said since the last time is shown in one dialog, since a person who comes late to watch finds much of it. */
    private void hear(Page now) {
        if (now.dialogs().isOpen() && !isOnlyWatched()) {
            return;
        }
        if (heardAt != 0 && System.nanoTime() - heardAt < PAUSE_NANOS) {
            return;
        }
        List<MatchSession.Said> talked = match.talked();
        String words = talked.stream()
                .skip(Math.max(0, talked.size() - (match.talks() - heard)))
                .filter(said -> !match.own().equals(Optional.of(said.by())))
                .map(said -> line(now, said))
                .collect(Collectors.joining("\n"));
        if (words.isEmpty()) {
            return;
        }
        heard = match.talks();
        heardAt = System.nanoTime();
        if (isOnlyWatched()) {
            talk();
            return;
        }
        Dialogs dialogs = now.dialogs();
        Runnable answer = () -> {
            dialogs.close();
            talk();
        };
        dialogs.show(
                now.text("two.talk"),
                Dialogs.WIDTH,
                () -> words(now, words),
                () -> List.of(now.enterButton(now.text("two.answer"), answer), closing(now)));
    }

    private boolean isOnlyWatched() {
        return match.own().isEmpty();
    }

    /** Shows what was said, and has the player say something; a person who only watches says nothing. */
    void talk() {
        Page now = page;
        if (now == null) {
            return;
        }
        Dialogs dialogs = now.dialogs();
        dialogs.show(
                now.text("two.talk"),
                WIDE,
                () -> talked(now),
                () -> isOnlyWatched()
                        ? List.of(dialogs.closing())
                        : List.of(now.enterButton(now.text("two.say"), () -> say(now)), closing(now)));
        now.stage().setKeyboardFocus(now.stage().getRoot().findActor("two.words"));
    }

    private static Table words(Page now, String words) {
        Table table = new Table();
        table.add(now.wrapped(words, "book")).growX();
        return table;
    }

    private static Actor closing(Page now) {
        return now.button(now.text("ledger.close"), "default", now.dialogs()::close);
    }

    private Table talked(Page now) {
        Table table = new Table();
        table.defaults().growX();
        for (MatchSession.Said said : match.talked()) {
            table.add(now.wrapped(line(now, said), "default")).row();
        }
        Table invitations = new Table();
        invitations.left().defaults().padRight(now.px(8));
        if (match.meeting().way() == Meeting.Way.HOST) {
            invitations.add(invite(now, false, "two.invite", "two.invited"));
        }
        if (match.meeting().watchers().isPresent()) {
            invitations.add(invite(now, true, "two.inviteWatcher", "two.watcherInvited"));
        }
        table.add(invitations).padTop(now.px(8)).row();
        if (!isOnlyWatched()) {
            table.add(field(now)).padTop(now.px(8)).row();
        }
        return table;
    }

    /** Copies an invitation, such as for a player who has lost his, and says so. */
    private Actor invite(Page now, boolean watching, String heading, String words) {
        return now.button(
                now.text(heading),
                "default",
                () -> inviter.look(own -> {
                    inviter.copy(match, watching, own);
                    now.notice(now.text(heading), now.text(words));
                }));
    }

    private TextField field(Page now) {
        TextField words = new TextField(saying, now.theme().skin());
        words.setName("two.words");
        words.setMessageText(now.text("two.words"));
        words.setTextFieldListener((box, letter) -> saying = box.getText());
        return words;
    }

    private String line(Page now, MatchSession.Said said) {
        String who =
                Objects.requireNonNull(match.terms().orElseThrow().players().get(said.by()));
        // A second line could pass for words of somebody else.
        String words = said.words().replaceAll("\\p{Cntrl}+", " ");
        return now.text("two.line", now.texts().player(who, said.by()), words);
    }

    private void say(Page now) {
        String words = saying.strip();
        now.dialogs().close();
        if (!words.isEmpty()) {
            Optional<Sentence> refusal = match.say(words);
            saying = refusal.isPresent() ? words : "";
            refusal.ifPresent(why -> now.notice(now.text("two.talk"), now.text("two.notSaid", now.tell(why))));
        }
    }

    /** Leaves the match, which can be gone on with. */
    void close() {
        subscription.close();
        mail.close();
        inviter.close();
        strip.remove();
        match.close();
    }
}
