package org.roadtorichmond.victory.systems;

import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Adjudication.Outcome;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.CountedForces;
import org.roadtorichmond.victory.account.Facts;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Settlement;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Totals;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.victory.sheets.FleeingSheet;
import org.roadtorichmond.victory.sheets.SheetFacts;
import org.roadtorichmond.victory.sheets.SheetSystem;
import org.roadtorichmond.words.Sentence;

/**
 * {@code simplified}: draw, win or massacre (document 000, Optional Simplified Rules).
 *
 * <p>The fifth of the army points that the secondary objective earns need not be whole. The result is compared in fifths
 * of a point, exactly; only the line that is shown is rounded, half up.
 */
public final class Simplified implements SheetSystem<FleeingSheet>, VictoryRules {
    /** The parts of a point in which it counts. */
    private static final int FIFTHS = 5;

    static final Amount SECONDARY = Amount.percent("secondaryShare", 20);
    /** The smallest difference that is no draw, in percent of the army points. */
    public static final Amount WIN = Amount.number("winFrom", 10, 1, 100);

    /** The largest difference that is no massacre. */
    public static final Amount MASSACRE = Amount.percent("massacreOver", 50);

    private static final int PERCENT = 100;
    private static final String SECONDARY_RULE = "simplified.secondary";

    @Override
    public String id() {
        return "simplified";
    }

    @Override
    public List<Amount> amounts() {
        return CasualtyAwards.fleeingAnd(SECONDARY, WIN, MASSACRE);
    }

    /** In whole points: of the secondary objective what is shown, not what counts. */
    private static List<Award> awards(CountedForces forces) {
        List<Award> list = CasualtyAwards.fleeing(forces);
        int points = Math.toIntExact(rounded(secondary(forces)));
        for (Side side : Side.values()) {
            Stake stake = new Stake(SECONDARY_RULE, side, Coin.POINT, points, forces.loneSecondary(side));
            Sentence why =
                    Sentence.of("score.secondary", forces.names().of(side), forces.armyPoints(), forces.of(SECONDARY));
            list.add(new Award(stake, why));
        }
        return list;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        CountedForces forces = CountedForces.of(scenario);
        int secondary = secondary(forces);
        List<Stake> fifths = Award.stakes(awards(forces), forces.ground()).stream()
                .map(stake -> stake.paying(
                        stake.rule().equals(SECONDARY_RULE) ? secondary : Math.multiplyExact(FIFTHS, stake.amount())))
                .toList();
        return new Stakes(scenario, fifths, Bands.of(forces));
    }

    @Override
    public Adjudication adjudicate(Game game) {
        return settle(CountedForces.of(game.state().scenario()), Situation.of(game.state()));
    }

    @Override
    public Adjudication score(FleeingSheet sheet, PerArmy<?> names) {
        SheetFacts facts = sheet.facts();
        return settle(facts.forces(sheet.armyPoints(), sheet.secondary(), names), facts);
    }

    private Adjudication settle(CountedForces forces, Facts now) {
        PerArmy<Tally> sides = Settlement.byUnit(awards(forces), forces.ground(), now);
        long secondary = secondary(forces);
        long rounding = secondary - FIFTHS * rounded(secondary);
        PerArmy<Long> fifths = PerArmy.each(army -> FIFTHS * sides.of(army).total()
                + (forces.loneSecondary(army.side()).holds(now) ? rounding : 0));
        long lead = fifths.a() - fifths.b();
        Outcome outcome = Bands.of(forces).clear(Math.abs(lead));
        Winner winner = outcome == Outcome.DRAW ? Winner.NONE : Winner.ofMore(lead, 0);
        return Adjudication.of(id(), forces.names(), sides, winner).withOutcome(outcome);
    }

    /** A share of the army points in fifths of a point; one that is no multiple of 20 % is rounded to the nearest. */
    private static int secondary(CountedForces forces) {
        return (int) Math.min(
                (2L * forces.armyPoints() * forces.of(SECONDARY) * FIFTHS + PERCENT) / (2 * PERCENT),
                Integer.MAX_VALUE);
    }

    /** Points that are counted in fifths, rounded half up. */
    private static long rounded(long fifths) {
        return (2 * fifths + FIFTHS) / (2 * FIFTHS);
    }

    /**
     * Draw, win or massacre by the difference in points, which are counted in fifths.
     *
     * @param armyPoints the size of an army, in whole points
     * @param winFrom the smallest difference that is no draw, in percent of the army points
     * @param massacreOver the largest difference that is no massacre
     */
    record Bands(long armyPoints, int winFrom, int massacreOver) implements Scale {
        static Bands of(CountedForces forces) {
            return new Bands(forces.armyPoints(), forces.of(WIN), forces.of(MASSACRE));
        }

        /** How clear a difference is. */
        Outcome clear(long fifths) {
            if (fifths < toWin()) {
                return Outcome.DRAW;
            }
            return fifths * PERCENT > armyPoints * massacreOver * FIFTHS ? Outcome.MASSACRE : Outcome.WIN;
        }

        /** The smallest difference that is no draw. */
        private long toWin() {
            return (armyPoints * winFrom * FIFTHS + PERCENT - 1) / PERCENT;
        }

        @Override
        public int parts() {
            return FIFTHS;
        }

        @Override
        public int grade(Totals totals) {
            long lead = totals.lead(Side.UNION, Coin.POINT);
            return Long.signum(lead)
                    * switch (clear(Math.abs(lead))) {
                        case DRAW -> 0;
                        case WIN -> 1;
                        case MASSACRE -> 2;
                    };
        }

        @Override
        public long toBetter(Side side, Totals totals) {
            long lead = totals.lead(side, Coin.POINT);
            if (lead >= toWin()) {
                return 0;
            }
            return lead <= -toWin() ? 1 - toWin() - lead : toWin() - lead;
        }

        @Override
        public Score score(Totals totals) {
            return new Score(
                    Measure.VICTORY_POINTS, rounded(totals.unionPoints()), rounded(totals.confederatePoints()));
        }
    }
}
