package org.roadtorichmond.ai.colonel;

import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Totals;

/**
 * What a gain or loss of points is worth to a side by how much it moves its chance of winning: the side that is behind makes more
 * of a gain than of a loss, the side that is ahead the other way round, and on its last move only the result counts.
 */
final class Utility {
    /** How much more than by the evaluation gains and losses count: the dice still to come make more of what has been won. */
    private static final double BOLDNESS = 2;

    private static final double SURE = 0.98;

    /** What a victory is worth on the last move, in points. */
    private static final double VICTORY = 40;

    /** What a point is worth on the last move that changes no result. */
    private static final double TIE = 0.2;

    /** How uncertain the margin still is on the last move of a game, and on the last but the enemy's, in points. */
    private static final double LAST = 0.3;

    private static final double LAST_BUT_ONE = 3;

    private final Evaluation evaluation;
    private final Ledger ledger;
    private @Nullable Moment considered;
    private Standing standing = new Standing(0, 0, 0);
    private double spread;
    private double toBetter;
    private double toWorse;
    private boolean behind;

    /**
     * How a side stood when it was last worked out.
     *
     * @param logit how likely it was to win, as log odds
     * @param chance the same, 0 to 1
     * @param perPoint by how much a point that is won moves the log odds
     */
    private record Standing(double logit, double chance, double perPoint) {}

    Utility(Evaluation evaluation, Ledger ledger) {
        this.evaluation = evaluation;
        this.ledger = ledger;
    }

    /** Forgets how a side stood, so that it is worked out again. */
    void forget() {
        considered = null;
    }

    /** Stands as another took its side to stand when the phase that is on began, if that one was asked then. */
    void recall(Utility other) {
        considered = other.considered;
        standing = other.standing;
    }

    /** Works out how a side stands, once a phase and, on its last move, whenever it is asked. */
    void consider(Game game, Side side, Board board) {
        int last = game.state().lastTurn();
        boolean closing = board.turnOf(side) == last;
        spread = !closing ? 0 : board.turnOf(side.enemy()) > last ? LAST : LAST_BUT_ONE;
        if (closing) {
            considerResult(game, side);
        } else if (!game.state().moment().equals(considered)) {
            considered = game.state().moment();
            double chance = Math.min(SURE, Math.max(1 - SURE, evaluation.chance(game, side)));
            double logit = Reckoning.log(chance / (1 - chance));
            standing = new Standing(logit, Reckoning.logistic(logit), BOLDNESS * evaluation.perPoint());
        }
    }

    private void considerResult(Game game, Side side) {
        Scale scale = ledger.stakes().scale();
        Totals totals = ledger.stakes().settle(game.state());
        double half = ledger.coin(scale.coin()) / 2;
        toBetter = points(scale.toBetter(side, totals)) - half;
        toWorse = points(scale.toBetter(side.enemy(), totals)) - half;
        int union = scale.outcome(totals);
        behind = union != 0 && (union > 0) != (side == Side.UNION);
    }

    /** Counts points that are as good as won, beside what is settled; only on the last move. */
    void anticipate(double points) {
        toBetter -= points;
        toWorse += points;
    }

    private double points(long coins) {
        Scale scale = ledger.stakes().scale();
        return coins == Scale.UNREACHABLE || coins == 0 ? Double.POSITIVE_INFINITY : coins * ledger.coin(scale.coin());
    }

    /** Whether the side looked at moves for the last time. */
    boolean closing() {
        return spread > 0;
    }

    /** What a gain of points, or a loss where they are negative, is worth; small ones count about as they are. */
    double of(double points) {
        if (closing()) {
            return VICTORY * (result(points) - result(0)) + TIE * points;
        }
        double now = standing.chance();
        double after = Reckoning.logistic(standing.logit() + standing.perPoint() * points);
        return (after - now) / (standing.perPoint() * now * (1 - now));
    }

    /** How good the result would be with a number of points more: half a victory for each better result. */
    private double result(double points) {
        double better = Reckoning.logistic((points - toBetter) / spread);
        double worse = Reckoning.logistic((-points - toWorse) / spread);
        return (behind ? 1 : 0.5) * better - 0.5 * worse;
    }
}
