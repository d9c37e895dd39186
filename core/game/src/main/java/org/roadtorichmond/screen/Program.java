package org.roadtorichmond.screen;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.Screen;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.exchange.share.PlayerFiles;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.battle.BattleScreen;
import org.roadtorichmond.screen.battle.replay.ReplayScreen;
import org.roadtorichmond.screen.book.TitleScreen;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.ElsewhereDialog;
import org.roadtorichmond.screen.kit.Page;
import org.roadtorichmond.screen.workshop.WorkshopScreen;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.CrashReport;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.RandomSeeds;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.SettingsCheck;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Matches;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.Screenshot;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Background;

/** The program in the window: shows one screen after another, and draws only when something has changed. */
public final class Program extends ApplicationAdapter {
    private static final String BUNDLE = "assets/i18n/messages";

    private final Archive archive;
    private final LaunchOptions options;
    private final Preferences preferences;
    private final Keyboard keyboard;
    private final PlayerFiles files;
    private final Optional<String> notice;
    private @Nullable AppContext app;
    private @Nullable Screens screens;
    private boolean pictured;
    /** How large the window was before it filled the screen. */
    private int windowWidth;

    private int windowHeight;
    private Optional<Sentence> told = Optional.empty();
    private Optional<Sentence> toldSaving = Optional.empty();

    /** A program that finds its scenarios in an archive, as its player likes it, who has a keyboard, and files of his own. */
    public Program(
            Archive archive, Preferences preferences, Keyboard keyboard, PlayerFiles files, LaunchOptions options) {
        this(archive, preferences, keyboard, files, options, Optional.empty());
    }

    private Program(
            Archive archive,
            Preferences preferences,
            Keyboard keyboard,
            PlayerFiles files,
            LaunchOptions options,
            Optional<String> notice) {
        this.archive = archive;
        this.preferences = preferences;
        this.keyboard = keyboard;
        this.files = files;
        this.options = options;
        this.notice = notice;
        if (notice.isEmpty()) {
            // The window, to whose thread results would be handed over, is not there yet.
            try (Background reader = new Background("reading ahead", Runnable::run)) {
                archive.readAhead(options.file().orElseGet(() -> TitleScreen.firstScenario(preferences)), reader);
            }
        }
    }

    /** Whether the program has had a window to draw in. */
    public boolean isOpen() {
        return app != null;
    }

    /**
     * After a fault has ended this program: keeps a report of the fault and the game that was on the table.
     *
     * @return where they are, in words for the player
     */
    public String report(Throwable fault) {
        AppContext made = app;
        if (made == null) {
            return CrashReport.said(fault);
        }
        String words = made.report(fault);
        made.clearTable();
        made.autosaving().close();
        return words;
    }

    /** A program that first shows a notice to its player, in the place of this one that a fault has ended. */
    public Program restarted(String words) {
        return new Program(archive, preferences, keyboard, files, options.title(), Optional.of(words));
    }

    @Override
    public void create() {
        Gdx.graphics.setContinuousRendering(false);
        FileHandle bundle = Gdx.files.classpath(BUNDLE);
        AppContext made = new AppContext(
                language -> new Texts(bundle, language, archive.translations(language)),
                archive,
                preferences,
                keyboard,
                files,
                options.desktopScale(),
                this::trouble);
        Screens navigator = new Screens(made, options.matches());
        app = made;
        // What cannot be saved is said in the next frame, though nothing else may ask for one.
        made.autosaving().onTrouble(Gdx.graphics::requestRendering);
        screens = navigator;
        // A fault on another thread ends the program as one on this thread does, with a report.
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> Gdx.app.postRunnable(() -> {
            throw new IllegalStateException("uncaught on the thread " + thread.getName(), fault);
        }));
        notice.ifPresentOrElse(
                navigator::notice,
                () -> options.file().flatMap(this::opened).ifPresentOrElse(navigator::battle, navigator::title));
        options.match().ifPresent(match -> begin(match, made, navigator));
        List<Problem> problems = SettingsCheck.problems(preferences);
        if (notice.isEmpty() && !problems.isEmpty()) {
            String first = made.texts().tell(problems);
            notice("settings.title", made.texts().get("settings.damaged", preferences.place(), first));
        }
    }

    private void begin(Matches.Opener opener, AppContext made, Screens navigator) {
        Result<MatchSession> match = opener.open(Gdx.app::postRunnable);
        match.value()
                .ifPresentOrElse(
                        navigator::match,
                        () -> notice("title.twoComputers", made.texts().tell(match.problems())));
    }

    /** The game of a file that a player has named, which may be that of a scenario. */
    private Optional<Session> opened(String file) {
        return archive.open(file).value().flatMap(document -> {
            if (document instanceof Document.ScenarioDocument scenario) {
                return Optional.of(begun(scenario.scenario()));
            }
            return document instanceof Document.GameDocument game
                    ? Optional.of(options.seats()
                            .map(seats -> Session.of(game.saved(), seats))
                            .orElseGet(() -> Session.of(game.saved())))
                    : Optional.empty();
        });
    }

    private Session begun(LoadedScenario loaded) {
        long seed = options.seed().orElseGet(RandomSeeds::seed);
        return new Session(
                loaded,
                VictorySystems.newGame(loaded.survey(), seed),
                options.seats().orElse(Seats.BOTH_HUMAN));
    }

    private @Nullable Screen screen() {
        Screens made = screens;
        return made == null ? null : made.shown();
    }

    /** The game on the table, if a battle is being shown; for those who watch or test the window. */
    public Optional<Game> game() {
        return session().map(Session::game);
    }

    /** The session of that game; for those who watch or test the window. */
    public Optional<Session> session() {
        return screen() instanceof BattleScreen battle ? Optional.of(battle.session()) : Optional.empty();
    }

    /** The game as it is shown, if a replay is being shown; for those who watch or test the window. */
    public Optional<Game> replayed() {
        return screen() instanceof ReplayScreen replay
                ? Optional.of(replay.playback().replay().game())
                : Optional.empty();
    }

    /** Whether a dialog asks the players of a battle to change seats; for those who watch or test the window. */
    public boolean handsOver() {
        return screen() instanceof BattleScreen battle && battle.handsOver();
    }

    /** Goes on with the newest game that was neither ended nor saved and left; whether there is one. */
    public boolean goOn() {
        AppContext made = app;
        Screens navigator = screens;
        if (made == null || navigator == null) {
            return false;
        }
        Optional<Session> unfinished = made.autosaving().unfinished();
        unfinished.ifPresent(navigator::battle);
        return unfinished.isPresent();
    }

    /** The camera over the map, if a battle or the workshop is being shown. */
    public Optional<MapCamera> camera() {
        if (screen() instanceof WorkshopScreen workshop) {
            return workshop.camera();
        }
        return screen() instanceof BattleScreen battle ? Optional.of(battle.camera()) : Optional.empty();
    }

    /** The workshop, if it is being shown; for those who test the window. */
    public Optional<WorkshopScreen> workshop() {
        return screen() instanceof WorkshopScreen workshop ? Optional.of(workshop) : Optional.empty();
    }

    /** The panels on the screen; for those who test the window. */
    public Optional<Stage> stage() {
        return screen() instanceof Page page ? Optional.of(page.stage()) : Optional.empty();
    }

    /** Where a panel shows words now, in pixels from the lower left; for those who watch or test the window. */
    public Optional<Rectangle> find(String words) {
        return screen() instanceof Page page ? page.find(words) : Optional.empty();
    }

    @Override
    public void resize(int width, int height) {
        Screen now = screen();
        if (now != null) {
            now.resize(width, height);
        }
    }

    @Override
    public void render() {
        Screen now = screen();
        if (now != null) {
            now.render(Gdx.graphics.getDeltaTime());
        }
        keys();
        Optional<Sentence> trouble = preferences.trouble();
        if (!trouble.equals(told)) {
            told = trouble;
            trouble.ifPresent(why -> notice("settings.title", "settings.notKept", why));
        }
        AppContext made = app;
        Optional<Sentence> saving =
                made == null ? Optional.empty() : made.autosaving().trouble();
        if (!saving.equals(toldSaving)) {
            toldSaving = saving;
            saving.ifPresent(why -> notice("menu.title", "time.notKept", why));
        }
    }

    /**
     * Whether the window may be closed at once. Where commands of the game on the table would be lost, its player is asked first,
     * and the window is closed when the game is saved elsewhere, or is not to be.
     */
    public boolean mayClose() {
        AppContext made = app;
        if (made == null || !(screen() instanceof Page page)) {
            return true;
        }
        Optional<Session> session = made.autosaving().session();
        Optional<Sentence> why = made.autosaving().unsaved();
        if (session.isEmpty() || why.isEmpty()) {
            return true;
        }
        Runnable close = Gdx.app::exit;
        new ElsewhereDialog(page, page.dialogs(), session.get())
                .ask(why.get(), Optional.of(new ElsewhereDialog.Without("elsewhere.close", close)), close);
        return false;
    }

    /** Files were dropped on the window: the screen takes the first of them, or says where it can be taken. */
    public void dropped(List<String> paths) {
        if (screen() instanceof Page page && !paths.isEmpty()) {
            page.dropped(paths.get(0));
        }
    }

    /** Reports what went wrong at the table, after which the game can still be played or saved. */
    private void trouble(RuntimeException fault) {
        AppContext made = app;
        if (made != null) {
            notice("crash.title", made.report(fault));
        }
    }

    /** Reports what the disk refuses the window itself. */
    private void notice(String heading, String words, Sentence why) {
        if (screen() instanceof Page page) {
            notice(heading, page.text(words, why));
        }
    }

    private void notice(String heading, String words) {
        if (screen() instanceof Page page) {
            page.notice(page.text(heading), words);
        }
    }

    /** The keys of the window itself. */
    private void keys() {
        if (Gdx.input.isKeyJustPressed(Keys.F12)) {
            if (!pictured) {
                String name = "road-to-richmond-" + System.currentTimeMillis() + ".png";
                archive.pictures()
                        .write(name, Screenshot.png())
                        .ifPresent(why -> notice("picture.title", "picture.failed", why));
            }
            pictured = true;
        } else {
            pictured = false;
        }
        if (Gdx.input.isKeyJustPressed(Keys.F11)) {
            if (Gdx.graphics.isFullscreen()) {
                Gdx.graphics.setWindowedMode(windowWidth, windowHeight);
            } else {
                windowWidth = Gdx.graphics.getWidth();
                windowHeight = Gdx.graphics.getHeight();
                Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
            }
        }
    }

    @Override
    public void dispose() {
        preferences.inBattle(false);
        Screen last = screen();
        if (last != null) {
            last.hide();
            last.dispose();
        }
        Screens navigator = screens;
        if (navigator != null) {
            navigator.close();
        }
        AppContext made = app;
        if (made != null) {
            made.dispose();
        }
    }
}
