package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.MapCamera;

/**
 * Plays a script in the window of a program, through the events of mouse and keys, one step after each frame. An exception in a
 * step closes the window and is thrown again.
 */
final class WindowScript {
    /** Checked only once: the check connects and disconnects, and a virtual display restarts when its last client disconnects. */
    private static final boolean DISPLAY = Window.hasDisplay();

    private final Deque<BooleanSupplier> steps = new ArrayDeque<>();
    /** Frames count as time, so that what is shown for a while is shown for as many of them on any machine. */
    private ClaimedGraphics claimed = ClaimedGraphics.steady();

    private Program program;

    WindowScript(Program program) {
        this.program = program;
        pause(1);
    }

    /** A window that opens the first lesson with two human players, and keeps all files in a folder. */
    static WindowScript training(Path folder) {
        return new WindowScript(opening(folder, Optional.of("training"), "human", "human"));
    }

    /** A program that opens a scenario or saved game, or the title page, and keeps all files in a folder. */
    static Program opening(Path folder, Optional<String> file, String union, String confederate) {
        return Window.program(
                new WindowOptions(
                        Optional.of(Commands.STORED),
                        file,
                        Optional.of(union),
                        Optional.of(confederate),
                        OptionalLong.of(7)),
                folder,
                folder,
                Keyboard.US);
    }

    /** Skips a test with a message if there is no display. */
    static void needDisplay(Class<?> test) {
        if (!DISPLAY) {
            // Maven reports how many tests were skipped, but not why.
            System.out.println("Skipped, for there is no display: " + test.getName() + "; run under xvfb-run.");
        }
        assumeTrue(DISPLAY, "no display: run under xvfb-run to test the window");
    }

    Program program() {
        return program;
    }

    /** Lets the window claim a size, so that almost nothing has to be drawn, or how much time passes. */
    WindowScript claiming(ClaimedGraphics graphics) {
        claimed = graphics;
        return this;
    }

    /** Adds actions, each of which runs after a frame. */
    void step(Runnable... actions) {
        for (Runnable action : actions) {
            steps.add(() -> {
                action.run();
                return true;
            });
        }
    }

    /**
     * Waits for a number of frames, each of which lasts as long as one that is drawn, and until what the program was given to do beside them
     * is done and has been shown, while no time passes.
     */
    void pause(int frames) {
        steps.add(new WorkBeside(frames, hold -> claimed.hold(hold)));
    }

    /** Waits for a number of frames as fast as they are drawn, for what is only laid out and needs no work beside them. */
    void frames(int frames) {
        step(Collections.<Runnable>nCopies(frames, () -> {}).toArray(Runnable[]::new));
    }

    /** Waits until a condition is true. Fails if that takes longer than reading a folder of games on a busy machine. */
    void until(BooleanSupplier condition) {
        var caller = StackWalker.getInstance().walk(calls -> calls.skip(1).findFirst());
        until("what is awaited at " + caller.orElseThrow(), condition);
    }

    private void until(String awaited, BooleanSupplier condition) {
        long[] end = new long[1];
        steps.add(() -> {
            end[0] = end[0] == 0 ? System.nanoTime() + Patience.LONG.toNanos() : end[0];
            if (System.nanoTime() > end[0]) {
                throw new AssertionError(
                        "waited in vain for " + awaited + " while it said " + Actors.said(stage().getRoot()));
            }
            return condition.getAsBoolean();
        });
    }

    /** Waits until a label or button has exactly this text. */
    void until(String words) {
        until(words, () -> shows(words));
    }

    /** Resizes the window and waits until everything is laid out again. */
    void resize(int width, int height) {
        step(() -> {
            Gdx.graphics.setWindowedMode(width, height);
            if (claimed.sized()) {
                program.resize(width, height);
            }
        });
        until(() -> Gdx.graphics.getWidth() == width && Gdx.graphics.getHeight() == height);
        frames(3);
    }

    /** Ends the program and starts another one in the same window, which is faster than opening a second window. */
    void restart(Supplier<Program> next) {
        pause(2);
        step(() -> {
            program.dispose();
            program = next.get();
            program.create();
            program.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
        });
        pause(2);
    }

    private static InputProcessor input() {
        return Gdx.input.getInputProcessor();
    }

    /** Presses and releases a key. */
    static void key(int key) {
        InputProcessor input = input();
        input.keyDown(key);
        input.keyUp(key);
    }

    /** Presses and releases a key while another one is held. */
    static void key(int held, int key) {
        // The key may open another screen, but the held key is still released on it.
        input().keyDown(held);
        key(key);
        input().keyUp(held);
    }

    /** Runs an action while Control is held. */
    static void join(Runnable action) {
        input().keyDown(Input.Keys.CONTROL_LEFT);
        action.run();
        input().keyUp(Input.Keys.CONTROL_LEFT);
    }

    /** Types letters. */
    static void type(String letters) {
        letters.chars().forEach(letter -> input().keyTyped((char) letter));
    }

    /** Moves the mouse to a point in pixels from the upper left. */
    static void move(int x, int y) {
        input().mouseMoved(x, y);
    }

    /** Presses and releases a mouse button at a point in pixels from the upper left. */
    static void press(int x, int y, int button) {
        InputProcessor input = input();
        input.mouseMoved(x, y);
        input.touchDown(x, y, 0, button);
        input.touchUp(x, y, 0, button);
    }

    private Stage stage() {
        return program.stage().orElseThrow();
    }

    /** Whether a visible label or button has exactly this text. */
    boolean shows(String words) {
        return find(stage().getRoot(), words).isPresent();
    }

    /** Whether a label or button contains this text. */
    boolean tells(String words) {
        return program.find(words).isPresent();
    }

    /** Whether an actor with a name is visible. */
    boolean sees(String name) {
        Actor actor = stage().getRoot().findActor(name);
        return actor != null && actor.ascendantsVisible();
    }

    /** Whether the first button with exactly this text is enabled. */
    boolean enabled(String words) {
        Actor actor = find(stage().getRoot(), words).orElseThrow(() -> new AssertionError("nothing says " + words));
        return !actor.firstAscendant(Button.class).isDisabled();
    }

    /** Clicks the first label or button with exactly this text. */
    void clickButton(String words) {
        Actor actor = find(stage().getRoot(), words).orElseThrow(() -> new AssertionError("nothing says " + words));
        click(Clickables.place(actor));
    }

    /** Clicks the first button with a text in the same line as another text. */
    void clickBeside(String words, String button) {
        Actor line = find(stage().getRoot(), words).orElseThrow(() -> new AssertionError("nothing says " + words));
        while (find(line, button).isEmpty()) {
            line = line.getParent();
        }
        Actor found = find(line, button).orElseThrow();
        click(Clickables.place(found));
    }

    /** Scrolls so that the label or button with exactly this text is visible in the next frame. */
    void reveal(String words) {
        reveal(words, words::equals);
    }

    /** Scrolls so that the first label or button that contains this text is visible in the next frame. */
    void revealWords(String words) {
        reveal(words, text -> text.contains(words));
    }

    private void reveal(String words, Predicate<String> says) {
        Clickables.reveal(find(stage().getRoot(), says).orElseThrow(() -> new AssertionError("nothing says " + words)));
    }

    /** Clicks the first label or button that contains this text. */
    void clickWords(String words) {
        click(program.find(words).orElseThrow(() -> new AssertionError("nowhere: " + words)));
    }

    private static void click(Rectangle place) {
        int x = Math.round(place.x + place.width / 2);
        int y = Math.round(Gdx.graphics.getHeight() - place.y - place.height / 2);
        press(x, y, Input.Buttons.LEFT);
    }

    private static Optional<Actor> find(Actor actor, String words) {
        return find(actor, words::equals);
    }

    private static Optional<Actor> find(Actor actor, Predicate<String> says) {
        if (!actor.isVisible()) {
            return Optional.empty();
        }
        if (actor instanceof Label label && says.test(label.getText().toString())) {
            return Optional.of(label);
        }
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                Optional<Actor> found = find(child, says);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    Game game() {
        return program.game().orElseThrow();
    }

    Hex hex(String number) {
        return camera().layout().grid().parse(number).orElseThrow();
    }

    Unit unit(String id) {
        return game().state().scenario().unit(id).orElseThrow();
    }

    Optional<Hex> place(String unit) {
        return game().state().hexOf(unit(unit));
    }

    MapCamera camera() {
        return program.camera().orElseThrow();
    }

    /** The x of a hex in pixels from the left edge of the window. */
    int x(String number) {
        return Math.round(camera().pixelX(camera().layout().x(hex(number))));
    }

    /** The y of a hex in pixels from the upper edge of the window. */
    int y(String number) {
        return Gdx.graphics.getHeight()
                - Math.round(camera().pixelY(camera().layout().y(hex(number))));
    }

    /** Presses and releases the left button over a hex. */
    void click(String number) {
        press(x(number), y(number), Input.Buttons.LEFT);
    }

    /** Clicks a hex while Shift is held. */
    void clickShifted(String number) {
        input().keyDown(Input.Keys.SHIFT_LEFT);
        click(number);
        input().keyUp(Input.Keys.SHIFT_LEFT);
    }

    /** Clicks the hex of a unit. */
    void clickUnit(String id) {
        click(place(id).orElseThrow().number());
    }

    /** Marches a unit by two clicks. */
    void march(String unit, String to) {
        clickUnit(unit);
        click(to);
    }

    /** Opens the window, plays all steps and closes it. */
    void play() {
        Throwable[] thrown = new Throwable[1];
        FrameWatch.show(
                new ApplicationAdapter() {
                    @Override
                    public void create() {
                        claimed.claim();
                        program.create();
                    }

                    @Override
                    public void resize(int width, int height) {
                        claimed.claim();
                        program.resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
                    }

                    @Override
                    public void render() {
                        claimed.claim();
                        program.render();
                        claimed.release();
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
                claimed.configuration());
        if (thrown[0] != null) {
            throw new AssertionError(thrown[0]);
        }
    }

    /** Plays only these steps. */
    void play(Runnable... actions) {
        step(actions);
        play();
    }
}
