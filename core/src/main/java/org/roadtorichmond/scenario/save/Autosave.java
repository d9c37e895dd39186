package org.roadtorichmond.scenario.save;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;

/**
 * An autosave, as its file name tells of it: what the file contains is not known before it is read.
 *
 * @param file the file
 * @param number a later autosave has a greater number; of two with one number this is the same game at the same point
 * @param keptFor the game-turn for whose beginning it is kept; none for those that rotate
 */
public record Autosave(Path file, long number, OptionalInt keptFor) {
    /** Newest first; of two with one number first the one that rotates. */
    static final Comparator<Autosave> NEWEST_FIRST = Comparator.comparingLong(Autosave::number)
            .reversed()
            .thenComparing(autosave -> autosave.keptFor().orElse(0));

    private static final Pattern NAME = Pattern.compile("(?:autosave|turn-([0-9]{1,4}))-([0-9]{1,18})\\.game\\.json");

    /** An autosave that rotates. */
    static Autosave rotating(Path folder, long number) {
        return new Autosave(
                folder.resolve(String.format(Locale.ROOT, "autosave-%06d.game.json", number)),
                number,
                OptionalInt.empty());
    }

    /** An autosave of the beginning of a game-turn. */
    static Autosave kept(Path folder, long number, int turn) {
        return new Autosave(
                folder.resolve(String.format(Locale.ROOT, "turn-%02d-%06d.game.json", turn, number)),
                number,
                OptionalInt.of(turn));
    }

    /** The autosave that a file is by its name, if it is one. */
    static Optional<Autosave> of(Path file) {
        Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
        if (!name.matches()) {
            return Optional.empty();
        }
        String turn = name.group(1);
        return Optional.of(new Autosave(
                file,
                Long.parseLong(name.group(2)),
                turn == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(turn))));
    }

    boolean rotates() {
        return keptFor.isEmpty();
    }

    /** Opens the game; a damaged file tells its problems. */
    public Result<SavedGame> open() {
        return TreeReader.read(file).then(GameReader::read);
    }

    /**
     * What a list tells of the game. The checksum must fit, so that nothing is told of a damaged file; but the events are not
     * applied, which takes longer, so that a file that was forged may have a summary and not open.
     */
    public Result<GameSummary> summary() {
        return TreeReader.read(file).then(GameReader::summary);
    }
}
