package org.roadtorichmond.crash;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.roadtorichmond.testing.Patience;

/** A child process that plays in a folder until it is killed, and the lines that it has announced. */
final class Child implements AutoCloseable {
    private final Process process;
    private final List<String> lines = new ArrayList<>();
    private final CompletableFuture<Void> reading;

    private Child(List<String> command) throws IOException {
        process = new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
        reading = CompletableFuture.runAsync(this::read, task -> {
            Thread thread = new Thread(task, "reads " + process.pid());
            thread.setDaemon(true);
            thread.start();
        });
    }

    /** The way in which a child saves. */
    enum Saving {
        AT_ONCE,
        BACKGROUND;

        private String word() {
            return this == AT_ONCE ? "at-once" : "background";
        }

        /** The number of commands that may be lost although they were announced as shown. */
        int lost() {
            return this == AT_ONCE ? 0 : 1;
        }
    }

    /** Starts a child. */
    static Child play(Path folder, String scenario, long seed, Saving saving) throws IOException {
        return new Child(command(folder, scenario, seed, saving));
    }

    /** Starts a child that cannot write files larger than a size in KiB. */
    static Child playWithin(int kibibytes, Path folder, String scenario, long seed) throws IOException {
        List<String> command =
                new ArrayList<>(List.of("bash", "-c", "ulimit -f " + kibibytes + " && exec \"$@\"", "limited"));
        command.addAll(command(folder, scenario, seed, Saving.AT_ONCE));
        return new Child(command);
    }

    private static List<String> command(Path folder, String scenario, long seed, Saving saving) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                // The process lives too briefly for the optimising compiler, and must not write files of its own that
                // meet the size limit.
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                AutosavingPlayer.class.getName(),
                folder.toString(),
                scenario,
                Long.toString(seed),
                saving.word());
    }

    private void read() {
        try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                synchronized (lines) {
                    lines.add(line);
                    lines.notifyAll();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    long pid() {
        return process.pid();
    }

    /** All lines announced so far. */
    List<String> lines() {
        synchronized (lines) {
            return List.copyOf(lines);
        }
    }

    /** Waits until there are a number of lines of a kind. */
    void await(int count, Predicate<String> kind) throws InterruptedException {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        synchronized (lines) {
            while (lines.stream().filter(kind).count() < count) {
                long rest = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
                if (rest <= 0 || reading.isDone()) {
                    throw new AssertionError("does not come: " + lines);
                }
                lines.wait(Math.min(rest, 100));
            }
        }
    }

    /** Kills the process with SIGKILL, reads the remaining announcements, and returns the exit code. */
    int kill() throws InterruptedException {
        // Killed by its handle, because the process object would close the pipe before all announcements are read.
        process.toHandle().destroyForcibly();
        int code = process.waitFor();
        reading.join();
        return code;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
