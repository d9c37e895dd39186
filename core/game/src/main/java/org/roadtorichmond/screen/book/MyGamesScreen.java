package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.balance.tactics.Assessment;
import org.roadtorichmond.publish.data.TableData;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.scenario.played.SolvedPosition;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.session.played.PlayedWords;
import org.roadtorichmond.session.played.Results;
import org.roadtorichmond.session.played.marks.Mark;
import org.roadtorichmond.session.solve.Positions;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/** A player's own record: results by scenario, side and opponent, streaks, the marks that were earned, and the games themselves. */
public final class MyGamesScreen extends BookPage {
    private static final float WIDTH = 1240;
    private static final float TWO_COLUMNS = 800;
    private static final float GAP = 28;
    private static final float PLATE = 230;
    private static final float BAR = 12;
    private static final float COLUMN = 16;
    /** The place of the column that matters most. */
    private static final int WON = 2;

    /** How many games are listed; more would make a page that nobody reads. */
    private static final int LISTED = 60;

    private final Worker background;
    private final MapPlate plate;
    private @Nullable MyGames mine;
    private Optional<Sentence> trouble = Optional.empty();
    private Optional<LoadedScenario> field = Optional.empty();
    private List<Positions.Entry> solvable = List.of();

    /** The page, which leads back to the title page; the games are read in the background. */
    public MyGamesScreen(AppContext app, Navigator navigator) {
        super(app, navigator);
        plate = owned(new MapPlate(this));
        background = worker("my games");
        background.run(
                () -> {
                    // What is being kept at this moment is to be among them.
                    Optional<Sentence> refused = app.recorder().trouble();
                    return read(MyGames.of(app.archive()), refused);
                },
                this::found);
    }

    /**
     * What was read.
     *
     * @param mine the games
     * @param trouble why the last game is not among them, if so
     * @param field the field on which the last was fought, if that is still to be had
     * @param solvable the positions that there are to solve
     */
    private record Found(
            MyGames mine, Optional<Sentence> trouble, Optional<LoadedScenario> field, List<Positions.Entry> solvable) {}

    private Found read(MyGames games, Optional<Sentence> refused) {
        Archive archive = app().archive();
        Optional<LoadedScenario> last = games.all().isEmpty()
                ? archive.scenario(TitleScreen.firstScenario(app().preferences()))
                        .value()
                : archive.scenarios().stream()
                        .flatMap(name -> archive.scenario(name).value().stream())
                        .filter(loaded -> loaded.scenario()
                                .name()
                                .equals(games.all().get(games.all().size() - 1).scenario()))
                        .findFirst();
        return new Found(games, refused, last, Positions.shipped().all());
    }

    private void found(Found read) {
        mine = read.mine();
        trouble = read.trouble();
        field = read.field();
        solvable = read.solvable();
        rebuild();
    }

    @Override
    public void compose() {
        Table content = new Table();
        content.top().padRight(px(BAR));
        MyGames known = mine;
        if (known == null) {
            content.add(label(text("load.reading"), "book"));
        } else {
            fill(content, known);
        }
        leaf(
                text("mine.title"),
                WIDTH,
                content,
                List.of(
                        button(text("mine.clear"), "default", this::askToClear),
                        button(text("book.back"), "default", this::leave),
                        enterButton(text("title.new"), navigator()::setUp)));
    }

    /** Beside each other, or where there is no room one below the other: what came of the games, and the games with the marks. */
    private void fill(Table content, MyGames known) {
        float inner = room(WIDTH) - px(BAR);
        boolean two = inner >= px(TWO_COLUMNS);
        float wide = two ? (inner - px(GAP)) / 2 : inner;
        Rows sums = column(content, wide, two ? px(GAP) : 0);
        if (!two) {
            content.row();
        }
        Rows list = column(content, wide, 0);
        Results results = Results.of(known.all());
        field.ifPresent(loaded -> sums.add(plate.of(loaded, loaded.scenario().name(), wide, px(PLATE)), 0));
        warnings(sums, known);
        if (known.all().isEmpty()) {
            sums.text(text("mine.none"), "book", 10, 8);
        } else {
            summary(sums, results);
            scenarios(sums, results, wide);
            opponents(sums, results, wide);
            games(list, known.all());
        }
        marks(list, results);
        positions(list, known.positions());
        keeping(sums);
    }

    private Rows column(Table content, float wide, float beside) {
        Table column = new Table();
        column.top().left();
        content.add(column).width(wide).top().padRight(beside);
        return new Rows(this, column);
    }

    private void warnings(Rows content, MyGames known) {
        if (!known.problems().isEmpty()) {
            List<Problem> first = known.problems().subList(0, 1);
            String told = text("mine.damaged", known.place(), known.all().size(), tell(first));
            content.text(told, "warning", 0, 8);
        }
        trouble.ifPresent(why -> content.text(text("mine.notKept", why), "warning", 0, 8));
    }

    /** All results in a few sentences. */
    private void summary(Rows content, Results results) {
        if (results.played() == 0) {
            content.text(text("mine.noneCounts"), "book", 10);
            return;
        }
        content.text(
                text("mine.all", results.played(), results.won(), results.drawn(), results.lost()), "subtitle", 10);
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
        content.text(String.join(" ", lines), "book", 0, 6);
    }

    private String name(PlayedGame game) {
        return texts().name(game.scenario());
    }

    private void scenarios(Rows content, Results results, float wide) {
        head(content, "mine.scenarios");
        TableData<Map.Entry<String, Results>> table =
                results(results.byScenario(), "mine.scenario", scenario -> texts().name(scenario));
        for (Side side : Side.values()) {
            table.figure(text(side == Side.UNION ? "mine.union" : "mine.confederate"), some -> {
                Results own = some.getValue().of(side);
                return own.played() == 0 ? "–" : text("mine.wonOf", own.won(), own.played());
            });
        }
        fitting(content, table, wide);
    }

    private void opponents(Rows content, Results results, float wide) {
        head(content, "mine.opponents");
        fitting(content, results(results.byOpponent(), "mine.opponent", opponent -> texts().level(opponent)), wide);
    }

    private TableData<Map.Entry<String, Results>> results(
            Map<String, Results> all, String heading, UnaryOperator<String> name) {
        return new TableData<>("", all.entrySet())
                .words(text(heading), some -> name.apply(some.getKey()))
                .figure(text("mine.played"), some -> some.getValue().played())
                .figure(text("mine.won"), some -> some.getValue().won())
                .figure(text("mine.drawn"), some -> some.getValue().drawn())
                .figure(text("mine.lost"), some -> some.getValue().lost());
    }

    /** Adds a table, or where it is wider than its column its rows one below the other, each value after its heading. */
    private void fitting(Rows content, TableData<?> data, float wide) {
        Table table = new Table();
        table.left().defaults().left().padRight(px(COLUMN)).padBottom(px(2));
        data.columns().forEach(column -> table.add(label(column.heading(), "small")));
        for (List<Object> cells : data.cells()) {
            table.row();
            table.add(wrapped(cells.get(0).toString(), "default")).width(Math.min(px(300), wide / 3));
            for (int i = 1; i < cells.size(); i++) {
                table.add(label(cells.get(i).toString(), i == WON ? "bold" : "default"));
            }
        }
        if (table.getPrefWidth() <= wide) {
            content.add(table, 0);
            return;
        }
        for (List<Object> cells : data.cells()) {
            List<String> values = new ArrayList<>();
            for (int i = 1; i < cells.size(); i++) {
                values.add(data.columns().get(i).heading() + " " + cells.get(i));
            }
            content.text(cells.get(0).toString(), "bold", 0);
            content.text(String.join(" · ", values), "default", 0, 2);
        }
    }

    /** The marks: those that were earned with where and how often, the others with how they are earned. */
    private void marks(Rows content, Results results) {
        head(content, "mine.marks");
        PlayedWords words = new PlayedWords(texts());
        List<Mark> earned = Arrays.stream(Mark.values())
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
            content.text(text("mine.mark", words.name(mark), games.size()), "bold", 4);
            content.text(text("mine.mark.last", told, name(last), words.date(last)), "default", 0);
        }
        List<Mark> open = Arrays.stream(Mark.values())
                .filter(mark -> !earned.contains(mark))
                .toList();
        if (!open.isEmpty()) {
            content.text(text("mine.open"), "italic", 8);
            open.forEach(mark -> content.text(text("mine.mark.how", words.name(mark), words.how(mark)), "small"));
        }
    }

    /** The positions that were tried, with their stars. */
    private void positions(Rows content, List<SolvedPosition> tried) {
        if (tried.isEmpty()) {
            return;
        }
        head(content, "solve.title");
        int earned = tried.stream().mapToInt(SolvedPosition::stars).sum();
        content.text(text("solve.sum", earned, Assessment.STARS * solvable.size()), "default", 0, 2);
        for (Positions.Entry entry : solvable) {
            tried.stream()
                    .filter(one -> one.position().equals(entry.key()))
                    .forEach(one ->
                            content.number(entry.name(texts()), text("solve.of", one.stars(), Assessment.STARS)));
        }
    }

    /** The games, the last first. */
    private void games(Rows content, List<PlayedGame> all) {
        head(content, "mine.games");
        PlayedWords words = new PlayedWords(texts());
        List<PlayedGame> newest = new ArrayList<>(all);
        Collections.reverse(newest);
        newest.stream().limit(LISTED).forEach(game -> {
            content.text(words.line(game), "default", 4);
            content.text(words.result(game), "small", 0);
        });
        if (newest.size() > LISTED) {
            content.text(text("mine.earlier", newest.size() - LISTED), "small", 4);
        }
    }

    /** Whether games are kept from now on, and where. */
    private void keeping(Rows content) {
        head(content, "mine.keeping");
        content.add(
                choices(
                        List.of(true, false),
                        app().preferences().get(Setting.MY_GAMES),
                        yes -> text(yes ? "mine.keep" : "mine.keepNot"),
                        yes -> {
                            app().preferences().set(Setting.MY_GAMES, yes);
                            Gdx.app.postRunnable(this::rebuild);
                        }),
                0);
        MyGames known = mine;
        if (known != null) {
            content.text(text("mine.place", known.place()), "small", 4);
        }
    }

    private void head(Rows content, String key) {
        content.text(text(key), "heading", 12, 3);
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
                    return read(known, known.clear());
                },
                this::found);
    }
}
