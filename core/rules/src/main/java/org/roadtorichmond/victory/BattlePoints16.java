package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameLength;
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
    static final Amount SHAKEN = Amount.percent("shaken", 50);
    static final Amount DECIMATED = Amount.percent("decimated", 50);
    static final Amount DECIMATED_AT = Amount.percent("decimatedAt", 25);
    static final Amount PRIMARY = Amount.number("primary16", 3, 0, 20);
    static final Amount TABLE = Amount.table("table16", 5, 10, 20, 30, 40, 50);
    static final List<Amount> AMOUNTS = List.of(SHAKEN, DECIMATED, DECIMATED_AT, TABLE, PRIMARY, SpoilsOfWar.TOKEN);

    @Override
    public String id() {
        return "battle-points-16";
    }

    @Override
    public List<Amount> amounts() {
        return AMOUNTS;
    }

    private static List<Award> awards(Muster muster, Both<Claim> primary, Both<Claim> secondary, int value) {
        List<Award> list = CasualtyAwards.shaken(muster);
        int points = muster.of(PRIMARY);
        for (Side side : Side.values()) {
            Sentence why = Sentence.of("share.primary", muster.names().of(side), points);
            list.add(Award.battle("16.primary", side, points, primary.of(side), why));
        }
        for (Side side : Side.values()) {
            Sentence why = Sentence.of("share.onlySecondary", muster.names().of(side), value);
            list.add(Award.battle("16.secondary", side, value, Objectives.alone(secondary, side), why));
        }
        return list;
    }

    private static List<Award> awards(Scenario scenario, Both<Claim> primary) {
        int value = scenario.victory().sheet().secondaryValue();
        return awards(Muster.of(scenario), primary, Objectives.secondary(scenario), value);
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        SheetTerms.Primary objective = scenario.victory().sheet().primary();
        Both<Claim> primary = objective.spoils()
                ? Both.each(army -> new Claim.MoreTokens(army.side()))
                : Objectives.more(objective.hexes());
        List<Stake> list = new ArrayList<>(Award.stakes(awards(scenario, primary)));
        if (objective.spoils()) {
            list.addAll(SpoilsOfWar.tokens(scenario));
        }
        BattlePointTable table = BattlePointTable.of(TABLE, scenario.victory().payments());
        Scale scale = new Scales.Sharing(table, Armies.points(scenario));
        return new Stakes(scenario, list, List.of(), scale, new GameLength.Unlimited());
    }

    @Override
    public Referee referee(Scenario scenario) {
        return scenario.victory().sheet().primary().spoils() ? new SpoilsReferee() : Referee.NONE;
    }

    @Override
    public Adjudication adjudicate(Game game) {
        Scenario scenario = game.state().scenario();
        SheetTerms.Primary objective = scenario.victory().sheet().primary();
        Optional<Shares> tokens = objective.spoils() ? Optional.of(SpoilsOfWar.course(game)) : Optional.empty();
        Both<Claim> primary = tokens.map(held -> held.leader().claims()).orElse(Objectives.more(objective.hexes()));
        return settle(
                        Muster.of(scenario),
                        awards(scenario, primary),
                        Situation.of(game.state()),
                        Holds.lines(game.state()))
                .withTokens(tokens)
                .named(Armies.NAMES);
    }

    @Override
    public Adjudication score(ShakenSheet sheet, Both<?> names) {
        SheetFacts facts = sheet.facts();
        Muster muster = facts.muster(sheet.armyPoints(), names);
        Optional<Shares> tokens = sheet.spoils().map(spoils -> SpoilsCourse.run(spoils, names, muster.payments()));
        Winner primary = tokens.map(Shares::leader).orElse(sheet.primary());
        Both<Claim> secondary = Both.each(army -> Stake.known(sheet.secondary().of(army)));
        List<Award> awards = awards(muster, primary.claims(), secondary, sheet.secondaryValue());
        return settle(muster, awards, facts, Holds.NONE).withTokens(tokens);
    }

    private Adjudication settle(Muster muster, List<Award> awards, Facts now, Both<List<Line>> ground) {
        Both<Tally> sides = Both.each(army -> new Tally(Settlement.byUnit(awards, army, now)).with(ground.of(army)));
        Shares points = BattlePointTable.of(TABLE, muster.payments()).shares("16", sides, muster, awards, now);
        Winner primary = awards.stream()
                .map(Award::stake)
                .filter(stake -> stake.rule().equals("16.primary") && stake.isPaid(now))
                .findFirst()
                .map(stake -> Winner.of(Army.of(stake.to())))
                .orElse(Winner.NONE);
        return Adjudication.of(id(), muster.names(), sides, points.leader())
                .withBattlePoints(points)
                .withObjective(primary);
    }
}
