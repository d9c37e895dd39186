package org.roadtorichmond.exchange;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.share.SharedFolder;
import org.roadtorichmond.exchange.share.SharedReader;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.workshop.BlankScenario;

@DisplayName("Shared scenarios")
final class SharedScenariosTest {
    private static final Shelf SHELF = Shelf.of(List.of());
    private static final String OVERLAY =
            "{\"format\": \"scenario/1\", \"name\": \"Longer\", \"of\": \"elm-run\", \"turns\": 12}";

    @TempDir
    private Path folder;

    /** The files of a scenario that is laid over another one, with a translation and a yardstick. */
    private static Map<String, byte[]> files() {
        BlankScenario blank = new BlankScenario("elm-run", 5, 4);
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("elm-run.map.json", blank.map().text().getBytes(StandardCharsets.UTF_8));
        files.put("elm-run.scenario.json", blank.scenario().text().getBytes(StandardCharsets.UTF_8));
        files.put("longer.scenario.json", OVERLAY.getBytes(StandardCharsets.UTF_8));
        files.put("longer.scenario_de.properties", "of = 0123\nstory = Länger\n".getBytes(StandardCharsets.UTF_8));
        files.put(
                "longer.yardstick.json", SHELF.bytes("training.yardstick.json").orElseThrow());
        return files;
    }

    private static SourceFile zip(Map<String, byte[]> entries) {
        return source(ZipFiles.zip(entries));
    }

    private static SourceFile source(byte[] zip) {
        return new SourceFile("shared.zip", zip, Siblings.NONE);
    }

    private static SharedScenario good(Result<SharedScenario> read) {
        return read.value().orElseThrow(() -> new AssertionError(read.problems()));
    }

    private static String refusal(Result<SharedScenario> read) {
        assertTrue(read.value().isEmpty());
        return read.problems().get(0).toString();
    }

    private FileStorage written(Map<String, byte[]> files) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
        return new FileStorage(folder);
    }

    @Test
    @DisplayName("come out of a zip with the same bytes with which they went in")
    void roundTrip() throws IOException {
        FileStorage storage = written(files());
        Files.writeString(folder.resolve("other.scenario_de.properties"), "of = 1\n");
        SharedScenario packed =
                good(SharedReader.collect(Optional.of(new SharedFolder(storage)), "longer.scenario.json", SHELF));
        SharedScenario again = good(SharedReader.zip(source(packed.zip())));
        assertEquals("longer.scenario.json", again.scenario());
        assertEquals(files().keySet(), Set.copyOf(again.names()));
        files().forEach((name, bytes) -> assertArrayEquals(bytes, again.bytes(name), name));
        assertArrayEquals(packed.zip(), again.zip());
        assertEquals(List.of(), again.check(SHELF).problems());
    }

    @Test
    @DisplayName("of one folder are collected with one look at what lies in it")
    void once() throws IOException {
        FileStorage storage = written(files());
        Map<String, Integer> asked = new TreeMap<>();
        Storage counting = (Storage) Proxy.newProxyInstance(
                Storage.class.getClassLoader(), new Class<?>[] {Storage.class}, (proxy, method, values) -> {
                    asked.merge(method.getName() + (values == null ? "" : values[0]), 1, Integer::sum);
                    return method.invoke(storage, values);
                });
        SharedFolder one = new SharedFolder(counting);
        for (int turn = 0; turn < 3; turn++) {
            good(SharedReader.collect(Optional.of(one), "longer.scenario.json", SHELF));
            good(SharedReader.collect(Optional.of(one), "elm-run.scenario.json", SHELF));
        }
        assertEquals(1, asked.get("list"), asked::toString);
    }

    @Test
    @DisplayName("do not contain what comes with the game, but their map")
    void shipped() throws IOException {
        String overlay = OVERLAY.replace("elm-run", "training");
        FileStorage storage = written(Map.of("my.scenario.json", overlay.getBytes(StandardCharsets.UTF_8)));
        SharedScenario packed =
                good(SharedReader.collect(Optional.of(new SharedFolder(storage)), "my.scenario.json", SHELF));
        assertEquals(List.of("my.scenario.json"), packed.names());
        SharedScenario training = good(SharedReader.collect(Optional.empty(), "training.scenario.json", SHELF));
        assertEquals(List.of("training.map.json", "training.scenario.json"), training.names());
        assertEquals(List.of(), training.check(SHELF).problems());
    }

    @Test
    @DisplayName("are found in a folder that has only one, and in folders of a zip, whatever else lies there")
    void folders() throws IOException {
        FileStorage storage = written(files());
        Files.writeString(folder.resolve("README.txt"), "Read me");
        assertEquals(
                "longer.scenario.json",
                good(SharedReader.folder(new SharedFolder(storage), SHELF)).scenario());
        Map<String, byte[]> inFolder = new LinkedHashMap<>();
        files().forEach((name, bytes) -> inFolder.put("Elm Run/" + name, bytes));
        inFolder.put("Elm Run/picture.png", new byte[] {1});
        inFolder.put("__MACOSX/Elm Run/._longer.scenario.json", new byte[] {0});
        assertEquals(5, good(SharedReader.zip(zip(inFolder))).names().size());
    }

    @Test
    @DisplayName("get a number where their names are taken, and still find each other")
    void numbered() {
        SharedScenario shared = good(SharedReader.zip(zip(files())));
        SharedScenario free = shared.free((name, bytes) ->
                name.equals("elm-run.map.json") || name.equals("longer.scenario.json") || name.startsWith("longer-2."));
        assertEquals("longer-3.scenario.json", free.scenario());
        assertEquals(
                List.of(
                        "elm-run-2.map.json",
                        "longer-3.scenario_de.properties",
                        "longer-3.yardstick.json",
                        "elm-run-2.scenario.json",
                        "longer-3.scenario.json"),
                free.names());
        assertEquals(List.of(), free.check(SHELF).problems());
        String overlay = new String(free.bytes("longer-3.scenario.json"), StandardCharsets.UTF_8);
        assertEquals(OVERLAY.replace("elm-run", "elm-run-2"), overlay);
        assertTrue(shared.free((name, bytes) -> false).isSame(shared));
        assertEquals("mine.scenario.json", shared.named("mine").scenario());
    }

    @Test
    @DisplayName("are checked like any scenario: problems name file and place")
    void problems() {
        Map<String, byte[]> files = files();
        files.put("longer.scenario.json", OVERLAY.replace("12", "-1").getBytes(StandardCharsets.UTF_8));
        Result<?> checked = good(SharedReader.zip(zip(files))).check(SHELF);
        assertTrue(checked.problems().get(0).toString().contains("turns"), checked.problems()::toString);
        Map<String, byte[]> wrongYardstick = files();
        wrongYardstick.put("longer.yardstick.json", "{}".getBytes(StandardCharsets.UTF_8));
        Result<?> measured = good(SharedReader.zip(zip(wrongYardstick))).check(SHELF);
        assertTrue(measured.problems().get(0).toString().contains("longer.yardstick.json"));
        Map<String, byte[]> withoutMap = files();
        withoutMap.remove("elm-run.map.json");
        Result<?> missing = good(SharedReader.zip(zip(withoutMap))).check(SHELF);
        assertTrue(missing.problems().get(0).toString().contains("elm-run.map.json"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"../", "/", "C:", "a/../../", "..\\"})
    @DisplayName("are refused if a name leads out of the folder")
    void outside(String way) {
        Map<String, byte[]> files = files();
        files.put(way + "evil.map.json", new byte[] {1});
        assertTrue(refusal(SharedReader.zip(zip(files))).contains("leads out of a folder"));
    }

    @Test
    @DisplayName(
            "are refused in a sentence if there is none, or several, or two files of one name, or a name that no disk has")
    void refused() {
        assertTrue(refusal(SharedReader.zip(source(new byte[] {1, 2}))).contains("no zip"));
        assertTrue(refusal(SharedReader.zip(zip(Map.of("a.txt", new byte[0])))).contains("no scenario"));
        Map<String, byte[]> two = files();
        two.put("other.scenario.json", OVERLAY.getBytes(StandardCharsets.UTF_8));
        assertTrue(refusal(SharedReader.zip(zip(two))).contains("several scenarios"));
        Map<String, byte[]> twice = files();
        twice.put("b/ELM-RUN.map.json", new byte[] {1});
        assertTrue(refusal(SharedReader.zip(zip(twice))).contains("two files"));
        Map<String, byte[]> strange = files();
        strange.put("a?b.map.json", new byte[] {1});
        assertTrue(refusal(SharedReader.zip(zip(strange))).contains("cannot be shared"));
    }

    @Test
    @DisplayName("are refused if they name a file outside of their folder, which is not read")
    void outsideOfFolder() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Files.writeString(folder.resolve("secret.map.json"), "secret");
        String scenario = "{\"format\": \"scenario/1\", \"name\": \"S\", \"map\": \"../secret.map.json\"}";
        Files.writeString(inner.resolve("s.scenario.json"), scenario);
        assertTrue(refusal(SharedReader.folder(new SharedFolder(new FileStorage(inner)), SHELF))
                .contains("cannot be shared"));
    }

    @Test
    @DisplayName("are refused if they would fill the memory")
    void bombs() throws IOException {
        // More than a text may have, and more than all of a zip.
        Map<String, Integer> mebibytes = Map.of("huge.scenario.json", 40, "huge.bin", 520);
        for (String name : mebibytes.keySet()) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
                zip.setLevel(Deflater.BEST_SPEED);
                zip.putNextEntry(new ZipEntry(name));
                byte[] zeros = new byte[1 << 20];
                for (int i = 0; i < mebibytes.get(name); i++) {
                    zip.write(zeros);
                }
            }
            String refusal = refusal(SharedReader.zip(source(bytes.toByteArray())));
            assertTrue(refusal.contains("unpacked"), refusal);
        }
    }

    private static void spoilt(int from, int to) {
        List<String> outcomes = new ArrayList<>();
        for (int seed = from; seed < to; seed++) {
            Random random = new Random(seed);
            Map<String, byte[]> files = files();
            byte[] zip;
            if (random.nextInt(4) > 0) {
                String name = List.copyOf(files.keySet()).get(random.nextInt(files.size()));
                files.put(name, SpoiltImportsTest.spoilt(files.get(name), random));
                zip = ZipFiles.zip(files);
            } else {
                zip = SpoiltImportsTest.spoilt(ZipFiles.zip(files), random);
            }
            int now = seed;
            assertTimeoutPreemptively(Patience.LONG, () -> outcomes.add(outcome(zip)), () -> "seed " + now);
        }
        Stream.of("read", "refused", "problems").forEach(each -> assertTrue(outcomes.contains(each), each));
    }

    private static String outcome(byte[] zip) {
        Result<SharedScenario> read = SharedReader.zip(source(zip));
        if (read.value().isEmpty()) {
            sentence(read);
            return "refused";
        }
        SharedScenario shared = read.value().get();
        shared.names().forEach(name -> assertFalse(name.contains("/") || name.contains("\\"), name));
        assertTrue(good(SharedReader.zip(source(shared.zip()))).isSame(shared));
        assertEquals(
                shared.names().size(),
                shared.free((name, bytes) -> !name.contains("-2")).names().size());
        Result<?> checked = shared.check(SHELF);
        if (checked.value().isEmpty()) {
            sentence(checked);
            return "problems";
        }
        return "read";
    }

    private static void sentence(Result<?> refused) {
        String sentence = refused.problems().get(0).toString();
        assertFalse(sentence.isBlank() || sentence.contains("Exception") || sentence.contains("java."), sentence);
    }

    @Test
    @DisplayName("that were spoilt are refused in a sentence, or can be read, a thousand times")
    void thousand() {
        spoilt(0, 1_000);
    }

    @Test
    @Tag("long")
    @DisplayName("that were spoilt are refused in a sentence, or can be read, ten thousand times")
    void tenThousand() {
        spoilt(1_000, 11_000);
    }
}
