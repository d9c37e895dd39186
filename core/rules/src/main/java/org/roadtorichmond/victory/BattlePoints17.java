package org.roadtorichmond.victory;

import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * {@code battle-points-17}: 20 battle points shared from 10-10 to 17-3, and three more for the secondary objective
 * (document 000, Victory Conditions).
 */
public final class BattlePoints17 implements SheetSystem<FleeingSheet>, VictoryRules {
    static final Amount FLEEING = Amount.percent("fleeing", 50);
    static final Amount SHATTERED = Amount.percent("shattered", 50);
    static final Amount SHATTERED_AT = Amount.percent("shatteredAt", 25);
    static final Amount GENERAL = Amount.points("general", 200);
    static final Amount STANDARD = Amount.points("battleStandard", 200);
    static final Amount SECONDARY = Amount.number("secondary17", 3, 0, 20);
    static final Amount TABLE = Amount.table("table17", 5, 10, 20, 30, 40, 50, 70);

    @Override
    public String id() {
        return "battle-points-17";
    }

    @Override
    public List<Amount> amounts() {
        return casualtiesAnd(TABLE, SECONDARY);
    }

    /** The amounts of {@link CasualtyAwards#fleeing} and others. */
    static List<Amount> casualtiesAnd(Amount... others) {
        Stream<Amount> casualties = Stream.of(FLEEING, SHATTERED, SHATTERED_AT, GENERAL, STANDARD);
        return Stream.concat(casualties, Stream.of(others)).toList();
    }

    private static List<Award> awards(Muster muster, Both<Claim> secondary) {
        List<Award> list = CasualtyAwards.fleeing(muster);
        int points = muster.of(SECONDARY);
        for (Side side : Side.values()) {
            Claim alone = Objectives.alone(secondary, side);
            Sentence why = Sentence.of("share.secondary", muster.names().of(side), points);
            list.add(Award.battle("17.secondary", side, points, alone, why));
        }
        return list;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        Muster muster = Muster.of(scenario);
        BattlePointTable table = BattlePointTable.of(TABLE, muster.payments());
        List<Award> awards = awards(muster, Objectives.secondary(scenario));
        return Award.stakes(scenario, awards, new Scales.Sharing(table, muster.armyPoints()));
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

    private Adjudication settle(Muster muster, Both<Claim> secondary, Facts now, Both<List<Line>> ground) {
        List<Award> awards = awards(muster, secondary);
        Both<Tally> sides = Both.each(army -> new Tally(Settlement.byUnit(awards, army, now)).with(ground.of(army)));
        Shares points = BattlePointTable.of(TABLE, muster.payments()).shares("17", sides, muster, awards, now);
        return Adjudication.of(id(), muster.names(), sides, points.leader()).withBattlePoints(points);
    }
}
