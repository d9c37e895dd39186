package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.session.match.LeftMatch;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.Worker;

/** The matches with other computers that can be gone on with, each with whose turn it is, as a part of a page. */
final class LeftMatches {
    private final BookPage page;
    private final Matches matches;
    private List<LeftMatch> left = List.of();
    private boolean more;

    /**
     * The matches, which are read in the background; the page is built again when they are there.
     *
     * @param worker reads them
     */
    LeftMatches(BookPage page, Matches matches, Worker worker) {
        this.page = page;
        this.matches = matches;
        worker.run(matches::left, found -> {
            left = found;
            if (!found.isEmpty()) {
                page.rebuild();
            }
        });
    }

    boolean isEmpty() {
        return left.isEmpty();
    }

    /** The match that was begun with a word, if there is one; a guest gets one whose journal is damaged from the host. */
    Optional<LeftMatch> ofWord(String word) {
        return left.stream()
                .filter(match -> match.meeting().word().equals(word))
                .filter(match -> match.damage().isEmpty() || match.meeting().way() == Meeting.Way.HOST)
                .findFirst();
    }

    /** Adds a heading and a row for each match to a page; nothing if there are none. */
    void add(Table content) {
        if (!left.isEmpty()) {
            content.add(page.label(page.text("two.left"), "heading"))
                    .padBottom(page.px(6))
                    .row();
            content.add(page.button(page.text(more ? "two.less" : "own.more"), "list", () -> {
                        more = !more;
                        page.rebuild();
                    }))
                    .left()
                    .fill(false, false)
                    .padBottom(page.px(6))
                    .row();
            left.forEach(match -> content.add(row(match)).padBottom(page.px(8)).row());
        }
    }

    private Table row(LeftMatch match) {
        Table row = new Table();
        row.setBackground(page.theme().panel());
        Table words = new Table();
        words.top().defaults().growX().left();
        words.add(page.wrapped(title(match), "heading")).row();
        words.add(page.wrapped(standing(match), isOwnTurn(match) ? "good" : "default"))
                .row();
        words.add(page.wrapped(where(match), "small")).row();
        row.add(words).growX().top();
        Table buttons = new Table();
        buttons.defaults().growX().minWidth(page.px(110)).pad(page.px(3));
        if (match.damage().isEmpty()) {
            buttons.add(page.button(page.text(match.isOver() ? "load.look" : "two.goOn"), "default", () -> goOn(match)))
                    .row();
        }
        buttons.add(page.button(page.text("load.delete"), "default", () -> ask(match)));
        row.add(buttons).padLeft(page.px(10));
        return row;
    }

    private String where(LeftMatch match) {
        return match.damage().isPresent()
                ? match.file() + " · " + date(match)
                : page.text("two.left.where." + match.meeting().way(), date(match)) + (more ? place(match) : "");
    }

    private String place(LeftMatch match) {
        return " · "
                + page.text(
                        "two.left.place",
                        match.meeting().address(),
                        match.meeting().word());
    }

    private static boolean isOwnTurn(LeftMatch match) {
        Optional<Side> own = match.match().map(Match::own);
        return own.isPresent() && own.equals(match.awaited());
    }

    private String title(LeftMatch left) {
        return left.match()
                .map(match -> page.text(
                        "two.left.title",
                        page.texts().of(match.terms().scenario().scenario()).name(),
                        page.word(match.own()),
                        page.texts()
                                .player(
                                        Objects.requireNonNull(match.terms()
                                                .players()
                                                .get(match.own().enemy())),
                                        match.own().enemy())))
                .orElseGet(() -> left.damage().isPresent()
                        ? left.file()
                        : page.text("two.left.unnamed", page.word(left.meeting().own())));
    }

    private String standing(LeftMatch left) {
        if (left.damage().isPresent()) {
            return page.text("load.damaged", page.tell(left.damage().get()));
        } else if (left.isOver()) {
            return page.text("load.finished");
        }
        return left.match()
                .flatMap(Match::game)
                .map(game -> {
                    Moment moment = game.state().moment();
                    return page.text(
                                    "top.turn",
                                    moment.turn(),
                                    game.state().scenario().turns()) + " · "
                            + page.text(isOwnTurn(left) ? "two.left.yours" : "two.left.theirs");
                })
                .orElseGet(() -> page.text("two.left.notBegun"));
    }

    private String date(LeftMatch match) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.SHORT)
                .withLocale(page.texts().locale())
                .withZone(ZoneId.systemDefault())
                .format(match.written());
    }

    /** Asks where the players meet now, which can have changed since the match was left. */
    private void goOn(LeftMatch match) {
        if (match.isOver()) {
            resume(match);
            return;
        }
        boolean[] asked = {false};
        TextField[] field = {
            new TextField(match.meeting().address(), page.theme().skin())
        };
        page.dialogs()
                .show(
                        page.text("two.goOn"),
                        Dialogs.WIDTH,
                        () -> {
                            field[0] = new TextField(
                                    field[0].getText(), page.theme().skin());
                            field[0].setName("two.goOn");
                            Table table = new Table();
                            table.defaults().growX();
                            if (asked[0]) {
                                table.add(page.wrapped(page.text("two.meet"), "default"))
                                        .row();
                                table.add(field[0]).padTop(page.px(6));
                            } else {
                                table.add(page.wrapped(
                                                page.text("two.goOn."
                                                        + match.meeting().way()),
                                                "default"))
                                        .row();
                                table.add(page.button(page.text("own.more"), "list", () -> {
                                            asked[0] = true;
                                            page.dialogs().rebuild();
                                        }))
                                        .left()
                                        .fill(false, false)
                                        .padTop(page.px(8));
                            }
                            return table;
                        },
                        () -> List.of(
                                page.enterButton(page.text("two.goOn"), () -> {
                                    page.dialogs().close();
                                    resume(match.at(field[0].getText().strip()));
                                }),
                                page.dialogs().cancelling()));
    }

    void resume(LeftMatch match) {
        if (!match.meeting().isWhole()) {
            boolean files = match.meeting().way() == Meeting.Way.FILES;
            page.notice(page.text("two.goOn"), page.text(files ? "two.files.unreadable" : "two.unreadable"));
            return;
        }
        Result<MatchSession> opened = matches.resume(match, Gdx.app::postRunnable);
        opened.value().ifPresent(page.navigator()::match);
        if (opened.value().isEmpty()) {
            page.notice(page.text("two.goOn"), page.tell(opened.problems()));
        }
    }

    private void ask(LeftMatch match) {
        page.dialogs()
                .ask(
                        page.text("load.delete"),
                        page.text("two.left.deleteAsk", title(match)),
                        page.text("load.delete"),
                        () -> delete(match));
    }

    private void delete(LeftMatch match) {
        matches.delete(match).ifPresentOrElse(why -> page.notice(page.text("load.delete"), page.tell(why)), () -> {
            left = left.stream().filter(other -> !other.equals(match)).toList();
            Gdx.app.postRunnable(page::rebuild);
        });
    }
}
