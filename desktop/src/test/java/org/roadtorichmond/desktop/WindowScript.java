package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
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

    /** Whether words are to be seen on the screen, as the whole text of a label or button. */
    boolean shows(String words) {
        return find(program.stage().orElseThrow().getRoot(), words).isPresent();
    }

    /** Clicks the first label or button with some words. */
    void click(String words) {
        Stage stage = program.stage().orElseThrow();
        Actor actor = find(stage.getRoot(), words).orElseThrow(() -> new AssertionError("nothing says " + words));
        Vector2 middle = actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
        int x = Math.round(middle.x);
        int y = Math.round(stage.getHeight() - middle.y);
        var input = Gdx.input.getInputProcessor();
        input.mouseMoved(x, y);
        input.touchDown(x, y, 0, Input.Buttons.LEFT);
        input.touchUp(x, y, 0, Input.Buttons.LEFT);
    }

    private static Optional<Actor> find(Actor actor, String words) {
        if (actor instanceof Label label && label.getText().toString().equals(words)) {
            return Optional.of(label);
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                Optional<Actor> found = find(child, words);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
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
