package org.roadtorichmond.victory.systems;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.CountedForces;
import org.roadtorichmond.victory.account.Facts;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Shares.Share;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Totals;
import org.roadtorichmond.words.Sentence;

/**
 * Shares 20 battle points by the difference in victory points as a share of the army points. What is won after the table comes on
 * top, up to all twenty.
 *
 * @param rows from the smallest difference to the largest; the last has no upper bound
 * @param armyPoints the size of an army
 */
record BattlePointTable(List<Row> rows, int armyPoints) implements Scale {
    /** All the battle points there are. */
    private static final int ALL = 20;

    private static final int HALF = ALL / 2;
    private static final int NO_BOUND = Integer.MAX_VALUE;

    /**
     * A row of the table.
     *
     * @param percent the largest difference, in percent of the army points, included
     * @param winner the battle points of the side ahead; the other has what is left of 20
     */
    record Row(int percent, int winner) {
        boolean holds(long difference, long armyPoints) {
            return percent == NO_BOUND || difference * 100 <= armyPoints * percent;
        }

        int loser() {
            return ALL - winner;
        }
    }

    BattlePointTable {
        rows = List.copyOf(rows);
    }

    /** The table of an amount: even at up to its first number, one point more for each that is exceeded. */
    static BattlePointTable of(Amount table, CountedForces forces) {
        List<Row> rows = new ArrayList<>();
        for (int percent : table.all(forces.payments())) {
            rows.add(new Row(percent, HALF + rows.size()));
        }
        rows.add(new Row(NO_BOUND, HALF + rows.size()));
        return new BattlePointTable(rows, forces.armyPoints());
    }

    /**
     * All battle points: shared by the victory points, then won by the awards in battle points, then cut to the twenty that there
     * are.
     *
     * @param prefix with what the names of the system's rules begin
     */
    Shares shares(String prefix, PerArmy<Tally> sides, List<Award> awards, PerArmy<?> names, Facts now) {
        List<Share> lines = new ArrayList<>();
        lines.add(share(prefix + ".difference", sides, names));
        for (Award award : awards) {
            Stake stake = award.stake();
            if (stake.coin() == Coin.BATTLE && stake.isPaid(now)) {
                Sentence why = award.why().apply(now);
                lines.add(Share.transfer(stake.rule(), Army.of(stake.to()), stake.amount(), why));
            }
        }
        limit(lines, prefix + ".limit", names);
        return new Shares(lines);
    }

    /** The share for these totals, with the sentence that explains it. */
    private Share share(String rule, PerArmy<Tally> sides, PerArmy<?> names) {
        long a = sides.a().total();
        long b = sides.b().total();
        long difference = Math.abs(a - b);
        Row row = rows.get(step(difference));
        Army ahead = a >= b ? Army.A : Army.B;
        PerArmy<Integer> points = PerArmy.each(army -> army == ahead ? row.winner() : row.loser());
        return new Share(rule, points, List.of(), why(row, difference, names.of(ahead)));
    }

    /** Twenty points are all there are: what an army has beyond them goes back to the other, by a line of the rule. */
    private static void limit(List<Share> lines, String rule, PerArmy<?> names) {
        Shares points = new Shares(lines);
        for (Army army : Army.values()) {
            int beyond = points.of(army) - ALL;
            if (beyond > 0) {
                Sentence why = Sentence.of("share.limit", names.of(army), ALL, beyond);
                lines.add(Share.transfer(rule, army.enemy(), beyond, why));
            }
        }
    }

    /** The place, from 0, of the row that holds a difference: how many points beyond 10 the side ahead gets. */
    private int step(long difference) {
        int step = 0;
        while (!rows.get(step).holds(difference, armyPoints)) {
            step++;
        }
        return step;
    }

    /** The largest difference that a row holds; the last row has no bound. */
    private long most(int step) {
        int percent = rows.get(step).percent();
        return percent == NO_BOUND ? Long.MAX_VALUE : (long) armyPoints * percent / 100;
    }

    private Sentence why(Row row, long difference, Object ahead) {
        if (difference == 0) {
            return Sentence.of("share.even");
        }
        return Sentence.of("share.leads", ahead, difference, bounds(row), armyPoints, row.winner(), row.loser());
    }

    private Sentence bounds(Row row) {
        int index = rows.indexOf(row);
        if (index == 0) {
            return Sentence.of("share.upTo", row.percent());
        }
        int least = rows.get(index - 1).percent();
        return row.percent() == NO_BOUND
                ? Sentence.of("share.over", least)
                : Sentence.of("share.between", least, row.percent());
    }

    @Override
    public Coin coin() {
        return Coin.POINT;
    }

    @Override
    public int grade(Totals totals) {
        return Math.max(-HALF, Math.min(HALF, sum(Side.UNION, totals)));
    }

    /** By how much a side's battle points exceed 10, those beyond 20 included. */
    private int sum(Side side, Totals totals) {
        long lead = totals.lead(side, Coin.POINT);
        int steps = step(Math.abs(lead));
        return (lead < 0 ? -steps : steps) + totals.battle(side);
    }

    @Override
    public long toBetter(Side side, Totals totals) {
        int now = Integer.signum(sum(side, totals));
        if (now > 0) {
            return 0;
        }
        int steps = (now < 0 ? 0 : 1) - totals.battle(side);
        if (steps >= rows.size()) {
            return UNREACHABLE;
        }
        long leadNeeded = steps > 0 ? most(steps - 1) + 1 : -most(-steps);
        return leadNeeded - totals.lead(side, Coin.POINT);
    }

    @Override
    public Score score(Totals totals) {
        int union = HALF + grade(totals);
        return new Score(Measure.BATTLE_POINTS, union, ALL - union);
    }
}
