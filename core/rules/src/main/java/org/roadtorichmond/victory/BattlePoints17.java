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

    private static List<Award> awards(CountedForces forces) {
        List<Award> list = CasualtyAwards.fleeing(forces);
        int points = forces.of(SECONDARY);
        for (Side side : Side.values()) {
            Sentence why = Sentence.of("share.secondary", forces.names().of(side), points);
            list.add(Award.battle("17.secondary", side, points, forces.loneSecondary(side), why));
        }
        return list;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        CountedForces forces = CountedForces.of(scenario);
        BattlePointTable table = BattlePointTable.of(TABLE, forces.payments());
        return new Stakes(scenario, Award.stakes(awards(forces)), new Scales.Sharing(table, forces.armyPoints()));
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
        List<Award> awards = awards(forces);
        PerArmy<Tally> sides = Settlement.byUnit(awards, now);
        Shares points = BattlePointTable.of(TABLE, forces.payments()).shares("17", sides, forces, awards, now);
        return Adjudication.of(id(), forces.names(), sides, points.leader()).withBattlePoints(points);
    }
}
