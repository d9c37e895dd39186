package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The program in a window of its own process, to be killed: gives two commands, says so, and waits. */
final class WindowToKill {
    private static final int FRAMES = 100_000;

    private WindowToKill() {}

    /** Arguments: the folder in which the program keeps its files. */
    public static void main(String... arguments) {
        PlayedWindow window = new PlayedWindow(Path.of(arguments[0]), Optional.of("training"), "human", "human");
        List<Runnable> steps = new ArrayList<>(List.of(
                () -> {},
                () -> window.march("1/B", "0403"),
                () -> window.march("2/B", "0304"),
                () -> System.out.println("given " + window.game().log().size())));
        steps.addAll(Collections.nCopies(FRAMES, () -> {}));
        window.play(steps.toArray(new Runnable[0]));
    }
}
