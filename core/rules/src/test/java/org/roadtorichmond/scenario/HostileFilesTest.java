package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.testing.Schemas;

@DisplayName("Files made to do harm")
final class HostileFilesTest {
    private static final String OVER = "{\"format\": \"scenario/1\", \"name\": \"%s\", \"of\": \"training\"%s}";

    @TempDir
    private Path folder;

    private static List<Problem> problems(String text) {
        return new Documents(Shelf.of(List.of()))
                .open(text.getBytes(StandardCharsets.UTF_8))
                .problems();
    }

    private List<Problem> problems(Path file) {
        return assertTimeoutPreemptively(
                Patience.LONG,
                () -> new Documents(Shelf.of(List.of())).open(file).problems());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u001b[2J", "\\u0007", "\\b", "\\u009b1m", "\\u007f", "\\n", "\\t", "\\r"})
    @DisplayName("are refused for a control character in a name, and the message has none")
    void controlsInNames(String escape) {
        List<Problem> found = problems(OVER.formatted("Left" + escape + "Right", ""));
        assertEquals(1, found.size(), found::toString);
        assertEquals("$.name", found.get(0).path());
        assertTrue(found.get(0).toString().chars().noneMatch(Character::isISOControl), found::toString);
    }

    @Test
    @DisplayName("are refused for control characters in units, keys and stories, but stories may have several lines")
    void controlsElsewhere() {
        String unit = ", \"units\": {\"1/A\": {\"%s\": \"%s\"}}";
        assertEquals(
                1,
                problems(OVER.formatted("Mine", unit.formatted("commander", "\\u001bc")))
                        .size());
        assertEquals(
                1,
                problems(OVER.formatted("Mine", unit.formatted("formation", "a\\nb")))
                        .size());
        assertEquals(
                1, problems(OVER.formatted("Mine", ", \"story\": \"a\\u0007\"")).size());
        assertEquals(List.of(), problems(OVER.formatted("Mine", ", \"story\": \"One.\\r\\n\\tTwo.\"")));
        List<Problem> key = problems(OVER.formatted("Mine", ", \"a\\u001b[31mb\": 1"));
        assertTrue(key.toString().chars().noneMatch(Character::isISOControl), key::toString);
        assertTrue(key.get(0).path().contains("\\u001b"), key::toString);
    }

    @Test
    @DisplayName("make no messages and no paths of megabytes")
    void bounded() {
        String long1 = "x".repeat(1_000_000);
        String many = "[" + "7,".repeat(50_000) + "7]";
        List<Problem> inside = problems("{\"format\": \"scenario/1\", \"" + long1 + "\": " + many + "}");
        assertTrue(inside.stream().allMatch(problem -> problem.toString().length() < 1000));
        String unit =
                "{\"id\": \"%s\", \"side\": \"union\", \"type\": \"infantry\", \"strength\": -1, \"hex\": \"%s\"}";
        List<Problem> unknown = problems(OVER.formatted(
                long1, ", \"units\": [" + unit.formatted(long1, long1) + "," + unit.formatted(long1, long1) + "]"));
        assertTrue(unknown.size() > 2, unknown::toString);
        for (Problem problem : unknown) {
            assertTrue(problem.toString().length() < 1500, problem::toString);
            assertTrue(problem.told().in(Locale.GERMAN).length() < 1500, problem::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../outside.map.json",
                "sub/../../outside.map.json",
                "/etc/passwd",
                "..\\\\outside.map.json",
                "C:outside.map.json",
                "C:\\\\Windows\\\\win.ini"
            })
    @DisplayName("cannot name a map outside of their folder")
    void traversal(String name) throws IOException {
        Path inner = Files.createDirectories(folder.resolve("inner"));
        Files.copy(Checkout.path("maps/training.map.json"), folder.resolve("outside.map.json"));
        Files.createDirectories(inner.resolve("sub"));
        String scenario = Files.readString(Checkout.path("maps/training.scenario.json"));
        Path file = Files.writeString(
                inner.resolve("my.scenario.json"), scenario.replace("\"training.map.json\"", "\"" + name + "\""));
        List<Problem> found = problems(file);
        assertEquals(1, found.size(), found::toString);
        assertEquals("$.map", found.get(0).path());
        assertTrue(found.get(0).message().contains("elsewhere"), found::toString);
        Path over = Files.writeString(
                inner.resolve("over.scenario.json"),
                "{\"format\": \"scenario/1\", \"name\": \"Mine\", \"of\": \"" + name + "\"}");
        assertTrue(
                problems(over).toString().contains("elsewhere"),
                () -> problems(over).toString());
    }

    @Test
    @DisplayName("may name a map in a folder beside them")
    void inner() throws IOException {
        Path maps = Files.createDirectories(folder.resolve("maps"));
        Files.copy(Checkout.path("maps/training.map.json"), maps.resolve("mine.map.json"));
        String scenario = Files.readString(Checkout.path("maps/training.scenario.json"));
        Path file = Files.writeString(
                folder.resolve("my.scenario.json"),
                scenario.replace("\"training.map.json\"", "\"maps/mine.map.json\""));
        assertEquals(List.of(), problems(file));
    }

    @Test
    @DisplayName("that are devices, pipes or made up by the system are not waited for")
    void noRegularFiles() throws IOException, InterruptedException {
        assumeTrue(Files.exists(Path.of("/dev/zero")), "only where there are such");
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        for (Path file : List.of(pipe, Path.of("/dev/zero"), Path.of("/dev/random"))) {
            assertTrue(problems(file).get(0).message().contains("device or a pipe"), file::toString);
        }
        assertEquals(1, problems(Path.of("/proc/kmsg")).size());
    }

    @Test
    @DisplayName("that are too large are refused before they are read")
    void tooLarge() throws IOException {
        Path large = folder.resolve("large.json");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(40L << 30);
        }
        assertTrue(problems(large).get(0).message().contains((TreeReader.LARGEST >> 20) + " MiB"));
    }

    @Test
    @DisplayName("with more units than any battle had are refused, as their schema says")
    void manyUnits() throws IOException {
        StringBuilder units = new StringBuilder();
        for (int i = 0; i <= 5000; i++) {
            units.append(i == 0 ? "" : ",")
                    .append("{\"id\":\"")
                    .append(i)
                    .append(
                            "\",\"side\":\"union\",\"type\":\"infantry\",\"strength\":1,\"arrives\":{\"turn\":1,\"hexes\":[\"0101\"]}}");
        }
        String text =
                "{\"format\":\"scenario/1\",\"name\":\"Many\",\"map\":\"training.map.json\",\"turns\":4,\"units\":["
                        + units + "],\"victory\":{\"system\":\"withdrawal\"}}";
        List<Problem> found = problems(text);
        assertTrue(
                found.stream().anyMatch(problem -> problem.message().contains("more than 5000 units")),
                found::toString);
        assertTrue(Schemas.faults(text).toString().contains("units"));
        assertTrue(Schemas.faults(text.replace("\"turns\":4", "\"turns\":10000"))
                .toString()
                .contains("turns"));
    }
}
