package org.roadtorichmond.session;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An autosave, as its name describes it: what it contains is not known before it is read.
 *
 * @param name its name in the storage
 * @param number a later autosave has a greater number; of two with one number this is the same game at the same point
 * @param keptFor the game-turn for whose beginning it is kept; none for those that rotate
 */
public record Autosave(String name, long number, OptionalInt keptFor) {
    /** The largest number that a name has room for, from which nothing is counted on. */
    static final long LARGEST = 999_999_999_999_999_999L;

    /** Newest first; of two with one number first the one that rotates. */
    static final Comparator<Autosave> NEWEST_FIRST = Comparator.comparingLong(Autosave::number)
            .reversed()
            .thenComparing(autosave -> autosave.keptFor().orElse(0));

    private static final Pattern NAME = Pattern.compile("(?:autosave|turn-([0-9]{1,4}))-([0-9]{1,18})\\.game\\.json");

    static Autosave rotating(long number) {
        return new Autosave(String.format(Locale.ROOT, "autosave-%06d.game.json", number), number, OptionalInt.empty());
    }

    /** An autosave of the beginning of a game-turn. */
    static Autosave kept(long number, int turn) {
        return new Autosave(
                String.format(Locale.ROOT, "turn-%02d-%06d.game.json", turn, number), number, OptionalInt.of(turn));
    }

    /** The autosave that has a name, if it is the name of one. */
    public static Optional<Autosave> of(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) {
            return Optional.empty();
        }
        String turn = parts.group(1);
        return Optional.of(new Autosave(
                name,
                Long.parseLong(parts.group(2)),
                turn == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(turn))));
    }

    boolean rotates() {
        return keptFor.isEmpty();
    }
}
