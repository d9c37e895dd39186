package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.victory.Shares.Share;

/** {@code spoils-of-war}: the player with more tokens on its units wins (document 001). */
public final class SpoilsOfWar implements SheetSystem<SpoilsSheet> {
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
        return Adjudication.of(VictorySystem.SPOILS_OF_WAR, names, Both.each(army -> Tally.EMPTY), winner)
                .withTokens(Optional.of(tokens))
                .withObjective(winner);
    }
}
