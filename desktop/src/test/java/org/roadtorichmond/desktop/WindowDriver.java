package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.math.Rectangle;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.Screenshot;

/** Runs the program in a window and plays it by events, as a person's mouse and keys would. */
final class WindowDriver {
    private final Program program = Window.program(new WindowOptions(
            Optional.empty(), Optional.of("training"), Optional.of("human"), Optional.of("human"), OptionalLong.of(7)));

    /** A driver of a new game of the first lesson; tests that cannot have a window are skipped. */
    WindowDriver() {
        if (!Window.hasDisplay()) {
            // Maven tells how many tests were skipped, but not why.
            System.out.println("Skipped, for there is no display; run under xvfb-run.");
        }
        assumeTrue(Window.hasDisplay(), "no display: run under xvfb-run to test the window");
    }

    /** Runs the program and does one step of a script after each frame; what a step throws fails the test. */
    void play(Runnable... steps) {
        Deque<Runnable> script = new ArrayDeque<>(List.of(steps));
        // The first frame shows the window before anything is done.
        script.addFirst(() -> {});
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

    Hex hex(String number) {
        return game().state().scenario().field().grid().parse(number).orElseThrow();
    }

    Unit unit(String id) {
        return game().state().scenario().unit(id).orElseThrow();
    }

    Optional<Hex> place(String id) {
        return game().state().hexOf(unit(id));
    }

    MapCamera camera() {
        return program.camera().orElseThrow();
    }

    private int x(Hex hex) {
        return Math.round(camera().pixelX(camera().layout().x(hex)));
    }

    private int fromBelow(Hex hex) {
        return Math.round(camera().pixelY(camera().layout().y(hex)));
    }

    /** Presses and releases the left button over a hex, with Shift held if wished. */
    void click(String number, boolean shift) {
        var input = Gdx.input.getInputProcessor();
        int x = x(hex(number));
        int y = Gdx.graphics.getHeight() - fromBelow(hex(number));
        if (shift) {
            input.keyDown(Input.Keys.SHIFT_LEFT);
        }
        input.mouseMoved(x, y);
        input.touchDown(x, y, 0, Input.Buttons.LEFT);
        input.touchUp(x, y, 0, Input.Buttons.LEFT);
        if (shift) {
            input.keyUp(Input.Keys.SHIFT_LEFT);
        }
    }

    void click(String number) {
        click(number, false);
    }

    /** Whether some panel shows words. */
    boolean shows(String words) {
        return program.find(words).isPresent();
    }

    /** Clicks the middle of words in a panel. */
    void clickWords(String words) {
        Rectangle place = program.find(words).orElseThrow(() -> new AssertionError("nowhere: " + words));
        var input = Gdx.input.getInputProcessor();
        int x = Math.round(place.x + place.width / 2);
        int y = Gdx.graphics.getHeight() - Math.round(place.y + place.height / 2);
        input.mouseMoved(x, y);
        input.touchDown(x, y, 0, Input.Buttons.LEFT);
        input.touchUp(x, y, 0, Input.Buttons.LEFT);
    }

    static void key(int key) {
        Gdx.input.getInputProcessor().keyDown(key);
        Gdx.input.getInputProcessor().keyUp(key);
    }

    static void shifted(int key) {
        Gdx.input.getInputProcessor().keyDown(Input.Keys.SHIFT_LEFT);
        key(key);
        Gdx.input.getInputProcessor().keyUp(Input.Keys.SHIFT_LEFT);
    }

    /** The colour of a hex at a part of its radius to the left of its centre. */
    Color left(String number, float part) {
        Pixmap picture = Screenshot.take();
        Color color = new Color(
                picture.getPixel(Math.round(x(hex(number)) - camera().scale() * part), fromBelow(hex(number))));
        picture.dispose();
        return color;
    }

    /** In how many pixels what is seen now differs from a picture. */
    static int differences(Pixmap before) {
        Pixmap now = Screenshot.take();
        int count = 0;
        for (int x = 0; x < now.getWidth(); x++) {
            for (int y = 0; y < now.getHeight(); y++) {
                count += now.getPixel(x, y) == before.getPixel(x, y) ? 0 : 1;
            }
        }
        now.dispose();
        return count;
    }
}
