package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.victory.Shares.Share;
import org.roadtorichmond.words.Sentence;

/**
 * {@code battle-points-17}: 20 battle points shared from 10-10 to 17-3, and three more for the secondary objective
 * (document 000, Victory Conditions).
 */
public final class BattlePoints17 implements SheetSystem<FleeingSheet> {
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
        return Adjudication.of(VictorySystem.BATTLE_POINTS_17, names, sides, points.leader())
                .withBattlePoints(points);
    }
}
