package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.screen.battle.board.MinimapPane;
import org.roadtorichmond.session.Autosaves;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.unit.Side;

@DisplayName("Time in the window: taking back, replay, handing over, and what a killed program leaves behind")
final class TimeWindowTest {
    /** The number of steps of shown turns to check; they include several attacks. */
    private static final int STEPS = 60;

    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(TimeWindowTest.class);
    }

    private WindowScript window(String union, String confederate) {
        return new WindowScript(WindowScript.opening(folder, Optional.of("training"), union, confederate));
    }

    @Test
    @DisplayName("Ctrl+Z takes back, a right click the march that it points at, and Ctrl+Y repeats")
    void takesBackAndRepeats() {
        WindowScript window = window("human", "human");
        long[] hash = new long[1];
        window.play(
                () -> {},
                () -> window.march("1/B", "0403"),
                () -> window.march("2/B", "0304"),
                () -> hash[0] = window.game().state().hash(),
                () -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Z),
                () -> assertEquals(1, window.game().log().size()),
                () -> window.clickUnit("2/B"),
                () -> WindowScript.press(window.x("0403"), window.y("0403"), Buttons.RIGHT),
                () -> assertEquals(1, window.game().log().size(), "the first only deselects"),
                () -> WindowScript.press(window.x("0505"), window.y("0505"), Buttons.RIGHT),
                () -> assertEquals(1, window.game().log().size(), "nothing has marched there"),
                () -> WindowScript.press(window.x("0403"), window.y("0403"), Buttons.RIGHT),
                () -> assertEquals(0, window.game().log().size()),
                () -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Y),
                () -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Y),
                () -> assertEquals(hash[0], window.game().state().hash()),
                () -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Y),
                () -> assertEquals(2, window.game().log().size()));
    }

    @Test
    @DisplayName("the buttons for undo and redo can be pressed exactly when there is something to undo and redo")
    void greysUndoAndRedo() {
        WindowScript window = window("human", "human");
        List<String> seen = new ArrayList<>();
        Runnable look = () -> seen.add(window.enabled("Undo") + " " + window.enabled("Redo"));
        window.play(
                () -> {},
                look,
                () -> window.march("1/B", "0403"),
                look,
                () -> window.clickButton("Undo"),
                look,
                () -> window.clickButton("Redo"),
                look);
        assertEquals(List.of("false false", "true false", "false true", "true false"), seen);
    }

    @Test
    @DisplayName("R shows the replay, which keys lead through the game; Escape leads back to the battle as it stands")
    void replays() {
        WindowScript window = window("human", "human");
        long[] hashes = new long[2];
        window.play(
                () -> {},
                () -> hashes[0] = window.game().state().hash(),
                () -> window.march("1/B", "0403"),
                () -> hashes[1] = window.game().state().hash(),
                () -> WindowScript.key(Keys.R),
                () -> assertEquals(hashes[1], replayed(window)),
                () -> WindowScript.key(Keys.HOME),
                () -> assertEquals(hashes[0], replayed(window)),
                () -> WindowScript.key(Keys.RIGHT),
                () -> assertEquals(hashes[1], replayed(window)),
                () -> WindowScript.key(Keys.LEFT),
                () -> assertEquals(hashes[0], replayed(window)),
                () -> WindowScript.key(Keys.ESCAPE),
                () -> assertEquals(hashes[1], window.game().state().hash()),
                () -> assertEquals(1, window.game().log().size()));
    }

    private static long replayed(WindowScript window) {
        return window.program().replayed().orElseThrow().state().hash();
    }

    @Test
    @DisplayName("between two people's turns the map is covered, and nothing is ordered until Enter uncovers it")
    void handsOver() {
        WindowScript window = window("human", "human");
        window.play(
                () -> {},
                // The key is pressed twice: the game asks once about units that have not moved.
                () -> WindowScript.key(Keys.SPACE),
                () -> assertFalse(window.program().handsOver()),
                () -> WindowScript.key(Keys.SPACE),
                () -> {
                    assertEquals(Side.UNION, window.game().state().moment().player());
                    assertTrue(window.program().handsOver());
                    WindowScript.key(Keys.SPACE);
                },
                () -> assertEquals(2, window.game().log().size()),
                () -> WindowScript.key(Keys.ENTER),
                () -> assertFalse(window.program().handsOver()),
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.SPACE),
                // Guns can bombard, so that the phase of combat is not over with that of movement.
                () -> assertEquals(3, window.game().log().size()));
    }

    @Test
    @DisplayName("a commander plays on while its turn is shown; what would give orders only ends the show")
    void showsTheCommandersTurn() {
        WindowScript window = window("cadet", "human");
        int[] length = new int[1];
        window.step(() -> WindowScript.key(Keys.SPACE), () -> WindowScript.key(Keys.SPACE));
        // Shown no further, while the commander plays on to the end of the turn.
        window.step(() -> WindowScript.key(Keys.P));
        window.until(() -> window.game().state().moment().turn() == 2);
        window.pause(3);
        window.play(
                () -> {
                    length[0] = window.game().log().size();
                    WindowScript.key(Keys.SPACE);
                },
                () -> assertEquals(
                        length[0], window.game().log().size(), "nothing was ordered by the key that ended the show"));
    }

    @Test
    @DisplayName(
            "the small map and the log give nothing of a commander's turn away before it is shown, and all of it afterwards")
    @Tag("pixels")
    void givesNothingAway() {
        WindowScript window = window("cadet", "human");
        List<Optional<Hex>> stood = new ArrayList<>();
        List<Pixmap> small = new ArrayList<>();
        window.step(() -> WindowScript.key(Keys.J), () -> WindowScript.key(Keys.SPACE), () -> {
            small.add(smallMap(window));
            stood.addAll(places(window));
            WindowScript.key(Keys.SPACE);
            WindowScript.key(Keys.P);
        });
        window.until(() -> window.game().state().moment().turn() == 2);
        window.pause(3);
        window.play(
                () -> {
                    assertFalse(places(window).equals(stood), "the commander has marched");
                    assertTrue(same(small.get(0), smallMap(window)));
                    assertFalse(window.tells("Turn 2"));
                },
                () -> WindowScript.key(Keys.SPACE),
                () -> {},
                () -> {
                    assertFalse(same(small.get(0), smallMap(window)));
                    assertTrue(window.tells("Turn 2 ·"), "the log");
                });
    }

    @Test
    @DisplayName(
            "whatever happens in turns that are shown keeps within the bar below the map, in a low window at the largest scale")
    void keepsWithinTheBar() {
        Shelves.settings(folder, Map.of("language", "de", "scale", "250", "sound", "false"));
        WindowScript window = window("cadet", "cadet").claiming(ClaimedGraphics.size(1024, 600));
        window.step(() -> WindowScript.key(Keys.P));
        window.until(() -> window.game().state().ending().isPresent());
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < STEPS; i++) {
            window.step(() -> WindowScript.key(Keys.PERIOD));
            window.pause(1);
            window.step(
                    () -> faults.addAll(LayoutAudit.of(window.program().stage().orElseThrow())));
        }
        window.step(() -> assertTrue(window.shows("Weiter"), "the turns are still being shown"));
        window.play();
        assertEquals(List.of(), faults);
    }

    private static List<Optional<Hex>> places(WindowScript window) {
        return window.game().state().forces().units().stream()
                .map(window.game().state()::hexOf)
                .toList();
    }

    /** The part of the window with the small map. */
    private static Pixmap smallMap(WindowScript window) {
        Actor pane = find(window.program().stage().orElseThrow().getRoot()).orElseThrow();
        Vector2 corner = pane.localToStageCoordinates(new Vector2());
        Pixmap all = Pixels.take();
        Pixmap part = new Pixmap(Math.round(pane.getWidth()), Math.round(pane.getHeight()), all.getFormat());
        part.drawPixmap(all, 0, 0, Math.round(corner.x), Math.round(corner.y), part.getWidth(), part.getHeight());
        all.dispose();
        return part;
    }

    private static Optional<Actor> find(Actor actor) {
        if (actor instanceof MinimapPane) {
            return Optional.of(actor);
        }
        return actor instanceof Group group
                ? Arrays.stream(group.getChildren().toArray())
                        .flatMap(child -> find(child).stream())
                        .findFirst()
                : Optional.empty();
    }

    private static boolean same(Pixmap one, Pixmap other) {
        return one.getPixels().equals(other.getPixels());
    }

    @Test
    @DisplayName("a program that is killed loses nothing: the next one goes on after the last command")
    void goesOnAfterAKill() throws Exception {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process process = new ProcessBuilder(List.of(
                        java.toString(),
                        "-XX:TieredStopAtLevel=1",
                        // Not where other programs unpack their libraries at the same time.
                        "-Dorg.lwjgl.system.SharedLibraryExtractPath=" + folder.resolve("libraries"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        WindowToKill.class.getName(),
                        folder.toString()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            assertEquals("given 2", reader.readLine());
            awaitTheSecondAutosave();
        } finally {
            process.destroyForcibly();
        }
        assertEquals(137, process.waitFor());
        WindowScript window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.play(() -> {}, () -> assertTrue(window.program().goOn()), () -> {
            assertEquals(2, window.game().log().size());
            assertEquals("0304", window.place("2/B").orElseThrow().number());
        });
    }

    /** Waits for the disk, however slow; the point is that the program is killed without having been asked to save. */
    private void awaitTheSecondAutosave() throws InterruptedException {
        Autosaves autosaves =
                new Autosaves(new FileStorage(folder.resolve("games").resolve("autosaves")));
        Patience.until(
                "the second autosave", () -> autosaves.list().stream().anyMatch(autosave -> autosave.number() == 2));
    }

    @Test
    @DisplayName("a fault of the program leaves a report and the game, and a second window says so")
    void survivesAFault() throws IOException {
        WindowScript window = window("human", "human");
        Thread fault = new Thread(() -> {
            await(() -> Gdx.app != null && window.program().game().isPresent());
            var broken = Gdx.app;
            broken.postRunnable(() -> {
                window.march("1/B", "0403");
                throw new IllegalStateException("a fault for the test");
            });
            await(() -> Gdx.app != broken && Gdx.app != null);
            Gdx.app.postRunnable(() -> Gdx.app.exit());
        });
        fault.setDaemon(true);
        fault.start();
        assertEquals(1, Window.run(window.program()));
        try (Stream<Path> files = Files.list(folder.resolve("crashes"))) {
            List<Path> kept = files.sorted().toList();
            assertEquals(2, kept.size());
            assertTrue(Files.readString(kept.get(0)).contains("0403"), "the game");
            assertTrue(Files.readString(kept.get(1)).contains("a fault for the test"), "the report");
        }
    }

    private static void await(BooleanSupplier condition) {
        try {
            Patience.until("a window", condition);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
