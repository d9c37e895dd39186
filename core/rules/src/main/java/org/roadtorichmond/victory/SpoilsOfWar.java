package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Payments;

/** {@code spoils-of-war}: the player with more tokens on its units wins (document 001). */
public final class SpoilsOfWar implements SheetSystem<SpoilsSheet> {
    static final Amount TOKEN = Amount.number("token", 1, 1, 100);
    static final List<Amount> AMOUNTS = List.of(TOKEN);

    private final Payments payments;

    /** The system as document 001 describes it. */
    public SpoilsOfWar() {
        this(Payments.USUAL);
    }

    SpoilsOfWar(Payments payments) {
        this.payments = payments;
    }

    @Override
    public Adjudication score(SpoilsSheet sheet, Both<?> names) {
        Shares tokens = SpoilsCourse.run(sheet, names, payments);
        Winner winner = tokens.leader();
        return Adjudication.of(VictorySystem.SPOILS_OF_WAR, names, Both.each(army -> Tally.EMPTY), winner)
                .withTokens(Optional.of(tokens))
                .withObjective(winner);
    }
}
