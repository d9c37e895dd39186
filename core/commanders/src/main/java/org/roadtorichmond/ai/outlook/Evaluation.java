package org.roadtorichmond.ai.outlook;

import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Totals;

/**
 * How likely a side is to win, as a logistic regression on a few features of a position. Every feature is what the Union has more
 * than the Confederates, in points of strength, over the spread that is still to be expected; so one set of weights serves all
 * scenarios, whatever is paid for in what coin.
 */
public final class Evaluation {
    /** The features, in the order of the weights. */
    public enum Feature {
        /** What would count if the game ended now. */
        SETTLED,
        /** What is expected to be paid besides. */
        EXPECTED,
        /** Strength on the map, while there is time to use it. */
        ON_MAP,
        /** Strength that is still to come, while there is time to use it. */
        AWAITED,
        /** Strength on the map that is shaken. */
        SHAKEN,
        /** Strength on the map that has no way out. */
        WITHOUT_REFUGE,
        /** How near the Union is to a better result, less how near the Confederates are. */
        NEXT_RESULT,
        /** {@link #SETTLED}, while there is time to change it. */
        SETTLED_EARLY,
        /** Who moves: 1 for the Union, -1 for the Confederates. */
        TO_MOVE
    }

    private static final int FEATURES = Feature.values().length;
    private static final double SPREAD = 1.6;
    private static final double MOST_SETTLED = 6;
    private static final double MOST_EXPECTED = 2;

    private final Board board;
    private final Ledger ledger;
    private final Stakes stakes;
    private final double[] weights;
    private final double[] found = new double[FEATURES];
    private double perPoint;

    /** Evaluates positions of one scenario with the weights that were fitted. */
    public Evaluation(Game game) {
        this(game, Weights.fitted());
    }

    /** Evaluates positions of one scenario. */
    public Evaluation(Game game, double[] weights) {
        this(game, weights, new Roads(game.state().survey()));
    }

    /** Evaluates positions of one scenario with the weights that were fitted, by roads that somebody else looks at too, at the same moments. */
    public Evaluation(Game game, Roads roads) {
        this(game, Weights.fitted(), roads);
    }

    private Evaluation(Game game, double[] weights, Roads roads) {
        this.weights = weights.clone();
        var survey = game.state().survey();
        board = new Board(survey);
        stakes = VictorySystem.stakesOf(survey.scenario());
        ledger = new Ledger(stakes, board, ClaimChances.sober(roads, board, game.state()));
    }

    /** How likely a side is to win, a draw counted half: 0 to 1. */
    public double chance(Game game, Side side) {
        GameState state = game.state();
        if (state.ending().isPresent()) {
            int outcome = stakes.scale().outcome(stakes.settle(state));
            double union = state.ending()
                    .get()
                    .conceded()
                    .map(loser -> loser == Side.UNION ? 0.0 : 1.0)
                    .orElse((1 + outcome) / 2.0);
            return side == Side.UNION ? union : 1 - union;
        }
        double union = chance(weights, features(game));
        return side == Side.UNION ? union : 1 - union;
    }

    /** By how much a point that is won moves the log odds of winning, in the position evaluated last. */
    public double perPoint() {
        return perPoint;
    }

    /** How likely the Union is to win by the weights that were fitted: 0 to 1. */
    public static double chance(double[] features) {
        return chance(Weights.fitted(), features);
    }

    private static double chance(double[] weights, double[] features) {
        double sum = 0;
        for (int i = 0; i < FEATURES; i++) {
            sum += weights[i] * features[i];
        }
        return Reckoning.logistic(sum);
    }

    /** The features of a position; the array is overwritten by the next call. */
    public double[] features(Game game) {
        GameState state = game.state();
        board.load(game);
        Situation now = Situation.of(state);
        ledger.sum(now);
        Totals totals = stakes.settle(now);
        double inPlay = 0;
        double onMap = 0;
        double awaited = 0;
        double shaken = 0;
        double trapped = 0;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            double sign = unit.side() == Side.UNION ? 1 : -1;
            int hex = board.hexOf(ordinal);
            if (hex != Board.NOWHERE) {
                int strength = board.strength(ordinal);
                inPlay += strength;
                onMap += sign * strength;
                shaken += board.shaken(ordinal) ? sign * strength : 0;
                trapped += board.refuges(unit, hex) == 0 ? sign * strength : 0;
            } else if (state.awaited(unit)) {
                inPlay += unit.strength();
                awaited += sign * unit.strength();
            }
        }
        double share = ledger.chances().share();
        double spread = SPREAD * Math.sqrt(1 + inPlay * share);
        double settled = ledger.settled(totals);
        perPoint = (weights[Feature.SETTLED.ordinal()] + share * weights[Feature.SETTLED_EARLY.ordinal()]) / spread;
        found[Feature.SETTLED.ordinal()] = bounded(settled / spread, MOST_SETTLED);
        found[Feature.EXPECTED.ordinal()] = bounded((ledger.expected() - settled) / spread, MOST_EXPECTED);
        found[Feature.ON_MAP.ordinal()] = share * onMap / spread;
        found[Feature.AWAITED.ordinal()] = share * awaited / spread;
        found[Feature.SHAKEN.ordinal()] = shaken / spread;
        found[Feature.WITHOUT_REFUGE.ordinal()] = trapped / spread;
        found[Feature.NEXT_RESULT.ordinal()] = nextResult(totals, spread);
        found[Feature.SETTLED_EARLY.ordinal()] = share * found[Feature.SETTLED.ordinal()];
        found[Feature.TO_MOVE.ordinal()] = board.player() == Side.UNION ? 1 : -1;
        return found;
    }

    /** About the same near 0, and never beyond a limit: a side that is far ahead gains no more certainty by being farther ahead. */
    private static double bounded(double x, double limit) {
        return x / Math.sqrt(1 + x / limit * (x / limit));
    }

    private double nextResult(Totals totals, double spread) {
        return near(totals, Side.UNION, spread) - near(totals, Side.CONFEDERATE, spread);
    }

    /** 1 for a side that would win now, less the farther it is from a better result. */
    private double near(Totals totals, Side side, double spread) {
        long needed = stakes.scale().toBetter(side, totals);
        return needed == Scale.UNREACHABLE
                ? 0
                : Reckoning.exp(-needed * ledger.coin(stakes.scale().coin()) / spread);
    }
}
