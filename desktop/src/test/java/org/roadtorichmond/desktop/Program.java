package org.roadtorichmond.desktop;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs the finished program as a separate process, as a user would. */
final class Program {
    /** The folder of the examples in the other module. */
    static final Path EXAMPLES = Path.of("..", "core", "rules", "src", "test", "resources", "examples");

    /** Programs that run for seconds need half the time without the optimising compiler. */
    private static final List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private static final long SECONDS = 120;

    private Program() {}

    /**
     * The result of a run.
     *
     * @param code the exit code
     * @param out standard output
     * @param err standard error
     */
    record Run(int code, String out, String err) {
        /** Standard output as JSON documents, one per line. */
        List<JsonObject> json() {
            return out.lines()
                    .map(line -> JsonParser.parseString(line).getAsJsonObject())
                    .toList();
        }
    }

    /** Runs the program with arguments in its own empty folder. */
    static Run run(Object... arguments) {
        return run(Map.of(), arguments);
    }

    /** Runs the program with additional environment variables. */
    static Run run(Map<String, String> environment, Object... arguments) {
        try (ScratchFolder scratch = new ScratchFolder("road")) {
            Path folder = scratch.path();
            Path out = folder.resolve("out");
            Path err = folder.resolve("err");
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(SHORT_LIVED);
            command.add("-jar");
            command.add(Path.of(System.getProperty("road.jar")).toAbsolutePath().toString());
            for (Object argument : arguments) {
                command.add(
                        argument instanceof Path path ? path.toAbsolutePath().toString() : argument.toString());
            }
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("does not end: " + command);
            }
            return new Run(
                    process.exitValue(),
                    Files.readString(out, StandardCharsets.UTF_8),
                    Files.readString(err, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
