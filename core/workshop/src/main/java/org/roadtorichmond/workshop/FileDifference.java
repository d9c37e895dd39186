package org.roadtorichmond.workshop;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Where a file that another program has changed differs from what would be saved: from the first line that differs to the last one.
 *
 * @param file its name
 * @param line the number of the first line that differs, from 1
 * @param yours those lines as they would be saved
 * @param theirs those lines as the file has them now
 * @param isThere whether there is still such a file
 */
public record FileDifference(String file, int line, List<String> yours, List<String> theirs, boolean isThere) {
    /** Copies the lines. */
    public FileDifference {
        yours = List.copyOf(yours);
        theirs = List.copyOf(theirs);
    }

    static FileDifference of(String file, byte[] yours, byte[] theirs, boolean isThere) {
        List<String> mine = lines(yours);
        List<String> others = lines(theirs);
        int most = Math.min(mine.size(), others.size());
        int first = 0;
        while (first < most && mine.get(first).equals(others.get(first))) {
            first++;
        }
        int last = 0;
        while (last < most - first
                && mine.get(mine.size() - 1 - last).equals(others.get(others.size() - 1 - last))) {
            last++;
        }
        return new FileDifference(
                file,
                first + 1,
                mine.subList(first, mine.size() - last),
                others.subList(first, others.size() - last),
                isThere);
    }

    private static List<String> lines(byte[] text) {
        return new String(text, StandardCharsets.UTF_8).lines().toList();
    }
}
