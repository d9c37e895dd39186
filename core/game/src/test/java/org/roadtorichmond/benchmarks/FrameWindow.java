package org.roadtorichmond.benchmarks;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.lwjgl.glfw.GLFW;
import org.roadtorichmond.exchange.share.PlayerFiles;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.screen.LaunchOptions;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.match.Matches;

/**
 * The window of the game on its own thread. It draws a frame on request and waits in between. A frame is finished when the graphics
 * card, or its software replacement, has drawn it. It is not shown, so the refresh rate of the display is not measured.
 */
final class FrameWindow extends ApplicationAdapter {
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 900;

    /** A request to the window. */
    private enum Request {
        DRAW,
        CLOSE
    }

    private final Program program = new Program(
            new Archive(Shelf.of(List.of()), new FileStorage(Path.of("target", "no-saved-games"))),
            new Preferences(new FileStorage(Path.of("target", "no-settings"))),
            Keyboard.US,
            PlayerFiles.NONE,
            new LaunchOptions(
                    Optional.of("road-to-richmond"),
                    Optional.of(Seats.BOTH_HUMAN),
                    OptionalLong.of(1),
                    1,
                    Matches.NONE,
                    Optional.empty()));
    private final BlockingQueue<Request> requests = new ArrayBlockingQueue<>(1);
    private final BlockingQueue<Optional<RuntimeException>> answers = new ArrayBlockingQueue<>(1);
    private final Thread thread = new Thread(this::run, "window");

    /** Whether a window can be opened. Check first: where none can be opened, LibGDX fills the terminal with its log. */
    static boolean possible() {
        boolean needsServer = System.getProperty("os.name", "").startsWith("Linux");
        if (needsServer && System.getenv("DISPLAY") == null && System.getenv("WAYLAND_DISPLAY") == null) {
            return false;
        }
        boolean ready = GLFW.glfwInit();
        if (ready) {
            GLFW.glfwTerminate();
        }
        return ready;
    }

    void open() {
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setWindowedMode(WIDTH, HEIGHT);
        configuration.disableAudio(true);
        configuration.useVsync(false);
        try {
            new Lwjgl3Application(this, configuration);
        } catch (RuntimeException e) {
            answers.add(Optional.of(e));
        }
    }

    @Override
    public void create() {
        program.create();
    }

    @Override
    public void resize(int width, int height) {
        program.resize(width, height);
    }

    /** Called once by the window; returns when the window is to close. */
    @Override
    public void render() {
        try {
            while (requests.take() == Request.DRAW) {
                program.render();
                Gdx.gl.glFinish();
                answers.add(Optional.empty());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Gdx.app.exit();
    }

    @Override
    public void dispose() {
        program.dispose();
    }

    /** Draws one frame of the battle. */
    void draw() throws InterruptedException {
        requests.put(Request.DRAW);
        Optional<RuntimeException> failure = answers.take();
        if (failure.isPresent()) {
            throw failure.get();
        }
    }

    void close() throws InterruptedException {
        requests.put(Request.CLOSE);
        thread.join();
    }
}
