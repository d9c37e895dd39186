package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameLength;
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

    @Override
    public String id() {
        return "simplified";
    }

    @Override
    public List<Amount> amounts() {
        return BattlePoints17.casualtiesAnd(SECONDARY, WIN, MASSACRE);
    }

    /** What the secondary objective earns, in fifths of a point. */
    private static List<Award> secondary(Muster muster, Both<Claim> made) {
        int fifths = secondary(muster.armyPoints(), muster.payments());
        List<Award> list = new ArrayList<>();
        for (Side side : Side.values()) {
            Sentence why = Sentence.of(
                    "score.secondary", muster.names().of(side), muster.armyPoints(), muster.of(SECONDARY));
            Claim alone = Objectives.alone(made, side);
            list.add(new Award(new Stake("simplified.secondary", side, Coin.POINT, fifths, alone), now -> why));
        }
        return list;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        Muster muster = Muster.of(scenario);
        List<Stake> list = new ArrayList<>();
        for (Award award : CasualtyAwards.fleeing(muster)) {
            Stake stake = award.stake();
            list.add(stake.paying(Math.multiplyExact(FIFTHS, stake.amount())));
        }
        list.addAll(Award.stakes(secondary(muster, Objectives.secondary(scenario))));
        Scale scale = new Scales.Bands(muster.armyPoints(), muster.payments());
        return new Stakes(scenario, list, List.of(), scale, new GameLength.Unlimited());
    }

    @Override
    public Adjudication adjudicate(Game game) {
        Scenario scenario = game.state().scenario();
        return settle(
                        Muster.of(scenario),
                        Objectives.secondary(scenario),
                        Situation.of(game.state()),
                        Holds.lines(game.state()))
                .named(Armies.NAMES);
    }

    @Override
    public Adjudication score(FleeingSheet sheet, Both<?> names) {
        SheetFacts facts = sheet.facts();
        return settle(facts.muster(sheet.armyPoints(), names), sheet.secondaryMade(), facts, Holds.NONE);
    }

    private Adjudication settle(Muster muster, Both<Claim> made, Facts now, Both<List<Line>> ground) {
        List<Award> awards = CasualtyAwards.fleeing(muster);
        List<Award> secondary = secondary(muster, made);
        Both<Tally> whole = Both.each(army -> new Tally(Settlement.byUnit(awards, army, now)));
        Both<Tally> fifths = Both.each(army -> new Tally(Settlement.byUnit(secondary, army, now)));
        Both<Tally> sides = Both.each(army ->
                whole.of(army).with(rounded(fifths.of(army).lines())).with(ground.of(army)));
        Both<Long> exact = Both.each(army ->
                FIFTHS * whole.of(army).with(ground.of(army)).total() + fifths.of(army).total());
        long lead = exact.a() - exact.b();
        Outcome outcome = outcome(Math.abs(lead), muster.armyPoints(), muster.payments());
        Winner winner = outcome == Outcome.DRAW ? Winner.NONE : Winner.ofMore(lead, 0);
        return Adjudication.of(id(), muster.names(), sides, winner).withOutcome(outcome);
    }

    private static List<Line> rounded(List<Line> fifths) {
        return fifths.stream()
                .map(line -> new Line(line.rule(), rounded(line.points()), List.of(), line.sentence()))
                .toList();
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
    static Outcome outcome(long fifths, long armyPoints, Payments payments) {
        if (fifths < fifthsToWin(armyPoints, payments)) {
            return Outcome.DRAW;
        }
        return fifths * PERCENT > armyPoints * MASSACRE.in(payments) * FIFTHS ? Outcome.MASSACRE : Outcome.WIN;
    }

    /** The smallest difference in fifths that is no draw. */
    static long fifthsToWin(long armyPoints, Payments payments) {
        return (armyPoints * WIN.in(payments) * FIFTHS + PERCENT - 1) / PERCENT;
    }
}
