package org.roadtorichmond.victory;

import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * {@code battle-points-17}: 20 battle points shared from 10-10 to 17-3, and three more for the secondary objective
 * (document 000, Victory Conditions).
 */
public final class BattlePoints17 implements SheetSystem<FleeingSheet>, VictoryRules {
    static final Amount SECONDARY = Amount.number("secondary17", 3, 0, 20);
    static final Amount TABLE = Amount.table("table17", 5, 10, 20, 30, 40, 50, 70);

    @Override
    public String id() {
        return "battle-points-17";
    }

    @Override
    public List<Amount> amounts() {
        return CasualtyAwards.fleeingAnd(TABLE, SECONDARY);
    }

    private static List<Award> awards(Muster muster) {
        List<Award> list = CasualtyAwards.fleeing(muster);
        int points = muster.of(SECONDARY);
        for (Side side : Side.values()) {
            Sentence why = Sentence.of("share.secondary", muster.names().of(side), points);
            list.add(Award.battle("17.secondary", side, points, muster.loneSecondary(side), why));
        }
        return list;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        Muster muster = Muster.of(scenario);
        BattlePointTable table = BattlePointTable.of(TABLE, muster.payments());
        return new Stakes(scenario, Award.stakes(awards(muster)), new Scales.Sharing(table, muster.armyPoints()));
    }

    @Override
    public Adjudication adjudicate(Game game) {
        return settle(Muster.of(game.state().scenario()), Situation.of(game.state()))
                .named(Armies.NAMES);
    }

    @Override
    public Adjudication score(FleeingSheet sheet, Both<?> names) {
        SheetFacts facts = sheet.facts();
        return settle(facts.muster(sheet.armyPoints(), sheet.secondary(), names), facts);
    }

    private Adjudication settle(Muster muster, Facts now) {
        List<Award> awards = awards(muster);
        Both<Tally> sides = Settlement.byUnit(awards, now);
        Shares points = BattlePointTable.of(TABLE, muster.payments()).shares("17", sides, muster, awards, now);
        return Adjudication.of(id(), muster.names(), sides, points.leader()).withBattlePoints(points);
    }
}
