package org.roadtorichmond.ai.colonel;

import java.util.Arrays;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Peril;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.ai.outlook.Surround;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** The board as the side sees it that decides next: where its units can go, and what the enemy's reply could do to them. */
final class SideView {
    final Board board;
    final Surround surround;

    /** Where the side's own units can go. */
    final Ranges own;

    final Peril peril;
    private final Ranges enemies;
    private Side side = Side.UNION;
    private int lastTurn;

    SideView(Survey survey) {
        board = new Board(survey);
        surround = new Surround(survey);
        own = new Ranges(board);
        enemies = new Ranges(board);
        peril = new Peril(board, surround, enemies);
    }

    /** Takes in where units stand, but not where they can go. */
    void load(Game game) {
        board.load(game);
        board.awake(true);
        side = game.state().decider();
        lastTurn = game.state().lastTurn();
    }

    /** Surveys what the enemy can do in his next player-turn as the board stands now; nothing if he has none. */
    void surveyReply() {
        if (board.turnOf(side.enemy()) > lastTurn) {
            enemies.clear(side.enemy());
        } else {
            enemies.survey(side.enemy());
        }
        peril.face(side.enemy());
    }

    /** Whether an enemy could end his next march in a hex, as it was surveyed. */
    boolean comes(Unit enemy, int hex) {
        int place = enemies.placeOf(enemy);
        return place != Board.NOWHERE && enemies.reaches(place, hex);
    }

    Side side() {
        return side;
    }

    int lastTurn() {
        return lastTurn;
    }

    /** The enemy-held hexes that a unit of this side controls from a hex, and so would have to attack. */
    int[] contacts(int from) {
        int[] found = new int[Direction.COUNT];
        int count = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (board.survey().controls(from, direction)
                    && board.occupied(board.grid().neighbour(from, direction), side.enemy())) {
                found[count++] = board.grid().neighbour(from, direction);
            }
        }
        return Arrays.copyOf(found, count);
    }
}
