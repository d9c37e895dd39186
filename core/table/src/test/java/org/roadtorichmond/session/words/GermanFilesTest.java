package org.roadtorichmond.session.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.words.Sentence;

@DisplayName("Why a file cannot be used or written, told in German")
final class GermanFilesTest {
    private static final Path EXAMPLES = Checkout.fixtures("examples/bad");
    private static final Path SAVED = Checkout.fixtures("saves/game-1.json");

    private final Texts german = Bundles.texts(Locale.GERMAN);
    private final Documents documents = new Documents(Shelf.of(List.of(EXAMPLES)));

    @TempDir
    private Path folder;

    static Stream<Path> bad() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files
                    .filter(file -> String.valueOf(file.getFileName()).startsWith("bad-"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource
    @DisplayName("every problem of every bad example, down to its last part")
    void bad(Path file) {
        List<Problem> problems = documents.open(file).problems();
        assertFalse(problems.isEmpty());
        for (Problem problem : problems) {
            assertTrue(problem.sentence().key().startsWith("problem."), problem::toString);
            assertNotEquals(problem.message(), german.tell(problem.sentence()));
            assertTrue(german.tell(problem.told()).startsWith("Zeile " + problem.line() + ", "), problem::toString);
        }
    }

    /** Collects the parts of sentences that are not translated because they are words from the file itself. */
    private static void verbatim(Sentence sentence, Set<String> words) {
        if (sentence.key().equals("verbatim")) {
            words.add(sentence.toString());
        }
        sentence.values().stream().filter(Sentence.class::isInstance).forEach(part -> verbatim((Sentence) part, words));
    }

    @Test
    @DisplayName("what is not German in them is quoted from the file")
    void verbatim() throws IOException {
        Set<String> words = new TreeSet<>();
        bad().forEach(file -> documents.open(file).problems().forEach(problem -> verbatim(problem.sentence(), words)));
        words.removeIf(word -> word.startsWith("\""));
        assertTrue(Set.of("null", "true", "false", "]", "}", ",").containsAll(words), words::toString);
    }

    @ParameterizedTest
    @CsvSource({"bridge, bridle", "0, 1", "turn, turm"})
    @DisplayName("a saved game in which one word was changed")
    void damaged(String word, String other) throws IOException {
        String text = Files.readString(SAVED).replaceFirst("(?<=[\" :])" + word + "(?=[\",])", other);
        List<Problem> problems =
                documents.open(text.getBytes(StandardCharsets.UTF_8)).problems();
        assertFalse(problems.isEmpty());
        assertTrue(
                german.tell(problems)
                        .endsWith(
                                ": Die Prüfsumme passt nicht zum Rest der Datei: Sie wurde nach dem Speichern beschädigt"
                                        + " oder verändert. Bitte eine andere Kopie verwenden."),
                () -> german.tell(problems));
    }

    @Test
    @DisplayName("a saved game whose end was cut off; of many problems the first are reported")
    void cut() throws IOException {
        String text = Files.readString(SAVED);
        byte[] part = text.substring(0, text.lastIndexOf('}')).getBytes(StandardCharsets.UTF_8);
        assertTrue(german.tell(documents.open(part).problems()).contains("Die Datei bricht hier ab"));
        List<Problem> many = documents
                .open("{\"format\": \"scenario/1\"}".getBytes(StandardCharsets.UTF_8))
                .problems();
        assertEquals(5, many.size());
        assertEquals(5, german.tell(many).lines().count());
        assertTrue(
                german.tell(many).lines().allMatch(line -> line.contains("Hier fehlt der Schlüssel")),
                () -> german.tell(many));
    }

    @Test
    @DisplayName("what the disk refuses")
    void disk() {
        assertEquals(
                folder + " lässt sich nicht schreiben, denn so heißt ein Ordner; bitte einen Dateinamen wählen.",
                german.tell(new FileStorage(folder.getParent())
                        .write(String.valueOf(folder.getFileName()), new byte[0])
                        .orElseThrow()));
        Path file = folder.resolve("file");
        assertTrue(new FileStorage(folder).write("file", new byte[0]).isEmpty());
        assertEquals(
                file.resolve("below")
                        + " wurde nicht geschrieben, und was vorher dort war, ist unverändert. Grund: " + file
                        + " ist eine Datei und kein Ordner; bitte die Datei verschieben oder einen anderen Ordner wählen.",
                german.tell(new FileStorage(file).write("below", new byte[0]).orElseThrow()));
        assertEquals(
                "Nicht gelöscht: Der Datenträger ist voll; bitte Platz schaffen.",
                german.get(
                        "load.notDeleted",
                        FileStorage.reason(new FileSystemException("a", null, "No space left on device"))));
    }
}
