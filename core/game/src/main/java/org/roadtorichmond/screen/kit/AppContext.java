package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.exchange.share.PlayerFiles;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.history.Histories;
import org.roadtorichmond.scenario.history.History;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.AutosaveService;
import org.roadtorichmond.session.CrashReport;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.campaign.CampaignRecorder;
import org.roadtorichmond.session.campaign.Campaigns;
import org.roadtorichmond.session.played.GameRecorder;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.session.sound.SoundCues;
import org.roadtorichmond.session.table.GameTable;
import org.roadtorichmond.session.table.Purpose;
import org.roadtorichmond.session.words.SaveNames;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.view.ColourScheme;
import org.roadtorichmond.view.Fonts;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.MapView;
import org.roadtorichmond.view.Obstacles;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.view.Topography;
import org.roadtorichmond.view.TopographyCache;
import org.roadtorichmond.work.Background;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/** What all screens share: ink, fonts, texts, keys, sounds, files, and the theme at the present scale. */
public final class AppContext implements Disposable {
    private static final float DESIGN_HEIGHT = 820;
    /** How high a window usually is that a desktop of the usual scale shows at first. */
    private static final float USUAL_HEIGHT = 768;

    private static final float STEP = 8;
    private static final float SMALLEST = 0.75f;
    private static final float LARGEST = 4;
    private static final float WHOLE = 100;

    private final Ink ink = new Ink();
    private final Fonts fonts = new Fonts();
    private final TopographyCache topographies = new TopographyCache();
    private final Function<Locale, Texts> languages;
    private final Archive archive;
    private final Preferences preferences;
    private final KeyMap keys;
    private final PlayerFiles files;
    private final AutosaveService autosaving;
    private final GameRecorder recorder;
    private final CampaignRecorder campaigning;
    private final Sounds sounds;
    private final float desktopScale;
    private final Consumer<RuntimeException> trouble;
    private @Nullable GameTable table;
    private final boolean interrupted;
    private volatile Texts texts;
    /** Read when it is asked for first, and again in another language. */
    private @Nullable Histories histories;

    private @Nullable Lessons lessons;
    private OptionalInt notified = OptionalInt.empty();
    private Theme theme;

    /**
     * What the screens of a program share.
     *
     * @param desktopScale how many times as large as usual the desktop shows everything
     * @param trouble gets what goes wrong on the table while the game stays playable
     */
    public AppContext(
            Function<Locale, Texts> languages,
            Archive archive,
            Preferences preferences,
            Keyboard keyboard,
            PlayerFiles files,
            float desktopScale,
            Consumer<RuntimeException> trouble) {
        this.trouble = trouble;
        this.desktopScale = desktopScale;
        this.languages = languages;
        this.preferences = preferences;
        this.files = files;
        keys = new KeyMap(preferences, keyboard);
        texts = speaking();
        sounds = new Sounds(preferences);
        interrupted = preferences.get(Setting.IN_BATTLE);
        this.archive = archive;
        autosaving = new AutosaveService(
                archive,
                worker("autosaves"),
                saved -> new SavedGames(archive)
                        .shelve(saved, SaveNames.proposal(saved.game().state(), this.texts)));
        BooleanSupplier kept = () -> preferences.get(Setting.MY_GAMES);
        recorder = new GameRecorder(
                () -> MyGames.of(archive), archive::yardsticks, kept, worker("my games"), Clock.systemUTC());
        campaigning = new CampaignRecorder(new Campaigns(archive, () -> this.texts.locale()));
        Palette.choose(ColourScheme.named(preferences.get(Setting.PALETTE)));
        theme = new Theme(scale(Extent.NONE), fonts);
    }

    /** What everything is drawn with. */
    public Ink ink() {
        return ink;
    }

    /** The fonts of map and interface. */
    public Fonts fonts() {
        return fonts;
    }

    /** The texts in the player's language; other ones after {@link #speak}. */
    public Texts texts() {
        return texts;
    }

    /** Texts of every language, the player's before the others; new ones, which another thread may have to itself. */
    public List<Texts> everyLanguage() {
        String own = preferences.get(Setting.LANGUAGE);
        return Stream.concat(Stream.of(own), Setting.LANGUAGE.choices().stream().filter(tag -> !tag.equals(own)))
                .map(Locale::forLanguageTag)
                .map(languages)
                .toList();
    }

    /** Takes all texts from another language, given by its tag, from now on. */
    public void speak(String tag) {
        preferences.set(Setting.LANGUAGE, tag);
        texts = speaking();
        histories = null;
        lessons = null;
    }

    /** Takes all colours from another palette, given by its name, from now on. */
    public void colour(String palette) {
        preferences.set(Setting.PALETTE, palette);
        Palette.choose(ColourScheme.named(palette));
        retheme(theme.scale());
    }

    /** The map of a scenario as printed or turned to the left, to be drawn; the caller has to dispose of it. Any thread may ask. */
    public MapView map(Scenario scenario, boolean turned) {
        return new MapView(
                topography(scenario.field(), turned),
                Legends.of(texts, scenario),
                new Obstacles(Set.copyOf(scenario.setUp().values()), new Objectives(scenario).hexes()),
                ink,
                fonts);
    }

    /** The topography of a field as printed, or turned to the left. Any thread may ask. */
    public Topography topography(Battlefield field, boolean turned) {
        return topographies.of(field, turned);
    }

    /** A map that is being made, to be drawn; the caller has to dispose of it. Any thread may ask. */
    public MapView map(Battlefield field) {
        return new MapView(new Topography(field), Legends.undated(texts), Obstacles.NONE, ink, fonts);
    }

    private Texts speaking() {
        Texts made = languages.apply(Locale.forLanguageTag(preferences.get(Setting.LANGUAGE)));
        made.keys(keys);
        return made;
    }

    /** What happened historically where and when a scenario is played. */
    public Optional<History> history(Scenario scenario) {
        if (histories == null) {
            histories = archive.histories(texts.locale());
        }
        return histories.of(scenario);
    }

    /** The same, unless the player does not wish to look it up during play. */
    public Optional<History> historyInPlay(Scenario scenario) {
        return preferences.get(Setting.HISTORY) ? history(scenario) : Optional.empty();
    }

    /** The lessons in the player's language. */
    public Lessons lessons() {
        if (lessons == null) {
            lessons = archive.lessons(texts.locale());
        }
        return lessons;
    }

    /** Which key does what. */
    public KeyMap keys() {
        return keys;
    }

    /** The files of the computer at which the player points; only a worker may ask for them. */
    public PlayerFiles files() {
        return files;
    }

    /** The sounds, which obey the player's preferences. */
    public Sounds sounds() {
        return sounds;
    }

    /** Whether the program ended in the middle of a battle when it ran last. */
    public boolean interrupted() {
        return interrupted;
    }

    /** The scenarios and saved games. */
    public Archive archive() {
        return archive;
    }

    /** The player's preferences, kept on disk. */
    public Preferences preferences() {
        return preferences;
    }

    /** What saves the game on the table without being asked. */
    public AutosaveService autosaving() {
        return autosaving;
    }

    /** What keeps the games that the player finishes. */
    public GameRecorder recorder() {
        return recorder;
    }

    /** What knows to which campaign the game on the table belongs. */
    public CampaignRecorder campaigning() {
        return campaigning;
    }

    /** Puts a game on the table, in the place of the one before, which is put away; the game that lies there already stays. */
    public GameTable lay(Session session) {
        GameTable before = table;
        if (before != null && before.session() == session) {
            return before;
        }
        return lay(Purpose.of(session), Stream.of(campaigning::watch, autosaving::watch, recorder::watch));
    }

    /** Puts the game of a lesson or of a position to solve on the table, of which the program keeps only what came of it. */
    public GameTable lay(Purpose exercise) {
        return lay(exercise, Stream.of());
    }

    private GameTable lay(Purpose purpose, Stream<Function<Session, Subscription>> keepers) {
        clearTable();
        sounds.endMusic();
        archive.calibrated(purpose.session());
        Function<Session, Subscription> heard = laid -> SoundCues.of(laid, sounds::play);
        table = new GameTable(
                purpose,
                preferences,
                worker("commander"),
                worker("staff"),
                trouble,
                Stream.concat(keepers, Stream.of(heard)).toList());
        return table;
    }

    /** The session of the game on the table. */
    public Optional<Session> session() {
        return Optional.ofNullable(table).map(GameTable::session);
    }

    /** Puts the game on the table away, if there is one. */
    public void clearTable() {
        GameTable before = table;
        if (before != null) {
            table = null;
            before.close();
        }
    }

    /** A player leaves the game on the table: it is put away, and not offered again if it was saved as it stands. */
    public void leaveTable() {
        autosaving.leave();
        clearTable();
    }

    /** Gets what goes wrong beside the drawing thread while everything else goes on. */
    public Consumer<RuntimeException> trouble() {
        return trouble;
    }

    /** A worker whose results come to the drawing thread between two frames. */
    public Worker worker(String name) {
        return new Background(name, Gdx.app::postRunnable);
    }

    /** The same for work that no one waits for: its thread gives way to all others. */
    public Worker yieldingWorker(String name) {
        return Background.yielding(name, Gdx.app::postRunnable);
    }

    /** Keeps a report of a fault of the program itself, and the game on the table beside it; the answer says where. */
    public String report(Throwable fault) {
        CrashReport.Written written = CrashReport.write(archive.crashes(), Instant.now(), fault, autosaving.session());
        return written.report()
                        .map(file -> texts.get("crash.report", file))
                        .orElseGet(() ->
                                texts.get("crash.noReport", written.trouble().orElseThrow(), CrashReport.said(fault)))
                + " "
                + written.game().map(file -> texts.get("crash.game", file)).orElseGet(() -> texts.get("crash.noGame"));
    }

    /** The theme of the present scale; replaced when the scale changes, so do not keep it. */
    public Theme theme() {
        return theme;
    }

    /** The scale that the player wishes; a smaller one where a page would not find its room in the window. */
    private float scale(Extent least) {
        float wished = Math.min(LARGEST, Math.round(whole() * interfaceScale() / WHOLE * STEP) / STEP);
        float most = least.fits(Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        return Math.max(SMALLEST, Math.min(wished, (float) Math.floor(most * STEP) / STEP));
    }

    /** The interface scale in hundredths of what suits the window: the player's, or one at which all is as large as on the desktop. */
    public int interfaceScale() {
        float desktop = desktopScale > 1 ? desktopScale * USUAL_HEIGHT / Gdx.graphics.getBackBufferHeight() : 1;
        return preferences.getOr(Setting.SCALE, Math.round(Math.max(1, desktop) * WHOLE));
    }

    /** The scale of 100 %, at which every window shows as much from top to bottom. */
    private static float whole() {
        return Gdx.graphics.getBackBufferHeight() / DESIGN_HEIGHT;
    }

    /** At how many per cent of its usual size a page that needs room is shown, if that is less than the player wishes. */
    public OptionalInt reduced(Extent least) {
        float given = scale(least);
        return given < scale(Extent.NONE) ? OptionalInt.of(Math.round(given / whole() * WHOLE)) : OptionalInt.empty();
    }

    /** The same while the player has not been notified of it; it is asked for where that is done. */
    OptionalInt givenWay(Extent least) {
        OptionalInt now = reduced(least);
        if (now.isEmpty() || now.equals(notified)) {
            return OptionalInt.empty();
        }
        notified = now;
        return now;
    }

    private void retheme(float scale) {
        theme.dispose();
        theme = new Theme(scale, fonts);
    }

    /** Makes the interface larger or smaller by a factor; if it cannot be larger, the player is notified again. */
    void enlarge(float factor) {
        notified = OptionalInt.empty();
        preferences.set(Setting.SCALE, Math.round(interfaceScale() * factor));
    }

    /** Makes another theme if the window, or a page that needs room in it, asks for another scale. */
    void rescale(Extent least) {
        float scale = scale(least);
        if (theme.scale() != scale) {
            retheme(scale);
        }
    }

    @Override
    public void dispose() {
        clearTable();
        autosaving.close();
        recorder.close();
        theme.dispose();
        sounds.dispose();
        fonts.dispose();
        ink.dispose();
    }
}
