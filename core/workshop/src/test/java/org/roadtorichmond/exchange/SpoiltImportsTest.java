package org.roadtorichmond.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.exchange.csv.AnswersTable;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.setup.MapReader;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.workshop.todo.ToDoList;

@DisplayName("Files of other programs that were spoilt")
final class SpoiltImportsTest {
    private static final List<String> FILES = List.of(
            "tiled/alder-csv.tmx",
            "tiled/alder-zlib.tmj",
            "tiled/alder-objects.tmx",
            "vassal/alder-simple.vmod",
            "vassal/fallow-sideways.vmod",
            "csv/oob-comma.csv",
            "csv/oob-semicolon.csv",
            "csv/oob-quotes.csv");

    /** What turns up in files that somebody has made by hand to do harm, or by mistake. */
    private static final List<String> INSERTS = List.of(
            "-1",
            "0",
            "2147483648",
            "99999999999999999999",
            "1e999",
            "NaN",
            "\"",
            "'",
            "<",
            ">",
            "&",
            "&lol;",
            "]]>",
            "\\",
            "/",
            ";",
            ",",
            "\t",
            "\u001b",
            "\0",
            "\ufeff",
            "../",
            "{",
            "}",
            "[",
            "]",
            "null",
            "true",
            "%s",
            "{0}",
            "\ud800",
            "=",
            "é");

    /** Some bytes with up to four changes of the kinds that files suffer. */
    static byte[] spoilt(byte[] bytes, Random random) {
        byte[] spoilt = bytes.clone();
        for (int times = 1 + random.nextInt(4); times > 0 && spoilt.length > 0; times--) {
            int at = random.nextInt(spoilt.length);
            int length = 1 + random.nextInt(Math.min(spoilt.length, 1 + random.nextInt(60)));
            int end = Math.min(spoilt.length, at + length);
            byte[] part = Arrays.copyOfRange(spoilt, at, end);
            spoilt = switch (random.nextInt(6)) {
                case 0 -> Arrays.copyOf(spoilt, at);
                case 1 -> joined(spoilt, at, new byte[0], end);
                case 2 -> joined(spoilt, at, part, at);
                case 3 ->
                    joined(
                            spoilt,
                            at,
                            INSERTS.get(random.nextInt(INSERTS.size())).getBytes(StandardCharsets.UTF_8),
                            random.nextBoolean() ? at : end);
                case 4 -> joined(spoilt, at, new byte[] {(byte) random.nextInt(256)}, at + 1);
                default -> digit(spoilt, at, random);
            };
        }
        return spoilt;
    }

    private static byte[] joined(byte[] bytes, int until, byte[] between, int from) {
        byte[] all = Arrays.copyOf(bytes, until + between.length + Math.max(0, bytes.length - from));
        System.arraycopy(between, 0, all, until, between.length);
        System.arraycopy(bytes, from, all, until + between.length, bytes.length - from);
        return all;
    }

    /** Changes the next number in a text, by which it stays well-formed. */
    private static byte[] digit(byte[] bytes, int from, Random random) {
        for (int i = from; i < bytes.length; i++) {
            if (bytes[i] >= '0' && bytes[i] <= '9') {
                bytes[i] = (byte) ('0' + random.nextInt(10));
                return bytes;
            }
        }
        return bytes;
    }

    /** A file in which the bytes, or of a zip often the bytes of what is in it, are spoilt. */
    private static SourceFile spoilt(String name, Random random) {
        SourceFile file = ImportFiles.file(name);
        byte[] content = file.content();
        if (name.endsWith(".vmod") && random.nextInt(4) > 0) {
            Map<String, byte[]> entries = ZipFiles.entries(content);
            String entry = List.copyOf(entries.keySet()).get(random.nextInt(entries.size()));
            boolean save = entry.endsWith(".vsav") && random.nextBoolean();
            if (save) {
                Map<String, byte[]> inner = ZipFiles.entries(entries.get(entry));
                inner.computeIfPresent("savedGame", (key, bytes) -> spoilt(bytes, random));
                entries.put(entry, ZipFiles.zip(inner));
            } else {
                entries.put(entry, spoilt(entries.get(entry), random));
            }
            content = ZipFiles.zip(entries);
        } else {
            content = spoilt(content, random);
        }
        return new SourceFile(
                file.name(),
                content,
                beside -> random.nextInt(3) > 0
                        ? file.siblings().read(beside)
                        : file.siblings().read(beside).then(bytes -> Result.good(spoilt(bytes, random))));
    }

    private static void check(int seed) {
        Random random = new Random(seed);
        SourceFile file = spoilt(FILES.get(seed % FILES.size()), random);
        Result<Imported> result = FileImport.read(file, Answers.NONE, Optional.empty());
        if (result.value().isEmpty()) {
            String refusal = result.problems().get(0).toString();
            assertFalse(refusal.isBlank() || refusal.contains("Exception") || refusal.contains("java."), refusal);
            return;
        }
        Imported imported = result.value().get();
        imported.map().ifPresent(map -> {
            byte[] text = TreeReader.layOut(map).text().getBytes(StandardCharsets.UTF_8);
            assertEquals(List.of(), TreeReader.read(text).then(MapReader::read).problems());
        });
        FileImport.scenario(imported, Optional.empty(), Optional.empty()).ifPresent(scenario -> {
            byte[] text = TreeReader.layOut(scenario).text().getBytes(StandardCharsets.UTF_8);
            assertEquals(List.of(), TreeReader.read(text).problems());
        });
        for (ReportEntry.Kind kind : ReportEntry.Kind.values()) {
            imported.report()
                    .entries(kind)
                    .forEach(entry -> assertFalse(entry.told().toString().isBlank()));
        }
        ToDoList toDo = ToDoList.of(imported.report());
        assertEquals(Result.good(toDo), ToDoList.read(toDo.bytes()));
        AnswersTable.of(Answers.NONE, imported.report())
                .ifPresent(table -> assertTrue(
                        AnswersTable.read(table.getBytes(StandardCharsets.UTF_8))
                                .value()
                                .isPresent(),
                        table));
    }

    private static void check(int from, int to) {
        for (int seed = from; seed < to; seed++) {
            int now = seed;
            try {
                assertTimeoutPreemptively(Patience.LONG, () -> check(now));
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
    }

    @Test
    @DisplayName("are refused in a sentence, or give what the game can read, a thousand times")
    void thousand() {
        check(0, 1_000);
    }

    @Test
    @Tag("long")
    @DisplayName("are refused in a sentence, or give what the game can read, ten thousand times")
    void tenThousand() {
        check(1_000, 11_000);
    }
}
