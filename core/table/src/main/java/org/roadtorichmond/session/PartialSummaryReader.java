package org.roadtorichmond.session;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.save.GameSummary;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.scenario.save.SummaryReader;

/**
 * Reads the summary of a saved game from both ends of its file, so that a long list of games is there at once. It leaves out the
 * map and all of the log but its end, and gives up on whatever {@link GameWriter} would not have written in these places. Damage
 * is not noticed: the checksum is that of the whole file.
 */
final class PartialSummaryReader {
    /** How many bytes of each end are enough for most games, and for those with very long phases. */
    private static final List<Integer> EDGES = List.of(1 << 15, 1 << 18);

    private static final String LOG = "\"log\": [";
    private static final List<String> MEMBERS =
            List.of("\"format\": ", "\"options\": ", "\"notes\": ", "\"scenario\": ", "\"opening\": ");
    private static final Pattern END = Pattern.compile("],\n\"checksum\": \"[0-9a-f]{64}\"\n}\n");
    private static final int END_LENGTH = "],\n\"checksum\": \"\"\n}\n".length() + 64;

    private PartialSummaryReader() {}

    /**
     * Reads what a list shows out of both ends of a file, of which no more is read than necessary; that takes a fraction of a
     * millisecond. Whether the file is damaged only {@link SummaryReader#read} knows.
     *
     * @return empty if there is something wrong with the file, or the whole of it is needed
     */
    static Optional<GameSummary> summary(Storage storage, String name) {
        return EDGES.stream()
                .map(edge -> storage.ends(name, edge).value().flatMap(PartialSummaryReader::summary))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Returns what the ends of a file show; empty if that does not suffice. */
    static Optional<GameSummary> summary(Storage.Ends ends) {
        String head = new String(ends.head(), StandardCharsets.UTF_8);
        if (!head.startsWith("{\n")) {
            return Optional.empty();
        }
        StringBuilder members = new StringBuilder("{");
        int line = 2;
        while (!head.startsWith(LOG, line)) {
            int next = head.indexOf('\n', line) + 1;
            if (next == 0) {
                return Optional.empty();
            }
            int begin = line;
            if (MEMBERS.stream().anyMatch(member -> head.startsWith(member, begin))) {
                members.append(head, line, next);
            }
            line = next;
        }
        String log = head.substring(line);
        return entries(ends, log)
                .flatMap(entries -> SummaryReader.unsigned(
                        members.append("\"log\":[").append(entries).toString()));
    }

    /** The end of the log from the last beginning of a phase on, or the whole log if no phase began. */
    private static Optional<String> entries(Storage.Ends ends, String log) {
        boolean whole = ends.head().length == ends.length();
        String tail = whole ? log : new String(ends.tail(), StandardCharsets.UTF_8);
        int end = tail.length() - END_LENGTH;
        if (end < 0 || !END.matcher(tail.substring(end)).matches()) {
            return Optional.empty();
        }
        int phase = SummaryReader.lastPhase(tail);
        // Only a line that was read from its beginning is one.
        int entry = tail.lastIndexOf('\n', phase);
        if (phase >= 0 && entry >= 0) {
            return Optional.of(tail.substring(entry, end));
        }
        int first = whole ? 0 : tail.indexOf('\n' + LOG);
        return phase < 0 && first >= 0 ? Optional.of(tail.substring(first, end)) : Optional.empty();
    }
}
