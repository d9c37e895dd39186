package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("a colonel's units leave the map")
final class DeparturesTest {
    private static final int GAMES = 10;

    /** A road from the gateway to the exit; a Confederate unit on it may leave by the same exit. */
    private static World road() {
        return World.clear(12, 5)
                .turns(12)
                .turn(12)
                .road("0103 0203 0303 0403 0503 0603 0703 0803 0903 1003 1103 1203")
                .exits(Side.UNION, "0103 1203")
                .exits(Side.CONFEDERATE, "1203")
                .victory("0103", "1203", "1203", 10)
                .union("Train", Arm.TRAIN, 0, "1103")
                .union("U", Arm.INFANTRY, 3, "0603")
                .confederate("C", Arm.INFANTRY, 6, "0303");
    }

    private static int hex(Table table, String number) {
        return table.hex(number).index();
    }

    @Test
    @DisplayName("21.12.2 by the exit that pays, not by a nearer one that pays only units with a line behind them")
    void byWhatPays() {
        Table table = road().play();
        PlanningContext context = PlanningContext.of(table.game(), PlanVariant.of(Manner.STEADY), 0);
        assertEquals(hex(table, "1203"), context.valuation.aims().exit(table.unit("U")));
    }

    @Test
    @DisplayName("21.12.3 as soon as they can where they are the wagons, though their way out opens the enemy's")
    void wagonsDoNotWait() {
        int waited = 0;
        int left = 0;
        for (int seed = 1; seed <= GAMES; seed++) {
            Game game = VictorySystems.newGame(FrozenScenarios.survey("road-to-richmond"), seed);
            Unit train = train(game);
            Playout playout = new Playout(new Colonel(Manner.STEADY), new Cadet());
            while (game.state().ending().isEmpty()) {
                boolean could = canLeave(game, train);
                Moment moment = game.state().moment();
                while (game.state().ending().isEmpty() && game.state().moment().equals(moment)) {
                    playout.step(game);
                }
                waited += could && game.state().onMap(train) ? 1 : 0;
            }
            left += game.state().exited(train).isPresent() ? 1 : 0;
        }
        assertTrue(left > GAMES / 2, left + " left");
        assertTrue(waited <= 2 * GAMES, waited + " turns lost");
    }

    private static Unit train(Game game) {
        return game.state().scenario().units().stream()
                .filter(Unit::train)
                .findFirst()
                .orElseThrow();
    }

    /** Whether a movement phase of its side begins in which a unit could march to an exit and leave. */
    private static boolean canLeave(Game game, Unit unit) {
        Moment moment = game.state().moment();
        if (moment.phase() != Phase.MOVEMENT
                || moment.player() != unit.side()
                || !game.state().onMap(unit)) {
            return false;
        }
        Hex exit = game.state().scenario().field().grid().parse("1528").orElseThrow();
        Reach reach = game.rules().movement().reach(unit);
        return reach.ends(exit.index())
                && reach.cost(exit.index())
                                + game.rules().exits().cost(unit, exit).orElseThrow()
                        <= game.rules().movement().remaining(unit);
    }
}
