package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.AWTException;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.roadtorichmond.testing.Patience;

/** The window of the packaged application in its own process, operated from outside with the screen and real keys. */
final class PackagedGame implements AutoCloseable {
    /** The name of the application's folder and of its launcher. */
    static final String NAME = "road-to-richmond";

    private static final int COLOURS = 60;
    private static final int WIDTH = 1366;
    private static final int HEIGHT = 768;
    private static final int PRESSED_MILLIS = 60;
    private static final int BETWEEN_MILLIS = 400;

    private final Process process;
    private final Robot robot;
    private final Rectangle window = middle(WIDTH, HEIGHT);

    private PackagedGame(Process process, Robot robot) {
        this.process = process;
        this.robot = robot;
    }

    /**
     * Starts the launcher with an empty path and only the given environment variables.
     *
     * @param folder the working folder, for its files; the output is written to {@code out} and {@code err} there
     */
    static Process start(Path application, Path folder, Map<String, String> environment, Object... arguments)
            throws IOException {
        List<String> command =
                new ArrayList<>(List.of(application.resolve("bin").resolve(NAME).toString()));
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

    /** Starts it on the display of this process and waits for the picture. */
    static PackagedGame open(Path application, Path folder, Map<String, String> environment, Object... arguments)
            throws IOException, AWTException, InterruptedException {
        Map<String, String> variables = new HashMap<>(environment);
        variables.put("DISPLAY", System.getenv("DISPLAY"));
        variables.put("XAUTHORITY", System.getenv().getOrDefault("XAUTHORITY", ""));
        Robot robot = new Robot();
        PackagedGame game = new PackagedGame(start(application, folder, variables, arguments), robot);
        try {
            game.colours();
        } catch (AssertionError | InterruptedException e) {
            game.close();
            throw e;
        }
        return game;
    }

    /** A rectangle in the middle of the screen, where windows open. */
    static Rectangle middle(int width, int height) {
        Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
        return new Rectangle(
                Math.max(0, (screen.width - width) / 2), Math.max(0, (screen.height - height) / 2), width, height);
    }

    Process process() {
        return process;
    }

    /** The number of colours on the screen once the window has been drawn and no longer changes. */
    int colours() throws InterruptedException {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        int seen = 0;
        int before;
        do {
            before = seen;
            TimeUnit.MILLISECONDS.sleep(700);
            assertTrue(process.isAlive(), () -> "ended: " + process.exitValue());
            seen = Pixels.colours(robot.createScreenCapture(window));
        } while ((seen < COLOURS || seen != before) && System.nanoTime() < end);
        assertTrue(seen >= COLOURS, "nearly blank: " + seen);
        return seen;
    }

    /** Presses a key while the mouse is over the window. */
    void press(int key) throws InterruptedException {
        robot.mouseMove(window.x + WIDTH / 2, window.y + 1);
        robot.keyPress(key);
        TimeUnit.MILLISECONDS.sleep(PRESSED_MILLIS);
        robot.keyRelease(key);
        TimeUnit.MILLISECONDS.sleep(BETWEEN_MILLIS);
    }

    /** Closes the window from the title page, as players do: again if it was not there yet at the first time. */
    void quit() throws InterruptedException {
        long end = System.nanoTime() + Patience.LONG.toNanos();
        do {
            press(KeyEvent.VK_Q);
        } while (process.isAlive() && System.nanoTime() < end);
        assertEquals(0, Patience.end(process), "Q ends the program");
    }

    /** Ends the process if it is still running. */
    @Override
    public void close() {
        process.destroy();
        process.onExit().completeOnTimeout(process, 20, TimeUnit.SECONDS).join();
    }
}
