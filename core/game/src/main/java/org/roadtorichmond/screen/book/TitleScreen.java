package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.actions.Actions;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.utils.Align;
import com.badlogic.gdx.utils.Scaling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.BookPage;
import org.roadtorichmond.screen.kit.Navigator;
import org.roadtorichmond.screen.kit.Theme;
import org.roadtorichmond.screen.kit.WheelScrollPane;
import org.roadtorichmond.session.Autosaves;
import org.roadtorichmond.session.KeyStroke;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.lesson.LessonBook;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.session.words.TitleRemarks;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.work.Worker;

/** The title page: what can be done, like the contents of a book, on the map of the last scenario. */
public final class TitleScreen extends BookPage {
    private static final float WIDTH = 520;
    private static final float TALL = 640;
    /** How long the map takes to come up, in seconds. */
    private static final float DAWN = 0.4f;

    private static final String FIRST_SCENARIO = "road-to-richmond.scenario.json";

    private final Worker background;
    /** Whether nothing was ever played here, so that the lessons come first. */
    private final boolean newcomer;
    /** The number of the lesson that is due, from 1, while no battle was ever played; 0 if none was begun, or all are finished. */
    private final int due;

    private final KeptPicture before;
    /** What lies over everything behind the page until there is a map to be seen, if none is known from an earlier time. */
    private final Table curtain = new Table();

    private boolean drawn;
    private @Nullable MapPicture picture;
    private Optional<Session> unfinished = Optional.empty();
    private List<Autosaves.Unreadable> unreadable = List.of();

    /** A line of the contents. */
    private record Line(String words, int key, Runnable action) {}

    /** The title page; unfinished games and the picture of the map are read in the background. */
    public TitleScreen(AppContext app, Navigator navigator) {
        super(app, navigator);
        boolean played = app.preferences().lastScenario().isPresent()
                || !app.archive().saves().isEmpty()
                || !app.archive().autosaved().isEmpty();
        LessonBook book = new LessonBook(app.archive());
        newcomer = !played && !book.begun();
        due = played || newcomer ? 0 : 1 + book.due(app.lessons().all());
        before = new KeptPicture(app.archive().titlePicture(), app.preferences().get(Setting.LANGUAGE));
        drawn = before.known();
        background = worker("reading");
        background.run(app.autosaving()::unfinished, this::found);
        background.run(app.autosaving()::unreadable, this::unreadable);
        background.run(() -> lastScenario().map(loaded -> new MapPicture(app, loaded)), this::pictured);
    }

    /** The scenario whose map adorns the page: the one that was played last. */
    public static String firstScenario(Preferences preferences) {
        return preferences.lastScenario().orElse(FIRST_SCENARIO);
    }

    private Optional<LoadedScenario> lastScenario() {
        return app().archive()
                .open(firstScenario(app().preferences()))
                .value()
                .filter(Document.ScenarioDocument.class::isInstance)
                .map(document -> ((Document.ScenarioDocument) document).scenario());
    }

    private void found(Optional<Session> saved) {
        unfinished = saved;
        rebuild();
    }

    private void unreadable(List<Autosaves.Unreadable> found) {
        unreadable = found;
        rebuild();
    }

    @Override
    public void show() {
        super.show();
        app().sounds().openTitle();
    }

    private void pictured(Optional<MapPicture> made) {
        picture = made.orElse(null);
        cover();
        Gdx.graphics.requestRendering();
    }

    private void cover() {
        MapPicture map = picture;
        if (map != null) {
            map.cover(Math.round(stage().getWidth()), Math.round(stage().getHeight()));
        }
    }

    @Override
    public void compose() {
        Theme theme = theme();
        cover();
        Table wash = new Table();
        wash.setBackground(theme.box(Palette.clear(Palette.SHEET, 0.42f), Palette.clear(Palette.SHEET, 0), 0));
        wash.setFillParent(true);
        stage().addActor(wash);
        if (!drawn) {
            curtain.setBackground(theme.box(Palette.DESK, Palette.DESK, 0));
            curtain.setFillParent(true);
            stage().addActor(curtain);
        }
        float width = Math.min(theme.px(WIDTH), stage().getWidth() - theme.px(24));
        Table page = new Table();
        page.setBackground(theme.ornaments().frame());
        WheelScrollPane pane = new WheelScrollPane(contents(width), theme);
        pane.setOverscroll(false, false);
        page.add(pane).growX().maxHeight(stage().getHeight());
        Table root = new Table();
        root.setFillParent(true);
        root.add(solid(page)).width(width).pad(theme.px(8));
        stage().addActor(root);
        stage().setScrollFocus(pane);
    }

    private Table contents(float width) {
        Theme theme = theme();
        boolean tall = stage().getHeight() / theme.scale() >= TALL;
        boolean wide = width >= theme.px(WIDTH * 0.9f);
        float air = theme.px(tall ? 12 : 3);
        Table table = new Table();
        table.padRight(theme.px(tall ? 0 : 14)).defaults().growX();
        table.add(centred(text("title.over"), "italic")).padTop(air / 2).row();
        table.add(centred(text("title.name"), wide && tall ? "title" : "banner"))
                .row();
        table.add(centred(text("title.subtitle"), "subtitle"))
                .padBottom(air / 2)
                .row();
        table.add(rule()).padBottom(air).row();
        List<Line> lines = lines();
        lines.forEach(line -> line(table, line, line.equals(lines.get(0))));
        TitleRemarks.of(app().autosaving().isBeside(), unreadable, texts())
                .forEach(words -> table.add(wrapped(words, "warning"))
                        .padTop(px(6))
                        .padLeft(px(18))
                        .padRight(px(18))
                        .row());
        table.add(rule()).padTop(air).row();
        table.add(centred(text("title.imprint"), "italic")).padTop(air / 2).padBottom(air / 2);
        return table;
    }

    private List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        Line lessons = new Line("title.lessons", Keys.T, () -> navigator().lessons(Optional.empty()));
        if (lessonsFirst()) {
            lines.add(lessons);
        }
        unfinished.ifPresent(saved ->
                lines.add(new Line("title.continue", Keys.G, () -> navigator().battle(saved))));
        lines.add(new Line("title.new", Keys.N, navigator()::setUp));
        if (!lessonsFirst()) {
            lines.add(lessons);
        }
        lines.add(new Line("title.campaign", Keys.C, () -> navigator().campaign(Optional.empty())));
        lines.add(new Line("title.positions", Keys.O, navigator()::positions));
        lines.add(new Line("title.twoComputers", Keys.P, navigator()::twoComputers));
        lines.add(new Line("title.load", Keys.L, () -> navigator().load(Optional.empty())));
        lines.add(new Line("title.myGames", Keys.M, navigator()::myGames));
        lines.add(new Line("title.workshop", Keys.W, navigator()::workshop));
        lines.add(new Line("title.rules", Keys.F2, () -> manual("")));
        lines.add(new Line("title.settings", Keys.S, () -> navigator().settings(Optional.empty())));
        lines.add(new Line("title.keys", Keys.F1, this::keys));
        lines.add(new Line("title.about", Keys.A, navigator()::about));
        lines.add(new Line("title.quit", Keys.Q, () -> Gdx.app.exit()));
        return lines;
    }

    /** Whether the lessons come before all battles. */
    private boolean lessonsFirst() {
        return newcomer || due > 0;
    }

    /** What invites to the lessons: to all of them, or to go on with the one that is due. */
    private String invitation() {
        return newcomer
                ? text("title.newcomer")
                : text(
                        "title.pupil",
                        due,
                        app().lessons().all().get(due - 1).lesson().name());
    }

    /** A line of the contents: the words, dots, and the key; Enter does the same as that of the first. */
    private void line(Table table, Line line, boolean first) {
        TextButton button = button(text(line.words()), "entry", line.action());
        button.getLabel().setAlignment(Align.left);
        button.getLabelCell().expand(0, 0).fill(false, false);
        button.add(new Image(theme().ornaments().leader(), Scaling.stretchX))
                .growX()
                .bottom()
                .height(Math.max(1, px(1.5f)))
                .padLeft(px(8))
                .padRight(px(8))
                .padBottom(px(9));
        String key = texts().key(new KeyStroke(line.key()));
        button.add(label(first ? text("stroke.ENTER") + " · " + key : key, "key"));
        table.add(button).padLeft(px(18)).padRight(px(18)).row();
        if (lessonsFirst() && line.words().equals("title.lessons")) {
            table.add(centred(invitation(), "italic")).padBottom(px(4)).row();
        }
        if (line.words().equals("title.continue")) {
            unfinished.ifPresent(saved -> table.add(centred(told(saved.game().state()), "italic"))
                    .padBottom(px(4))
                    .row());
            if (app().interrupted() && unreadable.stream().noneMatch(Autosaves.Unreadable::newest)) {
                table.add(centred(text("title.interrupted"), "warning"))
                        .padBottom(px(6))
                        .row();
            }
        }
    }

    /** Where an unfinished battle stands: its scenario, turn and hour. */
    private String told(GameState state) {
        int turn = state.moment().turn();
        String hour = Hours.at(state.scenario(), turn, texts())
                .map(time -> " · " + time)
                .orElse("");
        return texts().of(state.scenario()).name() + " · "
                + text("top.turn", turn, state.scenario().turns()) + hour;
    }

    @Override
    public boolean key(int key) {
        boolean enter = key == Keys.ENTER || key == Keys.NUMPAD_ENTER;
        Optional<Line> line =
                lines().stream().filter(one -> enter || one.key() == key).findFirst();
        line.ifPresent(found -> found.action().run());
        return line.isPresent() || super.key(key);
    }

    @Override
    public void paint() {
        MapPicture map = picture;
        if (map != null && map.prepare()) {
            map.paint();
            before.keep(background);
            unveil();
            return;
        }
        before.paint(app().ink());
        if (map != null) {
            Gdx.graphics.requestRendering();
        }
    }

    /** The map comes up out of the dark, once. */
    private void unveil() {
        if (!drawn) {
            drawn = true;
            boolean moving = app().preferences().get(Setting.ANIMATIONS);
            curtain.addAction(Actions.sequence(Actions.fadeOut(moving ? DAWN : 0), Actions.removeActor()));
        }
    }

    @Override
    public void leave() {
        // Nothing lies before the title page.
    }

    @Override
    public void dispose() {
        before.dispose();
        MapPicture map = picture;
        if (map != null) {
            map.dispose();
        }
        super.dispose();
    }
}
