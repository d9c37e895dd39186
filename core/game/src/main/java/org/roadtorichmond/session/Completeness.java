package org.roadtorichmond.session;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.save.SavedGame;

/**
 * Whether commands are missing at the end of a saved game, as far as the file can know it: players' marks in it, where advice was
 * asked for, where dice were taken back and where a side was handed over, stand at commands that were there when they were made,
 * and go with them.
 */
public final class Completeness {
    private static final Pattern MARK = Pattern.compile("([0-9]{1,9})(?: .*)?");

    private Completeness() {}

    /** How many commands a game had at least, if it has fewer now. */
    public static OptionalInt missing(SavedGame saved) {
        int there = saved.game().log().size();
        int known = Stream.of(PlanBook.OPTION, Practice.TAKEN_BACK, Players.OPTION)
                .mapToInt(option -> marked(saved.options().getOrDefault(option, "")))
                .max()
                .orElse(0);
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
