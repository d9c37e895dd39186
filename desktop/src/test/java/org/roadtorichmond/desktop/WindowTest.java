package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.view.Screenshot;

@DisplayName("The window, played with mouse and keys")
final class WindowTest {
    private static final float CLOSE = 0.06f;

    @TempDir
    private Path folder;

    private Program program;

    /** No test leaves anything where players keep their games. */
    @BeforeEach
    void begin() {
        program = Window.program(
                new WindowOptions(
                        Optional.empty(),
                        Optional.of("training"),
                        Optional.of("human"),
                        Optional.of("human"),
                        OptionalLong.of(7)),
                folder.resolve("games"),
                folder.resolve("settings.json"));
    }

    @BeforeEach
    void needsDisplay() {
        if (!Window.hasDisplay()) {
            // Maven tells how many tests were skipped, but not why.
            System.out.println(
                    "Skipped, for there is no display: " + WindowTest.class.getName() + "; run under xvfb-run.");
        }
        assumeTrue(Window.hasDisplay(), "no display: run under xvfb-run to test the window");
    }

    /** Runs the program and does one step of a script after each frame; what a step throws fails the test. */
    private void play(Runnable... steps) {
        Deque<Runnable> script = new ArrayDeque<>(List.of(steps));
        Throwable[] thrown = new Throwable[1];
        Lwjgl3ApplicationConfiguration configuration = Window.configuration();
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
                configuration);
        if (thrown[0] != null) {
            throw new AssertionError(thrown[0]);
        }
    }

    private Game game() {
        return program.game().orElseThrow();
    }

    private Hex hex(String number) {
        return game().state().scenario().field().grid().parse(number).orElseThrow();
    }

    private int x(String number) {
        MapCamera camera = program.camera().orElseThrow();
        return Math.round(camera.pixelX(camera.layout().x(hex(number))));
    }

    private int y(String number) {
        MapCamera camera = program.camera().orElseThrow();
        return Gdx.graphics.getHeight()
                - Math.round(camera.pixelY(camera.layout().y(hex(number))));
    }

    /** Presses and releases the left button over a hex. */
    private void click(String number) {
        var input = Gdx.input.getInputProcessor();
        input.mouseMoved(x(number), y(number));
        input.touchDown(x(number), y(number), 0, Input.Buttons.LEFT);
        input.touchUp(x(number), y(number), 0, Input.Buttons.LEFT);
    }

    private void clickUnit(String id) {
        click(place(id).orElseThrow().number());
    }

    private static void key(int key) {
        Gdx.input.getInputProcessor().keyDown(key);
        Gdx.input.getInputProcessor().keyUp(key);
    }

    /** The first stroke only asks, since there are units that have not moved. */
    private static void endPhase() {
        key(Input.Keys.SPACE);
        key(Input.Keys.SPACE);
    }

    /** The colour of a hex's ground near its left corner, where no counter and no writing is. */
    private Color ground(String number) {
        Pixmap picture = Screenshot.take();
        float scale = program.camera().orElseThrow().scale();
        int fromBelow = Gdx.graphics.getHeight() - y(number);
        Color color = new Color(picture.getPixel(Math.round(x(number) - scale * 0.8f), fromBelow));
        picture.dispose();
        return color;
    }

    private static boolean alike(Color a, Color b) {
        return Math.abs(a.r - b.r) < CLOSE && Math.abs(a.g - b.g) < CLOSE && Math.abs(a.b - b.b) < CLOSE;
    }

    private Optional<Hex> place(String id) {
        return game().state().hexOf(game().state().scenario().unit(id).orElseThrow());
    }

    @Test
    @DisplayName("a unit is selected, its range is shaded, it marches, attacks, and the die is rolled")
    void playsAMoveAndAnAttack() {
        Color[] before = new Color[1];
        play(
                () -> {},
                () -> {
                    before[0] = ground("0303");
                    assertTrue(alike(Palette.PAPER, before[0]), () -> "open ground is " + before[0]);
                    clickUnit("1/B");
                },
                () -> {
                    assertFalse(alike(before[0], ground("0303")), "the range is shaded");
                    click("0403");
                },
                () -> {
                    assertEquals(Optional.of(hex("0403")), place("1/B"));
                    clickUnit("2/B");
                },
                () -> click("0304"),
                () -> {
                    assertEquals(Optional.of(hex("0304")), place("2/B"));
                    endPhase();
                },
                () -> {
                    assertEquals(Phase.COMBAT, game().state().moment().phase());
                    // The attacker first, so that only he attacks; the other unit owes itself to the battery.
                    clickUnit("2/B");
                },
                () -> click("0404"),
                () -> key(Input.Keys.ENTER),
                () -> {
                    assertEquals(1, game().state().dice());
                    assertTrue(game().log().stream().anyMatch(Entry::rolled));
                });
    }

    @Test
    @DisplayName("a right click takes the march back")
    void takesBack() {
        play(
                () -> {},
                () -> clickUnit("1/B"),
                () -> click("0403"),
                () -> {
                    assertEquals(1, game().log().size());
                    var input = Gdx.input.getInputProcessor();
                    input.touchDown(x("0505"), y("0505"), 0, Input.Buttons.RIGHT);
                    input.touchUp(x("0505"), y("0505"), 0, Input.Buttons.RIGHT);
                },
                () -> {
                    assertEquals(0, game().log().size());
                    assertEquals(
                            game().state()
                                    .scenario()
                                    .setUp()
                                    .get(game().state().scenario().unit("1/B").orElseThrow()),
                            place("1/B").orElseThrow());
                });
    }

    @Test
    @DisplayName("the beaten retreat by a click, and the victor advances by another")
    void retreatsAndAdvances() {
        play(
                () -> {},
                () -> clickUnit("1/B"),
                () -> click("0403"),
                () -> clickUnit("2/B"),
                () -> click("0304"),
                WindowTest::endPhase,
                () -> clickUnit("2/B"),
                () -> click("0404"),
                () -> key(Input.Keys.ENTER),
                () -> {
                    Combat combat = game().state().combat().orElseThrow();
                    assertEquals(Combat.Stage.RETREATS, combat.stage());
                    Unit beaten = combat.movers().get(0);
                    click(game().rules()
                            .retreats()
                            .refuges(beaten, combat)
                            .get(0)
                            .hex()
                            .number());
                },
                () -> {
                    Combat combat = game().state().combat().orElseThrow();
                    assertEquals(Combat.Stage.ADVANCES, combat.stage());
                    Unit victor = combat.movers().get(0);
                    Hex goal =
                            game().rules().aftermath().advances(victor, combat).get(0);
                    click(goal.number());
                    assertEquals(Optional.of(goal), place(victor.id()));
                });
    }
}
