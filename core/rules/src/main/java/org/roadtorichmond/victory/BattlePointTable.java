package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.victory.Shares.Share;
import org.roadtorichmond.words.Sentence;

/**
 * Shares 20 battle points by the difference in victory points as a share of the army points.
 *
 * @param rows from the smallest difference to the largest; the last has no upper bound
 */
record BattlePointTable(List<Row> rows) {
    /** All the battle points there are. */
    static final int ALL = 20;

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
    static BattlePointTable of(Amount table, Payments payments) {
        int even = ALL / 2;
        List<Integer> percents = table.all(payments);
        List<Row> rows = new ArrayList<>();
        for (int percent : percents) {
            rows.add(new Row(percent, even + rows.size()));
        }
        rows.add(new Row(NO_BOUND, even + rows.size()));
        return new BattlePointTable(rows);
    }

    /**
     * All battle points: shared by the victory points, then won by the awards in battle points, then cut to the twenty that there
     * are.
     *
     * @param prefix with what the names of the system's rules begin
     */
    Shares shares(String prefix, PerArmy<Tally> sides, CountedForces forces, List<Award> awards, Facts now) {
        List<Share> lines = new ArrayList<>();
        lines.add(share(prefix + ".difference", sides, forces.armyPoints(), forces.names()));
        for (Award award : awards) {
            Stake stake = award.stake();
            if (stake.coin() == Coin.BATTLE && stake.isPaid(now)) {
                Sentence why = award.why().apply(now);
                lines.add(Share.transfer(stake.rule(), Army.of(stake.to()), stake.amount(), why));
            }
        }
        limit(lines, prefix + ".limit", forces.names());
        return new Shares(lines);
    }

    /** The share for these totals, with the sentence that explains it. */
    private Share share(String rule, PerArmy<Tally> sides, int armyPoints, PerArmy<?> names) {
        long a = sides.a().total();
        long b = sides.b().total();
        long difference = Math.abs(a - b);
        Row row = row(difference, armyPoints);
        Army ahead = a >= b ? Army.A : Army.B;
        PerArmy<Integer> points = PerArmy.each(army -> army == ahead ? row.winner() : row.loser());
        return new Share(rule, points, List.of(), why(row, difference, armyPoints, names.of(ahead)));
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

    private Row row(long difference, int armyPoints) {
        return rows.get(step(difference, armyPoints));
    }

    /** The place, from 0, of the row that holds a difference: how many points beyond 10 the side ahead gets. */
    int step(long difference, int armyPoints) {
        int step = 0;
        while (!rows.get(step).holds(difference, armyPoints)) {
            step++;
        }
        return step;
    }

    /** The largest difference that a row holds; the last row has no bound. */
    long most(int step, int armyPoints) {
        int percent = rows.get(step).percent();
        return percent == NO_BOUND ? Long.MAX_VALUE : (long) armyPoints * percent / 100;
    }

    private Sentence why(Row row, long difference, int armyPoints, Object ahead) {
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
}
