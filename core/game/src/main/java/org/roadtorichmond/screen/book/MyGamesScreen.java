package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.session.played.PlayedWords;
import org.roadtorichmond.session.played.Results;
import org.roadtorichmond.session.played.marks.Mark;
import org.roadtorichmond.session.played.marks.Marks;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/** A player's own record: results by scenario, side and opponent, streaks, the marks that were earned, and the games themselves. */
public final class MyGamesScreen extends BookPage {
    private static final float WIDTH = 980;
    private static final float COLUMN = 16;
    /** How many games are listed; more would make a page that nobody reads. */
    private static final int LISTED = 60;

    private final Worker background;
    private @Nullable MyGames mine;
    private Optional<Sentence> trouble = Optional.empty();

    /** The page, which leads back to the title page; the games are read in the background. */
    public MyGamesScreen(AppContext app, Navigator navigator) {
        super(app, navigator);
        background = app.worker("my games");
        background.run(
                () -> {
                    // What is being kept at this moment is to be among them.
                    Optional<Sentence> refused = app.recorder().trouble();
                    return new Found(MyGames.of(app.archive()), refused);
                },
                this::found);
    }

    /** What was read, and why the last game is not in it, if so. */
    private record Found(MyGames mine, Optional<Sentence> trouble) {}

    private void found(Found read) {
        mine = read.mine();
        trouble = read.trouble();
        rebuild();
    }

    @Override
    public void compose() {
        Table content = new Table();
        content.top().padRight(px(12));
        content.defaults().growX().left();
        MyGames known = mine;
        if (known != null) {
            fill(content, known);
        }
        leaf(
                text("mine.title"),
                WIDTH,
                content,
                List.of(
                        enterButton(text("book.back"), this::leave),
                        button(text("mine.clear"), "default", this::askToClear)));
    }

    private void fill(Table content, MyGames known) {
        warnings(content, known);
        Results results = Results.of(known.all());
        if (known.all().isEmpty()) {
            content.add(wrapped(text("mine.none"), "book")).padBottom(px(8)).row();
        } else {
            summary(content, results);
            scenarios(content, results);
            opponents(content, results);
        }
        marks(content, results);
        if (!known.all().isEmpty()) {
            games(content, known.all());
        }
        keeping(content);
    }

    private void warnings(Table content, MyGames known) {
        if (!known.problems().isEmpty()) {
            List<Problem> first = known.problems().subList(0, 1);
            content.add(wrapped(
                            text("mine.damaged", known.place(), known.all().size(), texts().tell(first)), "warning"))
                    .padBottom(px(8))
                    .row();
        }
        trouble.ifPresent(why -> content.add(wrapped(text("mine.notKept", why), "warning"))
                .padBottom(px(8))
                .row());
    }

    /** All results in a few sentences. */
    private void summary(Table content, Results results) {
        if (results.played() == 0) {
            content.add(wrapped(text("mine.noneCounts"), "book")).row();
            return;
        }
        content.add(wrapped(
                        text("mine.all", results.played(), results.won(), results.drawn(), results.lost()), "subtitle"))
                .row();
        List<String> lines = new ArrayList<>();
        if (results.streak() > 1) {
            lines.add(text("mine.streak.won", results.streak()));
        } else if (results.streak() < -1) {
            lines.add(text("mine.streak.lost", -results.streak()));
        }
        if (results.longest() > 1) {
            lines.add(text("mine.longest", results.longest()));
        }
        PlayedWords words = new PlayedWords(texts());
        results.best().ifPresent(game -> lines.add(text("mine.best", name(game), words.grade(game))));
        results.closest()
                .ifPresent(game -> lines.add(text("mine.closest", game.lowest().orElseThrow(), name(game))));
        content.add(wrapped(String.join(" ", lines), "book")).padBottom(px(6)).row();
    }

    private String name(PlayedGame game) {
        return texts().name(game.scenario());
    }

    private void scenarios(Table content, Results results) {
        head(content, "mine.scenarios");
        Table table = new Table();
        table.left().defaults().left().padRight(px(COLUMN)).padBottom(px(2));
        heads(
                table,
                "mine.scenario",
                "mine.played",
                "mine.won",
                "mine.drawn",
                "mine.lost",
                "mine.union",
                "mine.confederate");
        results.byScenario().forEach((scenario, some) -> {
            row(table, texts().name(scenario), some);
            for (Side side : Side.values()) {
                Results own = some.of(side);
                table.add(label(own.played() == 0 ? "–" : text("mine.wonOf", own.won(), own.played()), "default"));
            }
            table.row();
        });
        fitting(content, table);
    }

    /** Adds a table, or where it is wider than its leaf its rows one below the other, each value after its heading. */
    private void fitting(Table content, Table table) {
        if (table.getPrefWidth() <= room(WIDTH)) {
            content.add(table).row();
            return;
        }
        List<String> words = new ArrayList<>();
        table.getChildren().forEach(cell -> words.add(((Label) cell).getText().toString()));
        int columns = table.getColumns();
        for (int from = columns; from < words.size(); from += columns) {
            List<String> values = new ArrayList<>();
            for (int column = 1; column < columns; column++) {
                values.add(words.get(column) + " " + words.get(from + column));
            }
            content.add(wrapped(words.get(from), "bold")).row();
            content.add(wrapped(String.join(" · ", values), "default"))
                    .padBottom(px(2))
                    .row();
        }
    }

    private void opponents(Table content, Results results) {
        head(content, "mine.opponents");
        Table table = new Table();
        table.left().defaults().left().padRight(px(COLUMN)).padBottom(px(2));
        heads(table, "mine.opponent", "mine.played", "mine.won", "mine.drawn", "mine.lost");
        results.byOpponent().forEach((opponent, some) -> {
            row(table, texts().level(opponent), some);
            table.row();
        });
        fitting(content, table);
    }

    private void row(Table table, String name, Results some) {
        Label words = wrapped(name, "default");
        table.add(words).width(Math.min(px(300), room(WIDTH) / 3));
        table.add(label(Integer.toString(some.played()), "default"));
        table.add(label(Integer.toString(some.won()), "bold"));
        table.add(label(Integer.toString(some.drawn()), "default"));
        table.add(label(Integer.toString(some.lost()), "default"));
    }

    private void heads(Table table, String... keys) {
        for (String key : keys) {
            table.add(label(text(key), "small"));
        }
        table.row();
    }

    /** The marks: those that were earned with where and how often, the others with how they are earned. */
    private void marks(Table content, Results results) {
        head(content, "mine.marks");
        PlayedWords words = new PlayedWords(texts());
        List<Mark> earned = Marks.ALL.stream()
                .filter(mark -> !results.with(mark.word()).isEmpty())
                .toList();
        for (Mark mark : earned) {
            List<PlayedGame> games = results.with(mark.word());
            PlayedGame last = games.get(games.size() - 1);
            String told = last.marks().stream()
                    .filter(each -> each.mark().equals(mark.word()))
                    .findFirst()
                    .flatMap(words::earned)
                    .orElse("");
            content.add(wrapped(text("mine.mark", words.name(mark), games.size()), "bold"))
                    .padTop(px(4))
                    .row();
            content.add(wrapped(text("mine.mark.last", told, name(last), words.date(last)), "default"))
                    .row();
        }
        List<Mark> open =
                Marks.ALL.stream().filter(mark -> !earned.contains(mark)).toList();
        if (!open.isEmpty()) {
            content.add(wrapped(text("mine.open"), "italic")).padTop(px(8)).row();
            open.forEach(mark -> content.add(wrapped(text("mine.mark.how", words.name(mark), words.how(mark)), "small"))
                    .padTop(px(2))
                    .row());
        }
    }

    /** The games, the last first. */
    private void games(Table content, List<PlayedGame> all) {
        head(content, "mine.games");
        PlayedWords words = new PlayedWords(texts());
        List<PlayedGame> newest = new ArrayList<>(all);
        Collections.reverse(newest);
        newest.stream().limit(LISTED).forEach(game -> {
            content.add(wrapped(words.line(game), "default")).padTop(px(4)).row();
            content.add(wrapped(words.result(game), "small")).row();
        });
        if (newest.size() > LISTED) {
            content.add(wrapped(text("mine.earlier", newest.size() - LISTED), "small"))
                    .padTop(px(4))
                    .row();
        }
    }

    /** Whether games are kept from now on, and where. */
    private void keeping(Table content) {
        head(content, "mine.keeping");
        content.add(choices(
                        List.of(true, false),
                        app().preferences().get(Setting.MY_GAMES),
                        yes -> text(yes ? "mine.keep" : "mine.keepNot"),
                        yes -> {
                            app().preferences().set(Setting.MY_GAMES, yes);
                            Gdx.app.postRunnable(this::rebuild);
                        }))
                .row();
        MyGames known = mine;
        if (known != null) {
            content.add(wrapped(text("mine.place", known.place()), "small"))
                    .padTop(px(4))
                    .row();
        }
    }

    private void head(Table content, String key) {
        content.add(wrapped(text(key), "heading"))
                .padTop(px(10))
                .padBottom(px(3))
                .row();
    }

    private void askToClear() {
        dialogs()
                .show(
                        text("mine.clear"),
                        Dialogs.WIDTH,
                        () -> wrapped(text("mine.clear.sure"), "book"),
                        () -> List.of(
                                button(text("mine.clear.yes"), "default", this::clear),
                                dialogs().closing()));
    }

    private void clear() {
        dialogs().close();
        background.run(
                () -> {
                    MyGames known = MyGames.of(app().archive());
                    return new Found(known, known.clear());
                },
                this::found);
    }

    @Override
    public void leave() {
        navigator().title();
    }

    @Override
    public void dispose() {
        background.close();
        super.dispose();
    }
}
