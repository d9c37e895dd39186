package org.roadtorichmond.victory.systems;

import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.CountedForces;
import org.roadtorichmond.victory.account.Facts;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.victory.account.Settlement;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Totals;
import org.roadtorichmond.victory.sheets.FleeingSheet;
import org.roadtorichmond.victory.sheets.SheetFacts;
import org.roadtorichmond.victory.sheets.SheetSystem;
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

    private static List<Award> awards(CountedForces forces) {
        List<Award> list = CasualtyAwards.fleeing(forces);
        int points = forces.of(SECONDARY);
        for (Side side : Side.values()) {
            Sentence why = Sentence.of("share.secondary", forces.names().of(side), points);
            list.add(BattlePointTable.award("17.secondary", side, points, forces.loneSecondary(side), why));
        }
        return list;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        CountedForces forces = CountedForces.of(scenario);
        return new Stakes(scenario, Award.stakes(awards(forces), forces.ground()), BattlePointTable.of(TABLE, forces));
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

    /**
     * The Union's battle points of twenty for a result of any system: those that it shares itself, or by the table of document 000, as it is
     * printed, for what it is ahead by as a share of all that both sides have (rule 22.3).
     */
    public static int shared(Score score) {
        if (score.measure() == Measure.BATTLE_POINTS) {
            return (int) score.union();
        }
        long all = Math.max(1, Math.abs(score.union()) + Math.abs(score.confederate()));
        BattlePointTable table = new BattlePointTable(TABLE.usual(), (int) Math.min(all, Integer.MAX_VALUE));
        Totals totals = new Totals(score.union(), score.confederate(), 0, 0, 0, false, false);
        return (int) table.score(totals).union();
    }

    private Adjudication settle(CountedForces forces, Facts now) {
        List<Award> awards = awards(forces);
        PerArmy<Tally> sides = Settlement.byUnit(awards, forces.ground(), now);
        Shares points = BattlePointTable.of(TABLE, forces).shares("17", sides, awards, forces.names(), now);
        return Adjudication.of(id(), forces.names(), sides, points.leader()).withBattlePoints(points);
    }
}
