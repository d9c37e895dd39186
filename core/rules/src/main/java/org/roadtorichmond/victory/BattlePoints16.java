package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.unit.Side;
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
        return CasualtyAwards.shakenAnd(TABLE, PRIMARY, SpoilsCourse.TOKEN);
    }

    private static List<Award> awards(CountedForces forces, PerArmy<Claim> primary, int secondaryValue) {
        List<Award> list = CasualtyAwards.shaken(forces);
        int points = forces.of(PRIMARY);
        for (Side side : Side.values()) {
            Sentence why = Sentence.of("share.primary", forces.names().of(side), points);
            list.add(Award.battle("16.primary", side, points, primary.of(side), why));
        }
        for (Side side : Side.values()) {
            Sentence why = Sentence.of("share.onlySecondary", forces.names().of(side), secondaryValue);
            list.add(Award.battle("16.secondary", side, secondaryValue, forces.loneSecondary(side), why));
        }
        return list;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        SheetTerms terms = scenario.victory().sheet();
        CountedForces forces = CountedForces.of(scenario);
        boolean spoils = terms.primary().spoils();
        PerArmy<Claim> primary = spoils ? PerArmy.each(army -> new Claim.MoreTokens(army.side())) : ofHexes(terms);
        List<Stake> list = new ArrayList<>(Award.stakes(awards(forces, primary, terms.secondaryValue())));
        if (spoils) {
            list.addAll(SpoilsOfWar.tokens(scenario));
        }
        BattlePointTable table = BattlePointTable.of(TABLE, forces.payments());
        return new Stakes(scenario, list, new Scales.Sharing(table, forces.armyPoints()));
    }

    private static PerArmy<Claim> ofHexes(SheetTerms terms) {
        return PerArmy.each(army -> new Claim.More(army.side(), terms.primary().hexes()));
    }

    @Override
    public Referee referee(Scenario scenario) {
        return scenario.victory().sheet().primary().spoils() ? new SpoilsReferee() : Referee.NONE;
    }

    @Override
    public Adjudication adjudicate(Game game) {
        Scenario scenario = game.state().scenario();
        SheetTerms terms = scenario.victory().sheet();
        Optional<Shares> tokens = terms.primary().spoils() ? Optional.of(SpoilsOfWar.course(game)) : Optional.empty();
        PerArmy<Claim> primary = tokens.map(held -> held.leader().claims()).orElse(ofHexes(terms));
        return settle(CountedForces.of(scenario), primary, terms.secondaryValue(), Situation.of(game.state()))
                .withTokens(tokens)
                .named(Armies.NAMES);
    }

    @Override
    public Adjudication score(ShakenSheet sheet, PerArmy<?> names) {
        SheetFacts facts = sheet.facts();
        CountedForces forces = facts.forces(sheet.armyPoints(), sheet.secondary(), names);
        Optional<Shares> tokens = sheet.spoils().map(spoils -> SpoilsCourse.run(spoils, names, forces.payments()));
        Winner primary = tokens.map(Shares::leader).orElse(sheet.primary());
        return settle(forces, primary.claims(), sheet.secondaryValue(), facts).withTokens(tokens);
    }

    private Adjudication settle(CountedForces forces, PerArmy<Claim> primary, int secondaryValue, Facts now) {
        List<Award> awards = awards(forces, primary, secondaryValue);
        PerArmy<Tally> sides = Settlement.byUnit(awards, now);
        Shares points = BattlePointTable.of(TABLE, forces.payments()).shares("16", sides, forces, awards, now);
        return Adjudication.of(id(), forces.names(), sides, points.leader())
                .withBattlePoints(points)
                .withObjective(Winner.of(primary, now));
    }
}
