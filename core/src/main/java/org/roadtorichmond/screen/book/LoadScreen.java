package org.roadtorichmond.screen.book;

import org.roadtorichmond.screen.kit.Navigator;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.TextureRegionDrawable;
import com.badlogic.gdx.utils.Scaling;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.save.Autosave;
import org.roadtorichmond.screen.kit.Background;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.session.words.SaveNames;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * The saved games with what is in them, newest first; those that the program saved by itself follow, and
 * damaged ones come last among their likes. They are read one by one on
 * another thread, and appear as they are known.
 */
public final class LoadScreen extends BookPage {
    private static final float WIDTH = 980;
    private static final float NARROW = 560;
    private static final float PICTURE = 150;
    private static final int SHARP = 2;

    private final Background background = new Background("reading", Gdx.app::postRunnable);
    private final Optional<Session> table;
    private final List<SaveCard> cards = new ArrayList<>();
    private final Map<Path, Texture> pictures = new HashMap<>();
    private int expected;

    /**
     * The saved games.
     *
     * @param table the game on the table, to which Escape leads back; without one it leads to the title page
     */
    public LoadScreen(AppContext app, Navigator navigator, Optional<Session> table) {
        super(app, navigator);
        this.table = table;
        Archive archive = app.archive();
        List<Path> saves = archive.saves();
        List<Path> autosaves =
                archive.autosaves().list().stream().map(Autosave::file).toList();
        expected = saves.size() + autosaves.size();
        saves.forEach(file -> background.run(() -> SaveCard.read(archive, file, false), this::add));
        autosaves.forEach(file -> background.run(() -> SaveCard.read(archive, file, true), this::add));
    }

    private void add(SaveCard card) {
        cards.add(card);
        cards.sort(SaveCard.NEWEST_FIRST);
        rebuild();
    }

    @Override
    public void compose() {
        Theme theme = theme();
        Table content = new Table();
        content.top().padRight(theme.px(12));
        content.defaults().growX();
        if (expected == 0) {
            content.add(wrapped(text("files.none", app().archive().folder()), "book"));
        } else if (cards.size() < expected) {
            content.add(centred(text("load.reading", cards.size(), expected), "italic"))
                    .row();
        }
        group(content, false);
        if (cards.stream().anyMatch(SaveCard::autosave)) {
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
                .filter(card -> card.autosave() == autosaves)
                .forEach(card -> content.add(row(card)).padBottom(px(8)).row());
    }

    private Table row(SaveCard card) {
        Theme theme = theme();
        Table row = new Table();
        row.setBackground(theme.panel());
        boolean narrow = room(WIDTH) < theme.px(NARROW);
        int gap = theme.px(10);
        if (!narrow && card.facts().isPresent()) {
            row.add(picture(card)).size(theme.px(PICTURE), theme.px(PICTURE)).padRight(gap);
        }
        Table words = new Table();
        words.top().defaults().growX().left();
        words.add(wrapped(card.title(), "heading")).row();
        card.facts()
                .ifPresentOrElse(
                        facts -> tell(words, card.title(), facts),
                        () -> words.add(wrapped(
                                        text("load.damaged", texts().tell(card.problems())), "warning"))
                                .row());
        words.add(wrapped(text("load.saved", date(card)), "small")).row();
        row.add(words).growX().top();
        if (narrow) {
            row.row();
        }
        Table buttons = new Table();
        buttons.defaults().growX().minWidth(theme.px(110)).pad(theme.px(3));
        card.facts()
                .ifPresent(facts -> buttons.add(opener(card, () -> open(facts))).row());
        buttons.add(button(text("load.delete"), "default", () -> ask(card)));
        row.add(buttons).padLeft(gap);
        return row;
    }

    /** Enter opens the first game of the list, as soon as it is known which that is. */
    private TextButton opener(SaveCard card, Runnable action) {
        Optional<SaveCard> first = cards.stream()
                .filter(known -> known.facts().isPresent() && cards.size() == expected)
                .min(Comparator.comparing(SaveCard::autosave));
        return first.filter(card::equals).isPresent()
                ? enterButton(text("load.open"), action)
                : button(text("load.open"), "default", action);
    }

    private void tell(Table words, String title, SaveCard.Facts facts) {
        GameState state = facts.state();
        int turn = state.moment().turn();
        String hour = Hours.at(state.scenario(), turn, texts())
                .map(time -> " · " + time)
                .orElse("");
        String where = text("top.turn", turn, state.scenario().turns())
                + hour
                + (facts.finished()
                        ? ""
                        : " · "
                                + text("load.phase." + state.moment().player().name()
                                        + (state.moment().phase() == Phase.MOVEMENT ? ".movement" : ".combat")));
        String name = texts().of(state.scenario()).name();
        if (!title.equals(name)) {
            words.add(wrapped(name, "bold")).row();
        }
        words.add(wrapped(where, "default")).row();
        words.add(wrapped(
                        text("load.tally", facts.union(), facts.confederate()) + " · "
                                + text("load.seats", player(facts, Side.UNION), player(facts, Side.CONFEDERATE)),
                        "default"))
                .row();
        List<String> marks = new ArrayList<>();
        if (facts.finished()) {
            marks.add(text("load.finished"));
        }
        if (facts.practice()) {
            marks.add(text("load.practice"));
        }
        if (!marks.isEmpty()) {
            words.add(label(String.join(" · ", marks), "good")).row();
        }
    }

    private String player(SaveCard.Facts facts, Side side) {
        return texts().player(facts.seats().of(side));
    }

    private String date(SaveCard card) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.SHORT)
                .withLocale(texts().locale())
                .withZone(ZoneId.systemDefault())
                .format(card.saved());
    }

    private Image picture(SaveCard card) {
        Image image = new Image();
        image.setScaling(Scaling.fit);
        Texture made = pictures.get(card.file());
        if (made != null) {
            image.setDrawable(new TextureRegionDrawable(made));
        } else {
            card.facts()
                    .ifPresent(facts -> plate(() -> {
                        int width = px(PICTURE * SHARP);
                        Texture baked = Engraving.take(app(), facts.state().scenario(), facts.board(), width, width);
                        Texture old = pictures.put(card.file(), baked);
                        if (old != null) {
                            old.dispose();
                        }
                        image.setDrawable(new TextureRegionDrawable(baked));
                    }));
        }
        return image;
    }

    /** Opens a game; one that lies on the table unfinished makes room for it if the player agrees, and nothing of it is lost. */
    private void open(SaveCard.Facts facts) {
        Optional<Session> unfinished =
                table.filter(session -> !session.game().log().isEmpty()
                        && session.game().state().ending().isEmpty());
        unfinished.ifPresentOrElse(session -> ask(session, facts), () -> show(facts));
    }

    private void show(SaveCard.Facts facts) {
        navigator().battle(Session.of(facts.game()));
    }

    private void ask(Session session, SaveCard.Facts facts) {
        SavedGames saved = new SavedGames(app().archive());
        String name = saved.unused(SaveNames.proposal(session.game().state(), texts()));
        String question = session.isKept() ? text("load.leaveKept") : text("load.leaveAsk", name);
        Runnable go = () -> app().safekeeping()
                .shelve()
                .ifPresentOrElse(
                        why -> dialogs().notice(text("files.save"), text("files.failed", why)), () -> show(facts));
        dialogs().ask(text("load.open"), question, () -> enterButton(text("load.open"), go));
    }

    private void ask(SaveCard card) {
        dialogs().ask(
                text("load.delete"),
                text("load.deleteAsk", card.title()),
                () -> button(text("load.delete"), "action", () -> delete(card)));
    }

    private void delete(SaveCard card) {
        dialogs().close();
        Optional<Sentence> trouble = app().archive().delete(card.file());
        if (trouble.isPresent()) {
            dialogs().notice(text("load.delete"), text("load.notDeleted", trouble.get()));
            return;
        }
        cards.remove(card);
        expected--;
        Gdx.app.postRunnable(this::rebuild);
    }

    @Override
    public void leave() {
        table.ifPresentOrElse(navigator()::battle, navigator()::title);
    }

    @Override
    public void dispose() {
        background.close();
        pictures.values().forEach(Texture::dispose);
        super.dispose();
    }
}
