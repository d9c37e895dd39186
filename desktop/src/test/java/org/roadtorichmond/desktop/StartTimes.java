package org.roadtorichmond.desktop;

import java.awt.AWTException;
import java.awt.Rectangle;
import java.awt.Robot;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Compares how long programs take from their start to the first picture. Run it by hand under a display. Its arguments are the
 * number of rounds and the commands, each after a {@code --}. Every round starts each command once, in turn, so that other work on
 * the computer affects all alike. It prints medians, and the time of each command relative to the first one.
 */
final class StartTimes {
    private static final String NEXT = "--";
    private static final int COLOURS = 40;
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
    private static final double BILLION = 1e9;

    private final Robot robot;
    private final Rectangle watched = PackagedGame.middle(500, 400);
    private final Path folder;

    private StartTimes() throws AWTException, IOException {
        robot = new Robot();
        folder = Files.createTempDirectory("start-times");
    }

    /** The measurements of one start: seconds to the first picture, by the clock and of all processors together. */
    private record Start(double clock, double work) {}

    /** Starts the commands in turn and prints the times. */
    public static void main(String[] arguments) throws Exception {
        List<List<String>> commands = commands(arguments);
        StartTimes times = new StartTimes();
        List<List<Start>> starts = new ArrayList<>();
        commands.forEach(command -> starts.add(new ArrayList<>()));
        for (int round = 0; round < Integer.parseInt(arguments[0]); round++) {
            for (int i = 0; i < commands.size(); i++) {
                starts.get(i).add(times.start(commands.get(i)));
            }
        }
        for (int i = 0; i < commands.size(); i++) {
            System.out.printf(
                    "%d starts: clock %.3f s (%.2f of the first), processors %.3f s (%.2f): %s%n",
                    starts.get(i).size(),
                    clock(starts.get(i)),
                    clock(starts.get(i)) / clock(starts.get(0)),
                    work(starts.get(i)),
                    work(starts.get(i)) / work(starts.get(0)),
                    commands.get(i));
        }
    }

    private static List<List<String>> commands(String... arguments) {
        List<List<String>> commands = new ArrayList<>();
        for (String argument : Arrays.asList(arguments).subList(1, arguments.length)) {
            if (argument.equals(NEXT)) {
                commands.add(new ArrayList<>());
            } else {
                commands.get(commands.size() - 1).add(argument);
            }
        }
        return commands;
    }

    private static double clock(List<Start> starts) {
        return median(starts.stream().mapToDouble(Start::clock).toArray());
    }

    private static double work(List<Start> starts) {
        return median(starts.stream().mapToDouble(Start::work).toArray());
    }

    private static double median(double... values) {
        Arrays.sort(values);
        int middle = values.length / 2;
        return values.length % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
    }

    private Start start(List<String> command) throws IOException, InterruptedException {
        awaitPicture(false, System.nanoTime());
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(new File(folder.toFile(), "out"))
                .redirectError(new File(folder.toFile(), "err"));
        builder.environment().put("XDG_DATA_HOME", folder.toString());
        builder.environment().put("XDG_CONFIG_HOME", folder.toString());
        long began = System.nanoTime();
        Process process = builder.start();
        try {
            double clock = awaitPicture(true, began) / BILLION;
            Duration work = process.toHandle().info().totalCpuDuration().orElse(Duration.ZERO);
            return new Start(clock, work.toNanos() / BILLION);
        } finally {
            process.destroyForcibly();
            process.waitFor();
        }
    }

    /** Waits until a picture is on the screen, or until none is. */
    private long awaitPicture(boolean wanted, long began) throws InterruptedException {
        while (Pixels.colours(robot.createScreenCapture(watched)) >= COLOURS != wanted) {
            if (System.nanoTime() - began > PATIENCE) {
                throw new IllegalStateException(wanted ? "no picture comes" : "the screen does not become empty");
            }
            TimeUnit.MILLISECONDS.sleep(5);
        }
        return System.nanoTime() - began;
    }
}
