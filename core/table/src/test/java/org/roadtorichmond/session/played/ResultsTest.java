package org.roadtorichmond.session.played;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.scenario.played.Apart;
import org.roadtorichmond.scenario.played.Earned;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Score;

/** Games are written as letters: w was won, l lost, d drawn, p won but for practice; the Union's in capitals. */
@DisplayName("Results of a player's games")
final class ResultsTest {
    private static List<PlayedGame> games(String letters) {
        List<PlayedGame> games = new ArrayList<>();
        for (int i = 0; i < letters.length(); i++) {
            games.add(game(i, letters.charAt(i)));
        }
        return games;
    }

    private static PlayedGame game(int number, char letter) {
        Side side = Character.isUpperCase(letter) ? Side.UNION : Side.CONFEDERATE;
        char came = Character.toLowerCase(letter);
        Optional<Side> winner = came == 'd' ? Optional.empty() : Optional.of(came == 'l' ? side.enemy() : side);
        long margin = winner.isEmpty() ? 0 : 10 + number;
        boolean union = winner.equals(Optional.of(Side.UNION));
        return new PlayedGame(
                String.format(Locale.ROOT, "%032x", number),
                LocalDateTime.of(2026, 7, 1, 12, number),
                number % 2 == 0 ? "Even" : "Odd",
                Optional.of(side),
                number < 2 ? "colonel" : "general",
                winner,
                new Score(Measure.VICTORY_POINTS, union ? margin : 0, union ? 0 : margin),
                100,
                6,
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.of(50 - number),
                came == 'p' ? Optional.of(Apart.PRACTICE) : Optional.empty(),
                0,
                List.of(new Earned("own-counsel", List.of())));
    }

    private static Results of(String letters) {
        return Results.of(games(letters));
    }

    @Test
    @DisplayName("are those of the games that count")
    void counted() {
        Results results = of("WlDpw");
        assertEquals(List.of(4, 2, 1, 1), List.of(results.played(), results.won(), results.drawn(), results.lost()));
        assertEquals(2, results.of(Side.UNION).played());
        assertEquals(4, results.with("own-counsel").size());
        assertEquals(0, results.with("from-behind").size());
    }

    @Test
    @DisplayName("are told apart by scenario and by opponent")
    void apart() {
        Results results = of("wwlwl");
        assertEquals(Map.of("Even", 3, "Odd", 2), played(results.byScenario()));
        assertEquals(Map.of("colonel", 2, "general", 3), played(results.byOpponent()));
        assertEquals(1, results.byScenario().get("Even").won());
    }

    private static Map<String, Integer> played(Map<String, Results> some) {
        Map<String, Integer> counts = new TreeMap<>();
        some.forEach((name, results) -> counts.put(name, results.played()));
        return counts;
    }

    @Test
    @DisplayName("have streaks, which a draw ends and a game for practice does not")
    void streaks() {
        assertEquals(0, of("").streak());
        assertEquals(2, of("lww").streak());
        assertEquals(3, of("wwpw").streak());
        assertEquals(-2, of("wll").streak());
        assertEquals(0, of("wwd").streak());
        assertEquals(3, of("wwwlww").longest());
        assertEquals(1, of("wdw").longest());
    }

    @Test
    @DisplayName("have a clearest victory, and one that was won from the smallest chance")
    void best() {
        Results results = of("wWlp");
        assertEquals(21 - 10, results.best().orElseThrow().margin());
        assertEquals(OptionalInt.of(49), results.closest().orElseThrow().lowest());
        assertEquals(Optional.empty(), of("l").best());
        assertEquals(Optional.empty(), of("d").closest());
    }
}
