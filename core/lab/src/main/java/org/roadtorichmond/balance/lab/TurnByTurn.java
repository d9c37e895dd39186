package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;

/**
 * How matters stood in games turn by turn, and who led when. A game that ended early stands in all later turns as it ended, so that
 * each turn is about all games.
 */
public final class TurnByTurn {
    private final List<TurnFindings> turns = new ArrayList<>();
    private final TurnFindings ended = new TurnFindings();
    private final ValueCounts settled = new ValueCounts();
    private final RunningStatistics leadChanges = new RunningStatistics();
    private final Calibration calibration;
    private int firstTurn;

    TurnByTurn(Calibration calibration) {
        this.calibration = calibration;
    }

    void add(GameCourse course, GameLine line) {
        firstTurn = course.firstTurn();
        int last = course.leads().size() - 1;
        while (turns.size() <= last) {
            // All games before have ended sooner, and stand in this turn as they ended.
            TurnFindings turn = new TurnFindings();
            turn.add(ended);
            turns.add(turn);
        }
        for (int i = 0; i < turns.size(); i++) {
            turns.get(i)
                    .add(course, Math.min(i, last), course.assaultsIn(firstTurn - 1 + i), line.score(), calibration);
        }
        ended.add(course, last, 0, line.score(), calibration);
        List<Integer> leaders = leaders(course, line);
        settled.add(course.firstTurn() - 1L + settledAt(leaders));
        leadChanges.add(changes(leaders));
    }

    /** Who led at first and after each game-turn, as signs; in the end it is the winner, whatever the points. */
    private static List<Integer> leaders(GameCourse course, GameLine line) {
        List<Integer> leaders = new ArrayList<>();
        course.firmLeads().forEach(lead -> leaders.add(Long.signum(lead)));
        leaders.set(leaders.size() - 1, GameLine.sign(line.winner()));
        return leaders;
    }

    /** From which place on the leader is the one that wins. */
    private static int settledAt(List<Integer> leaders) {
        int at = leaders.size() - 1;
        while (at > 0 && leaders.get(at - 1).equals(leaders.get(leaders.size() - 1))) {
            at--;
        }
        return at;
    }

    /** How often somebody else takes the lead; a draw on the way is no leader. */
    private static int changes(List<Integer> leaders) {
        int changes = 0;
        int leader = 0;
        for (int now : leaders) {
            if (now != 0) {
                changes += leader != 0 && now != leader ? 1 : 0;
                leader = now;
            }
        }
        return changes;
    }

    /** How matters stood at first and after each game-turn. */
    public List<TurnFindings> turns() {
        return Collections.unmodifiableList(turns);
    }

    /** The game-turn after which the second of {@link #turns} stands. */
    public int firstTurn() {
        return firstTurn;
    }

    /**
     * After which game-turn the leader, who wins in the end, never changed any more. Points that count only because something can still happen, such as
     * those for a Train that has yet to come, make no leader before it can happen no more.
     */
    public ValueCounts settled() {
        return settled;
    }

    /** In what share of the games the leader at the end of a game-turn, or one before it, led until the end and won. */
    public double settledBy(long turn) {
        int count = settled.counts().entrySet().stream()
                .filter(entry -> entry.getKey() <= turn)
                .mapToInt(Map.Entry::getValue)
                .sum();
        return settled.size() == 0 ? 0 : (double) count / settled.size();
    }

    /** How many strength points a side loses in a game, on average. */
    public double lost(Side side) {
        return ended.lost(side).mean();
    }

    /** How often the lead changed in a game, without points that counted only for now. */
    public RunningStatistics leadChanges() {
        return leadChanges;
    }
}
