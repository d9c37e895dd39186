package org.roadtorichmond.session;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.SavedGame;

/**
 * Whether commands are missing at the end of a saved game, as far as the file can know it: players' marks in it, where advice was
 * asked for, where dice were taken back and where a side was handed over, stand at commands that were there when they were made,
 * and go with them.
 */
public final class Completeness {
    private Completeness() {}

    /** How many commands a game had at least, if it has fewer now. */
    public static OptionalInt missing(SavedGame saved) {
        int there = saved.game().log().size();
        int known = marks(saved.notes()).max().orElse(0);
        return known > there ? OptionalInt.of(known) : OptionalInt.empty();
    }

    /** After how many commands something was noted that goes with them. */
    private static IntStream marks(GameNotes notes) {
        return Stream.of(
                        notes.advice().stream().mapToInt(GameNotes.Advice::after),
                        notes.diceTakenBack().stream().mapToInt(Integer::intValue),
                        notes.handed().stream().mapToInt(GameNotes.Handed::after))
                .flatMapToInt(marks -> marks);
    }
}
