package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.match.Invitation;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.match.LeftMatch;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.work.Worker;

/** The part of a page on which a player joins a match on a line, or comes to watch one: by an invitation, or by address and word. */
final class GuestForm {
    private final BookPage page;
    private final MatchChoices choices;
    private final Matches matches;
    private final LeftMatches left;
    private final Worker worker;
    private final Consumer<Meeting> join;
    private String there;
    private String given = "";
    private String told = "";

    /**
     * A form.
     *
     * @param left the matches that this computer knows already
     * @param worker looks where the host of an invitation answers, after it has read those matches
     * @param join joins a match, or comes to watch one
     */
    GuestForm(
            BookPage page,
            MatchChoices choices,
            Matches matches,
            LeftMatches left,
            Worker worker,
            Consumer<Meeting> join) {
        this.page = page;
        this.choices = choices;
        this.matches = matches;
        this.left = left;
        this.worker = worker;
        this.join = join;
        there = page.app().preferences().get(Setting.MATCH_ADDRESS);
    }

    /**
     * Adds the form to a page.
     *
     * @param more whether it can be joined by address and word, too
     */
    void add(Table content, boolean more) {
        content.add(page.label(page.text("two.join"), "heading")).row();
        choices.press(content, "two.paste", this::paste);
        if (!told.isEmpty()) {
            content.add(page.wrapped(told, "warning")).row();
        }
        content.add(page.wrapped(page.text("two.paste.how"), "small")).row();
        if (more) {
            choices.field(content, there, "two.there", typed -> there = typed);
            choices.field(content, given, "two.word", typed -> given = typed);
            Table buttons = new Table();
            buttons.left().defaults().padRight(page.px(8));
            buttons.add(page.button(page.text("two.joinNow"), "default", () -> join(Meeting.Way.GUEST)));
            buttons.add(page.button(page.text("two.watchNow"), "default", () -> join(Meeting.Way.WATCH)));
            content.add(buttons).left().row();
            content.add(page.wrapped(page.text("two.watching"), "small")).row();
        }
    }

    private void join(Meeting.Way way) {
        page.app().preferences().set(Setting.MATCH_ADDRESS, there);
        join.accept(new Meeting(way, choices.own(), there, given, choices.name()));
    }

    /** Shows below its button what is wrong with an invitation, or what is done with it. */
    private void say(String words) {
        told = words;
        page.rebuild();
    }

    private void paste() {
        Result<Invitation> read = Invitation.read(
                Optional.ofNullable(Gdx.app.getClipboard().getContents()).orElse(""));
        read.value().ifPresentOrElse(this::follow, () -> say(page.tell(read.problems())));
    }

    private void follow(Invitation invitation) {
        say(page.text("two.invitation.looking", invitation.scenario()));
        worker.run(
                () -> matches.answering(invitation.addresses()),
                found -> found.ifPresentOrElse(
                        at -> meet(invitation, at),
                        () -> say(page.text("two.invitation.gone", invitation.scenario()))));
    }

    private void meet(Invitation invitation, String at) {
        Optional<LeftMatch> known = left.ofWord(invitation.word());
        if (known.filter(match -> match.meeting().way() == Meeting.Way.HOST).isPresent()) {
            say(page.text("two.invitation.own"));
        } else if (known.isPresent()) {
            say("");
            page.dialogs()
                    .ask(
                            page.text("two.paste"),
                            page.text("two.invitation.twice", invitation.scenario()),
                            page.text("two.goOn"),
                            () -> left.resume(known.get().at(at)));
        } else {
            Meeting.Way way = invitation.watching() ? Meeting.Way.WATCH : Meeting.Way.GUEST;
            join.accept(new Meeting(way, choices.own(), at, invitation.word(), choices.name()));
        }
    }
}
