package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roadtorichmond.desktop.WindowScript.key;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.match.Invitation;

@Tag("pixels")
@DisplayName("A window whose other player floods the line with words")
final class FloodWindowTest {
    /** Nearly as many as a match takes. */
    private static final int WORDS = 4900;

    private static final int QUIET_FRAMES = 40;

    @TempDir
    private Path folder;

    private final int port = Ports.free();
    private final Semaphore go = new Semaphore(0);

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(FloodWindowTest.class);
    }

    /** How long each frame kept the drawing thread at work and how long it took, in microseconds. */
    private static final class Frames {
        private final List<Long> work = new ArrayList<>();
        private final List<Long> length = new ArrayList<>();
        private long worked = worked();
        private long at = System.nanoTime();

        private static long worked() {
            return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        }

        void next() {
            long now = System.nanoTime();
            long cpu = worked();
            work.add((cpu - worked) / 1000);
            length.add((now - at) / 1000);
            worked = cpu;
            at = now;
        }

        static long part(List<Long> all, double part) {
            List<Long> sorted = new ArrayList<>(all);
            Collections.sort(sorted);
            return sorted.get((int) (part * (sorted.size() - 1)));
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%d frames; work median %d, 99 of 100 within %d, longest %d; length median %d, longest %d microseconds",
                    work.size(),
                    part(work, 0.5),
                    part(work, 0.99),
                    part(work, 1),
                    part(length, 0.5),
                    part(length, 1));
        }
    }

    private static void measure(WindowScript script, Frames[] into, BooleanSupplier over) {
        script.until(() -> {
            if (into[0] == null) {
                into[0] = new Frames();
                return false;
            }
            into[0].next();
            return over.getAsBoolean();
        });
    }

    @Test
    @DisplayName("goes on drawing: no frame works 50 ms longer than the frames before the flood")
    void draws() throws Exception {
        Shelves.settings(folder, Map.of("language", "en", "sound", "false", "pace", "0", "animations", "false"));
        WindowScript script = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.resize(1366, 768);
        script.step(() -> key(Keys.P));
        script.until("Invite");
        script.step(() -> script.clickButton("More…"));
        script.until(() -> script.sees("two.address"));
        script.step(
                () -> {
                    Stage stage = script.program().stage().orElseThrow();
                    TextField field = stage.getRoot().findActor("two.address");
                    stage.setKeyboardFocus(field);
                    field.selectAll();
                },
                () -> WindowScript.type("127.0.0.1:" + port),
                () -> script.reveal("Invite"),
                () -> script.clickButton("Invite"));
        script.until(() -> script.sees("invitation"));
        script.pause(20);
        Frames[] quiet = new Frames[1];
        Frames[] loud = new Frames[1];
        List<CompletableFuture<Void>> said = new ArrayList<>();
        script.step(() -> {
            String word = Invitation.read(Gdx.app.getClipboard().getContents())
                    .value()
                    .orElseThrow()
                    .word();
            said.add(CompletableFuture.runAsync(() -> flood(word)));
        });
        script.until(() -> script.program().game().isPresent());
        // The battle is opened and its first words are read before anything is measured.
        script.pause(20);
        script.step(go::release);
        measure(script, loud, () -> said.get(0).isDone() && loud[0].work.size() >= QUIET_FRAMES);
        script.pause(20);
        measure(script, quiet, () -> quiet[0].work.size() >= QUIET_FRAMES);
        script.play();
        System.out.println("quiet: " + quiet[0]);
        System.out.println("while " + WORDS + " things are said: " + loud[0]);
        said.get(0).join();
        long away = Frames.part(loud[0].work, 1) - Frames.part(quiet[0].work, 0.5);
        assertTrue(away < FloodTest.longestFrame() / 1000, "away for " + away + " microseconds");
    }

    private void flood(String word) {
        try (LoudPeer peer = LoudPeer.guest(port, word)) {
            peer.chat(WORDS, go::acquireUninterruptibly);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
