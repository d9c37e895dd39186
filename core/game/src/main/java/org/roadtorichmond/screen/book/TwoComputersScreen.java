package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.match.mail.MailSeat;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Inviter;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.MatchWord;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.work.Worker;

/**
 * The page on which a match with a person at another computer is opened, joined or gone on with. Nobody has to know what a port is: one
 * player sends an invitation, the other pastes it; addresses and ports are asked for only under <i>More</i>.
 */
public final class TwoComputersScreen extends BookPage {
    private static final float WIDTH = 980;

    private final Matches matches;
    private final Worker background;
    private final Inviter inviter;
    private final LeftMatches left;
    private final MatchChoices choices;
    private final HostForm host;
    private final GuestForm guest;
    private boolean files;
    private boolean more;
    private boolean dialogs;
    private String folder;
    private String agreed = MatchWord.next(new SecureRandom());
    private String problem = "";

    /** The page, which leads back to the title page. */
    public TwoComputersScreen(AppContext app, Navigator navigator, Matches matches) {
        super(app, navigator);
        this.matches = matches;
        folder = matches.folder();
        background = worker("matches");
        inviter = new Inviter(app, matches);
        owned(inviter::close);
        choices = new MatchChoices(this);
        host = new HostForm(this, choices, this::invite);
        background.run(matches::address, host::propose);
        left = new LeftMatches(this, matches, background);
        guest = new GuestForm(this, choices, matches, left, background, meeting -> take(meeting, Optional.empty()));
        background.run(app.files()::hasDialogs, found -> dialogs = found);
    }

    @Override
    public void compose() {
        Table content = new Table();
        content.top().padRight(px(12)).defaults().growX().padBottom(px(6));
        content.add(choices(List.of(false, true), files, each -> text(each ? "two.byFiles" : "two.onLine"), each -> {
                    files = each;
                    problem = "";
                    rebuildFromTop();
                }))
                .row();
        if (files) {
            byFiles(content);
        } else {
            onLine(content);
        }
        content.add(wrapped(problem, "warning")).row();
        // Below the forms, which so stay where they are when the matches have been read.
        left.add(content);
        leaf(text("title.twoComputers"), WIDTH, content, List.of(button(text("book.back"), "default", this::leave)));
    }

    private void onLine(Table content) {
        Table halves = new Table();
        halves.defaults().growX().uniformX().top();
        halves.add(half(form -> host.add(form, more))).padRight(px(24));
        halves.add(half(form -> guest.add(form, more)));
        content.add(halves).row();
        content.add(button(text(more ? "two.less" : "own.more"), "list", () -> {
                    more = !more;
                    rebuild();
                }))
                .left()
                .fill(false, false)
                .row();
    }

    private Table half(Consumer<Table> form) {
        Table half = new Table();
        half.top().defaults().growX().padBottom(px(6));
        form.accept(half);
        return half;
    }

    private void byFiles(Table content) {
        content.add(wrapped(text("two.files.how"), "book")).row();
        content.add(wrapped(tell(MailSeat.warning()), "small")).row();
        content.add(label(text("two.files.folder"), "bold")).row();
        Table row = new Table();
        row.add(choices.wide(folder, "two.folder", typed -> folder = typed)).growX();
        if (dialogs) {
            row.add(button(text("two.files.choose"), "default", this::chooseFolder))
                    .padLeft(px(8));
        }
        content.add(row).row();
        content.add(label(text("two.files.word"), "bold")).row();
        Label warning = wrapped(easy(), "small");
        choices.field(content, agreed, "two.word", typed -> {
            agreed = typed;
            warning.setText(easy());
        });
        content.add(warning).row();
        content.add(label(text("two.files.side"), "bold")).row();
        choices.sides(content);
        Table halves = new Table();
        halves.defaults().growX().uniformX().top();
        halves.add(half(form -> {
                    form.add(label(text("two.open"), "heading")).row();
                    choices.scenarios(form);
                    choices.press(
                            form,
                            "two.openNow",
                            () -> choices.scenario().ifPresent(loaded -> take(inFolder(), Optional.of(loaded))));
                }))
                .padRight(px(24));
        halves.add(half(form -> {
            form.add(label(text("two.join"), "heading")).row();
            choices.press(form, "two.files.ask", () -> take(inFolder(), Optional.empty()));
        }));
        content.add(halves).row();
    }

    /** Why the agreed word is easy to guess, if it is one and is. */
    private String easy() {
        return Optional.of(agreed)
                .filter(MatchWord::isWord)
                .flatMap(MatchWord::warning)
                .map(this::tell)
                .orElse("");
    }

    private void chooseFolder() {
        background.run(
                () -> app().files().chooseFolder(text("two.files.choose")),
                chosen -> chosen.ifPresent(path -> {
                    folder = path;
                    rebuild();
                }));
    }

    private Meeting inFolder() {
        return new Meeting(Meeting.Way.FILES, choices.own(), folder, agreed, choices.name());
    }

    // --- The match -------------------------------------------------------------------------------------------------

    /** Opens a match only when its invitation can be made: who has left the page by then has opened none. */
    private void invite(Meeting meeting) {
        inviter.look(own -> choices.scenario()
                .flatMap(loaded -> take(meeting, Optional.of(loaded)))
                .ifPresent(opened -> inviter.copy(opened, false, own)));
    }

    private Optional<MatchSession> take(Meeting meeting, Optional<LoadedScenario> scenario) {
        if (!meeting.isWhole()) {
            say(text(files ? "two.files.unreadable" : "two.unreadable"));
            return Optional.empty();
        }
        Result<MatchSession> made = matches.begin(meeting, scenario, Gdx.app::postRunnable);
        say(made.value().isPresent() ? "" : tell(made.problems()));
        made.value().ifPresent(navigator()::match);
        return made.value();
    }

    private void say(String words) {
        problem = words;
        rebuild();
    }
}
