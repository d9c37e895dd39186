package org.roadtorichmond.scenario.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.testing.Checkout;

@DisplayName("The summary of a saved game")
final class SummaryReaderTest {
    static List<Path> saves() throws IOException {
        try (Stream<Path> files = Files.walk(Checkout.fixtures("saves"))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("saves")
    @DisplayName("is read of games of every version without loading them, and agrees with the games")
    void agreesWithTheGame(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        SavedGame saved = TreeReader.read(bytes).then(GameReader::read).value().orElseThrow();
        assertEquals(Optional.of(GameSummary.of(saved)), SummaryReader.quick(bytes));
    }

    @ParameterizedTest
    @MethodSource("saves")
    @DisplayName("is the same at a glance, or empty where the ends of the file do not show it")
    void agreesAtAGlance(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Optional<GameSummary> whole = SummaryReader.quick(bytes);
        assertEquals(
                whole,
                PartialSummaryReader.summary(
                        new FileStorage(file.toAbsolutePath().getParent()),
                        file.getFileName().toString()));
        MemoryStorage storage = new MemoryStorage();
        storage.write("game", bytes);
        int shown = 0;
        for (int most = 16; most < bytes.length; most *= 2) {
            Optional<GameSummary> seen = storage.ends("game", most).value().flatMap(PartialSummaryReader::summary);
            assertTrue(seen.isEmpty() || seen.equals(whole), "with " + most + " bytes of each end");
            shown += seen.isPresent() ? 1 : 0;
        }
        assertTrue(shown > 0, "half of the file at each end shows all");
        for (String changed : List.of("\n \t", "", "\n\n")) {
            storage.write("game", bytes(text(bytes).replace("\n", changed)));
            assertEquals(Optional.empty(), PartialSummaryReader.summary(storage, "game"));
        }
        storage.write("game", Arrays.copyOf(bytes, bytes.length - 2));
        assertEquals(Optional.empty(), PartialSummaryReader.summary(storage, "game"));
        assertEquals(Optional.empty(), PartialSummaryReader.summary(storage, "none"));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @MethodSource("saves")
    @DisplayName(
            "is refused of a file in which a digit was changed, and left to the reader of whole games if it was only laid out again")
    void checksum(Path file) throws IOException {
        String text = Files.readString(file);
        assertEquals(Optional.empty(), SummaryReader.quick(bytes(text.replaceFirst("\"turns\":", "\"turns\":1"))));
        assertEquals(
                SummaryReader.read(bytes(text)).value(),
                SummaryReader.read(bytes(text.replaceFirst("\\{", "{\"\\$schema\": \"game.schema.json\",")))
                        .value());
        assertEquals(SummaryReader.quick(bytes(text)), SummaryReader.quick(bytes(text.replace("\n", "\n \t"))));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("of what is no game is empty")
    void noGame() {
        for (String text : List.of("", "{}", "[", "{\"checksum\":\"" + "0".repeat(64) + "\"}")) {
            assertEquals(Optional.empty(), SummaryReader.quick(bytes(text)));
        }
    }
}
