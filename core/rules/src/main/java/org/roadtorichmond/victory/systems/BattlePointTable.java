package org.roadtorichmond.victory.systems;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.Claim;
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
 * @param bounds the largest differences, in percent of the army points, for 10-10, 11-9 and so on; beyond the last the side ahead
 *     has one point more
 * @param armyPoints the size of an army
 */
record BattlePointTable(List<Integer> bounds, int armyPoints) implements Scale {
    /** All the battle points there are. */
    private static final int ALL = 20;

    private static final int HALF = ALL / 2;

    static BattlePointTable of(Amount table, CountedForces forces) {
        return new BattlePointTable(table.all(forces.payments()), forces.armyPoints());
    }

    /** Battle points that one side wins and the other loses. */
    static Award award(String rule, Side side, int points, Claim claim, Sentence why) {
        return new Award(new Stake(rule, side, Coin.BATTLE, points, claim), why);
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
        long lead = sides.a().total() - sides.b().total();
        long gap = Math.abs(lead);
        Army ahead = lead >= 0 ? Army.A : Army.B;
        int step = step(gap);
        int won = HALF + step;
        PerArmy<Integer> points = PerArmy.each(army -> army == ahead ? won : ALL - won);
        Sentence leads = Sentence.of("share.leads", names.of(ahead), gap, within(step), armyPoints, won, ALL - won);
        return new Share(rule, points, List.of(), gap == 0 ? Sentence.of("share.even") : leads);
    }

    private Sentence within(int step) {
        if (step == 0) {
            return Sentence.of("share.upTo", bounds.get(0));
        }
        int least = bounds.get(step - 1);
        return step == bounds.size()
                ? Sentence.of("share.over", least)
                : Sentence.of("share.between", least, bounds.get(step));
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

    /** How many points beyond 10 the side ahead gets for a difference. */
    private int step(long difference) {
        int step = 0;
        while (step < bounds.size() && difference * 100 > (long) armyPoints * bounds.get(step)) {
            step++;
        }
        return step;
    }

    /** The largest difference for which the side ahead gets a number of points beyond 10. */
    private long most(int step) {
        return step == bounds.size() ? Long.MAX_VALUE : (long) armyPoints * bounds.get(step) / 100;
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
        if (steps > bounds.size()) {
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
