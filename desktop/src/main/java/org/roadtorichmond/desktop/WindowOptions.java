package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * With what the window opens.
 *
 * @param maps a folder of maps and scenarios besides those of the game
 * @param file the path or name of a scenario or saved game; without one the title page is shown
 * @param union who plays the Union: {@code human} or the name of a commander
 * @param confederate who plays the Confederates
 * @param seed the seed of the dice; without one they fall by chance
 */
public record WindowOptions(
        Optional<Path> maps,
        Optional<String> file,
        Optional<String> union,
        Optional<String> confederate,
        OptionalLong seed) {

    /** Nothing asked for: the title page. */
    public static final WindowOptions NONE = new WindowOptions(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), OptionalLong.empty());
}
