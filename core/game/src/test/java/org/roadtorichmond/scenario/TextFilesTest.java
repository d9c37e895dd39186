package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.testing.Checkout;

@DisplayName("Files beside maps and scenarios that are no JSON")
final class TextFilesTest {
    private static final Path MAPS = Checkout.path("maps");
    private static final String DIGEST = "0".repeat(64);

    @TempDir
    private Path folder;

    @BeforeEach
    void copy() throws IOException {
        for (String name : List.of(
                "training.map.json",
                "training.scenario.json",
                "training.scenario_de.properties",
                "1-march.lesson.json",
                "1-march.lesson_de.properties")) {
            Files.copy(MAPS.resolve(name), folder.resolve(name));
        }
    }

    private static Result<Document> open(Path file) {
        return new Documents(Shelf.of(List.of())).open(file.toString());
    }

    static Stream<String> shipped() {
        return Documents.in(MAPS.toString()).stream().filter(name -> !name.endsWith(".json"));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    @DisplayName("that come with the game have no faults and no warnings")
    void good(String file) {
        Result<Document> opened = open(Path.of(file));
        assertEquals(List.of(), opened.problems());
        assertEquals(List.of(), opened.warnings());
    }

    @Test
    @DisplayName("are found in a folder with all that is JSON, in order")
    void inFolder() throws IOException {
        Files.writeString(folder.resolve("lessons.txt"), "");
        Files.writeString(folder.resolve("notes.txt"), "");
        assertEquals(
                List.of(
                        "1-march.lesson.json",
                        "1-march.lesson_de.properties",
                        "lessons.txt",
                        "training.map.json",
                        "training.scenario.json",
                        "training.scenario_de.properties"),
                Documents.in(folder.toString()).stream()
                        .map(name -> Path.of(name).getFileName().toString())
                        .toList());
        assertEquals(List.of(), Documents.in(folder.resolve("lessons.txt").toString()));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "lessons.txt | 1-march.lesson.json+1-march.lesson.json | line 2, column 1, $: \"1-march.lesson.json\" stands in line 1 already.",
                "lessons.txt | 1-march.lesson.json+1-marsh.lesson.json | line 2, column 1, $: There is no file \"1-marsh.lesson.json\" beside this list (did you mean \"1-march.lesson.json\"?).",
                "histories.txt | training.scenario.json | line 1, column 1, $: Found \"training.scenario.json\", expected the name of a file that ends in .history.json.",
                "scenarios.txt | training.scenario.json+'' | line 2, column 1, $: Found \"\", expected the name of a file that ends in .scenario.json.",
                "editions.txt | 12 training.scenario.json | line 1, column 1, $: Found \"12 training.scenario.json\", expected 64 hexadecimal digits",
                "training.scenario_xx.properties | of = bda14a751311af6f | line 1, column 1, $: \"xx\" is not the code of a language.",
                "training.scenario_de.properties | of = 12 | line 1, column 1, $: \"of\" is \"12\", but the texts of \"training.scenario.json\" have",
                "training.scenario_de.properties | story = a+story = b | line 2, column 1, $: The key \"story\" stands in line 1 already",
                "training.scenario_de.properties | names.A = B+storry = b | line 2, column 1, $: The key \"storry\" is unknown here (did you mean \"story\"?).",
                "training.scenario_de.properties | story = a\\+b+notes = \\u12 | line 3, column 1, $: This line cannot be read",
                "other.scenario_de.properties | story = a | other.scenario.json"
            })
    @DisplayName("have their faults named, with the line")
    void faults(String name, String text, String message) throws IOException {
        Path file =
                Files.writeString(folder.resolve(name), text.replace("''", "").replace('+', '\n') + "\n");
        List<Problem> problems = open(file).problems();
        assertTrue(problems.stream().anyMatch(problem -> problem.toString().contains(message)), problems::toString);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "lessons.txt | '' | line 1, column 1, $: \"1-march.lesson.json\" lies beside this list and is not in it",
                "editions.txt | DIGEST training.scenario.json | is not in this list, so that its saved games will count as changed once it changes again."
            })
    @DisplayName("warn of what they lack")
    void warnings(String name, String text, String message) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text.replace("DIGEST", DIGEST));
        Result<Document> opened = open(file);
        assertEquals(List.of(), opened.problems());
        assertEquals(1, opened.warnings().size());
        assertTrue(opened.warnings().get(0).toString().contains(message), opened.warnings()::toString);
    }

    @Test
    @DisplayName("warn of texts that are not translated")
    void untranslated() throws IOException {
        Path file = folder.resolve("1-march.lesson_de.properties");
        List<String> lines = Files.readAllLines(file);
        Files.write(
                file, lines.stream().filter(line -> !line.startsWith("ending")).toList());
        assertEquals(
                List.of("The text \"ending\" is not translated and is shown in the language of its file. Add it."),
                open(file).warnings().stream().map(Problem::message).toList());
    }
}
