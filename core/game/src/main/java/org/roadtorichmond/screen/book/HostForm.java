package org.roadtorichmond.screen.book;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.match.MatchWord;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.match.Meeting;

/** The part of a page on which a player opens a match on a line and invites the other one. */
final class HostForm {
    private final BookPage page;
    private final MatchChoices choices;
    private final Consumer<Meeting> open;
    private final String word = MatchWord.next(new SecureRandom());
    private final String watchWord = MatchWord.next(new SecureRandom());
    private String address = Matches.USUAL_ADDRESS;
    private boolean watched;

    /**
     * A form.
     *
     * @param open opens the match as whose host the player sits, and invites to it
     */
    HostForm(BookPage page, MatchChoices choices, Consumer<Meeting> open) {
        this.page = page;
        this.choices = choices;
        this.open = open;
    }

    /** Proposes where this computer listens. */
    void propose(String proposed) {
        address = proposed;
    }

    /**
     * Adds the form to a page.
     *
     * @param more whether it shows where this computer listens, too
     */
    void add(Table content, boolean more) {
        content.add(page.label(page.text("two.open"), "heading")).row();
        choices.scenarios(content);
        content.add(page.label(page.text("two.files.side"), "bold")).row();
        choices.sides(content);
        content.add(page.choices(
                        List.of(false, true), watched, each -> page.text(each ? "two.watched" : "two.alone"), each -> {
                            watched = each;
                            page.rebuild();
                        }))
                .row();
        choices.press(content, "two.invite", () -> open.accept(meeting()));
        content.add(page.wrapped(page.text("two.invite.how"), "small")).row();
        if (more) {
            choices.field(content, address, "two.address", typed -> address = typed);
            content.add(page.wrapped(page.text("two.listening"), "small")).row();
            choices.field(
                    content,
                    page.app().preferences().get(Setting.MATCH_OUTSIDE),
                    "two.outside",
                    typed -> page.app().preferences().set(Setting.MATCH_OUTSIDE, typed));
            content.add(page.wrapped(page.text("two.outside.how"), "small")).row();
        }
    }

    private Meeting meeting() {
        return new Meeting(Meeting.Way.HOST, choices.own(), address, word, choices.name(), watchers());
    }

    /** Whoever watches comes to the next port. */
    private Optional<Meeting.Door> watchers() {
        int colon = address.lastIndexOf(':') + 1;
        String port = address.substring(colon);
        return watched && port.matches("[0-9]{1,5}")
                ? Optional.of(new Meeting.Door(address.substring(0, colon) + (Integer.parseInt(port) + 1), watchWord))
                : Optional.empty();
    }
}
