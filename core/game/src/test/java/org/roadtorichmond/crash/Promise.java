package org.roadtorichmond.crash;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.save.SavedGame;

/**
 * What a killed process had promised to be found: a game of this seed with so many commands, or a later one.
 *
 * @param seed the seed of the game
 * @param entries how many commands were shown
 * @param ended whether that game had ended, so that there may be nothing to go on with
 */
record Promise(long seed, int entries, boolean ended) {
    static final Promise NONE = new Promise(1, 0, true);

    private static final Pattern LINE = Pattern.compile("(shown|ended) ([0-9]+) ([0-9]+)");

    /** The promise in the last line that makes one; this one if none does. */
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

    /** Whether the promise is kept by what was found, when the last commands may be lost. */
    boolean keptBy(Optional<SavedGame> found, int lost) {
        if (found.isEmpty()) {
            // A program that is killed while it saves for the first time may lose all it has shown.
            return ended || entries <= lost;
        }
        long foundSeed = found.get().game().state().seed();
        int foundEntries = found.get().game().log().size();
        return foundSeed > seed || (foundSeed == seed && foundEntries >= entries - lost);
    }
}
