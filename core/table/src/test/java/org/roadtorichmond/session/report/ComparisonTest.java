package org.roadtorichmond.session.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("what a finished game is compared with")
class ComparisonTest {
    private static final Shelf SHELF = Shelf.of(List.of(Checkout.path("maps")));
    private static final LoadedScenario LOADED =
            new Documents(SHELF).openScenario("road-to-richmond").value().orElseThrow();

    private static Comparison of(Game game) {
        return Comparison.of(LOADED, game, Yardsticks.on(SHELF), Optional.empty())
                .orElseThrow();
    }

    @Test
    @DisplayName("is its stored games, but not once an umpire has come: then it says why not")
    void umpire() {
        Game game = VictorySystems.newGame(LOADED.survey(), 7);
        Comparison fair = of(game);
        assertTrue(fair.placing().isPresent());
        assertEquals(Optional.empty(), fair.otherwise());
        assertTrue(game.execute(new Command.UmpireBegin()).accepted());
        Comparison touched = of(game);
        assertEquals(Optional.empty(), touched.placing());
        assertEquals(Optional.of("report.yardstick.umpire"), touched.otherwise());
    }
}
