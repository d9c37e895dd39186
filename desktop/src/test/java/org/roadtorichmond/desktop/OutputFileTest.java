package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.WholeFile;
import org.roadtorichmond.words.Sentence;

@DisplayName("A file that a person names for a command to write")
@DisabledOnOs(OS.WINDOWS) // The links and devices are those of other systems.
final class OutputFileTest {
    private static final String OLD = "variant,games,old\r\n";
    private static final byte[] NEW = "variant,games,new\r\n".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path temporary;

    private Path folder;

    @BeforeEach
    void folder() throws IOException {
        folder = temporary.toRealPath();
    }

    private static Optional<Sentence> refusal(Set<Path> inputs, boolean force, Path file) {
        Outputs outputs = new Outputs(inputs, force);
        OutputFile output = outputs.add(file, OutputKind.TABLE);
        Optional<Sentence> refusal = outputs.refusal();
        assertEquals(refusal, refusal.isPresent() ? output.write(NEW) : refusal, "it is looked at again when written");
        return refusal;
    }

    private void assertRefused(String part, Set<Path> inputs, boolean force, Path file) throws IOException {
        List<String> before = names();
        String sentence = refusal(inputs, force, file).orElseThrow().toString();
        assertTrue(sentence.contains(part), sentence);
        assertTrue(sentence.endsWith(".") && !sentence.matches("(?s).*(Exception|java\\.|null|\n).*"), sentence);
        assertEquals(before, names());
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(Path::toString).sorted().toList();
        }
    }

    private static void write(Path file) {
        Outputs outputs = new Outputs(Set.of(), true);
        OutputFile output = outputs.add(file, OutputKind.TABLE);
        assertEquals(Optional.empty(), outputs.refusal());
        assertEquals(Optional.empty(), output.write(NEW));
    }

    @ParameterizedTest
    @CsvSource({
        "table.csv,",
        "TABLE.Csv,",
        "table.html, does not end in .csv",
        "table, does not end in .csv",
        ".csv, does not end in .csv",
        "csv, does not end in .csv",
        "missing/table.csv, the folder of",
        "full.csv/table.csv, is a file and no folder",
        ".., is a folder",
        "'', is a folder",
        "folder.csv, is a folder"
    })
    void its_name_ends_as_its_kind_does_in_a_folder_that_is_there(String name, String refused) throws IOException {
        Files.createDirectory(folder.resolve("folder.csv"));
        Files.createFile(folder.resolve("full.csv"));
        Path file = folder.resolve(name);
        if (refused == null) {
            assertEquals(Optional.empty(), refusal(Set.of(), false, file));
        } else {
            assertRefused(refused, Set.of(), true, file);
        }
    }

    @Test
    void the_top_of_all_folders_is_none() throws IOException {
        assertRefused("/ cannot be written, since it is a folder", Set.of(), true, Path.of("/"));
    }

    @Test
    void what_is_read_stays_whatever_it_is_called() throws IOException {
        Path input = Files.writeString(folder.resolve("input.csv"), OLD);
        Files.createDirectory(folder.resolve("deep"));
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), Path.of("input.csv"));
        Path chain = Files.createSymbolicLink(folder.resolve("deep").resolve("chain.csv"), Path.of("..", "link.csv"));
        Path hard = Files.createLink(folder.resolve("hard.csv"), input);
        Path around = Files.createSymbolicLink(folder.resolve("around"), Path.of("."));
        Path detour = folder.resolve("deep").resolve("..").resolve("input.csv");
        Path relative = Path.of("").toAbsolutePath().relativize(input);
        for (Path file : List.of(input, link, chain, hard, around.resolve("input.csv"), detour, relative)) {
            assertRefused("is read by this command", Set.of(input), true, file);
            assertRefused("is read by this command", Set.of(file), true, input);
        }
        assertEquals(OLD, Files.readString(input));
    }

    @Test
    void two_outputs_are_two_files() throws IOException {
        Path file = folder.resolve("table.csv");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), file);
        for (Path other : List.of(
                file, link, folder.resolve("..").resolve(folder.getFileName()).resolve("table.csv"))) {
            Outputs outputs = new Outputs(Set.of(), true);
            outputs.add(file, OutputKind.TABLE);
            outputs.add(other, OutputKind.RESULTS);
            String sentence = outputs.refusal().orElseThrow().toString();
            assertTrue(sentence.contains("twice"), sentence);
        }
    }

    @Test
    void devices_and_pipes_are_none_also_behind_a_link() throws IOException, InterruptedException {
        Path device = Files.createSymbolicLink(folder.resolve("device.csv"), Path.of("/dev/null"));
        assertRefused("is a device or a pipe", Set.of(), true, device);
        Path pipe = folder.resolve("pipe.csv");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertRefused("is a device or a pipe", Set.of(), true, pipe);
        Outputs results = new Outputs(Set.of(), true);
        results.add(Path.of("/dev/null"), OutputKind.RESULTS);
        assertTrue(results.refusal().isPresent());
    }

    @Test
    void links_that_lead_in_a_circle_are_said_to_be_at_fault() throws IOException {
        Path one = Files.createSymbolicLink(folder.resolve("one.csv"), Path.of("two.csv"));
        Files.createSymbolicLink(folder.resolve("two.csv"), Path.of("one.csv"));
        assertRefused("one.csv", Set.of(), true, one);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_link_stays_a_link_and_the_file_behind_it_is_written(boolean there) throws IOException {
        Files.createDirectory(folder.resolve("deep"));
        Path target = folder.resolve("deep").resolve("target.csv");
        if (there) {
            Files.writeString(target, OLD);
        }
        Path near = Files.createSymbolicLink(folder.resolve("deep").resolve("near.csv"), Path.of("target.csv"));
        Path far = Files.createSymbolicLink(folder.resolve("far.csv"), Path.of("deep", "near.csv"));
        write(far);
        assertTrue(Files.isSymbolicLink(far) && Files.isSymbolicLink(near));
        assertFalse(Files.isSymbolicLink(target));
        assertArrayEquals(NEW, Files.readAllBytes(target));
        assertEquals(5, names().size(), "nothing else is left: " + names());
    }

    @ParameterizedTest
    @CsvSource({"'{\"format\": \"scenario/1\"}'", "<!doctype html>", "a,b", "'\nvariant,games'"})
    void a_file_of_another_kind_stays_also_on_request(String content) throws IOException {
        Path file = Files.writeString(folder.resolve("table.csv"), content);
        assertRefused("is not a table of this program", Set.of(), true, file);
        assertEquals(content, Files.readString(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {OLD, ""})
    void a_file_of_the_same_kind_is_replaced_on_request_alone(String content) throws IOException {
        Path file = Files.writeString(folder.resolve("table.csv"), content);
        assertRefused("replace it with --force", Set.of(), false, file);
        assertEquals(content, Files.readString(file));
        write(file);
        assertArrayEquals(NEW, Files.readAllBytes(file));
    }

    @Test
    void a_file_that_comes_while_the_command_works_stays() throws IOException {
        Path file = folder.resolve("table.csv");
        Outputs outputs = new Outputs(Set.of(), false);
        OutputFile output = outputs.add(file, OutputKind.TABLE);
        assertEquals(Optional.empty(), outputs.refusal());
        Files.writeString(file, OLD);
        assertTrue(output.write(NEW).orElseThrow().toString().contains("is there already"));
        assertEquals(OLD, Files.readString(file));
    }

    @Test
    void a_name_that_is_taken_in_the_last_moment_stays_taken() throws IOException {
        Path file = Files.writeString(folder.resolve("table.csv"), OLD);
        assertThrows(FileAlreadyExistsException.class, () -> WholeFile.create(file, NEW));
        assertEquals(OLD, Files.readString(file));
        assertEquals(2, names().size(), "nothing else is left: " + names());
    }

    @Test
    void results_may_be_there_but_are_neither_input_nor_folder() throws IOException {
        Path file = Files.writeString(folder.resolve("results.jsonl"), "{}\n");
        Outputs outputs = new Outputs(Set.of(), false);
        outputs.add(file, OutputKind.RESULTS);
        assertEquals(Optional.empty(), outputs.refusal());
        Outputs same = new Outputs(Set.of(file), false);
        same.add(file, OutputKind.RESULTS);
        assertTrue(same.refusal().isPresent());
    }

    @Test
    void a_folder_for_files_is_made_but_not_those_around_it() throws IOException {
        Outputs outputs = new Outputs(Set.of(), false);
        Path made = folder.resolve("made");
        assertEquals(Optional.empty(), outputs.makeFolder(made));
        assertTrue(Files.isDirectory(made));
        assertEquals(Optional.empty(), outputs.makeFolder(made));
        assertTrue(outputs.makeFolder(folder.resolve("a").resolve("b")).isPresent());
        Path file = Files.createFile(folder.resolve("file"));
        assertTrue(outputs.makeFolder(file).isPresent());
        assertFalse(Files.exists(folder.resolve("a")));
    }
}
