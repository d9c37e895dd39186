package org.roadtorichmond.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Spoils lines of JSON and of notes: single values on purpose, or bytes at random. */
public final class SpoiltLines {
    private static final Pattern VALUE =
            Pattern.compile("(?<=[:,\\[ ])\"[^\"]*\"(?!:)|(?<=[:,\\[ ])-?[0-9]+(\\.[0-9]+)?|(?<= )[0-9a-f]{64}");

    private static final List<String> LIMITS = List.of(
            "0",
            "-1",
            "-5",
            "1",
            "8193",
            "2000000000",
            "2147483647",
            "2147483648",
            "-2147483648",
            "9223372036854775807",
            "99999999999999999999999999",
            "0.5",
            "1e9",
            "null",
            "true",
            "\"\"",
            "\"7\"",
            "\"" + "x".repeat(5000) + "\"",
            "\"" + "0".repeat(64) + "\"",
            "{}",
            "[]",
            "");

    private SpoiltLines() {}

    /** Lines of which one has another value: a limit, one of the wrong type, or one of these or of other lines. */
    public static List<String> directed(List<String> lines, List<String> others, Random random) {
        List<String> spoilt = new ArrayList<>(lines);
        int at = random.nextInt(4) == 0 ? random.nextInt(Math.min(3, lines.size())) : random.nextInt(lines.size());
        String line = lines.get(at);
        List<MatchResult> values = VALUE.matcher(line).results().toList();
        if (values.isEmpty()) {
            spoilt.remove(at);
            return spoilt;
        }
        MatchResult value = values.get(random.nextInt(values.size()));
        String other = random.nextInt(3) == 0
                ? value(random.nextBoolean() ? lines : others, random)
                : LIMITS.get(random.nextInt(LIMITS.size()));
        spoilt.set(at, line.substring(0, value.start()) + other + line.substring(value.end()));
        return spoilt;
    }

    private static String value(List<String> lines, Random random) {
        String line = lines.get(random.nextInt(lines.size()));
        List<MatchResult> values = VALUE.matcher(line).results().toList();
        return values.isEmpty()
                ? "\"\""
                : values.get(random.nextInt(values.size())).group();
    }

    /** Lines of which some are missing, doubled, swapped, another's, or have a changed letter. */
    public static List<String> random(List<String> lines, List<String> others, Random random) {
        List<String> spoilt = new ArrayList<>(lines);
        int at = random.nextInt(spoilt.size());
        String line = spoilt.get(at);
        switch (random.nextInt(7)) {
            case 0 -> spoilt.remove(at);
            case 1 -> spoilt.add(at, line);
            case 2 -> java.util.Collections.swap(spoilt, at, random.nextInt(spoilt.size()));
            case 3 -> spoilt.set(at, others.get(random.nextInt(others.size())));
            case 4 -> spoilt.set(at, line.substring(0, random.nextInt(line.length() + 1)));
            default -> {
                int letter = random.nextInt(line.length());
                char other = (char) (' ' + random.nextInt(95));
                spoilt.set(at, line.substring(0, letter) + other + line.substring(letter + 1));
            }
        }
        return spoilt;
    }
}
