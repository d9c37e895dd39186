package org.roadtorichmond.balance.lab;

import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.hipparchus.stat.regression.SimpleRegression;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;

/**
 * How matters stood at the end of a game-turn, over all games; games that ended before count as they ended.
 *
 * @param lead by how much the Union was ahead
 * @param union its strength on the map
 * @param confederate the Confederates' strength
 * @param unionLost the strength points that it had lost by then
 * @param confederateLost those that the Confederates had lost
 * @param assaults how often hexes were attacked in this game-turn
 * @param behind whether a side was {@link #BEHIND} in chances, 0 or 1
 * @param turned whether that side won, 0 or 1
 * @param turnedLater whether the side won that was behind so far then or after a later game-turn, 0 or 1
 * @param outcome what the lead then says of who wins
 */
public record TurnFindings(
        RunningStatistics lead,
        RunningStatistics union,
        RunningStatistics confederate,
        RunningStatistics unionLost,
        RunningStatistics confederateLost,
        RunningStatistics assaults,
        RunningStatistics behind,
        RunningStatistics turned,
        RunningStatistics turnedLater,
        SimpleRegression outcome) {
    /** Below what chance to win a side is behind, as people are shown it. */
    public static final double BEHIND = 0.25;

    TurnFindings() {
        this(
                new RunningStatistics(),
                new RunningStatistics(),
                new RunningStatistics(),
                new RunningStatistics(),
                new RunningStatistics(),
                new RunningStatistics(),
                new RunningStatistics(),
                new RunningStatistics(),
                new RunningStatistics(),
                new SimpleRegression());
    }

    void add(GameCourse course, int at, int attacked, double score, Calibration calibration) {
        Predicate<Integer> winnerBehind = turns -> (score == 1 && course.shown(turns, Side.UNION, calibration) < BEHIND)
                || (score == 0 && course.shown(turns, Side.CONFEDERATE, calibration) < BEHIND);
        double chance = course.shown(at, Side.UNION, calibration);
        behind.add(Math.min(chance, 1 - chance) < BEHIND ? 1 : 0);
        turned.add(winnerBehind.test(at) ? 1 : 0);
        turnedLater.add(IntStream.range(at, course.chances().size()).boxed().anyMatch(winnerBehind) ? 1 : 0);
        long leadThen = course.leads().get(at);
        lead.add(leadThen);
        union.add(course.union().get(at));
        confederate.add(course.confederate().get(at));
        unionLost.add(course.lost().get(at).union());
        confederateLost.add(course.lost().get(at).confederate());
        assaults.add(attacked);
        outcome.addData((double) leadThen, score);
    }

    void add(TurnFindings others) {
        lead.add(others.lead);
        union.add(others.union);
        confederate.add(others.confederate);
        unionLost.add(others.unionLost);
        confederateLost.add(others.confederateLost);
        assaults.add(others.assaults);
        behind.add(others.behind);
        turned.add(others.turned);
        turnedLater.add(others.turnedLater);
        outcome.append(others.outcome);
    }

    /** The strength points that a side had lost by then. */
    public RunningStatistics lost(Side side) {
        return side == Side.UNION ? unionLost : confederateLost;
    }

    /** How much of the spread of the scores, of who wins, the lead explains, 0 to 1. */
    public double explained() {
        double square = outcome.getRSquare();
        return Double.isFinite(square) ? square : 0;
    }
}
