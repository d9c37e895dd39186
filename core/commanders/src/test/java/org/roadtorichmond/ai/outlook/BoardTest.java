package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("zones on the board of a commander who thinks ahead")
final class BoardTest {
    private final Survey survey = ShippedScenarios.survey("road-to-richmond");
    private final Board board = new Board(survey);
    private int heldNow;
    private int freeNext;
    private int closedNow;

    @Test
    @DisplayName(
            "13.1 count by the turn in which a side moves next: who is held until a turn is free to the enemy who looks forward to it")
    void byTheNextMove() {
        new Playout(new Cadet(), new Cadet()).play(VictorySystems.newGame(survey, 1), now -> {
            board.load(now);
            survey.scenario().zones().forEach(zone -> check(zone, now.state()));
        });
        assertTrue(heldNow > 100, () -> "only " + heldNow + " were seen held");
        assertTrue(freeNext > 5, () -> "only " + freeNext + " were seen free before their turn");
        assertTrue(closedNow > 100, () -> "only " + closedNow + " hexes were seen closed");
    }

    private void check(Zone zone, GameState state) {
        zone.closedTo().ifPresent(side -> {
            boolean open = zone.openByTurn(board.turnOf(side));
            boolean alone = survey.scenario().zones().stream()
                    .filter(other -> other.closedTo().equals(zone.closedTo()) && !other.equals(zone))
                    .noneMatch(other -> other.hexes().stream().anyMatch(zone.hexes()::contains));
            for (Hex hex : zone.hexes()) {
                assertTrue(open || board.closed(hex.index(), side));
                assertTrue(!alone || open != board.closed(hex.index(), side));
                closedNow += open ? 0 : 1;
            }
        });
        zone.holds().filter(side -> zone.enemyWithin() == Zone.NO_DISTANCE).ifPresent(side -> held(zone, side, state));
    }

    private void held(Zone zone, Side side, GameState state) {
        int turn = state.moment().turn();
        int moves = board.turnOf(side);
        for (Unit unit : state.onMap(side)) {
            if (zone.hexes().contains(state.hexOf(unit).orElseThrow()) && !zone.openByTurn(moves)) {
                heldNow += board.held(unit.ordinal()) != null ? 1 : 0;
            } else if (zone.hexes().contains(state.hexOf(unit).orElseThrow()) && !zone.openByTurn(turn)) {
                board.awake(false);
                assertNull(board.held(unit.ordinal()), unit::toString);
                freeNext++;
            }
        }
    }
}
