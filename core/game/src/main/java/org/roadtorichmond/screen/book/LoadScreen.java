package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Scaling;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameSummary;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.ElsewhereDialog;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Rows;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.ChosenSave;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.begin.SaveCard;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.session.words.SaveNames;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/**
 * The saved games with what is in them, newest first; those that the program saved by itself follow, and damaged ones come last
 * among their likes. What the list shows is read on another thread without loading any game; the one that is looked at or opened
 * is loaded.
 */
public final class LoadScreen extends BookPage {
    private static final float WIDTH = 980;
    private static final float NARROW = 560;
    private static final float PICTURE = 150;
    private static final int SHARP = 2;
    private static final int CHECKED_AT_ONCE = 20;

    private final Worker background;
    private final Optional<Session> table;
    private final ChosenSave chosen;
    private final LeftMatches left;
    private List<SaveCard> cards = List.of();
    private boolean read;
    private @Nullable Texture picture;

    /**
     * The saved games.
     *
     * @param table the game on the table, to which Escape leads back; without one it leads to the title page
     * @param matches the matches with other computers that can be gone on with
     */
    public LoadScreen(AppContext app, Navigator navigator, Optional<Session> table, Matches matches) {
        super(app, navigator);
        this.table = table;
        background = worker("reading");
        Archive archive = app.archive();
        chosen = new ChosenSave(archive::load, background);
        background.run(() -> SaveCard.all(archive), this::list);
        left = new LeftMatches(this, matches, background);
    }

    private void list(List<SaveCard> found) {
        cards = found;
        read = true;
        rebuild();
        check(found.stream().filter(card -> card.summary().isPresent()).toList());
    }

    /** Looks for damage in some of the files at a time, so that a game that is opened meanwhile does not wait for the rest. */
    private void check(List<SaveCard> unchecked) {
        if (!unchecked.isEmpty()) {
            int some = Math.min(CHECKED_AT_ONCE, unchecked.size());
            background.run(() -> SaveCard.damaged(app().archive(), unchecked.subList(0, some)), damaged -> {
                if (!damaged.isEmpty()) {
                    cards = SaveCard.checked(cards, damaged);
                    rebuild();
                }
                check(unchecked.subList(some, unchecked.size()));
            });
        }
    }

    @Override
    public void compose() {
        Theme theme = theme();
        Table content = new Table();
        content.top().padRight(theme.px(12));
        content.defaults().growX();
        if (!read) {
            content.add(centred(text("load.reading"), "italic")).row();
        } else if (cards.isEmpty() && left.isEmpty()) {
            content.add(wrapped(text("files.none", app().archive().games().place()), "book"));
        }
        group(content, false);
        left.add(content);
        if (cards.stream().anyMatch(SaveCard::isAutosave)) {
            content.add(centred(text("load.autosaves"), "heading"))
                    .padTop(theme.px(14))
                    .padBottom(theme.px(6))
                    .row();
            group(content, true);
        }
        leaf(text("files.load"), WIDTH, content, List.of(button(text("book.back"), "default", this::leave)));
    }

    private void group(Table content, boolean autosaves) {
        cards.stream()
                .filter(card -> card.isAutosave() == autosaves)
                .forEach(card -> content.add(row(card)).padBottom(px(8)).row());
    }

    private Table row(SaveCard card) {
        Theme theme = theme();
        Table row = new Table();
        row.setBackground(theme.panel());
        boolean narrow = room(WIDTH) < theme.px(NARROW);
        Optional<Result<SavedGame>> looked = chosen.game(card.save());
        Optional<SavedGame> game = looked.flatMap(Result::value);
        if (!narrow) {
            game.ifPresent(loaded -> row.add(picture(loaded))
                    .size(theme.px(PICTURE), theme.px(PICTURE))
                    .padRight(theme.px(10)));
        }
        row.add(words(card, game, looked.map(Result::problems).orElse(card.problems())))
                .growX()
                .top();
        if (narrow) {
            row.row();
        }
        row.add(buttons(card, game.isPresent())).padLeft(theme.px(10));
        return row;
    }

    private Table words(SaveCard card, Optional<SavedGame> game, List<Problem> problems) {
        Table words = new Table();
        words.top();
        Rows rows = new Rows(this, words);
        String title = card.title(texts());
        rows.text(title, "heading", 0);
        if (problems.isEmpty()) {
            card.summary().ifPresent(known -> describe(rows, card, known, title));
        } else {
            rows.text(text("load.damaged", tell(problems)), "warning", 0);
        }
        game.ifPresent(loaded -> rows.text(points(loaded), "default", 0));
        rows.text(text("load.saved", date(card)), "small", 0);
        return words;
    }

    private Table buttons(SaveCard card, boolean shown) {
        Table buttons = new Table();
        buttons.defaults().growX().minWidth(px(110)).pad(px(3));
        if (card.summary().isPresent()) {
            buttons.add(opener(card)).row();
            if (!shown) {
                buttons.add(button(text("load.look"), "default", () -> look(card)))
                        .row();
            }
        }
        buttons.add(button(text("load.delete"), "default", () -> ask(card)));
        return buttons;
    }

    /** Enter opens the first game of the list. */
    private TextButton opener(SaveCard card) {
        Optional<SaveCard> first =
                cards.stream().filter(known -> known.summary().isPresent()).findFirst();
        Runnable action = () -> chosen.choose(card.save(), this::open);
        return first.filter(card::equals).isPresent()
                ? enterButton(text("load.open"), action)
                : button(text("load.open"), "default", action);
    }

    private void look(SaveCard card) {
        forgetPicture();
        chosen.choose(card.save(), loaded -> rebuild());
    }

    private void describe(Rows words, SaveCard card, GameSummary known, String title) {
        String name = texts().name(known.scenario());
        if (!title.equals(name)) {
            words.text(name, "bold", 0);
        }
        Moment moment = known.moment();
        String phase = moment.player().name() + (moment.phase() == Phase.MOVEMENT ? ".movement" : ".combat");
        String now = text("top.turn", moment.turn(), known.turns());
        words.text(known.finished() ? now : now + " · " + text("load.phase." + phase), "default", 0);
        Seats seats = Seats.of(known.options());
        words.text(text("load.seats", player(seats, Side.UNION), player(seats, Side.CONFEDERATE)), "default", 0);
        Handicap.of(known.options()).ifPresent(handicap -> words.text(texts().handicap(handicap), "default", 0));
        List<String> marks = new ArrayList<>();
        if (known.finished()) {
            marks.add(text("load.finished"));
        }
        if (card.isPractice()) {
            marks.add(text("load.practice"));
        }
        if (card.isUmpired()) {
            marks.add(text("load.umpire"));
        }
        if (!marks.isEmpty()) {
            words.add(label(String.join(" · ", marks), "good"), 0);
        }
    }

    /** What both sides have of what decides, and the hour. */
    private String points(SavedGame saved) {
        GameState state = saved.game().state();
        Score score = VictorySystem.score(saved.game());
        return text("load.tally", score.union(), score.confederate())
                + Hours.at(state.scenario(), state.moment().turn(), texts())
                        .map(hour -> " · " + hour)
                        .orElse("");
    }

    private String player(Seats seats, Side side) {
        return texts().level(seats.of(side));
    }

    private String date(SaveCard card) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.SHORT)
                .withLocale(texts().locale())
                .withZone(ZoneId.systemDefault())
                .format(card.save().written());
    }

    private Image picture(SavedGame saved) {
        Image image = new Image();
        image.setScaling(Scaling.fit);
        Texture known = picture;
        if (known != null) {
            image.setDrawable(new TextureRegionDrawable(known));
        } else {
            plate(() -> {
                forgetPicture();
                int width = px(PICTURE * SHARP);
                Texture made = MapImage.take(
                        app(),
                        saved.game().state().scenario(),
                        BoardModel.picture(Session.of(saved), texts()),
                        width,
                        width);
                picture = made;
                image.setDrawable(new TextureRegionDrawable(made));
            });
        }
        return image;
    }

    private void forgetPicture() {
        if (picture != null) {
            picture.dispose();
            picture = null;
        }
    }

    /** Opens a game; one that lies on the table unfinished makes room for it if the player agrees, and nothing of it is lost. */
    private void open(Result<SavedGame> loaded) {
        loaded.value()
                .ifPresentOrElse(
                        this::open, () -> notice(text("load.open"), text("load.damaged", tell(loaded.problems()))));
    }

    private void open(SavedGame saved) {
        Optional<Session> unfinished = table.filter(session -> session.isBegun()
                && !session.seats().elsewhere()
                && session.state().ending().isEmpty());
        unfinished.ifPresentOrElse(session -> ask(session, saved), () -> show(saved));
    }

    private void show(SavedGame saved) {
        navigator().battle(Session.of(saved));
    }

    private void ask(Session session, SavedGame opened) {
        SavedGames saved = new SavedGames(app().archive());
        String name = saved.unused(SaveNames.proposal(session.state(), texts()));
        String question = session.seats().onTwoComputers()
                ? text("two.leaveAsk")
                : session.isKept() ? text("load.leaveKept") : text("load.leaveAsk", name);
        Runnable go = () -> app().autosaving()
                .shelve()
                .ifPresentOrElse(
                        why -> new ElsewhereDialog(this, dialogs(), session)
                                .ask(why, Optional.empty(), () -> show(opened)),
                        () -> show(opened));
        dialogs().ask(text("load.open"), question, text("load.open"), go);
    }

    private void ask(SaveCard card) {
        dialogs()
                .ask(
                        text("load.delete"),
                        text("load.deleteAsk", card.title(texts())),
                        text("load.delete"),
                        () -> delete(card));
    }

    private void delete(SaveCard card) {
        Optional<Sentence> trouble = app().archive().delete(card.save());
        if (trouble.isPresent()) {
            notice(text("load.delete"), text("load.notDeleted", trouble.get()));
            return;
        }
        cards = cards.stream().filter(other -> !other.equals(card)).toList();
        Gdx.app.postRunnable(this::rebuild);
    }

    @Override
    public void leave() {
        table.ifPresentOrElse(navigator()::battle, navigator()::title);
    }

    @Override
    public void dispose() {
        forgetPicture();
        super.dispose();
    }
}
