package org.roadtorichmond.desktop;

import java.nio.file.Path;

/** The program in a window of its own process, for tests that kill it: it gives two commands, says so, and waits. */
final class WindowToKill {
    private static final int FRAMES = 100_000;

    private WindowToKill() {}

    /** Runs with one argument: the folder of the program's files. */
    public static void main(String... arguments) {
        WindowScript window = WindowScript.training(Path.of(arguments[0]));
        window.step(
                () -> window.march("1/B", "0403"),
                () -> window.march("2/B", "0304"),
                () -> System.out.println("given " + window.game().log().size()));
        window.pause(FRAMES);
        window.play();
    }
}
