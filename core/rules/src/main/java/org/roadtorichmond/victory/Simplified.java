package org.roadtorichmond.victory;

import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * {@code simplified}: draw, win or massacre (document 000, Optional Simplified Rules).
 *
 * <p>The fifth of the army points that the secondary objective earns need not be whole. The result is compared in fifths
 * of a point, exactly; only the line that is shown is rounded, half up.
 */
public final class Simplified implements SheetSystem<FleeingSheet>, VictoryRules {
    /** The parts of a point in which it counts. */
    static final int FIFTHS = 5;

    static final Amount SECONDARY = Amount.percent("secondaryShare", 20);
    static final Amount WIN = Amount.number("winFrom", 10, 1, 100);
    static final Amount MASSACRE = Amount.percent("massacreOver", 50);
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
        int points = Math.toIntExact(rounded(secondary(forces.armyPoints(), forces.payments())));
        for (Side side : Side.values()) {
            Stake stake = new Stake(SECONDARY_RULE, side, Coin.POINT, points, forces.loneSecondary(side));
            Sentence why =
                    Sentence.of("score.secondary", forces.names().of(side), forces.armyPoints(), forces.of(SECONDARY));
            list.add(new Award(stake, now -> why));
        }
        return list;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        CountedForces forces = CountedForces.of(scenario);
        int secondary = secondary(forces.armyPoints(), forces.payments());
        List<Stake> fifths = Award.stakes(awards(forces)).stream()
                .map(stake -> stake.paying(
                        stake.rule().equals(SECONDARY_RULE) ? secondary : Math.multiplyExact(FIFTHS, stake.amount())))
                .toList();
        return new Stakes(scenario, fifths, new Scales.Bands(forces.armyPoints(), forces.payments()));
    }

    @Override
    public Adjudication adjudicate(Game game) {
        return settle(CountedForces.of(game.state().scenario()), Situation.of(game.state()))
                .named(Armies.NAMES);
    }

    @Override
    public Adjudication score(FleeingSheet sheet, PerArmy<?> names) {
        SheetFacts facts = sheet.facts();
        return settle(facts.forces(sheet.armyPoints(), sheet.secondary(), names), facts);
    }

    private Adjudication settle(CountedForces forces, Facts now) {
        PerArmy<Tally> sides = Settlement.byUnit(awards(forces), now);
        long secondary = secondary(forces.armyPoints(), forces.payments());
        long rounding = secondary - FIFTHS * rounded(secondary);
        PerArmy<Long> fifths = PerArmy.each(army -> FIFTHS * sides.of(army).total()
                + (forces.loneSecondary(army.side()).holds(now) ? rounding : 0));
        long lead = fifths.a() - fifths.b();
        SimplifiedResult outcome = outcome(Math.abs(lead), forces.armyPoints(), forces.payments());
        Winner winner = outcome == SimplifiedResult.DRAW ? Winner.NONE : Winner.ofMore(lead, 0);
        return Adjudication.of(id(), forces.names(), sides, winner).withOutcome(outcome);
    }

    /** A share of the army points in fifths of a point; one that is no multiple of 20 % is rounded to the nearest. */
    static int secondary(int armyPoints, Payments payments) {
        return (int) Math.min(
                (2L * armyPoints * SECONDARY.in(payments) * FIFTHS + PERCENT) / (2 * PERCENT), Integer.MAX_VALUE);
    }

    /** Points that are counted in fifths, rounded half up. */
    static long rounded(long fifths) {
        return (2 * fifths + FIFTHS) / (2 * FIFTHS);
    }

    /** How clear a difference in fifths is. */
    static SimplifiedResult outcome(long fifths, long armyPoints, Payments payments) {
        if (fifths < fifthsToWin(armyPoints, payments)) {
            return SimplifiedResult.DRAW;
        }
        return fifths * PERCENT > armyPoints * MASSACRE.in(payments) * FIFTHS
                ? SimplifiedResult.MASSACRE
                : SimplifiedResult.WIN;
    }

    /** The smallest difference in fifths that is no draw. */
    static long fifthsToWin(long armyPoints, Payments payments) {
        return (armyPoints * WIN.in(payments) * FIFTHS + PERCENT - 1) / PERCENT;
    }
}
