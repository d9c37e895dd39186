package org.roadtorichmond.screen;

import java.util.Optional;
import java.util.OptionalLong;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.match.Matches;

/**
 * With what the window opens.
 *
 * @param file the path or name of a scenario or saved game to begin with; without one the title page is shown
 * @param seats who plays which side, if given; a saved game has its own
 * @param seed the seed of the dice, if given
 * @param desktopScale how many times as large as usual the desktop shows everything, 1 or more; the interface is as large until the
 *     player chooses its scale
 * @param matches opens and joins matches with other computers
 * @param match opens the match that is played at once, if one is
 */
public record LaunchOptions(
        Optional<String> file,
        Optional<Seats> seats,
        OptionalLong seed,
        float desktopScale,
        Matches matches,
        Optional<Matches.Opener> match) {
    /** The title page on this desktop. */
    LaunchOptions title() {
        return new LaunchOptions(
                Optional.empty(), Optional.empty(), OptionalLong.empty(), desktopScale, matches, Optional.empty());
    }
}
