package org.roadtorichmond.victory;

import java.util.Optional;

/** {@code spoils-of-war}: the player with more tokens on its units wins (document 001). */
public final class SpoilsOfWar implements SheetSystem<SpoilsSheet> {
    @Override
    public Adjudication score(SpoilsSheet sheet, Both<?> names) {
        Shares tokens = SpoilsCourse.run(sheet, names);
        Winner winner = tokens.leader();
        return Adjudication.of(VictorySystem.SPOILS_OF_WAR, names, Both.each(army -> Tally.EMPTY), winner)
                .withTokens(Optional.of(tokens))
                .withObjective(winner);
    }
}
