package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.Shares.Share;

/** {@code spoils-of-war}: the player with more tokens on its units wins (document 001). */
public final class SpoilsOfWar implements SheetSystem<SpoilsSheet>, VictoryRules {
    static final Amount TOKEN = Amount.number("token", 1, 1, 100);
    static final List<Amount> AMOUNTS = List.of(TOKEN);

    private final Payments payments;
    private final Both<List<Line>> ground;

    /** The system as document 001 describes it. */
    public SpoilsOfWar() {
        this(Account.USUAL);
    }

    SpoilsOfWar(Account account) {
        payments = account.payments();
        ground = account.ground();
    }

    @Override
    public String id() {
        return "spoils-of-war";
    }

    @Override
    public List<Amount> amounts() {
        return AMOUNTS;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        Scale more = new Scales.MoreWins(Coin.TOKEN, Measure.TOKENS);
        return new Stakes(scenario, tokens(scenario), List.of(), more, new GameLength.Unlimited());
    }

    /** The stakes in tokens. */
    static List<Stake> tokens(Scenario scenario) {
        int token = TOKEN.in(scenario);
        List<Stake> list = new ArrayList<>();
        for (Unit unit : scenario.units()) {
            if (unit.arm() == Arm.INFANTRY && scenario.bearsColours(unit)) {
                list.add(new Stake("spoils.token", unit.side(), Coin.TOKEN, token, new Claim.Bears(unit))
                        .times(Per.TOKEN));
                list.add(new Stake("spoils.token", unit.side().enemy(), Coin.TOKEN, token, new Claim.Prize(unit)));
            }
        }
        return list;
    }

    @Override
    public Referee referee(Scenario scenario) {
        return new SpoilsReferee();
    }

    @Override
    public Adjudication adjudicate(Game game) {
        return new SpoilsOfWar(Account.of(game.state()))
                .score(FieldSheets.spoils(game), Armies.TITLES)
                .named(Armies.NAMES);
    }

    @Override
    public Adjudication score(SpoilsSheet sheet, Both<?> names) {
        List<Share> lines =
                new ArrayList<>(SpoilsCourse.run(sheet, names, payments).lines());
        for (Army army : Army.values()) {
            for (Line line : ground.of(army)) {
                lines.add(
                        Share.alone(line.rule(), army, Math.toIntExact(line.points()), line.units(), line.sentence()));
            }
        }
        Shares tokens = new Shares(lines);
        Winner winner = tokens.leader();
        return Adjudication.of(id(), names, Both.each(army -> Tally.EMPTY), winner)
                .withTokens(Optional.of(tokens))
                .withObjective(winner);
    }
}
