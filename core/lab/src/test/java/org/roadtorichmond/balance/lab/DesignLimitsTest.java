package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.save.SavedGame;

@DisplayName("What an experiment cannot vary")
final class DesignLimitsTest {
    private static List<String> problems(boolean grid, String... factors) {
        return Labs.variants("training", "cadet", grid, factors).problems().stream()
                .map(Problem::message)
                .toList();
    }

    @Test
    @DisplayName("a game that is under way can change its commanders but not its scenario")
    void saved() {
        Variant tiny = Labs.tiny();
        Document saved = new Document.GameDocument(
                new SavedGame(tiny.scenario(), tiny.start().begin(1), Map.of()), Map.of());
        assertEquals(
                2,
                Labs.variants(saved, "cadet", false, "union=cadet,colonel")
                        .value()
                        .orElseThrow()
                        .size());
        assertEquals(
                List.of("turns=5: a saved game is played on as it is; only who commands can change in it. "
                        + "Give a scenario or a position to change more."),
                Labs.variants(saved, "cadet", false, "turns=5").problems().stream()
                        .map(Problem::message)
                        .toList());
    }

    @Test
    @DisplayName("too many variants are refused before any is made")
    void tooMany() {
        String many = IntStream.rangeClosed(1, 40).mapToObj(String::valueOf).collect(Collectors.joining(","));
        assertEquals(
                List.of("64000 variants are too many; at most 1000 can be played. Leave out some values."),
                problems(true, "turns=" + many, "rules.stacking=" + many, "rules.costPerPoint=" + many));
    }
}
