package org.roadtorichmond.ai.colonel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Chances;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.ai.outlook.Hopes;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.ai.outlook.Peril;
import org.roadtorichmond.ai.outlook.Prices;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.ai.outlook.Roads;
import org.roadtorichmond.ai.outlook.Surround;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Stakes;

/** What a colonel has before it while it plans: the position, what can come where, what units are worth, and its temper. */
final class Mind {
    /** How much more than by the evaluation gains and losses count: the dice still to come make more of what has been won. */
    private static final double BOLDNESS = 2;

    private static final double SURE = 0.98;

    private final Manner manner;
    private final Board board;
    private final Chances chances;
    private final Surround surround;
    private final Ranges own;
    private final Ranges enemies;
    private final Peril peril;
    private final Roads roads;
    private final Ledger ledger;
    private final Evaluation evaluation;
    private Aims aims;
    private Side side = Side.UNION;
    private @Nullable Moment considered;
    private double logit;
    private double perPoint = BOLDNESS;

    Mind(Game game, Manner manner) {
        this.manner = manner;
        Survey survey = game.state().survey();
        board = new Board(survey);
        roads = new Roads(survey);
        ledger = new Ledger(Stakes.of(survey.scenario()), board, new Hopes(roads, board, game.state()));
        evaluation = new Evaluation(game);
        chances = new Chances(survey.scenario().rules().table());
        surround = new Surround(survey);
        own = new Ranges(board);
        enemies = new Ranges(board);
        peril = new Peril(board, surround, chances, enemies);
        look(game);
    }

    /** Takes in a game as it stands, with the eyes of the side that decides next. */
    void look(Game game) {
        GameState state = game.state();
        board.load(game);
        ledger.look(state);
        side = state.decider();
        consider(game);
        own.surveyOwn(game);
        board.awake(true);
        threaten();
        aims = new StakeAims(board, ledger, roads, side, state.lastTurn(), manner.press());
    }

    /** Works out once a phase how likely the side is to win. */
    private void consider(Game game) {
        if (!game.state().moment().equals(considered)) {
            considered = game.state().moment();
            double chance = Math.min(SURE, Math.max(1 - SURE, evaluation.chance(game, side)));
            logit = Math.log(chance / (1 - chance));
            perPoint = BOLDNESS * evaluation.perPoint();
        }
    }

    /** Surveys what the enemy can do in his next player-turn as the board stands now. */
    void threaten() {
        enemies.survey(side.enemy());
        peril.face(side.enemy());
    }

    Board board() {
        return board;
    }

    Chances chances() {
        return chances;
    }

    Surround surround() {
        return surround;
    }

    Ranges own() {
        return own;
    }

    Ranges enemies() {
        return enemies;
    }

    Peril peril() {
        return peril;
    }

    Prices prices() {
        return ledger;
    }

    Aims aims() {
        return aims;
    }

    Manner manner() {
        return manner;
    }

    Side side() {
        return side;
    }

    /**
     * What a gain or loss of points is worth, by how much it moves the chance of winning: who is behind makes more of a gain than
     * of a loss, who is ahead the other way round. Small ones count as they are.
     */
    double feel(double points) {
        double now = logistic(logit);
        double after = logistic(logit + perPoint * points);
        return (after - now) / (perPoint * now * (1 - now));
    }

    private static double logistic(double x) {
        return 1 / (1 + Math.exp(-x));
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
