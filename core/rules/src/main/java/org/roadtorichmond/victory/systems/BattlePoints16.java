package org.roadtorichmond.victory.systems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Award;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.CountedForces;
import org.roadtorichmond.victory.account.Facts;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Settlement;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Situation;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.victory.sheets.ShakenSheet;
import org.roadtorichmond.victory.sheets.SheetFacts;
import org.roadtorichmond.victory.sheets.SheetSystem;
import org.roadtorichmond.words.Sentence;

/**
 * {@code battle-points-16}: 20 battle points shared from 10-10 to 16-4, three for the primary objective and some for the
 * secondary objectives (document 002, Battle Points).
 *
 * <p>The two always share 20 points. With the values of document 002 no result goes beyond 20-0; where the players have agreed on
 * a higher value for secondary objectives, the result is cut to 20-0 after all objectives are counted.
 */
public final class BattlePoints16 implements SheetSystem<ShakenSheet>, VictoryRules {
    static final Amount PRIMARY = Amount.number("primary16", 3, 0, 20);
    static final Amount TABLE = Amount.table("table16", 5, 10, 20, 30, 40, 50);

    @Override
    public String id() {
        return "battle-points-16";
    }

    @Override
    public List<Amount> amounts() {
        return CasualtyAwards.shakenAnd(TABLE, PRIMARY, SpoilsOfWar.TOKEN);
    }

    private static List<Award> awards(CountedForces forces, PerArmy<Claim> primary, int secondaryValue) {
        List<Award> list = CasualtyAwards.shaken(forces);
        int points = forces.of(PRIMARY);
        for (Side side : Side.values()) {
            Sentence why = Sentence.of("share.primary", forces.names().of(side), points);
            list.add(BattlePointTable.award("16.primary", side, points, primary.of(side), why));
        }
        for (Side side : Side.values()) {
            Sentence why = Sentence.of("share.onlySecondary", forces.names().of(side), secondaryValue);
            list.add(BattlePointTable.award("16.secondary", side, secondaryValue, forces.loneSecondary(side), why));
        }
        return list;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        SheetTerms terms = scenario.victory().sheet();
        CountedForces forces = CountedForces.of(scenario);
        boolean spoils = terms.primary().spoils();
        PerArmy<Claim> primary = PerArmy.each(army -> spoils
                ? new Claim.MoreTokens(army.side())
                : new Claim.More(army.side(), terms.primary().hexes()));
        List<Stake> list =
                new ArrayList<>(Award.stakes(awards(forces, primary, terms.secondaryValue()), forces.ground()));
        if (spoils) {
            list.addAll(SpoilsOfWar.tokens(scenario));
        }
        return new Stakes(scenario, list, BattlePointTable.of(TABLE, forces));
    }

    @Override
    public Referee referee(Scenario scenario) {
        return scenario.victory().sheet().primary().spoils() ? SpoilsOfWar.REFEREE : Referee.NONE;
    }

    @Override
    public Adjudication adjudicate(Game game) {
        Scenario scenario = game.state().scenario();
        SheetTerms terms = scenario.victory().sheet();
        Situation now = Situation.of(game.state());
        Optional<Shares> tokens = terms.primary().spoils() ? Optional.of(SpoilsOfWar.course(game)) : Optional.empty();
        Winner primary = tokens.map(Shares::leader)
                .orElseGet(
                        () -> Winner.ofMore(now.lead(Side.UNION, terms.primary().hexes()), 0));
        return settle(CountedForces.of(scenario), primary, terms.secondaryValue(), now)
                .withTokens(tokens);
    }

    @Override
    public Adjudication score(ShakenSheet sheet, PerArmy<?> names) {
        SheetFacts facts = sheet.facts();
        CountedForces forces = facts.forces(sheet.armyPoints(), sheet.secondary(), names);
        Optional<Shares> tokens = sheet.spoils().map(spoils -> SpoilsOfWar.course(spoils, names, forces.payments()));
        Winner primary = tokens.map(Shares::leader).orElse(sheet.primary());
        return settle(forces, primary, sheet.secondaryValue(), facts).withTokens(tokens);
    }

    private Adjudication settle(CountedForces forces, Winner primary, int secondaryValue, Facts now) {
        List<Award> awards = awards(forces, PerArmy.each(army -> Stake.known(primary.is(army))), secondaryValue);
        PerArmy<Tally> sides = Settlement.byUnit(awards, forces.ground(), now);
        Shares points = BattlePointTable.of(TABLE, forces).shares("16", sides, awards, forces.names(), now);
        return Adjudication.of(id(), forces.names(), sides, points.leader())
                .withBattlePoints(points)
                .withObjective(primary);
    }
}
