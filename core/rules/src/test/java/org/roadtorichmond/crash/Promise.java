package org.roadtorichmond.crash;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.save.SavedGame;

/**
 * What a killed process guarantees: a saved game with this seed and at least this number of commands, or a later game.
 *
 * @param seed the seed of the game
 * @param entries the number of commands that were shown
 * @param ended whether that game had ended, so that there may be no game to continue
 */
record Promise(long seed, int entries, boolean ended) {
    static final Promise NONE = new Promise(1, 0, true);

    private static final Pattern LINE = Pattern.compile("(shown|ended) ([0-9]+) ([0-9]+)");

    /** The promise in the last line that contains one; this promise if no line does. */
    Promise after(List<String> lines) {
        Promise newest = this;
        for (String line : lines) {
            Matcher said = LINE.matcher(line);
            if (said.matches()) {
                newest = new Promise(
                        Long.parseLong(said.group(2)),
                        Integer.parseInt(said.group(3)),
                        said.group(1).equals("ended"));
            }
        }
        return newest;
    }

    /** Whether the game that was found keeps the promise, if a number of the last commands may be lost. */
    boolean keptBy(Optional<SavedGame> found, int lost) {
        if (found.isEmpty()) {
            // A program that is killed during its first save may lose everything it has shown.
            return ended || entries <= lost;
        }
        long foundSeed = found.get().game().state().seed();
        int foundEntries = found.get().game().log().size();
        return foundSeed > seed || (foundSeed == seed && foundEntries >= entries - lost);
    }
}
