package org.roadtorichmond.victory.systems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Per;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Scale;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Stake;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Tally;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.victory.sheets.EventHistory;
import org.roadtorichmond.victory.sheets.SheetSystem;
import org.roadtorichmond.victory.sheets.SpoilsCourse;
import org.roadtorichmond.victory.sheets.SpoilsSheet;

/** {@code spoils-of-war}: the player with more tokens on its units wins (document 001). */
public final class SpoilsOfWar implements SheetSystem<SpoilsSheet>, VictoryRules {
    static final Amount TOKEN = Amount.number("token", 1, 1, 100);

    /** Watches games in which tokens are fought for. */
    static final Referee REFEREE = new Referee() {
        @Override
        public boolean spoils() {
            return true;
        }
    };

    @Override
    public String id() {
        return "spoils-of-war";
    }

    @Override
    public List<Amount> amounts() {
        return List.of(TOKEN);
    }

    @Override
    public int groundPoint(Scenario scenario) {
        return 0;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        return new Stakes(scenario, tokens(scenario), new Scale.MoreWins(Coin.TOKEN, Measure.TOKENS));
    }

    static List<Stake> tokens(Scenario scenario) {
        int token = TOKEN.in(scenario);
        List<Stake> list = new ArrayList<>();
        for (Unit unit : scenario.units()) {
            if (SpoilsCourse.whyNeverScoring(EventHistory.row(scenario, unit, 0, 0), scenario.turns())
                    .isEmpty()) {
                list.add(new Stake("spoils.token", unit.side(), Coin.TOKEN, token, new Claim.Bears(unit))
                        .times(Per.TOKEN));
                list.add(new Stake("spoils.token", unit.side().enemy(), Coin.TOKEN, token, new Claim.Prize(unit)));
            }
        }
        return list;
    }

    @Override
    public Referee referee(Scenario scenario) {
        return REFEREE;
    }

    /** The tokens won and lost in a game, line by line. */
    static Shares course(Game game) {
        Payments payments = game.state().scenario().victory().payments();
        return course(EventHistory.sheet(game), PerArmy.TITLES, payments);
    }

    /** The tokens won and lost on a sheet, line by line. */
    static Shares course(SpoilsSheet sheet, PerArmy<?> names, Payments payments) {
        int token = TOKEN.in(payments);
        return new Shares(SpoilsCourse.run(sheet, names).shares().lines().stream()
                .map(line -> line.times(token))
                .toList());
    }

    @Override
    public Adjudication adjudicate(Game game) {
        return result(course(game), PerArmy.TITLES);
    }

    @Override
    public Adjudication score(SpoilsSheet sheet, PerArmy<?> names) {
        return result(course(sheet, names, Payments.USUAL), names);
    }

    private Adjudication result(Shares tokens, PerArmy<?> names) {
        Winner winner = tokens.leader();
        return Adjudication.of(id(), names, PerArmy.each(army -> Tally.EMPTY), winner)
                .withTokens(Optional.of(tokens))
                .withObjective(winner);
    }
}
