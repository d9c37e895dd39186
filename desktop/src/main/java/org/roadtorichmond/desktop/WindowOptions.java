package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.roadtorichmond.session.match.Matches;

/**
 * What the window opens with.
 *
 * @param maps a folder of maps and scenarios besides those of the game
 * @param file the path or name of a scenario or saved game; without one the title page is shown
 * @param union the player of the Union: {@code human} or the name of a commander
 * @param confederate the player of the Confederates, in the same form
 * @param seed the seed of the dice; random if empty
 * @param match opens the match that is played at once, if one is
 */
public record WindowOptions(
        Optional<Path> maps,
        Optional<String> file,
        Optional<String> union,
        Optional<String> confederate,
        OptionalLong seed,
        Optional<Matches.Opener> match) {

    /** No options: the title page. */
    public static final WindowOptions NONE = new WindowOptions(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            OptionalLong.empty(),
            Optional.empty());

    /** A game of one computer. */
    public WindowOptions(
            Optional<Path> maps,
            Optional<String> file,
            Optional<String> union,
            Optional<String> confederate,
            OptionalLong seed) {
        this(maps, file, union, confederate, seed, Optional.empty());
    }

    static WindowOptions of(Matches.Opener match) {
        return new WindowOptions(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.empty(),
                Optional.of(match));
    }
}
