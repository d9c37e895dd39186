package org.roadtorichmond.fuzz;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Makes corrupted files of one kind from good ones; the same seed gives the same file. */
class Mutants {
    private static final int MOST_SCRATCHES = 6;

    /** Kept small, so that many mutants are still good enough to be used. */
    private static final int MOST_CHANGES = 3;

    private static final int LONGEST_SCRATCH = 60;

    private final List<JsonTree> trees;
    private final List<byte[]> texts;

    private Mutants(List<JsonTree> trees, List<byte[]> texts) {
        this.trees = trees;
        this.texts = texts;
    }

    /** Mutants of JSON trees, most of which stay JSON of nearly the right shape. */
    static Mutants of(List<JsonTree> trees) {
        return new Mutants(
                trees,
                trees.stream()
                        .map(tree -> tree.text().getBytes(StandardCharsets.UTF_8))
                        .toList());
    }

    /** Mutants of the files in a folder whose names have an ending. */
    static Mutants of(Path folder, String ending) {
        return new Mutants(List.of(), files(folder, ending).toList());
    }

    /** Mutants of the JSON files in a folder whose names have an ending. */
    static Mutants ofJson(Path folder, String ending) {
        return of(files(folder, ending).map(JsonTree::of).toList());
    }

    /** Mutants of a text that is no JSON as a whole. */
    static Mutants ofText(String text) {
        return new Mutants(List.of(), List.of(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Mutants of a text in which each line is JSON; in most of them one line is corrupted, missing, repeated or in the wrong place. */
    static Mutants ofLines(String text) {
        return new Mutants(List.of(), List.of(text.getBytes(StandardCharsets.UTF_8))) {
            @Override
            byte[] mutant(long seed) {
                Luck luck = new Luck.OfSeed(seed);
                return luck.number(0, 3) == 0
                        ? super.mutant(seed)
                        : oneLine(luck, new ArrayList<>(text.lines().toList()));
            }
        };
    }

    private static byte[] oneLine(Luck luck, List<String> lines) {
        int at = luck.number(1, lines.size() - 1);
        switch (luck.number(0, 5)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(luck.number(1, lines.size()), lines.get(at));
            case 2 -> Collections.swap(lines, at, luck.number(1, lines.size() - 1));
            default -> {
                JsonTree tree = JsonTree.of(JsonParser.parseString(lines.get(at)));
                byte[] bent = new Bender(luck).bent(List.of(tree), 1);
                lines.set(at, new String(bent, StandardCharsets.UTF_8));
            }
        }
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static Stream<byte[]> files(Path folder, String ending) {
        try (Stream<Path> files = Files.list(folder)) {
            List<byte[]> found = files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .map(Mutants::read)
                    .toList();
            if (found.isEmpty()) {
                throw new IllegalArgumentException("no *" + ending + " in " + folder);
            }
            return found.stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The mutant for a seed. */
    byte[] mutant(long seed) {
        Luck luck = new Luck.OfSeed(seed);
        int way = luck.number(0, 5);
        if (trees.isEmpty() || way == 0) {
            return scratched(luck);
        }
        return way < 3 ? new Bender(luck).directed(trees) : new Bender(luck).bent(trees, MOST_CHANGES);
    }

    /** A good file in which bytes were changed, removed, repeated or moved, as by a bad disk or a careless edit. */
    private byte[] scratched(Luck luck) {
        byte[] bytes = luck.one(texts).clone();
        for (int scratches = luck.number(1, luck.number(1, MOST_SCRATCHES));
                scratches > 0 && bytes.length > 0;
                scratches--) {
            int at = luck.number(0, bytes.length - 1);
            int end = Math.min(bytes.length, at + luck.number(1, LONGEST_SCRATCH));
            switch (luck.number(0, 6)) {
                case 0 -> bytes[at] ^= (byte) (1 << luck.number(0, 7));
                case 1 -> bytes[at] = (byte) luck.number(0, 255);
                case 2 -> bytes = joined(bytes, at, new byte[0], end);
                case 3 -> bytes = joined(bytes, end, Arrays.copyOfRange(bytes, at, end), end);
                case 4 -> {
                    byte[] other = luck.one(texts);
                    int from = luck.number(0, other.length - 1);
                    int to = Math.min(other.length, from + LONGEST_SCRATCH);
                    bytes = joined(bytes, at, Arrays.copyOfRange(other, from, to), end);
                }
                case 5 -> bytes = joined(bytes, at, luck.text(10).getBytes(StandardCharsets.UTF_8), at);
                default -> bytes = luck.number(0, 9) == 0 ? Arrays.copyOf(bytes, at) : bytes;
            }
        }
        return bytes;
    }

    /** The bytes before a place, then other bytes, then the bytes from another place on. */
    private static byte[] joined(byte[] bytes, int to, byte[] between, int from) {
        byte[] joined = Arrays.copyOf(bytes, to + between.length + bytes.length - from);
        System.arraycopy(between, 0, joined, to, between.length);
        System.arraycopy(bytes, from, joined, to + between.length, bytes.length - from);
        return joined;
    }
}
