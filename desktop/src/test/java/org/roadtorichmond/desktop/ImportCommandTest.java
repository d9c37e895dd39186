package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Imports and exports on the command line")
final class ImportCommandTest {
    private static final Path FILES = Path.of("..", "core", "exchange", "src", "test", "resources", "exchange");
    private static final Path MAPS = Path.of("..", "maps");

    @TempDir
    private Path folder;

    private Path out;

    @BeforeEach
    void out() {
        out = folder.resolve("out");
    }

    private static JsonObject json(Object... words) {
        Commands.Printed printed = Commands.run(
                Stream.concat(Stream.of(words), Stream.of("--json")).toArray());
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertEquals("", printed.err());
        return JsonParser.parseString(printed.out()).getAsJsonObject();
    }

    private static String refused(Object... words) {
        Commands.Printed printed = Commands.run(words);
        assertEquals(ExitCode.BAD, printed.code(), printed.out());
        assertEquals(1, printed.err().lines().count(), printed.err());
        return printed.err();
    }

    private List<String> written() throws IOException {
        try (Stream<Path> files = Files.list(out)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private Path copied(String name) throws IOException {
        Path file = FILES.resolve(name);
        return Files.copy(file, folder.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
    }

    @Test
    @DisplayName("make a map that validates, and keep what they ask until it is answered")
    void answers() throws IOException {
        Path file = copied("tiled/alder-csv.tmx");
        copied("tiled/alder.tsx");
        JsonObject first = json("import", file, "--out", out);
        assertEquals(1, first.getAsJsonArray("missing").size());
        assertEquals(List.of("alder-csv.answers.csv", "alder-csv.map.json"), written());
        Path answers = out.resolve("alder-csv.answers.csv");
        Files.writeString(answers, Files.readString(answers).replace("png,,", "png,swamp,"));
        JsonObject second = json("import", file, "--out", out, "--force");
        assertEquals(0, second.getAsJsonArray("missing").size());
        assertTrue(Files.readString(answers).contains("terrain,tile_0031.png,swamp"));
        JsonObject third = json("import", file, "--out", out, "--force", "--terrain", "tile_0031.png=none");
        assertTrue(third.toString().contains("1110 1210"));
        assertEquals(
                ExitCode.DONE,
                Commands.run("validate", out.resolve("alder-csv.map.json")).code());
    }

    @Test
    @DisplayName("replace files of their kind on request alone, and never what they read")
    void force() throws IOException {
        Path file = copied("csv/oob-comma.csv");
        json("import", file, "--out", out);
        assertTrue(refused("import", file, "--out", out).contains("--force"));
        json("import", file, "--out", out, "--force");
        Path scenario = Files.copy(MAPS.resolve("training.scenario.json"), folder.resolve("training.scenario.json"));
        Path map = Files.copy(MAPS.resolve("training.map.json"), folder.resolve("training.map.json"));
        Path table = folder.resolve("oob.csv");
        assertEquals(
                ExitCode.DONE,
                Commands.run("export", scenario, "--as", "csv", "--out", table).code());
        String refusal = refused("import", table, "--into", scenario, "--out", folder, "--force");
        assertTrue(refusal.contains("is read by this command"), refusal);
        assertTrue(refused("export", scenario, "--as", "csv", "--out", table).contains("--force"));
        assertTrue(
                refused("export", map, "--as", "tiled", "--out", map, "--force").contains(".tmx"));
    }

    @Test
    @DisplayName("take an order of battle into a scenario, which keeps its bytes, and into a draft")
    void into() throws IOException {
        Path table = folder.resolve("oob.csv");
        Commands.run("export", "road-to-richmond", "--as", "csv", "--out", table);
        json("import", table, "--into", MAPS.resolve("road-to-richmond.scenario.json"), "--out", out);
        assertEquals(
                Files.readString(MAPS.resolve("road-to-richmond.scenario.json")),
                Files.readString(out.resolve("road-to-richmond.scenario.json")));
        Path map = copied("tiled/alder-objects.tmx");
        copied("tiled/alder.tsx");
        json("import", map, "--out", out);
        Path draft = out.resolve("alder-objects.scenario.json");
        String before = Files.readString(draft);
        JsonObject again = json("import", copied("csv/oob-comma.csv"), "--into", draft, "--out", out.resolve("again"));
        assertEquals(0, again.getAsJsonArray("missing").size(), again::toString);
        assertEquals(before, Files.readString(out.resolve("again").resolve("alder-objects.scenario.json")));
    }

    @Test
    @DisplayName("give a draft that validates as soon as its turns and its victory are added")
    void draft() throws IOException {
        Path file = copied("tiled/alder-objects.tmx");
        copied("tiled/alder.tsx");
        json("import", file, "--out", out);
        Path draft = out.resolve("alder-objects.scenario.json");
        assertEquals(ExitCode.NO, Commands.run("validate", draft).code());
        Files.writeString(
                draft,
                Files.readString(draft)
                        .replace(
                                "  \"units\": [",
                                "  \"turns\": 8,\n  \"victory\": { \"system\": \"simplified\", \"armyPoints\": 1000 },\n  \"units\": ["));
        Commands.Printed printed = Commands.run("validate", draft);
        assertEquals(ExitCode.DONE, printed.code(), printed.out() + printed.err());
    }

    @Test
    @DisplayName("say of the units of a module where they stood on the board")
    void module() {
        JsonObject answer = json("import", FILES.resolve("vassal/fallow-sideways.vmod"), "--out", out);
        JsonArray units = answer.getAsJsonArray("units");
        assertEquals("Field 3-02", units.get(0).getAsJsonObject().get("printed").getAsString());
        assertEquals(
                List.of("Blue", "Red", "Referee").toString(),
                answer.getAsJsonArray("sides").toString().replace("\"", "").replace(",", ", "));
        assertFalse(answer.has("map"));
    }

    @Test
    @DisplayName("write nothing where a file is refused")
    void refusedFiles() throws IOException {
        copied("tiled/alder.tsx");
        String refusal = refused("import", copied("tiled/pointy.tmx"), "--out", out);
        assertTrue(refusal.contains("staggeraxis is \"y\""), refusal);
        Path empty = Files.write(folder.resolve("empty.vmod"), new byte[0]);
        assertTrue(refused("import", empty, "--out", out).contains("no zip"));
        assertTrue(refused("import", folder, "--out", out).contains("no scenario"));
        assertTrue(refused("import", folder.resolve("none.tmx"), "--out", out).contains("no such file"));
        assertFalse(Files.exists(out));
    }

    @Test
    @DisplayName("follow no link out of the folder")
    @DisabledOnOs(OS.WINDOWS)
    void links() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path map = Files.copy(FILES.resolve("tiled/alder-csv.tmx"), inner.resolve("alder-csv.tmx"));
        Path tileset = copied("tiled/alder.tsx");
        Files.createSymbolicLink(inner.resolve("alder.tsx"), tileset.toAbsolutePath());
        assertTrue(refused("import", map, "--out", out).contains("--outside"));
        Files.delete(inner.resolve("alder.tsx"));
        Files.copy(tileset, inner.resolve("alder.tsx"));
        json("import", map, "--out", out);
    }

    @Test
    @DisplayName("bring a shared scenario into another folder with the same bytes, from a zip and from a folder")
    void shared() throws IOException {
        Path from = Files.createDirectory(folder.resolve("from"));
        for (String name : List.of("training.scenario.json", "training.map.json", "training.yardstick.json")) {
            Files.copy(MAPS.resolve(name), from.resolve(name));
        }
        Path zip = folder.resolve("training.zip");
        Commands.Printed written =
                Commands.run("export", from.resolve("training.scenario.json"), "--as", "zip", "--out", zip);
        assertEquals(ExitCode.DONE, written.code(), written.err());
        for (Path shared : List.of(zip, from)) {
            Path to = folder.resolve("to-" + shared.getFileName());
            JsonObject answer = json("import", shared, "--out", to);
            assertEquals("training.scenario.json", answer.get("scenario").getAsString());
            assertEquals(3, answer.getAsJsonArray("files").size());
            for (String name : List.of("training.scenario.json", "training.map.json", "training.yardstick.json")) {
                assertEquals(-1, Files.mismatch(MAPS.resolve(name), to.resolve(name)), name);
            }
            assertTrue(refused("import", shared, "--out", to).contains("--force"));
        }
        json("import", zip, "--out", out, "--name", "mine");
        assertEquals(List.of("mine.map.json", "mine.scenario.json", "mine.yardstick.json"), written());
        assertEquals(
                ExitCode.DONE,
                Commands.run("validate", out.resolve("mine.scenario.json")).code());
        assertTrue(Commands.run("import", zip, "--out", out, "--into", "training")
                .err()
                .contains("--into"));
    }

    @Test
    @DisplayName("say the problems of a shared scenario as validate does, and write none of it")
    void sharedWithProblems() throws IOException {
        Path from = Files.createDirectory(folder.resolve("from"));
        Files.writeString(
                from.resolve("bad.scenario.json"),
                Files.readString(MAPS.resolve("training.scenario.json")).replace("\"turns\": ", "\"turns\": -"));
        String refusal = refused("import", from, "--out", out);
        assertTrue(refusal.contains("$.turns"), refusal);
        assertFalse(Files.exists(out));
    }

    @Test
    @DisplayName("print what is exported where no file is named")
    void printed() {
        Commands.Printed csv = Commands.run("export", "training", "--as", "csv");
        assertEquals(ExitCode.DONE, csv.code());
        assertTrue(csv.out().startsWith("id,side,type,strength,formation,commander,hex,turn,entry,tags\n"), csv.out());
        Commands.Printed tiled = Commands.run("export", MAPS.resolve("training.map.json"), "--as", "tiled");
        assertTrue(tiled.out().contains("staggeraxis=\"x\""), tiled.out());
    }
}
