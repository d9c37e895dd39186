package org.roadtorichmond.scenario.save;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Where a file that another program has changed differs from what would be saved: the lines that only one of both has.
 *
 * @param file its name
 * @param line the number of the first line that differs, from 1
 * @param yours the lines that only what would be saved has
 * @param theirs the lines that only the file has now
 * @param isThere whether there is still such a file
 */
public record FileDifference(String file, int line, List<String> yours, List<String> theirs, boolean isThere) {
    /** Copies the lines. */
    public FileDifference {
        yours = List.copyOf(yours);
        theirs = List.copyOf(theirs);
    }

    /** Compares two texts in UTF-8; without the file, theirs is empty. */
    public static FileDifference of(String file, byte[] yours, byte[] theirs, boolean isThere) {
        List<String> mine = lines(yours);
        List<String> others = lines(theirs);
        int most = Math.min(mine.size(), others.size());
        int first = 0;
        while (first < most && mine.get(first).equals(others.get(first))) {
            first++;
        }
        int last = 0;
        while (last < most - first && mine.get(mine.size() - 1 - last).equals(others.get(others.size() - 1 - last))) {
            last++;
        }
        List<String> mineOnly = mine.subList(first, mine.size() - last);
        List<String> othersOnly = others.subList(first, others.size() - last);
        return new FileDifference(
                file, first + 1, without(mineOnly, othersOnly), without(othersOnly, mineOnly), isThere);
    }

    /** The lines that others have not; all of them if nothing but their order differs. */
    private static List<String> without(List<String> lines, List<String> others) {
        Set<String> known = new HashSet<>(others);
        List<String> own = lines.stream().filter(line -> !known.contains(line)).toList();
        return own.isEmpty() && lines.size() == others.size() ? lines : own;
    }

    private static List<String> lines(byte[] text) {
        return new String(text, StandardCharsets.UTF_8).lines().toList();
    }
}
