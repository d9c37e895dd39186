package org.roadtorichmond.scenario.doctrine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.testing.Checkout;

@DisplayName("Doctrines in files")
final class DoctrineReaderTest {
    private static final String GOOD = """
            {
              "format": "doctrine/1",
              "name": "rash",
              "sentence": "Attacks whatever it meets.",
              "exposure": 0,
              "caution": 0.25,
              "threshold": 0.05,
              "press": 2
            }
            """;

    private static Result<Doctrine> read(String json) {
        return DoctrineReader.read(json.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    @DisplayName("a good one is read as it is written")
    void good() {
        assertEquals(
                new Doctrine("rash", "Attacks whatever it meets.", 0, 0.25, 0.05, 2),
                read(GOOD).value().orElseThrow());
    }

    @Test
    @DisplayName("every fault is reported at its line and column")
    void faults() {
        String bad = GOOD.replace("\"rash\"", "\"Rash!\"")
                .replace("\"exposure\": 0,", "\"exposure\": 1.5,")
                .replace("0.25", "0.255")
                .replace("\"press\": 2", "\"pres\": 2");
        List<Problem> problems = read(bad).problems();
        assertEquals(
                List.of("$ 1:1", "$.name 3:11", "$.exposure 5:15", "$.caution 6:14", "$.pres 8:3"),
                problems.stream()
                        .map(problem -> problem.path() + " " + problem.line() + ":" + problem.column())
                        .toList());
    }

    @Test
    @DisplayName("those of the game have the names of their files, and a sentence each")
    void shipped() {
        assertEquals(
                List.of("bold", "steady", "cautious"),
                List.copyOf(Doctrines.shipped().keySet()));
        Doctrines.shipped().forEach((name, doctrine) -> assertEquals(name, doctrine.name()));
    }

    @Test
    @DisplayName("those of the game are described to players in the words of their files")
    void described() throws IOException {
        Properties words = new Properties();
        try (Reader reader = Files.newBufferedReader(Checkout.path("assets/i18n/messages.properties"))) {
            words.load(reader);
        }
        Doctrines.shipped()
                .forEach((name, doctrine) ->
                        assertEquals(doctrine.sentence(), words.getProperty("doctrine." + name + ".does")));
    }
}
