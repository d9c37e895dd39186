package org.roadtorichmond.desktop;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.roadtorichmond.testing.Patience;

/** Runs the finished program from its jar: its command line in this process, or all of it as a separate one, as a user would. */
final class Program {
    /** The folder of the examples in the other module. */
    static final Path EXAMPLES = Path.of("..", "core", "rules", "src", "test", "resources", "examples");

    /** Programs that run for seconds need half the time without the optimising compiler. */
    private static final List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

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

    /**
     * Calls the command line of the jar with arguments, in this process: a start takes longer than most commands. All classes and files
     * come from the jar.
     */
    static Run run(Object... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Locale before = Locale.getDefault();
        Thread here = Thread.currentThread();
        ClassLoader own = here.getContextClassLoader();
        try {
            Locale.setDefault(Locale.ROOT);
            // Services are looked for by it.
            here.setContextClassLoader(Jar.CLASSES);
            Method commandLine = Class.forName(Main.class.getName(), true, Jar.CLASSES)
                    .getDeclaredMethod("commandLine", OutputStream.class, OutputStream.class);
            commandLine.setAccessible(true);
            Object made = commandLine.invoke(null, out, err);
            Object code = made.getClass().getMethod("execute", String[].class).invoke(made, (Object)
                    Stream.of(arguments).map(Program::word).toArray(String[]::new));
            return new Run((int) code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("the command line of the jar", e);
        } finally {
            Locale.setDefault(before);
            here.setContextClassLoader(own);
        }
    }

    private static String word(Object argument) {
        return argument instanceof Path path ? path.toAbsolutePath().toString() : argument.toString();
    }

    private static Path jar() {
        return Path.of(System.getProperty("road.jar")).toAbsolutePath();
    }

    /** The classes of the jar, which know nothing of those of this process. */
    private static final class Jar {
        static final ClassLoader CLASSES = open();

        private Jar() {}

        private static ClassLoader open() {
            try {
                return new URLClassLoader(new URL[] {jar().toUri().toURL()}, ClassLoader.getPlatformClassLoader());
            } catch (MalformedURLException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Runs the program as a process of its own, in its own empty folder, with additional environment variables. */
    static Run run(Map<String, String> environment, Object... arguments) {
        try (ScratchFolder scratch = new ScratchFolder("road")) {
            Path folder = scratch.path();
            Path out = folder.resolve("out");
            Path err = folder.resolve("err");
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(SHORT_LIVED);
            command.add("-jar");
            command.add(jar().toString());
            Stream.of(arguments).map(Program::word).forEach(command::add);
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            int code = Patience.end(process);
            return new Run(
                    code, Files.readString(out, StandardCharsets.UTF_8), Files.readString(err, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
