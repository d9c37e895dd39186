package org.roadtorichmond.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.crash.Child.Saving;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.session.Autosave;
import org.roadtorichmond.session.Autosaves;

@DisplayName("A game that is killed goes on from its last command")
@EnabledOnOs({OS.LINUX, OS.MAC})
final class KillTest {
    /** The exit code after SIGKILL: 128 plus the number of the signal. */
    private static final int KILLED = 137;

    /** The seed for the times of the quick kills; {@code -Dkill.seed=N} sets another. */
    private static final long SEED = Long.getLong("kill.seed", 20);

    /** What the process was doing when it was killed. */
    private enum Stage {
        BEFORE_THE_FIRST_SAVE,
        FILE_CREATED,
        FILE_PARTLY_WRITTEN,
        FILE_WRITTEN_BUT_NOT_NAMED,
        BETWEEN_SAVES
    }

    /** A series of processes, each of which continues the game in one folder. */
    private static final class Lane {
        private final Path folder;
        private final String scenario;
        private final Saving saving;
        private final Random random;
        private final long moments;
        private final Map<Stage, Integer> stages = new EnumMap<>(Stage.class);
        private Promise promise = Promise.NONE;

        Lane(Path folder, String scenario, Saving saving, long seed) {
            this.folder = folder;
            this.scenario = scenario;
            this.saving = saving;
            moments = seed;
            random = new Random(seed);
        }

        Map<Stage, Integer> run(int kills) throws IOException, InterruptedException {
            for (int i = 0; i < kills; i++) {
                try {
                    stages.merge(killOne(), 1, Integer::sum);
                    check();
                } catch (AssertionError e) {
                    throw new AssertionError(said(i + 1), e);
                }
            }
            return stages;
        }

        /** What you need to reproduce the failure. */
        private String said(int kill) {
            return String.format(
                    Locale.ROOT,
                    "kill %d of %s with seed %d (-Dkill.seed=N chooses that of the first lane)",
                    kill,
                    scenario,
                    moments);
        }

        private Stage killOne() throws IOException, InterruptedException {
            long seed = promise.ended() ? promise.seed() + 1 : promise.seed();
            try (Child child = Child.play(folder, scenario, seed, saving)) {
                // A quarter are killed while they save for the first time, whatever the speed of this machine; the
                // others later.
                int lines = random.nextInt(4) == 0 ? 1 : 2 + random.nextInt(20);
                child.await(lines, line -> true);
                LockSupport.parkNanos(delay());
                assertEquals(KILLED, child.kill());
                promise = promise.after(child.lines());
                return stage(child);
            }
        }

        /** A delay in nanoseconds, between 50 microseconds and 0.1 seconds, with the same probability for each octave. */
        private long delay() {
            return (long) (50_000 * Math.pow(2000, random.nextDouble()));
        }

        private Stage stage(Child child) throws IOException {
            List<Path> leftovers = leftovers();
            // Each process deletes what the one before has left.
            assertTrue(leftovers.size() <= 1, leftovers.toString());
            for (Path leftover : leftovers) {
                if (leftover.getFileName().toString().startsWith(".writing-" + child.pid() + "-")) {
                    return progress(leftover);
                }
            }
            return child.lines().size() == 1 ? Stage.BEFORE_THE_FIRST_SAVE : Stage.BETWEEN_SAVES;
        }

        private List<Path> leftovers() throws IOException {
            List<Path> found = new ArrayList<>();
            if (Files.isDirectory(folder)) {
                try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.tmp")) {
                    files.forEach(found::add);
                }
            }
            return found;
        }

        private static Stage progress(Path temporary) throws IOException {
            byte[] content = Files.readAllBytes(temporary);
            if (content.length == 0) {
                return Stage.FILE_CREATED;
            }
            boolean whole = content[content.length - 1] == '\n' && content[content.length - 2] == '}';
            return whole ? Stage.FILE_WRITTEN_BUT_NOT_NAMED : Stage.FILE_PARTLY_WRITTEN;
        }

        private void check() {
            Autosaves autosaves = new Autosaves(new FileStorage(folder));
            for (Autosave autosave :
                    autosaves.list().stream().limit(Autosaves.ROTATING + 1).toList()) {
                assertEquals(List.of(), autosaves.open(autosave).problems(), autosave.toString());
            }
            Optional<SavedGame> newest = autosaves.newest();
            assertTrue(promise.keptBy(newest, saving.lost()), () -> promise + ", found " + autosaves.list());
            newest.ifPresent(Lane::checkPlayable);
        }

        private static void checkPlayable(SavedGame saved) {
            assertEquals(Optional.empty(), Verification.verify(saved));
            Game game = saved.game();
            Playout playout = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
            for (int i = 0; i < 3 && game.state().ending().isEmpty(); i++) {
                playout.step(game);
            }
        }
    }

    private static Map<Stage, Integer> run(List<Lane> lanes, int killsEach)
            throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(lanes.size());
        try {
            List<Future<Map<Stage, Integer>>> runs = lanes.stream()
                    .map(lane -> threads.submit(() -> lane.run(killsEach)))
                    .toList();
            Map<Stage, Integer> stages = new EnumMap<>(Stage.class);
            for (Future<Map<Stage, Integer>> run : runs) {
                run.get().forEach((stage, count) -> stages.merge(stage, count, Integer::sum));
            }
            return stages;
        } finally {
            threads.shutdownNow();
        }
    }

    private static int kills(Map<Stage, Integer> stages) {
        return stages.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static int whileSaving(Map<Stage, Integer> stages) {
        return stages.getOrDefault(Stage.FILE_CREATED, 0)
                + stages.getOrDefault(Stage.FILE_PARTLY_WRITTEN, 0)
                + stages.getOrDefault(Stage.FILE_WRITTEN_BUT_NOT_NAMED, 0);
    }

    @Test
    void eight_kills_lose_nothing(@TempDir Path folder, TestReporter reporter) throws Exception {
        Map<Stage, Integer> stages = run(
                List.of(
                        new Lane(folder.resolve("a"), "training", Saving.AT_ONCE, SEED),
                        new Lane(folder.resolve("b"), "gaines-mill", Saving.BACKGROUND, SEED + 1)),
                4);
        reporter.publishEntry("kills", stages.toString());
        assertEquals(8, kills(stages));
    }

    @Test
    @Tag("long")
    void two_hundred_kills_at_all_stages_lose_nothing(@TempDir Path folder, TestReporter reporter) throws Exception {
        Map<Stage, Integer> stages = run(
                List.of(
                        new Lane(folder.resolve("a"), "training", Saving.AT_ONCE, 1),
                        new Lane(folder.resolve("b"), "gaines-mill", Saving.BACKGROUND, 2),
                        new Lane(folder.resolve("c"), "road-to-richmond", Saving.AT_ONCE, 3),
                        new Lane(folder.resolve("d"), "road-to-richmond", Saving.BACKGROUND, 4)),
                50);
        reporter.publishEntry("kills", stages.toString());
        assertEquals(200, kills(stages));
        assertTrue(whileSaving(stages) >= 20, stages.toString());
        assertTrue(stages.getOrDefault(Stage.BEFORE_THE_FIRST_SAVE, 0) >= 5, stages.toString());
        assertTrue(stages.getOrDefault(Stage.BETWEEN_SAVES, 0) >= 20, stages.toString());
    }
}
