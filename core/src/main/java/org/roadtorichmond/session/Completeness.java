package org.roadtorichmond.session;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.save.SavedGame;

/**
 * Whether commands are missing at the end of a saved game, as far as the file can know it: players' marks in it, where advice was
 * asked for and where dice were taken back, stand at commands that were there when they were made, and go with them.
 */
public final class Completeness {
    private static final Pattern MARK = Pattern.compile("([0-9]{1,9})(?: .*)?");

    private Completeness() {}

    /** How many commands a game had at least, if it has fewer now. */
    public static OptionalInt missing(SavedGame saved) {
        int there = saved.game().log().size();
        int known = Math.max(
                marked(saved.options().getOrDefault(PlanBook.OPTION, "")),
                marked(saved.options().getOrDefault(Practice.TAKEN_BACK, "")));
        return known > there ? OptionalInt.of(known) : OptionalInt.empty();
    }

    private static int marked(String option) {
        return Arrays.stream(option.split(","))
                .map(MARK::matcher)
                .filter(Matcher::matches)
                .mapToInt(mark -> Integer.parseInt(mark.group(1)))
                .max()
                .orElse(0);
    }
}
