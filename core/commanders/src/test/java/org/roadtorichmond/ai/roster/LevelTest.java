package org.roadtorichmond.ai.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The levels of opponents")
final class LevelTest {
    @ParameterizedTest
    @CsvSource({
        "cadet,EASY",
        "recruit,EASY",
        "colonel,NORMAL",
        "colonel:bold,NORMAL",
        "general@500,HARD",
        "general:cautious@500,HARD",
        "general,HARDEST",
        "general:bold,HARDEST",
        "general@4000,HARDEST",
        "general@1234,",
        "human,",
        "marshal,"
    })
    @DisplayName("are those of commanders with the same budget, whatever their doctrine")
    void found(String text, Level level) {
        assertEquals(Optional.ofNullable(level), Level.of(text));
    }

    @Test
    @DisplayName("name their commanders as files do, each a level of its own")
    void specs() {
        assertEquals(List.of("cadet", "colonel", "general@500", "general"), Level.specs());
        assertEquals(
                Arrays.asList(Level.values()),
                Level.specs().stream().flatMap(spec -> Level.of(spec).stream()).toList());
    }
}
