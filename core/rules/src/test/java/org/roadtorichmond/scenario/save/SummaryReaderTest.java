package org.roadtorichmond.scenario.save;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.scenario.json.TreeReader;

@DisplayName("The summary of a saved game")
final class SummaryReaderTest {
    @ParameterizedTest
    @MethodSource("org.roadtorichmond.testing.Checkout#saves")
    @DisplayName("is read of games of every version without loading them, and agrees with the games")
    void agreesWithTheGame(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        SavedGame saved = TreeReader.read(bytes).then(GameReader::read).value().orElseThrow();
        assertEquals(Optional.of(GameSummary.of(saved)), SummaryReader.quick(bytes));
    }

    @ParameterizedTest
    @MethodSource("org.roadtorichmond.testing.Checkout#saves")
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
