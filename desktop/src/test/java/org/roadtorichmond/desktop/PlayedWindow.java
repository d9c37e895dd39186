package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.view.MapCamera;

/** The window, played by a script: one step after each frame, by the events that mouse and keys cause. */
final class PlayedWindow {
    private final Program program;

    /** A window that opens with the first lesson, or with the title page, and keeps all its files in a folder. */
    PlayedWindow(Path folder, Optional<String> scenario, String union, String confederate) {
        program = Window.program(
                new WindowOptions(
                        Optional.empty(), scenario, Optional.of(union), Optional.of(confederate), OptionalLong.of(7)),
                folder.resolve("games"),
                folder.resolve("settings.json"));
    }

    /** Skips a test, with a sentence, where there is no display. */
    static void needDisplay(Class<?> test) {
        if (!Window.hasDisplay()) {
            // Maven tells how many tests were skipped, but not why.
            System.out.println("Skipped, for there is no display: " + test.getName() + "; run under xvfb-run.");
        }
        assumeTrue(Window.hasDisplay(), "no display: run under xvfb-run to test the window");
    }

    Program program() {
        return program;
    }

    /** Runs the program and does one step after each frame; then the window closes. What a step throws fails the test. */
    void play(Runnable... steps) {
        Deque<Runnable> script = new ArrayDeque<>(List.of(steps));
        Throwable[] thrown = new Throwable[1];
        new Lwjgl3Application(
                new ApplicationAdapter() {
                    @Override
                    public void create() {
                        program.create();
                    }

                    @Override
                    public void resize(int width, int height) {
                        program.resize(width, height);
                    }

                    @Override
                    public void render() {
                        program.render();
                        Runnable step = script.poll();
                        try {
                            if (step != null) {
                                step.run();
                            }
                        } catch (RuntimeException | AssertionError e) {
                            thrown[0] = e;
                        }
                        if (step == null || thrown[0] != null) {
                            Gdx.app.exit();
                        }
                        Gdx.graphics.requestRendering();
                    }

                    @Override
                    public void dispose() {
                        program.dispose();
                    }
                },
                Window.configuration());
        if (thrown[0] != null) {
            throw new AssertionError(thrown[0]);
        }
    }

    Game game() {
        return program.game().orElseThrow();
    }

    private Hex hex(String number) {
        return game().state().scenario().field().grid().parse(number).orElseThrow();
    }

    Optional<Hex> place(String unit) {
        return game().state().hexOf(game().state().scenario().unit(unit).orElseThrow());
    }

    /** Presses and releases the left button over a hex. */
    void click(String number) {
        press(number, Input.Buttons.LEFT);
    }

    void press(String number, int button) {
        MapCamera camera = program.camera().orElseThrow();
        int x = Math.round(camera.pixelX(camera.layout().x(hex(number))));
        int y = Gdx.graphics.getHeight()
                - Math.round(camera.pixelY(camera.layout().y(hex(number))));
        var input = Gdx.input.getInputProcessor();
        input.mouseMoved(x, y);
        input.touchDown(x, y, 0, button);
        input.touchUp(x, y, 0, button);
    }

    /** Marches a unit of the first lesson. */
    void march(String unit, String to) {
        click(place(unit).orElseThrow().number());
        click(to);
    }

    static void key(int key) {
        Gdx.input.getInputProcessor().keyDown(key);
        Gdx.input.getInputProcessor().keyUp(key);
    }

    /** Presses a key while another is held. */
    static void key(int held, int key) {
        Gdx.input.getInputProcessor().keyDown(held);
        key(key);
        Gdx.input.getInputProcessor().keyUp(held);
    }
}
