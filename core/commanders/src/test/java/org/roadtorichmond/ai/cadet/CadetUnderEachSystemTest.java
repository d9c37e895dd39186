package org.roadtorichmond.ai.cadet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("cadets play under every victory system")
class CadetUnderEachSystemTest {

    static Stream<Arguments> games() {
        return Stream.of("gaines-mill-withdrawal", "gaines-mill-battle-points")
                .flatMap(name -> VictorySystem.ids().stream().map(system -> Arguments.of(name, system)));
    }

    private static Game played(String name, String system, long seed) {
        Scenario shipped = ShippedScenarios.survey(name).scenario();
        Scenario scenario = shipped.with(shipped.victory().under(system));
        return new Playout(Commanders.named("cadet"), Commanders.named("cadet"))
                .play(VictorySystems.newGame(new Survey(scenario), seed));
    }

    @ParameterizedTest(name = "{0} under {1}")
    @MethodSource("games")
    @DisplayName("a game comes to its end and is scored by every system")
    void toTheEnd(String name, String system) {
        Game game = played(name, system, 5);
        assertTrue(game.state().ending().isPresent());
        for (VictorySystem each : VictorySystem.values()) {
            assertEquals(each.id(), each.adjudicate(game).system());
        }
    }

    @Test
    @DisplayName("where a choice of tokens comes up they make it")
    void tokens() {
        boolean asked = false;
        for (long seed = 1; seed <= 40 && !asked; seed++) {
            asked = played("gaines-mill-battle-points", "battle-points-16", seed).log().stream()
                    .anyMatch(entry -> entry.command() instanceof Command.PlaceToken);
        }
        assertTrue(asked);
    }
}
