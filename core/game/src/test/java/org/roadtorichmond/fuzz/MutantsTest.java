package org.roadtorichmond.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.testing.Patience;

/** Corrupts every kind of file that the game reads in many ways; {@code -Dmutants=100000} sets the number. */
@DisplayName("Spoilt files of every kind")
@Timeout(value = 1, unit = TimeUnit.DAYS)
final class MutantsTest {
    private static final int COUNT = Integer.getInteger("mutants", 400);

    /** Restricts the test to one kind, to examine a failure. */
    private static final String ONLY = System.getProperty("mutants.kind", "");

    private static final int MOST_FAULTS = 20;
    private static final int LINES = 14;
    private static final Path FOUND = Path.of("target", "mutants");

    /** The results for the mutants of a kind. */
    private static final class Score {
        private int good;
        private int refused;
        private long slowest;
        private long nanos;
    }

    private final List<String> faults = new ArrayList<>();
    private ExecutorService thread = Executors.newSingleThreadExecutor(MutantsTest::daemon);

    /** A thread that hangs must not keep the program from ending. */
    private static Thread daemon(Runnable task) {
        Thread daemon = new Thread(task, "reads mutants");
        daemon.setDaemon(true);
        return daemon;
    }

    @Test
    @DisplayName("are of every format that the game knows")
    void everyFormat() {
        List<String> tried = FileKinds.all().keySet().stream().toList();
        Formats.ALL.forEach(format -> assertTrue(tried.contains(format), format));
    }

    @Test
    @DisplayName("are read or refused in words, each within a minute")
    void readOrRefused() throws IOException, InterruptedException {
        Map<String, FileKinds.Kind> kinds = FileKinds.all();
        kinds.keySet().removeIf(name -> !ONLY.isEmpty() && !name.equals(ONLY));
        int total = 0;
        int left = kinds.size();
        for (Map.Entry<String, FileKinds.Kind> kind : kinds.entrySet()) {
            int share = (COUNT - total) / left--;
            Score score = new Score();
            for (int i = 0; i < share; i++) {
                long seed = kind.getKey().hashCode() * 1_000_000L + i;
                judge(kind.getKey(), kind.getValue(), seed, score);
            }
            total += share;
            System.out.printf(
                    "%-26s %6d mutants: %6d refused, %6d read; the slowest took %.2f s, all %.0f s%n",
                    kind.getKey(), share, score.refused, score.good, score.slowest / 1e9, score.nanos / 1e9);
        }
        System.out.printf("%d mutants: %d faults%n", total, faults.size());
        assertEquals(List.of(), faults.stream().limit(MOST_FAULTS).toList(), () -> faults.size() + " faults");
    }

    private void judge(String name, FileKinds.Kind kind, long seed, Score score)
            throws IOException, InterruptedException {
        byte[] mutant = kind.mutants().mutant(seed);
        long begin = System.nanoTime();
        Future<Boolean> answer =
                thread.submit(() -> Patience.quickly(() -> kind.trial().isGood(mutant)));
        try {
            if (answer.get(Patience.LONG.toMillis(), TimeUnit.MILLISECONDS)) {
                score.good++;
            } else {
                score.refused++;
            }
        } catch (ExecutionException e) {
            fault(name, seed, mutant, e.getCause());
        } catch (TimeoutException e) {
            thread.shutdownNow();
            thread = Executors.newSingleThreadExecutor(MutantsTest::daemon);
            fault(name, seed, mutant, e);
        }
        long nanos = System.nanoTime() - begin;
        score.nanos += nanos;
        score.slowest = Math.max(score.slowest, nanos);
    }

    /** Saves the file for inspection, and fails. */
    private void fault(String name, long seed, byte[] mutant, Throwable why) throws IOException {
        Files.createDirectories(FOUND);
        Path file = FOUND.resolve(name.replace('/', '-') + "." + seed);
        Files.write(file, mutant);
        StringWriter trace = new StringWriter();
        why.printStackTrace(new PrintWriter(trace));
        faults.add(file + ": "
                + String.join("\n", trace.toString().lines().limit(LINES).toList()));
        if (faults.size() <= MOST_FAULTS) {
            System.out.println(faults.get(faults.size() - 1));
        }
    }
}
