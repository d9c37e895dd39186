package org.roadtorichmond.screen;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.Screen;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.LoadedScenario;
import org.roadtorichmond.scenario.Result;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.Screenshot;

/** The program in the window: shows one screen after another, and draws only when something has changed. */
public final class Program extends ApplicationAdapter {
    private static final String BUNDLE = "assets/i18n/messages";

    private final Archive archive;
    private final Casting casting;
    private final Preferences preferences;
    private @Nullable Studio studio;
    private @Nullable Screen screen;
    private boolean pictured;

    /** A program that finds its scenarios in an archive, as its player likes it. */
    public Program(Archive archive, Preferences preferences, Casting casting) {
        this.archive = archive;
        this.preferences = preferences;
        this.casting = casting;
    }

    @Override
    public void create() {
        Gdx.graphics.setContinuousRendering(false);
        FileHandle bundle = Gdx.files.classpath(BUNDLE);
        Studio made = new Studio(language -> new Texts(bundle, language), archive, preferences, this::show);
        studio = made;
        show(casting.file().map(file -> opened(made, file)).orElseGet(() -> new TitleScreen(made)));
    }

    private Screen opened(Studio made, String file) {
        Result<Document> result = archive.open(file);
        if (result.value().isPresent()) {
            Document document = result.value().get();
            if (document instanceof Document.ScenarioDocument scenario) {
                return battle(made, scenario.scenario());
            } else if (document instanceof Document.GameDocument game) {
                Session session = SavedGames.session(game.saved());
                return new BattleScreen(
                        made,
                        casting.seats()
                                .map(seats -> new Session(session.loaded(), session.game(), seats))
                                .orElse(session));
            }
        }
        return new TitleScreen(made);
    }

    private Screen battle(Studio made, LoadedScenario loaded) {
        long seed = casting.seed().orElseGet(Session::anySeed);
        Session session = new Session(
                loaded,
                VictorySystems.newGame(loaded.survey(), seed),
                casting.seats().orElse(Seats.BOTH_HUMAN));
        return new BattleScreen(made, session);
    }

    private void show(Screen next) {
        Screen before = screen;
        screen = next;
        preferences.inBattle(next instanceof BattleScreen);
        if (before != null) {
            // Whoever asked for the change may still be running inside the old screen.
            Gdx.app.postRunnable(before::dispose);
        }
        next.show();
        next.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
    }

    /** The game on the table, if a battle is being shown; for those who watch or test the window. */
    public Optional<Game> game() {
        return screen instanceof BattleScreen battle
                ? Optional.of(battle.session().game())
                : Optional.empty();
    }

    /** The camera over the map, if a battle is being shown. */
    public Optional<MapCamera> camera() {
        return screen instanceof BattleScreen battle ? Optional.of(battle.camera()) : Optional.empty();
    }

    /** The panels on the screen; for those who test the window. */
    public Optional<Stage> stage() {
        return screen instanceof Page page ? Optional.of(page.stage()) : Optional.empty();
    }

    @Override
    public void resize(int width, int height) {
        Screen now = screen;
        if (now != null) {
            now.resize(width, height);
        }
    }

    @Override
    public void render() {
        Screen now = screen;
        if (now != null) {
            now.render(Gdx.graphics.getDeltaTime());
        }
        keys();
    }

    /** The keys of the window itself. */
    private void keys() {
        if (Gdx.input.isKeyJustPressed(Keys.F12)) {
            if (!pictured) {
                Screenshot.save(Gdx.files.absolute(picture().toString()));
            }
            pictured = true;
        } else {
            pictured = false;
        }
        if (Gdx.input.isKeyJustPressed(Keys.F11)) {
            if (Gdx.graphics.isFullscreen()) {
                Gdx.graphics.setWindowedMode(1366, 768);
            } else {
                Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
            }
        }
    }

    private Path picture() {
        return archive.folder()
                .resolveSibling("pictures")
                .resolve("road-to-richmond-" + System.currentTimeMillis() + ".png");
    }

    @Override
    public void dispose() {
        preferences.inBattle(false);
        Screen last = screen;
        if (last != null) {
            last.dispose();
        }
        Studio made = studio;
        if (made != null) {
            made.dispose();
        }
    }
}
