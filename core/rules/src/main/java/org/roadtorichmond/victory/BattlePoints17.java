package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.victory.Shares.Share;
import org.roadtorichmond.words.Sentence;

/**
 * {@code battle-points-17}: 20 battle points shared from 10-10 to 17-3, and three more for the secondary objective
 * (document 000, Victory Conditions).
 */
public final class BattlePoints17 implements SheetSystem<FleeingSheet> {
    static final int SECONDARY = 3;

    @Override
    public Adjudication score(FleeingSheet sheet, Both<?> names) {
        Both<Tally> sides = Both.each(army -> new Tally(FleeingScore.lines(army, sheet)));
        List<Share> lines = new ArrayList<>();
        lines.add(BattlePointTable.TO_17.share("17.difference", sides, sheet.armyPoints(), names));
        for (Army army : Army.values()) {
            if (sheet.secondary().of(army)) {
                Sentence why = Sentence.of("share.secondary", names.of(army), SECONDARY);
                lines.add(Share.transfer("17.secondary", army, SECONDARY, why));
            }
        }
        Shares points = new Shares(lines);
        return Adjudication.of(VictorySystem.BATTLE_POINTS_17, names, sides, points.leader())
                .withBattlePoints(points);
    }
}
