package org.roadtorichmond.scenario.matchup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Schemas;

@DisplayName("The record of the commanders")
final class CommanderRecordTest {
    private static final String WRITTEN = """
            {
              "format": "record/1",
              "matchups": [
                {
                  "a": "a",
                  "b": "b",
                  "field": "full",
                  "games": 10,
                  "score": 82.90,
                  "low": 79.40,
                  "high": 86.40,
                  "command": "duel a b"
                },
                {
                  "a": "b",
                  "b": "c",
                  "field": "small",
                  "games": 20,
                  "score": 50.00,
                  "low": 40.01,
                  "high": 59.99,
                  "command": "duel b c",
                  "source": {
                    "program": "1.0.0",
                    "seconds": 61
                  }
                }
              ],
              "speeds": [
                {
                  "commander": "a",
                  "field": "full",
                  "units": 170,
                  "turns": 20,
                  "millis": 1234,
                  "command": "simulate a"
                }
              ]
            }
            """;

    private static final Path FILE = Checkout.path("assets/commanders/record.json");

    private static String name(String spec) {
        CommanderSpec known = Commanders.parse(spec).value().orElseThrow();
        return known.name();
    }

    @Test
    @DisplayName("has a measurement of every commander that is offered, and only of commanders that there are")
    void coversAll() {
        Set<String> covered = new TreeSet<>();
        for (Matchup matchup : CommanderRecord.shipped().matchups()) {
            covered.add(name(matchup.a()));
            covered.add(name(matchup.b()));
            assertTrue(matchup.low() <= matchup.score() && matchup.score() <= matchup.high(), matchup::toString);
        }
        assertEquals(new TreeSet<>(Commanders.names()), covered);
    }

    @Test
    @DisplayName("keeps to its schema")
    void schema() throws IOException {
        assertEquals(List.of(), Schemas.faults(Files.readString(FILE)));
    }

    @Test
    @DisplayName("names the commanders of the command that gives the figures")
    void commands() {
        for (Matchup matchup : CommanderRecord.shipped().matchups()) {
            assertTrue(matchup.command().startsWith("duel " + matchup.a() + " " + matchup.b() + " "), matchup::command);
        }
    }

    @Test
    @DisplayName("is the same after it was written and read, with where its figures come from")
    void written() {
        List<Matchup> all = List.of(
                new Matchup("a", "b", Matchup.Field.FULL, 10, 8290, 7940, 8640, "duel a b", Optional.empty()),
                new Matchup(
                        "b",
                        "c",
                        Matchup.Field.SMALL,
                        20,
                        5000,
                        4001,
                        5999,
                        "duel b c",
                        Optional.of(new Matchup.Source("1.0.0", 61))));
        CommanderRecord record = new CommanderRecord(
                all, List.of(new Speed("a", Matchup.Field.FULL, 170, 20, 1234, "simulate a", Optional.empty())));
        String text = record.text();
        assertEquals(WRITTEN, text);
        assertEquals(List.of(), Schemas.faults(text));
        assertEquals(
                record,
                CommanderRecord.read(text.getBytes(StandardCharsets.UTF_8))
                        .value()
                        .orElseThrow());
    }

    @Test
    @DisplayName("says how long every level thinks, in the full scenario and a small one")
    void speeds() {
        CommanderRecord record = CommanderRecord.shipped();
        for (String commander : Level.specs()) {
            assertEquals(
                    List.of(Matchup.Field.FULL, Matchup.Field.SMALL),
                    record.speeds().stream()
                            .filter(speed -> speed.commander().equals(commander))
                            .map(Speed::field)
                            .toList());
        }
        for (Speed speed : record.speeds()) {
            assertTrue(speed.command().contains("--union " + speed.commander() + " "), speed::command);
            assertTrue(speed.millis() > 0 && speed.source().isPresent(), speed::toString);
        }
    }

    @Test
    @DisplayName("has a guess how long a commander thinks in other scenarios, by the number of units")
    void guess() {
        CommanderRecord record = new CommanderRecord(
                List.of(),
                List.of(
                        new Speed("a", Matchup.Field.FULL, 200, 20, 4000, "simulate a", Optional.empty()),
                        new Speed("a", Matchup.Field.SMALL, 50, 6, 500, "simulate b", Optional.empty())));
        assertEquals(160, record.speeds().get(0).gameSeconds());
        assertEquals(OptionalDouble.of(3), record.turnSeconds("a", 150));
        assertEquals(OptionalDouble.of(0.25), record.turnSeconds("a", 25));
        assertEquals(OptionalDouble.empty(), record.turnSeconds("b", 25));
    }

    @Test
    @DisplayName("is refused with the place of what is wrong")
    void faults() {
        String bad = """
                {
                  "format": "record/1",
                  "matchups": [
                    { "a": "x", "b": "y", "field": "wide", "games": 0, "score": 50.5, "low": 60, "high": 70, "command": "duel" }
                  ]
                }
                """;
        assertEquals(
                List.of("$.matchups[0].field", "$.matchups[0].games", "$.matchups[0].score"),
                CommanderRecord.read(bad.getBytes(StandardCharsets.UTF_8)).problems().stream()
                        .map(problem -> problem.path())
                        .toList());
    }

    @Test
    @DisplayName("turned round has the share of the other")
    void turned() {
        Matchup matchup = new Matchup("a", "b", Matchup.Field.FULL, 10, 8290, 7940, 8640, "duel a b", Optional.empty());
        assertEquals(
                new Matchup("b", "a", Matchup.Field.FULL, 10, 1710, 1360, 2060, "duel a b", Optional.empty()),
                matchup.turned());
        assertEquals(matchup, matchup.turned().turned());
    }
}
