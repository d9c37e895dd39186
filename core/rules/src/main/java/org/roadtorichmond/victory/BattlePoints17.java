package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Shares.Share;
import org.roadtorichmond.words.Sentence;

/**
 * {@code battle-points-17}: 20 battle points shared from 10-10 to 17-3, and three more for the secondary objective
 * (document 000, Victory Conditions).
 */
public final class BattlePoints17 implements SheetSystem<FleeingSheet>, VictoryRules {
    static final Amount SECONDARY = Amount.number("secondary17", 3, 0, 20);
    static final Amount TABLE = Amount.table("table17", 5, 10, 20, 30, 40, 50, 70);
    static final List<Amount> AMOUNTS = FleeingScore.and(TABLE, SECONDARY);

    private final Payments payments;
    private final Both<List<Line>> ground;

    /** The system as document 000 describes it. */
    public BattlePoints17() {
        this(Account.USUAL);
    }

    BattlePoints17(Account account) {
        payments = account.payments();
        ground = account.ground();
    }

    @Override
    public String id() {
        return "battle-points-17";
    }

    @Override
    public List<Amount> amounts() {
        return AMOUNTS;
    }

    @Override
    public Stakes stakes(Scenario scenario) {
        CasualtyStakes made = CasualtyStakes.fleeing(scenario, 1);
        for (Side side : Side.values()) {
            made.battle("17.secondary", side, made.of(SECONDARY), made.loneSecondary(side));
        }
        BattlePointTable table = BattlePointTable.of(TABLE, scenario.victory().payments());
        return made.under(new Scales.Sharing(table, Armies.points(scenario)));
    }

    @Override
    public Adjudication adjudicate(Game game) {
        return new BattlePoints17(Account.of(game.state()))
                .score(FieldSheets.fleeing(game.state()), Armies.TITLES)
                .named(Armies.NAMES);
    }

    @Override
    public Adjudication score(FleeingSheet sheet, Both<?> names) {
        Both<Tally> sides =
                Both.each(army -> new Tally(FleeingScore.lines(army, sheet, payments)).with(ground.of(army)));
        List<Share> lines = new ArrayList<>();
        lines.add(BattlePointTable.of(TABLE, payments).share("17.difference", sides, sheet.armyPoints(), names));
        int secondary = SECONDARY.in(payments);
        for (Army army : Army.values()) {
            if (sheet.secondary().of(army)) {
                Sentence why = Sentence.of("share.secondary", names.of(army), secondary);
                lines.add(Share.transfer("17.secondary", army, secondary, why));
            }
        }
        BattlePointTable.limit(lines, "17.limit", names);
        Shares points = new Shares(lines);
        return Adjudication.of(id(), names, sides, points.leader()).withBattlePoints(points);
    }
}
