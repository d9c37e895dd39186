package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameSummary;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.SummaryReader;

@DisplayName("The summary of a saved game at a glance")
final class PartialSummaryReaderTest {
    @ParameterizedTest
    @MethodSource("org.roadtorichmond.testing.Checkout#saves")
    @DisplayName("is that of the whole file, or empty where the ends of the file do not show it")
    void agreesAtAGlance(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Optional<GameSummary> whole = SummaryReader.read(bytes).value();
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

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
