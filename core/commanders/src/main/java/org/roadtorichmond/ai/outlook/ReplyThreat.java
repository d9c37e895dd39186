package org.roadtorichmond.ai.outlook;

import org.roadtorichmond.ai.Distances;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;

/** What the enemy's next player-turn threatens to cost a side, hex by hex, as a game stands. */
final class ReplyThreat {
    private final Board board;
    private final Ledger ledger;
    private final Ranges enemies;
    private final Peril peril;

    ReplyThreat(Game game) {
        Survey survey = game.state().survey();
        board = new Board(survey);
        Roads roads = new Roads(survey);
        ledger = new Ledger(
                VictorySystem.stakesOf(survey.scenario()),
                board,
                new ClaimChances(roads, board, game.state()),
                ClaimChances.sober(roads, board, game.state()));
        enemies = new Ranges(board);
        peril = new Peril(board, new Surround(survey), enemies);
    }

    /** Takes in a game as it stands, with the eyes of a side. */
    void look(Game game, Side side) {
        GameState state = game.state();
        board.load(game);
        board.awake(true);
        ledger.look(state);
        enemies.survey(side.enemy());
        peril.face(side.enemy());
    }

    Board board() {
        return board;
    }

    Ledger ledger() {
        return ledger;
    }

    /** What share of its worth a unit is expected to lose where it stands, 0 to 1. */
    double share(Unit unit) {
        return peril.share(board.hexOf(unit.ordinal()), unit);
    }

    /** The same share if it stood in another hex. */
    double share(Unit unit, int hex) {
        return peril.share(hex, unit);
    }

    /** What a unit is worth to its side, in points of strength. */
    double price(Unit unit) {
        return ledger.of(unit.ordinal());
    }

    /** The enemy strength that can come beside a hex. */
    int coming(int hex) {
        return peril.coming(hex);
    }

    /** How many hexes lie between a hex and the nearest unit of a side, and one; a great number where there is none. */
    int nearest(int hex, Side side) {
        int nearest = Distances.FAR;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            int at = board.hexOf(ordinal);
            if (at != Board.NOWHERE && board.unit(ordinal).side() == side) {
                nearest = Math.min(nearest, board.grid().distance(hex, at));
            }
        }
        return nearest;
    }
}
