package org.roadtorichmond.screen;

import java.util.Optional;
import java.util.OptionalLong;
import org.roadtorichmond.session.Seats;

/**
 * With what the window opens.
 *
 * @param file the path or name of a scenario or saved game to begin with; without one the title page is shown
 * @param seats who plays which side, if given; a saved game knows it by itself
 * @param seed the seed of the dice, if given
 */
public record LaunchOptions(Optional<String> file, Optional<Seats> seats, OptionalLong seed) {
    /** The title page. */
    public static final LaunchOptions NONE =
            new LaunchOptions(Optional.empty(), Optional.empty(), OptionalLong.empty());
}
