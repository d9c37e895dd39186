package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.screen.Program;

/** Plays a script in the window of a program, one step after each frame; what a step throws ends the window and is thrown again. */
final class WindowScript {
    private final Program program;
    private final Deque<BooleanSupplier> steps = new ArrayDeque<>();

    WindowScript(Program program) {
        this.program = program;
    }

    Program program() {
        return program;
    }

    /** Does something once. */
    void step(Runnable deed) {
        steps.add(() -> {
            deed.run();
            return true;
        });
    }

    /** Lets some frames pass. */
    void pause(int frames) {
        for (int i = 0; i < frames; i++) {
            step(() -> {});
        }
    }

    /** Waits until something is so; fails after a number of frames. */
    void until(BooleanSupplier condition, int frames) {
        int[] left = {frames};
        steps.add(() -> {
            left[0]--;
            if (left[0] < 0) {
                throw new AssertionError("waited in vain for " + frames + " frames");
            }
            return condition.getAsBoolean();
        });
    }

    /** Presses and releases a key. */
    static void key(int key) {
        Gdx.input.getInputProcessor().keyDown(key);
        Gdx.input.getInputProcessor().keyUp(key);
    }

    /** Opens the window, plays all steps and closes it. */
    void play() {
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
                        try {
                            BooleanSupplier step = steps.peek();
                            if (step != null && step.getAsBoolean()) {
                                steps.poll();
                            }
                        } catch (RuntimeException | AssertionError e) {
                            thrown[0] = e;
                        }
                        if (steps.isEmpty() || thrown[0] != null) {
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
}
