package org.roadtorichmond.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.json.Digest;

/**
 * The journal of a place in a match. Behind each line of the match stands a note that seals it, with all that were sealed before: so a bad
 * disk or a careless editor is noticed at the line that it spoilt. Journals of earlier versions have no seals; a journal that was cut after
 * any of its lines has the seals that it had then. The seal proves nothing to others.
 */
public final class SealedJournal {
    private static final String NOTE = "@ ";
    private static final String SEAL = "seal ";

    /** The note that the other side has taken the match that stands before it. */
    static final String TAKEN = note(List.of("taken"));

    private static final int DIGITS = 16;

    private final Consumer<String> file;
    private final List<String> lines = new ArrayList<>();
    /** What the next seal is to cover: also what a kill has left without one, but no notes of others. */
    private final StringBuilder unsealed = new StringBuilder();

    private String seal = "";

    /**
     * A journal in which nothing stands.
     *
     * @param file takes line after line
     */
    SealedJournal(Consumer<String> file) {
        this.file = file;
    }

    void add(String line) {
        append(line);
        unsealed.append(line);
        seal();
        append(note(List.of(SEAL.strip(), seal)));
    }

    private void append(String line) {
        lines.add(line);
        file.accept(line);
    }

    private void seal() {
        seal = Digest.of(seal + "\n" + unsealed).substring(0, DIGITS);
        unsealed.setLength(0);
    }

    /**
     * Takes the lines that stand in the file already.
     *
     * @param first the index of the line with which the match begins
     * @return the number, from 1, of the first line that is not as it was written; empty if there is none, and then all are taken
     */
    OptionalInt take(List<String> read, int first) {
        for (int i = 0; i < read.size(); i++) {
            String line = read.get(i);
            Optional<String> stated = seal(line);
            if (i > first && stated.isPresent()) {
                String before = read.get(i - 1);
                unsealed.append(noted(before).isPresent() && !isSeal(before) ? before : "");
                seal();
                if (!stated.get().equals(seal)) {
                    return OptionalInt.of(i);
                }
            } else if (noted(line).isEmpty()) {
                unsealed.append(line);
            }
            lines.add(line);
        }
        return OptionalInt.empty();
    }

    private static Optional<String> seal(String line) {
        return noted(line).filter(note -> note.startsWith(SEAL)).map(note -> note.substring(SEAL.length()));
    }

    /** A line of a journal that is no message of the match. */
    public static String note(List<?> words) {
        return NOTE + words.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /** The words of a line of a journal that {@link #note} wrote; empty for other lines. */
    public static Optional<String> noted(String line) {
        return line.startsWith(NOTE) ? Optional.of(line.substring(NOTE.length())) : Optional.empty();
    }

    /** The index of the line with which a match begins; that behind the last line if there is none. */
    static int begin(List<String> lines) {
        int first = 0;
        while (first < lines.size() && lines.get(first).startsWith(NOTE)) {
            first++;
        }
        return first;
    }

    /** Whether a match has begun in a journal, rather than nothing but notes standing in it. */
    public static boolean isBegun(List<String> lines) {
        return begin(lines) < lines.size();
    }

    /** The match that stands in a journal, if it was offered and the other side is not known to have taken it. */
    public static Optional<MatchStart> offered(List<String> lines) {
        int first = begin(lines);
        boolean alone =
                lines.stream().skip(first + 1L).allMatch(line -> noted(line).isPresent() && !line.equals(TAKEN));
        return first < lines.size() && alone ? MatchStart.read(lines.get(first)).value() : Optional.empty();
    }

    /** Whether a line of a journal only says that the one before it is whole. */
    public static boolean isSeal(String line) {
        return seal(line).isPresent();
    }

    /** All lines; a copy. */
    List<String> lines() {
        return List.copyOf(lines);
    }
}
