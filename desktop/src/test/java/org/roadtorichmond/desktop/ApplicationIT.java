package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Needs {@code -Pdist}, which makes the application; skipped otherwise. */
@DisplayName("The packaged application, on a computer without Java")
@EnabledOnOs(OS.LINUX)
final class ApplicationIT {
    private static final Path EXAMPLE = Path.of("..", "core", "src", "test", "resources", "saves", "game-1.json");
    private static final int COLOURS = 60;

    @TempDir
    private Path folder;

    private Path dist;

    @BeforeEach
    void packaged() {
        String found = System.getProperty("road.dist", "");
        assumeTrue(!found.isEmpty(), "made by -Pdist only");
        dist = Path.of(found);
    }

    /** Starts the launcher with nothing in its environment but what is given. */
    private Process start(Path application, Map<String, String> environment, Object... arguments) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(application.resolve("bin").resolve("road-to-richmond").toString()));
        for (Object argument : arguments) {
            command.add(argument.toString());
        }
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        builder.environment().put("PATH", "");
        builder.environment().put("XDG_DATA_HOME", folder.toString());
        builder.environment().put("XDG_CONFIG_HOME", folder.toString());
        return builder.start();
    }

    private int code(Object... arguments) throws IOException, InterruptedException {
        Process process = start(dist.resolve("road-to-richmond"), Map.of(), arguments);
        assertTrue(process.waitFor(120, TimeUnit.SECONDS), "does not end");
        return process.exitValue();
    }

    private String read(String stream) throws IOException {
        return Files.readString(folder.resolve(stream), StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("answers commands as the jar does, with the same words and exit codes")
    void commands() throws Exception {
        Path save = EXAMPLE.toAbsolutePath();
        Path broken = Files.writeString(folder.resolve("broken.json"), "{");
        for (List<Object> arguments : List.<List<Object>>of(
                List.of("--version"),
                List.of("validate", "training", save),
                List.of("validate", broken),
                List.of("replay", "--verify", save),
                List.of("simulate", "training", "--games", "3", "--json"),
                List.of("no-such-command"))) {
            Program.Run jar = Program.run(arguments.toArray());
            assertEquals(jar.code(), code(arguments.toArray()), arguments::toString);
            if (!arguments.get(0).equals("simulate")) {
                assertEquals(jar.out(), read("out"));
                assertEquals(jar.err(), read("err"));
            } else {
                assertTrue(read("out").contains("signature"), read("out"));
            }
        }
    }

    @Test
    @DisplayName("says in one sentence that there is no display")
    void noDisplay() throws Exception {
        assertEquals(2, code());
        assertEquals(1, read("err").lines().count(), read("err"));
        assertTrue(read("err").contains("display"));
    }

    @Test
    @DisplayName(
            "opens its window, from wherever its folder was moved to, also with a saved game that was double-clicked")
    void window() throws Exception {
        WindowScript.needDisplay(ApplicationIT.class);
        Path moved = folder.resolve("moved to here");
        assertEquals(
                0,
                new ProcessBuilder("cp", "-r", dist.resolve("road-to-richmond").toString(), moved.toString())
                        .start()
                        .waitFor());
        Path save = Files.copy(EXAMPLE, folder.resolve("A game, turn 2.game.json"));
        int title = colours(moved);
        int battle = colours(moved, save);
        assertNotEquals(title, battle, "another picture");
    }

    /** How many colours are on the screen once the window has been drawn. */
    private int colours(Path application, Object... arguments) throws Exception {
        Process process = start(
                application,
                Map.of(
                        "DISPLAY",
                        System.getenv("DISPLAY"),
                        "XAUTHORITY",
                        System.getenv().getOrDefault("XAUTHORITY", "")),
                arguments);
        try {
            Robot robot = new Robot();
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            int seen = 0;
            int before;
            do {
                before = seen;
                Thread.sleep(1000);
                assertTrue(process.isAlive(), () -> "ended: " + process.exitValue());
                seen = colours(robot.createScreenCapture(new Rectangle(0, 0, 1366, 768)));
            } while ((seen < COLOURS || seen != before) && System.nanoTime() < end);
            assertTrue(seen >= COLOURS, "nearly blank: " + seen);
            assertEquals("", read("err"));
            return seen;
        } finally {
            process.destroy();
            process.waitFor(20, TimeUnit.SECONDS);
        }
    }

    private static int colours(BufferedImage picture) {
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                colours.add(picture.getRGB(x, y));
            }
        }
        return colours.size();
    }

    @Test
    @DisplayName("holds the machine code of this platform only, and the game's licence")
    void natives() throws IOException {
        Path app = dist.resolve("road-to-richmond").resolve("lib").resolve("app");
        assertTrue(Files.exists(app.resolve("LICENSE")));
        Path jarFile = app.resolve("road-to-richmond.jar");
        try (ZipFile jar = new ZipFile(jarFile.toFile())) {
            assertFalse(jar.stream().anyMatch(entry -> entry.getName().matches(".*[.](dll|dylib|jnilib)")));
            assertTrue(jar.stream().anyMatch(entry -> entry.getName().endsWith("libglfw.so")));
        }
    }
}
