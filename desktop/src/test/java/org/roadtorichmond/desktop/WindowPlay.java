package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.view.Screenshot;

/** Runs the program in a window of a size and does one step of a script after each second frame; what a step throws is thrown on. */
final class WindowPlay extends ApplicationAdapter {
    private final Program program;
    private final Deque<Runnable> steps;
    private Optional<Throwable> thrown = Optional.empty();

    private WindowPlay(Program program, List<Runnable> steps) {
        this.program = program;
        this.steps = new ArrayDeque<>();
        for (Runnable step : steps) {
            // A step may bring about what is only done after the frame; the next one sees it drawn.
            this.steps.add(() -> {});
            this.steps.add(step);
        }
    }

    static void play(Program program, int width, int height, Runnable... steps) {
        Lwjgl3ApplicationConfiguration configuration = Window.configuration();
        configuration.setWindowedMode(width, height);
        WindowPlay script = new WindowPlay(program, Arrays.asList(steps));
        new Lwjgl3Application(script, configuration);
        // LibGDX frees its callback for errors but leaves it in place, and the next window may meet one as it opens.
        GLFW.glfwSetErrorCallback(null);
        script.thrown.ifPresent(cause -> {
            throw new AssertionError(cause);
        });
    }

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
        Runnable step = steps.poll();
        try {
            if (step != null) {
                step.run();
            }
        } catch (RuntimeException | AssertionError e) {
            thrown = Optional.of(e);
        }
        if (step == null || thrown.isPresent()) {
            Gdx.app.exit();
        }
        Gdx.graphics.requestRendering();
    }

    @Override
    public void dispose() {
        program.dispose();
    }

    /** Presses and releases a key. */
    static void key(int key) {
        InputProcessor input = Gdx.input.getInputProcessor();
        input.keyDown(key);
        input.keyUp(key);
    }

    /** Types letters. */
    static void type(String letters) {
        letters.chars().forEach(letter -> Gdx.input.getInputProcessor().keyTyped((char) letter));
    }

    /** Moves the mouse, in pixels from the upper left. */
    static void move(int x, int y) {
        Gdx.input.getInputProcessor().mouseMoved(x, y);
    }

    /** Presses and releases the left button, in pixels from the upper left. */
    static void click(int x, int y) {
        InputProcessor input = Gdx.input.getInputProcessor();
        input.mouseMoved(x, y);
        input.touchDown(x, y, 0, Input.Buttons.LEFT);
        input.touchUp(x, y, 0, Input.Buttons.LEFT);
    }

    /** Writes what the window shows into target/pictures. */
    static void picture(String name) {
        Screenshot.save(Gdx.files.local("target/pictures/" + name + ".png"));
    }

    /** How many pixels have exactly a colour. */
    static int count(Color color) {
        Pixmap picture = Screenshot.take();
        int count = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                count += picture.getPixel(x, y) == Color.rgba8888(color) ? 1 : 0;
            }
        }
        picture.dispose();
        return count;
    }

    /** The first pixel of a colour in a part of the window, from above, as x and y from the upper left. */
    static Optional<int[]> find(Color color, int fromX, int fromY, int toX, int toY) {
        Pixmap picture = Screenshot.take();
        try {
            for (int y = fromY; y < toY; y++) {
                for (int x = fromX; x < toX; x++) {
                    // The picture's rows count from below.
                    if (picture.getPixel(x, picture.getHeight() - 1 - y) == Color.rgba8888(color)) {
                        return Optional.of(new int[] {x, y});
                    }
                }
            }
            return Optional.empty();
        } finally {
            picture.dispose();
        }
    }
}
