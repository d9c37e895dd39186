package org.roadtorichmond.scenario.matchup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Schemas;

@DisplayName("The record of the commanders")
final class MatchupsTest {
    private static final Path FILE = Checkout.path("assets/commanders/record.json");
    private static final double HUNDREDTHS = 100;

    private static String name(String spec) {
        CommanderSpec known = Commanders.parse(spec).value().orElseThrow();
        return known.name();
    }

    @Test
    @DisplayName("has a measurement of every commander that is offered, and only of commanders that there are")
    void coversAll() {
        Set<String> covered = new TreeSet<>();
        for (Matchup matchup : Matchups.shipped()) {
            covered.add(name(matchup.a()));
            covered.add(name(matchup.b()));
            assertTrue(matchup.low() <= matchup.score() && matchup.score() <= matchup.high(), matchup::toString);
        }
        assertEquals(new TreeSet<>(Commanders.offered()), covered);
    }

    @Test
    @DisplayName("keeps to its schema")
    void schema() throws IOException {
        assertEquals(List.of(), Schemas.faults(Files.readString(FILE)));
    }

    @Test
    @DisplayName("has the figures of the page on commanders, and names the commanders of the command that gives them")
    void documented() throws IOException {
        String page = Files.readString(Checkout.path("docs/commanders.md"));
        for (Matchup matchup : Matchups.shipped()) {
            String figures = String.format(
                    Locale.ROOT,
                    "%.1f %% (%.1f to %.1f)",
                    matchup.score() / HUNDREDTHS,
                    matchup.low() / HUNDREDTHS,
                    matchup.high() / HUNDREDTHS);
            assertTrue(page.contains(figures), figures);
            assertTrue(matchup.command().startsWith("duel " + matchup.a() + " " + matchup.b() + " "), matchup::command);
        }
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
                Matchups.read(bad.getBytes(StandardCharsets.UTF_8)).problems().stream()
                        .map(problem -> problem.path())
                        .toList());
    }

    @Test
    @DisplayName("turned round has the share of the other")
    void turned() {
        Matchup matchup = new Matchup("a", "b", Matchup.Field.FULL, 10, 8290, 7940, 8640, "duel a b");
        assertEquals(new Matchup("b", "a", Matchup.Field.FULL, 10, 1710, 1360, 2060, "duel a b"), matchup.turned());
        assertEquals(matchup, matchup.turned().turned());
    }
}
