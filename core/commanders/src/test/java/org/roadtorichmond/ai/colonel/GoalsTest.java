package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("a colonel's goals")
final class GoalsTest {
    private static final int EARLY = 5;

    @Test
    @DisplayName("21.21 do not make early in a game more of a hex that closes a line than of the brigades in it")
    void linesAreNotWorthABattleEarly() {
        Game game = VictorySystems.newGame(ShippedScenarios.survey("road-to-richmond"), 1);
        Playout cadets = new Playout(new Cadet(), new Cadet());
        int looked = 0;
        while (game.state().moment().turn() <= EARLY) {
            boolean begins = game.state().moment().phase() == Phase.MOVEMENT
                    && game.state().moment().player() == Side.CONFEDERATE;
            cadets.step(game);
            if (begins && game.state().moment().player() == Side.CONFEDERATE) {
                looked += look(game);
            }
        }
        assertTrue(looked > 0, "nothing closed a line");
    }

    /** Counts the hexes that close a line, and checks that taking each is worth no more than the units in it. */
    private static int look(Game game) {
        PlanningContext context = PlanningContext.of(game, PlanVariant.of(Manner.STEADY), 0);
        Board board = context.view.board;
        int found = 0;
        for (int hex = 0; hex < board.grid().size(); hex++) {
            double taking = context.valuation.taking(hex);
            double standing = 0;
            for (int at = board.first(hex); at != Board.NOWHERE; at = board.next(at)) {
                standing += context.valuation.prices.of(at);
            }
            found += taking > 0 ? 1 : 0;
            assertTrue(taking <= standing, board.grid().hex(hex) + ": " + taking + " for " + standing);
        }
        return found;
    }
}
